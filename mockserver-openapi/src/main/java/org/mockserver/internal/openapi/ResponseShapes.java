package org.mockserver.internal.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.Header;
import org.mockserver.model.Headers;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.KeyMatchStyle;
import org.mockserver.model.NottableOptionalString;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;

/** Says what the responses of an operation look like, in the words of request definitions: their headers and body. */
final class ResponseShapes {

    private final Specification specification;

    private ResponseShapes(Specification specification) {
        this.specification = specification;
    }

    /** By status code, range or {@code default}: one shape for each media type, or the only one. */
    static Map<String, List<HttpRequest>> of(ApiOperation operation, Specification specification) {
        ResponseShapes shapes = new ResponseShapes(specification);
        Map<String, List<HttpRequest>> byStatus = new LinkedHashMap<>();
        operation.responses().forEach((status, reference) -> {
            Located described = specification.references().follow(reference);
            byStatus.put(status, described == null ? List.of() : shapes.all(described));
        });
        return byStatus;
    }

    private List<HttpRequest> all(Located response) {
        List<HttpRequest> shapes = new ArrayList<>();
        Located content = response.member("content");
        for (Map.Entry<String, JsonNode> type : content.node().properties()) {
            shapes.add(withBody(headers(response), type.getKey(), content.with(type.getValue())));
        }
        Headers headers = headers(response);
        if (shapes.isEmpty() && !headers.isEmpty()) {
            shapes.add(new HttpRequest().withHeaders(headers));
        }
        return shapes;
    }

    /* A header named Content-Type is ignored (OpenAPI 3.0.3, 4.7.17). */
    private Headers headers(Located response) {
        Headers headers = new Headers().withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY);
        Located all = response.member("headers");
        for (Map.Entry<String, JsonNode> header : all.node().properties()) {
            Located described = specification.references().follow(all.with(header.getValue()));
            if (described != null && !header.getKey().equalsIgnoreCase("content-type")) {
                headers.withEntry(new Header(name(header.getKey(), described.flag("required")), value(described)));
            }
        }
        return headers;
    }

    private static NottableString name(String name, boolean required) {
        return required ? NottableString.string(name, false) : NottableOptionalString.optional(name);
    }

    /* Lists and objects are written in ways of their own, so only single values are compared. */
    private NottableString value(Located header) {
        Located schema = header.member("schema");
        if (!schema.exists()) {
            return NottableString.string("", false);
        }
        String written = ValueSchema.write(schema, specification);
        String type = Json.parse(written).path("type").asString("");
        return type.equals("array") || type.equals("object")
                ? NottableString.string("", false)
                : NottableSchemaString.schemaString(written);
    }

    private HttpRequest withBody(Headers headers, String type, Located media) {
        headers.withEntry(
                NottableString.string("content-type", false), NottableString.string(MediaTypes.pattern(type), false));
        HttpRequest shape = new HttpRequest().withHeaders(headers);
        Located schema = media.member("schema");
        if (schema.exists() && MediaTypes.isJson(type)) {
            JsonNode written = SchemaWriter.write(schema, SchemaWriter.Use.RESPONSE, specification);
            shape.withBody(new JsonSchemaBody(Json.compact(written)));
        }
        return shape;
    }
}
