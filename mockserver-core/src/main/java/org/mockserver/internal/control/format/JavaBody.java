package org.mockserver.internal.control.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** A body as a Java expression. */
final class JavaBody {

    private JavaBody() {}

    /** The call that sets a body; null if the client has no method for it. */
    static @Nullable String call(JsonNode body, boolean ofResponse) {
        if (body.isString()) {
            return JavaText.call("withBody", JavaText.literal(body.stringValue()));
        }
        String made = ExplicitBodies.isTyped(body) ? typed(body) : json(body, body);
        if (made == null) {
            return null;
        }
        boolean sent = List.of("STRING", "JSON", "XML", "BINARY", "FILE")
                        .contains(body.path("type").asString("JSON"))
                || !ExplicitBodies.isTyped(body);
        String flagged = ExplicitBodies.isTyped(body) ? flagged(made, body) : made;
        boolean plain = flagged.equals(made);
        return JavaText.call(ofResponse && !(sent && plain) ? "withBodyMatching" : "withBody", flagged);
    }

    private static String flagged(String made, JsonNode body) {
        String negated = body.path("not").booleanValue(false) ? "Not.not(" + made + ')' : made;
        return body.path("optional").booleanValue(false) ? negated + ".withOptional(true)" : negated;
    }

    private static @Nullable String typed(JsonNode body) {
        return switch (body.path("type").asString("")) {
            case "STRING" -> string(body);
            case "JSON" -> json(body.path("json"), body);
            case "JSON_SCHEMA" -> schema(body);
            case "JSON_PATH" -> made("jsonPath", body.path("jsonPath"));
            case "REGEX" -> made("regex", body.path("regex"));
            case "XML" -> withType("xml", JavaText.literal(body.path("xml").asString("")), body);
            case "XML_SCHEMA" -> made("xmlSchema", body.path("xmlSchema"));
            case "XPATH" -> xpath(body);
            case "BINARY" -> withType("binary", JavaValues.bytes(body.path("base64Bytes")), body);
            case "FILE" ->
                withType("FileBody.file", JavaText.literal(body.path("filePath").asString("")), body);
            case "PARAMETERS" -> parameters(body.path("parameters"));
            default -> null;
        };
    }

    private static String made(String factory, JsonNode text) {
        return factory + '(' + JavaText.literal(text.asString("")) + ')';
    }

    private static String withType(String factory, String value, JsonNode body) {
        return factory + '(' + value + (body.has("contentType") ? ", " + mediaType(body) : "") + ')';
    }

    private static String mediaType(JsonNode body) {
        return "MediaType.parse(" + JavaText.literal(body.path("contentType").asString("")) + ')';
    }

    private static String string(JsonNode body) {
        String factory = body.path("subString").booleanValue(false) ? "subString" : "exact";
        return withType(factory, JavaText.literal(body.path("string").asString("")), body);
    }

    private static @Nullable String json(JsonNode value, JsonNode body) {
        boolean typed = value != body;
        String text = JavaText.literal(value.isString() ? value.stringValue() : Json.compact(value));
        String match = typed && body.has("matchType")
                ? "MatchType." + body.path("matchType").asString()
                : null;
        boolean numbers = typed && body.path("matchNumbersAsStrings").booleanValue(false);
        boolean media = typed && body.has("contentType");
        if (numbers) {
            // The client has no method that takes both.
            String type = match == null ? "MatchType.ONLY_MATCHING_FIELDS" : match;
            return media ? null : "json(" + text + ", " + type + ", true)";
        }
        return "json(" + text + (media ? ", " + mediaType(body) : "") + (match == null ? "" : ", " + match) + ')';
    }

    private static String schema(JsonNode body) {
        String made = "jsonSchema(" + JavaText.literal(JavaValues.json(body.path("jsonSchema"))) + ')';
        JsonNode styles = body.path("parameterStyles");
        if (styles.isMissingNode()) {
            return made;
        }
        List<String> entries = new ArrayList<>();
        styles.properties()
                .forEach(style -> entries.add("Map.entry(" + JavaText.literal(style.getKey()) + ", ParameterStyle."
                        + style.getValue().asString() + ')'));
        return made + ".withParameterStyles(Map.ofEntries(" + String.join(", ", entries) + "))";
    }

    private static String xpath(JsonNode body) {
        JsonNode prefixes = body.path("namespacePrefixes");
        if (prefixes.isMissingNode()) {
            return made("xpath", body.path("xpath"));
        }
        List<String> entries = new ArrayList<>();
        for (Map.Entry<String, JsonNode> prefix : prefixes.properties()) {
            entries.add("Map.entry(" + JavaText.literal(prefix.getKey()) + ", "
                    + JavaText.literal(prefix.getValue().asString("")) + ')');
        }
        String map = "Map.ofEntries(" + String.join(", ", entries) + ')';
        return "xpath(" + JavaText.literal(body.path("xpath").asString("")) + ", " + map + ')';
    }

    private static @Nullable String parameters(JsonNode parameters) {
        List<String> calls = JavaValues.multiMap("withEntry", parameters);
        return calls == null
                ? null
                : "params(" + JavaText.chain("new Parameters()", calls).replaceAll("\n *", "") + ')';
    }
}
