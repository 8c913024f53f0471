package org.mockserver.internal.control.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** The values that matchers are made of as Java expressions: texts, names with several values, delays, bytes. */
final class JavaValues {

    private JavaValues() {}

    /** A text: a literal whose prefixes say it all, or a call that makes it; null if there is no call for it. */
    static @Nullable String text(JsonNode value) {
        return value.isString() ? JavaText.literal(value.stringValue()) : nottable(value);
    }

    private static @Nullable String nottable(JsonNode value) {
        if (value.isString()) {
            return "NottableString.string(" + JavaText.literal(value.stringValue()) + ')';
        }
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            if (!List.of("not", "optional", "value", "schema", "parameterStyle").contains(member.getKey())) {
                return null;
            }
        }
        boolean not = value.path("not").booleanValue(false);
        boolean optional = value.path("optional").booleanValue(false);
        String made;
        if (value.has("schema")) {
            String schema = JavaText.literal(json(value.path("schema")));
            made = "NottableSchemaString.schemaString(" + schema + ", " + not + ')';
        } else {
            String type = optional ? "NottableOptionalString.optional(" : "NottableString.string(";
            made = type + JavaText.literal(value.path("value").asString("")) + ", " + not + ')';
        }
        return value.has("parameterStyle") ? made + style(value) : made;
    }

    private static String style(JsonNode value) {
        return ".withStyle(ParameterStyle." + value.path("parameterStyle").asString() + ')';
    }

    /** A schema as text, whether it was given as text or as JSON. */
    static String json(JsonNode schema) {
        return schema.isString() ? schema.stringValue() : Json.compact(schema);
    }

    /** One call for each name; null if some part cannot be said. */
    static @Nullable List<String> multiMap(String method, JsonNode map) {
        List<String> calls = new ArrayList<>();
        if (map.isArray()) {
            for (JsonNode entry : map.values()) {
                if (!add(calls, method, entry.path("name"), entry.path("values"), null)) {
                    return null;
                }
            }
            return calls;
        }
        for (Map.Entry<String, JsonNode> entry : map.properties()) {
            JsonNode values = entry.getValue();
            JsonNode name = Json.string(entry.getKey());
            boolean styled = values.isObject();
            String style = styled ? style(values) : null;
            if (!add(calls, method, name, styled ? values.path("values") : values, style)) {
                return null;
            }
        }
        return calls;
    }

    private static boolean add(
            List<String> calls, String method, JsonNode name, JsonNode values, @Nullable String style) {
        List<JsonNode> all = new ArrayList<>(values.isArray() ? values.values() : List.of(values));
        boolean plain = style == null && name.isString() && all.stream().allMatch(JsonNode::isString);
        List<@Nullable String> arguments = new ArrayList<>();
        String named = plain ? text(name) : nottable(name);
        arguments.add(style == null || named == null ? named : named + style);
        all.forEach(value -> arguments.add(plain ? text(value) : nottable(value)));
        if (arguments.contains(null)) {
            return false;
        }
        calls.add(JavaText.call(method, arguments.toArray(String[]::new)));
        return true;
    }

    /** One call for each cookie; null if some part cannot be said. */
    static @Nullable List<String> cookies(JsonNode cookies) {
        List<String> calls = new ArrayList<>();
        if (cookies.isArray()) {
            for (JsonNode cookie : cookies.values()) {
                if (!add(calls, "withCookie", cookie.path("name"), cookie.path("value"), null)) {
                    return null;
                }
            }
            return calls;
        }
        for (Map.Entry<String, JsonNode> cookie : cookies.properties()) {
            JsonNode name = Json.string(cookie.getKey());
            if (!add(calls, "withCookie", name, cookie.getValue(), null)) {
                return null;
            }
        }
        return calls;
    }

    /** A delay; null if it is made by something the client has no method for. */
    static @Nullable String delay(JsonNode delay) {
        String unit = "TimeUnit." + delay.path("timeUnit").asString("MILLISECONDS");
        JsonNode distribution = delay.path("distribution");
        if (delay.has("template")) {
            return null;
        }
        if (distribution.isMissingNode()) {
            return "Delay.delay(" + unit + ", " + delay.path("value").asLong(0) + "L)";
        }
        String type = distribution.path("type").asString("");
        return switch (type) {
            case "UNIFORM" -> distributed("uniform", unit, distribution, "min", "max");
            case "LOG_NORMAL" -> distributed("logNormal", unit, distribution, "median", "p99");
            case "GAUSSIAN" -> distributed("gaussian", unit, distribution, "mean", "stdDev");
            default -> null;
        };
    }

    private static String distributed(String method, String unit, JsonNode distribution, String first, String second) {
        return "Delay." + method + '(' + unit + ", "
                + distribution.path(first).asLong(0) + "L, "
                + distribution.path(second).asLong(0) + "L)";
    }

    static String bytes(JsonNode base64) {
        return "Base64.getDecoder().decode(" + JavaText.literal(base64.asString("")) + ')';
    }
}
