package org.mockserver.model;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** The parameters of a query, a path or a form. */
public class Parameters extends KeysToMultiValues<Parameter, Parameters> {

    /** The given entries. */
    public Parameters(List<Parameter> entries) {
        entries.forEach(this::withEntry);
    }

    /** The given entries. */
    public Parameters(Parameter... entries) {
        this(Arrays.asList(entries));
    }

    /** The given entries. */
    public static Parameters parameters(Parameter... entries) {
        return new Parameters(entries);
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
