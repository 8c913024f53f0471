package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A value that must validate against a JSON Schema; {@link #getValue()} is the text of the schema. */
public class NottableSchemaString extends NottableString {

    private NottableSchemaString(String schema, boolean not, boolean optional) {
        super(schema, not, optional);
    }

    /** A value validated by a schema given as JSON text. */
    public static NottableSchemaString schemaString(String schema) {
        return new NottableSchemaString(schema, false, false);
    }

    /** A value validated by a schema; null for {@code not} means not negated. */
    public static NottableSchemaString schemaString(String schema, @Nullable Boolean not) {
        return new NottableSchemaString(schema, Boolean.TRUE.equals(not), false);
    }

    /** A value validated by a schema, possibly negated and possibly absent. */
    public static NottableSchemaString schemaString(String schema, boolean not, boolean optional) {
        return new NottableSchemaString(schema, not, optional);
    }

    /** A value that must not validate against a schema. */
    public static NottableSchemaString notSchema(String schema) {
        return new NottableSchemaString(schema, true, false);
    }

    /**
     * Not possible here: servers validate.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public boolean matches(String other, boolean matchCase) {
        throw new UnsupportedOperationException("only a server validates against a JSON Schema");
    }
}
