package org.mockserver.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** A name with any number of values: one header or one parameter. */
public class KeyToMultiValue extends ValueObject {

    private final NottableString name;
    private final List<NottableString> values;

    /** For subtypes: takes the name and a copy of the values. */
    protected KeyToMultiValue(NottableString name, Collection<NottableString> values) {
        this.name = name;
        this.values = new ArrayList<>(values);
    }

    /** The name. */
    public NottableString getName() {
        return name;
    }

    /** The values in the order given; the caller must not change the list. */
    public List<NottableString> getValues() {
        return values;
    }

    /** Adds a value, reading its prefixes. */
    public void addValue(String value) {
        values.add(NottableString.string(value));
    }

    /** Adds a value. */
    public void addValue(NottableString value) {
        values.add(value);
    }

    /** Adds values, reading their prefixes. */
    public void addValues(String... added) {
        values.addAll(NottableString.strings(added));
    }

    /** Adds values. */
    public void addValues(NottableString... added) {
        values.addAll(List.of(added));
    }

    /** Adds values. */
    public void addNottableValues(Collection<NottableString> added) {
        values.addAll(added);
    }

    /** Replaces all values. */
    public void replaceValues(Collection<NottableString> replacement) {
        values.clear();
        values.addAll(replacement);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"name", name, "values", values};
    }
}
