package org.mockserver.model;

import java.util.Collection;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** The parameters of a query, a path or a form. */
public class Parameters extends KeysToMultiValues<Parameter, Parameters> {

    private @Nullable String rawParameterString;

    /** The given entries. */
    public Parameters(@Nullable List<Parameter> entries) {
        withEntries(entries);
    }

    /** The given entries. */
    public Parameters(Parameter @Nullable ... entries) {
        withEntries(entries);
    }

    /** The given entries. */
    public static Parameters parameters(Parameter... entries) {
        return new Parameters(entries);
    }

    /** Sets the text from which the parameters were read; it is not sent, and of no account for equality. */
    public Parameters withRawParameterString(@Nullable String rawParameterString) {
        this.rawParameterString = rawParameterString;
        return this;
    }

    /** The text from which the parameters were read, or null. */
    public @Nullable String getRawParameterString() {
        return rawParameterString;
    }

    @Override
    public Parameter build(NottableString name, Collection<NottableString> values) {
        return new Parameter(name, values);
    }

    @Override
    protected Parameters self() {
        return this;
    }
}
