package org.mockserver.internal.control.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.NottableString;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import tools.jackson.databind.JsonNode;

/**
 * Mountebank imposters for HTTP: one expectation for each stub, its {@code is} responses in turn. Predicates of the kinds
 * equals, deepEquals, contains, startsWith, endsWith and matches become literals and patterns; others are refused.
 */
final class MountebankImport {

    private MountebankImport() {}

    static boolean isMountebank(JsonNode document) {
        return document.path("imposters").isArray() || (document.path("stubs").isArray() && document.has("protocol"));
    }

    static void read(JsonNode document, Collected collected) {
        JsonNode imposters = document.has("imposters") ? document.path("imposters") : document;
        for (JsonNode imposter : Imported.items(imposters)) {
            String protocol = Imported.textOrEmpty(imposter, "protocol");
            if (protocol.startsWith("http")) {
                String port = Imported.textOrEmpty(imposter, "port");
                for (JsonNode stub : Imported.items(imposter.path("stubs"))) {
                    add(port, stub, collected);
                }
            }
        }
    }

    private static void add(String port, JsonNode stub, Collected collected) {
        Imported imported = collected.start();
        for (JsonNode predicate : Imported.items(stub.path("predicates"))) {
            predicate(predicate, imported);
        }
        List<HttpResponse> responses = new ArrayList<>();
        for (JsonNode response : Imported.items(stub.path("responses"))) {
            if (response.has("is")) {
                responses.add(response(response, collected));
            }
        }
        if (!responses.isEmpty()) {
            Expectation expectation = imported.made();
            if (responses.size() == 1) {
                expectation.thenRespond(responses.get(0));
            } else {
                expectation.thenRespond((HttpResponse) null).thenRespond(responses);
            }
            collected.add("mountebank-" + port + '-' + Collected.hash(Json.compact(stub)), expectation);
        }
    }

    /** How a predicate turns an example into a pattern. */
    private static String pattern(String kind, String value) {
        return switch (kind) {
            case "equals", "deepEquals" -> value;
            case "contains" -> ".*" + Pattern.quote(value) + ".*";
            case "startsWith" -> Pattern.quote(value) + ".*";
            case "endsWith" -> ".*" + Pattern.quote(value);
            case "matches" ->
                (value.startsWith("^") ? value.substring(1) : ".*" + value) + (value.endsWith("$") ? "" : ".*");
            default -> throw new ImportException("a mountebank predicate of the kind " + kind + " cannot be imported");
        };
    }

    private static void predicate(JsonNode predicate, Imported imported) {
        for (Map.Entry<String, JsonNode> member : predicate.properties()) {
            String kind = member.getKey();
            JsonNode demanded = member.getValue();
            if (demanded.isObject()) {
                fields(kind, demanded, imported);
            } else if (!List.of("caseSensitive", "except", "keyCaseSensitive").contains(kind)) {
                throw new ImportException("a mountebank predicate of the kind " + kind + " cannot be imported");
            }
        }
    }

    private static void fields(String kind, JsonNode demanded, Imported imported) {
        for (Map.Entry<String, JsonNode> field : demanded.properties()) {
            JsonNode value = field.getValue();
            switch (field.getKey()) {
                case "method" -> imported.method(pattern(kind, value.asString("")));
                case "path" -> imported.request.withPath(Imported.literal(pattern(kind, value.asString(""))));
                case "query" ->
                    value.properties()
                            .forEach(pair -> imported.query(
                                    pair.getKey(), pattern(kind, pair.getValue().asString(""))));
                case "headers" ->
                    value.properties()
                            .forEach(pair -> imported.requestHeader(
                                    pair.getKey(),
                                    NottableString.string(
                                            pattern(kind, pair.getValue().asString("")), false)));
                case "body" -> body(kind, value, imported);
                default ->
                    throw new ImportException("a mountebank predicate about " + field.getKey() + " cannot be imported");
            }
        }
    }

    private static void body(String kind, JsonNode value, Imported imported) {
        if (value.isContainer()) {
            if (!kind.endsWith("quals")) {
                throw new ImportException("a mountebank predicate " + kind + " about JSON cannot be imported");
            }
            imported.requestBody(new JsonBody(Json.compact(value)));
        } else if (kind.endsWith("quals")) {
            imported.requestBody(value.asString(""), null);
        } else if (kind.equals("contains")) {
            imported.requestBody(StringBody.subString(value.asString("")));
        } else {
            imported.requestBody(new RegexBody("(?s)" + pattern(kind, value.asString(""))));
        }
    }

    private static HttpResponse response(JsonNode response, Collected collected) {
        JsonNode is = response.path("is");
        Imported imported = collected.start();
        imported.status(is.path("statusCode").asInt(200), null);
        for (Map.Entry<String, JsonNode> header : is.path("headers").properties()) {
            for (JsonNode value : Imported.items(header.getValue())) {
                imported.responseHeader(header.getKey(), value.asString(""));
            }
        }
        JsonNode body = is.path("body");
        if (body.isContainer()) {
            imported.responseJson(body);
        } else if ("binary".equals(Imported.text(is, "_mode"))) {
            imported.responseBytes(body.asString(""), null);
        } else {
            imported.responseText(Imported.text(is, "body"), null);
        }
        for (JsonNode behavior :
                Imported.items(response.has("behaviors") ? response.path("behaviors") : response.path("_behaviors"))) {
            if (behavior.path("wait").isNumber()) {
                imported.response.withDelay(
                        Delay.milliseconds(behavior.path("wait").asLong()));
            }
        }
        return imported.response;
    }
}
