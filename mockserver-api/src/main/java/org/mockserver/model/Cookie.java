package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** One cookie: a name and a value. */
public class Cookie extends ValueObject {

    private final NottableString name;
    private final NottableString value;

    /** A cookie whose name and value are read with their prefixes. */
    public Cookie(String name, String value) {
        this(NottableString.string(name), NottableString.string(value));
    }

    /** A cookie whose value is read with its prefixes. */
    public Cookie(NottableString name, String value) {
        this(name, NottableString.string(value));
    }

    /** A cookie taken as it is. */
    public Cookie(NottableString name, NottableString value) {
        this.name = name;
        this.value = value;
    }

    /** A cookie whose name and value are read with their prefixes. */
    public static Cookie cookie(String name, String value) {
        return new Cookie(name, value);
    }

    /** A cookie whose value is read with its prefixes. */
    public static Cookie cookie(NottableString name, String value) {
        return new Cookie(name, value);
    }

    /** A cookie taken as it is. */
    public static Cookie cookie(NottableString name, NottableString value) {
        return new Cookie(name, value);
    }

    /** A cookie whose value must validate against a JSON Schema given as text. */
    public static Cookie schemaCookie(String name, String schema) {
        return new Cookie(NottableString.string(name), NottableSchemaString.schemaString(schema));
    }

    /** A cookie that may be absent; its value is read with its prefixes. */
    public static Cookie optionalCookie(String name, String value) {
        return new Cookie(NottableOptionalString.optional(name), NottableString.string(value));
    }

    /** A cookie that may be absent. */
    public static Cookie optionalCookie(String name, NottableString value) {
        return new Cookie(NottableOptionalString.optional(name), value);
    }

    /** The name. */
    public NottableString getName() {
        return name;
    }

    /** The value. */
    public NottableString getValue() {
        return value;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"name", name, "value", value};
    }
}
