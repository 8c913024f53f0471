package org.mockserver.model;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** One parameter of the query, the path or a form, with its values. */
public class Parameter extends KeyToMultiValue {

    /** A parameter whose name and values are read with their prefixes. */
    public Parameter(String name, String... values) {
        this(NottableString.string(name), NottableString.strings(values));
    }

    /** A parameter taken as it is. */
    public Parameter(NottableString name, NottableString... values) {
        this(name, List.of(values));
    }

    /** A parameter whose values are read with their prefixes. */
    public Parameter(NottableString name, String... values) {
        this(name, NottableString.strings(values));
    }

    /** A parameter whose name and values are read with their prefixes. */
    public Parameter(String name, Collection<String> values) {
        this(NottableString.string(name), NottableString.strings(values));
    }

    /** A parameter taken as it is. */
    public Parameter(NottableString name, Collection<NottableString> values) {
        super(name, values);
    }

    /** A parameter whose name and values are read with their prefixes. */
    public static Parameter param(String name, String... values) {
        return new Parameter(name, values);
    }

    /** A parameter taken as it is. */
    public static Parameter param(NottableString name, NottableString... values) {
        return new Parameter(name, values);
    }

    /** A parameter whose name and values are read with their prefixes. */
    public static Parameter param(String name, Collection<String> values) {
        return new Parameter(name, values);
    }

    /** A parameter taken as it is. */
    public static Parameter param(NottableString name, Collection<NottableString> values) {
        return new Parameter(name, values);
    }

    /** A parameter whose values must validate against JSON Schemas given as text. */
    public static Parameter schemaParam(String name, String... schemas) {
        return new Parameter(NottableString.string(name), schemaValues(schemas));
    }

    /** A parameter that may be absent; its values are read with their prefixes. */
    public static Parameter optionalParam(String name, String... values) {
        return new Parameter(NottableOptionalString.optional(name), NottableString.strings(values));
    }

    /** A parameter whose values are read with their prefixes. */
    public static Parameter param(NottableString name, String... values) {
        return new Parameter(name, values);
    }

    /** A parameter whose values must validate against JSON Schemas given as text. */
    public static Parameter schemaParam(NottableString name, String... schemas) {
        return new Parameter(name, schemaValues(schemas));
    }

    /** Sets how the values are packed into one text of the request. */
    public Parameter withStyle(@Nullable ParameterStyle style) {
        getName().withStyle(style);
        return this;
    }

    private static List<NottableString> schemaValues(String... schemas) {
        return Arrays.stream(schemas)
                .<NottableString>map(NottableSchemaString::schemaString)
                .toList();
    }
}
