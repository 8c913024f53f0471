package org.mockserver.internal.openapi;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes a specification of Swagger 2.0 as one of OpenAPI 3.0. Shared parameters and responses are written out where they
 * are used; definitions of schemas stay where they are, so that references to them hold.
 */
final class Swagger2 {

    private static final Set<String> METHODS = Set.of("get", "put", "post", "delete", "options", "head", "patch");

    /** The members of a parameter or a header that are not part of its schema. */
    private static final Set<String> OUTSIDE_SCHEMA =
            Set.of("name", "in", "required", "description", "collectionFormat", "allowEmptyValue");

    private static final List<String> JSON = List.of("application/json");
    private static final List<String> FORM = List.of("application/x-www-form-urlencoded");

    private final JsonNode old;

    private Swagger2(JsonNode old) {
        this.old = old;
    }

    static Document upgrade(Document document) {
        return new Document(new Swagger2(document.root()).upgrade(), document.location(), document.name());
    }

    private ObjectNode upgrade() {
        ObjectNode root = Json.object();
        root.put("openapi", "3.0.3");
        root.set("info", old.path("info").isObject() ? old.path("info") : Json.object());
        root.putArray("servers").addObject().put("url", old.path("basePath").asString(""));
        root.set("definitions", old.path("definitions").isObject() ? old.path("definitions") : Json.object());
        if (!old.path("paths").isMissingNode()) {
            JsonNode paths = old.path("paths");
            root.set("paths", paths.isObject() ? paths(paths) : paths);
        }
        return root;
    }

    private ObjectNode paths(JsonNode given) {
        ObjectNode paths = Json.object();
        for (Map.Entry<String, JsonNode> path : given.properties()) {
            ObjectNode item = Json.object();
            for (Map.Entry<String, JsonNode> member : path.getValue().properties()) {
                if (METHODS.contains(member.getKey()) && member.getValue().isObject()) {
                    item.set(
                            member.getKey(),
                            operation(member.getValue(), path.getValue().path("parameters")));
                }
            }
            paths.set(path.getKey(), item);
        }
        return paths;
    }

    private ObjectNode operation(JsonNode given, JsonNode shared) {
        ObjectNode operation = Json.object();
        if (given.path("operationId").isString()) {
            operation.set("operationId", given.path("operationId"));
        }
        ArrayNode parameters = operation.putArray("parameters");
        ObjectNode form = Json.object();
        for (JsonNode list : new JsonNode[] {shared, given.path("parameters")}) {
            for (JsonNode reference : list) {
                place(followed(reference), given, operation, parameters, form);
            }
        }
        if (!form.isEmpty()) {
            body(operation, form(given, form), form, form.path("required").size() > 0);
        }
        operation.set("responses", responses(given));
        return operation;
    }

    private void place(
            JsonNode parameter, JsonNode operation, ObjectNode target, ArrayNode parameters, ObjectNode form) {
        switch (parameter.path("in").asString("")) {
            case "body" ->
                body(
                        target,
                        types(operation, "consumes", JSON),
                        parameter.path("schema"),
                        parameter.path("required").asBoolean(false));
            case "formData" -> {
                String name = parameter.path("name").asString("");
                form.put("type", "object").withObject("properties").set(name, schema(parameter));
                if (parameter.path("required").asBoolean(false)) {
                    form.withArray("required").add(name);
                }
            }
            default -> parameters.add(parameter(parameter));
        }
    }

    private static ObjectNode parameter(JsonNode given) {
        ObjectNode parameter = Json.object();
        for (String member : new String[] {"name", "in", "required"}) {
            if (given.has(member)) {
                parameter.set(member, given.path(member));
            }
        }
        parameter.set("schema", schema(given));
        boolean query = given.path("in").asString("").equals("query");
        switch (given.path("collectionFormat").asString("csv")) {
            case "multi" -> parameter.put("style", "form").put("explode", true);
            case "ssv" -> parameter.put("style", "spaceDelimited").put("explode", false);
            case "pipes" -> parameter.put("style", "pipeDelimited").put("explode", false);
            default ->
                parameter.put(
                        "explode", !query || !given.path("type").asString("").equals("array"));
        }
        return parameter;
    }

    private static ObjectNode schema(JsonNode given) {
        ObjectNode schema = Json.object();
        given.properties().forEach(member -> {
            if (!OUTSIDE_SCHEMA.contains(member.getKey())) {
                schema.set(member.getKey(), member.getValue());
            }
        });
        return schema;
    }

    private static void body(ObjectNode operation, List<String> types, JsonNode schema, boolean required) {
        ObjectNode body = operation.putObject("requestBody");
        body.put("required", required);
        ObjectNode content = body.putObject("content");
        for (String type : types) {
            ObjectNode media = content.putObject(type);
            if (!schema.isMissingNode()) {
                media.set("schema", schema);
            }
        }
    }

    private List<String> form(JsonNode operation, ObjectNode form) {
        boolean file = form.path("properties").properties().stream()
                .anyMatch(property ->
                        property.getValue().path("type").asString("").equals("file"));
        return types(operation, "consumes", file ? List.of("multipart/form-data") : FORM);
    }

    private List<String> types(JsonNode operation, String name, List<String> otherwise) {
        JsonNode list = operation.path(name).isArray() ? operation.path(name) : old.path(name);
        List<String> types = list.values().stream()
                .filter(JsonNode::isString)
                .map(JsonNode::stringValue)
                .toList();
        return types.isEmpty() ? otherwise : types;
    }

    private ObjectNode responses(JsonNode operation) {
        ObjectNode responses = Json.object();
        for (Map.Entry<String, JsonNode> member : operation.path("responses").properties()) {
            JsonNode given = followed(member.getValue());
            ObjectNode response = responses.putObject(member.getKey());
            if (given.path("headers").isObject()) {
                ObjectNode headers = response.putObject("headers");
                given.path("headers")
                        .properties()
                        .forEach(header -> headers.putObject(header.getKey()).set("schema", schema(header.getValue())));
            }
            content(response, given, operation);
        }
        return responses;
    }

    private void content(ObjectNode response, JsonNode given, JsonNode operation) {
        JsonNode examples = given.path("examples");
        if (given.path("schema").isMissingNode() && examples.isEmpty()) {
            return;
        }
        ObjectNode content = response.putObject("content");
        List<String> types = examples.isEmpty()
                ? types(operation, "produces", JSON)
                : examples.properties().stream().map(Map.Entry::getKey).toList();
        for (String type : types) {
            ObjectNode media = content.putObject(type);
            if (given.has("schema")) {
                media.set("schema", given.path("schema"));
            }
            if (examples.has(type)) {
                media.set("example", examples.path(type));
            }
        }
    }

    /* Shared parameters and responses; a reference that leads nowhere stays, to be reported where it is used. */
    private JsonNode followed(JsonNode given) {
        JsonNode target = pointed(given.path("$ref").asString(""));
        return target == null ? given : target;
    }

    private @Nullable JsonNode pointed(String reference) {
        for (String group : new String[] {"parameters", "responses"}) {
            String start = "#/" + group + "/";
            if (reference.startsWith(start)) {
                JsonNode target = old.path(group)
                        .path(reference
                                .substring(start.length())
                                .replace("~1", "/")
                                .replace("~0", "~"));
                return target.isMissingNode() ? null : target;
            }
        }
        return null;
    }
}
