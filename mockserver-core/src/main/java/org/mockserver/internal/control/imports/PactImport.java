package org.mockserver.internal.control.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.model.JsonBody;
import tools.jackson.databind.JsonNode;

/**
 * Pacts, versions 2 to 4: one expectation for each HTTP interaction, named by its description. Matching rules for path,
 * query and headers become patterns; a body with matching rules is not demanded, because its values are only examples.
 */
final class PactImport {

    private static final int OK = 200;

    private PactImport() {}

    static boolean isPact(JsonNode document) {
        return document.path("interactions").isArray() && document.has("consumer");
    }

    static void read(JsonNode document, Collected collected) {
        for (JsonNode interaction : interactions(document)) {
            JsonNode request = interaction.path("request");
            String description = Imported.textOrEmpty(interaction, "description");
            String id = description.isBlank() ? "pact-" + Collected.hash(Json.compact(request)) : description;
            collected.add(id, made(interaction, request.path("matchingRules"), collected.start()));
        }
    }

    /** Those that are made over HTTP. */
    static List<JsonNode> interactions(JsonNode document) {
        List<JsonNode> interactions = new ArrayList<>();
        for (JsonNode interaction : document.path("interactions").values()) {
            String type = Imported.text(interaction, "type");
            if (interaction.path("request").isObject() && (type == null || type.contains("HTTP"))) {
                interactions.add(interaction);
            }
        }
        return interactions;
    }

    /** What an interaction says; without rules its values are meant literally. */
    static Expectation made(JsonNode interaction, JsonNode rules, Imported imported) {
        JsonNode request = interaction.path("request");
        JsonNode response = interaction.path("response");
        imported.method(Imported.text(request, "method"));
        String pattern = regex(rules, "path", null);
        if (pattern == null) {
            imported.path(Imported.textOrEmpty(request, "path"));
        } else {
            imported.request.withPath(Imported.literal(pattern));
        }
        query(request.path("query"), rules, imported);
        for (Map.Entry<String, JsonNode> header : request.path("headers").properties()) {
            String rule = regex(rules, "header", header.getKey());
            String value = first(header.getValue());
            imported.requestHeader(header.getKey(), Imported.literal(rule == null ? value : rule));
        }
        if (!hasBodyRules(rules)) {
            requestBody(request.path("body"), imported);
        }
        imported.status(response.path("status").asInt(OK), null);
        for (Map.Entry<String, JsonNode> header : response.path("headers").properties()) {
            for (JsonNode value : Imported.items(header.getValue())) {
                imported.responseHeader(header.getKey(), value.asString(""));
            }
        }
        responseBody(response.path("body"), imported);
        return imported.made();
    }

    private static void query(JsonNode query, JsonNode rules, Imported imported) {
        if (query.isString()) {
            JsonNode path = Json.string(
                    imported.request.getPath() == null
                            ? "/"
                            : imported.request.getPath().getValue());
            imported.url(path.stringValue() + '?' + query.stringValue());
            return;
        }
        for (Map.Entry<String, JsonNode> parameter : query.properties()) {
            String rule = regex(rules, "query", parameter.getKey());
            for (JsonNode value : Imported.items(parameter.getValue())) {
                imported.query(parameter.getKey(), rule == null ? value.asString("") : rule);
            }
        }
    }

    private static String first(JsonNode value) {
        return value.isArray() ? value.path(0).asString("") : value.asString("");
    }

    /* Version 2 has one flat object of JSON paths; later versions have an object for each part. */
    private static @Nullable String regex(JsonNode rules, String part, @Nullable String name) {
        JsonNode flat =
                rules.path(name == null ? "$." + part : "$." + (part.equals("header") ? "headers" : part) + '.' + name);
        if (flat.has("regex")) {
            return flat.path("regex").asString();
        }
        JsonNode matchers = name == null
                ? rules.path(part).path("matchers")
                : rules.path(part).path(name).path("matchers");
        for (JsonNode matcher : Imported.items(matchers)) {
            if (matcher.has("regex")) {
                return matcher.path("regex").asString();
            }
            if (Imported.textOrEmpty(matcher, "match").equals("type")) {
                return ".*";
            }
        }
        return null;
    }

    private static boolean hasBodyRules(JsonNode rules) {
        return !rules.path("body").isEmpty()
                || rules.properties().stream().anyMatch(rule -> rule.getKey().startsWith("$.body"));
    }

    /* Since version 4 the body says its type and encoding. */
    private static JsonNode content(JsonNode body) {
        return body.isObject() && body.has("content") && body.has("contentType") ? body.path("content") : body;
    }

    private static void requestBody(JsonNode body, Imported imported) {
        JsonNode content = content(body);
        if (content.isContainer()) {
            imported.requestBody(new JsonBody(Json.compact(content)));
        } else if (content.isString()) {
            imported.requestBody(content.stringValue(), null);
        }
    }

    private static void responseBody(JsonNode body, Imported imported) {
        JsonNode content = content(body);
        String type = content == body ? null : Imported.text(body, "contentType");
        if (content.isContainer()) {
            imported.responseJson(content);
        } else if (content != body && "base64".equals(Imported.text(body, "encoded"))) {
            imported.responseBytes(content.asString(""), type);
        } else if (content.isString()) {
            imported.responseText(content.stringValue(), type);
        }
    }
}
