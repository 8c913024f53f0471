package org.mockserver.model;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** One header with its values; each value is one header line. */
public class Header extends KeyToMultiValue {

    /** A header whose name and values are read with their prefixes. */
    public Header(String name, String... values) {
        this(NottableString.string(name), NottableString.strings(values));
    }

    /** A header taken as it is. */
    public Header(NottableString name, NottableString... values) {
        this(name, List.of(values));
    }

    /** A header whose values are read with their prefixes. */
    public Header(NottableString name, String... values) {
        this(name, NottableString.strings(values));
    }

    /** A header whose name and values are read with their prefixes. */
    public Header(String name, Collection<String> values) {
        this(NottableString.string(name), NottableString.strings(values));
    }

    /** A header taken as it is. */
    public Header(NottableString name, Collection<NottableString> values) {
        super(name, values);
    }

    /** A header with a number as its value. */
    public static Header header(String name, int value) {
        return new Header(name, String.valueOf(value));
    }

    /** A header whose name and values are read with their prefixes. */
    public static Header header(String name, String... values) {
        return new Header(name, values);
    }

    /** A header taken as it is. */
    public static Header header(NottableString name, NottableString... values) {
        return new Header(name, values);
    }

    /** A header whose name and values are read with their prefixes. */
    public static Header header(String name, Collection<String> values) {
        return new Header(name, values);
    }

    /** A header taken as it is. */
    public static Header header(NottableString name, Collection<NottableString> values) {
        return new Header(name, values);
    }

    /** A header whose values must validate against JSON Schemas given as text. */
    public static Header schemaHeader(String name, String... schemas) {
        return new Header(NottableString.string(name), schemaValues(schemas));
    }

    /** A header that may be absent; its values are read with their prefixes. */
    public static Header optionalHeader(String name, String... values) {
        return new Header(NottableOptionalString.optional(name), NottableString.strings(values));
    }

    private static List<NottableString> schemaValues(String... schemas) {
        return Arrays.stream(schemas)
                .<NottableString>map(NottableSchemaString::schemaString)
                .toList();
    }
}
