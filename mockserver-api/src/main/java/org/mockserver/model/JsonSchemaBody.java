package org.mockserver.model;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** A body that validates against a JSON Schema; its value is the text of the schema. */
public class JsonSchemaBody extends Body<String> {

    private final String jsonSchema;
    private @Nullable Map<String, ParameterStyle> parameterStyles;

    /** A body validated by a schema given as JSON text. */
    public JsonSchemaBody(String jsonSchema) {
        super(Type.JSON_SCHEMA);
        this.jsonSchema = jsonSchema;
    }

    /** A body validated by a schema given as JSON text. */
    public static JsonSchemaBody jsonSchema(String jsonSchema) {
        return new JsonSchemaBody(jsonSchema);
    }

    /** A body validated by a schema in a resource on the class path of this process. */
    public static JsonSchemaBody jsonSchemaFromResource(String name) {
        return jsonSchema(Resources.text(name));
    }

    @Override
    public String getValue() {
        return jsonSchema;
    }

    /** How the values of form parameters are packed, by name, or null for not packed. */
    public @Nullable Map<String, ParameterStyle> getParameterStyles() {
        return parameterStyles;
    }

    /** Sets how the values of form parameters are packed; null for not packed. */
    public JsonSchemaBody withParameterStyles(@Nullable Map<String, ParameterStyle> styles) {
        this.parameterStyles = styles == null ? null : new LinkedHashMap<>(styles);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "parameterStyles", parameterStyles);
    }
}
