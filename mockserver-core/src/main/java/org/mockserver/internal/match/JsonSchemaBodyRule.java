package org.mockserver.internal.match;

import java.util.List;
import java.util.Map;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.ParameterStyle;
import tools.jackson.databind.JsonNode;

/**
 * The body validated against a JSON Schema.
 *
 * @param schema the schema
 * @param text the schema as the user wrote it
 * @param styles how form parameters are packed, by name
 */
record JsonSchemaBodyRule(JsonSchemaRule schema, String text, Map<String, ParameterStyle> styles) implements BodyRule {

    static JsonSchemaBodyRule compile(JsonSchemaBody body, String path, Compilation with) {
        Map<String, ParameterStyle> styles = body.getParameterStyles();
        return new JsonSchemaBodyRule(
                JsonSchemaRule.compile(body.getValue(), path + ".jsonSchema", with),
                body.getValue(),
                styles == null ? Map.of() : Map.copyOf(styles));
    }

    @Override
    public boolean matches(RequestView request) {
        JsonNode document = BodyAsJson.of(request, styles);
        return document != null && schema.accepts(document);
    }

    @Override
    public String difference(RequestView request) {
        JsonNode document = BodyAsJson.of(request, styles);
        List<String> reasons =
                document == null ? List.of("the body is not well-formed JSON") : schema.violations(document);
        return Difference.of("json schema match failed", text, request.bodyText(), reasons);
    }
}
