package org.mockserver.internal.control.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Body;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.NottableString;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.XPathBody;
import org.mockserver.model.XmlBody;
import tools.jackson.databind.JsonNode;

/**
 * WireMock stub mappings. WireMock tries the mapping that was added last first and low priority numbers first, so both
 * are turned around. Operators that have no counterpart are refused, because ignoring one would match too much.
 */
final class WireMockImport {

    private static final int DEFAULT_PRIORITY = 5;
    private static final int OK = 200;

    private WireMockImport() {}

    static boolean isWireMock(JsonNode document) {
        return document.path("mappings").isArray()
                || (document.path("request").isObject()
                        && document.path("response").isObject());
    }

    static void read(JsonNode document, Collected collected) {
        JsonNode mappings = document.has("mappings") ? document.path("mappings") : document;
        for (JsonNode mapping : Imported.items(mappings)) {
            add(mapping, collected);
        }
        collected.reverse();
    }

    private static void add(JsonNode mapping, Collected collected) {
        Imported imported = collected.start();
        request(mapping.path("request"), imported);
        Expectation expectation = answered(mapping.path("response"), imported);
        expectation.withPriority(DEFAULT_PRIORITY - mapping.path("priority").asInt(DEFAULT_PRIORITY));
        expectation.withScenarioName(Imported.text(mapping, "scenarioName"));
        expectation.withScenarioState(Imported.text(mapping, "requiredScenarioState"));
        expectation.withNewScenarioState(Imported.text(mapping, "newScenarioState"));
        String id = Imported.text(mapping, "id");
        id = id == null ? Imported.text(mapping, "uuid") : id;
        collected.add("wiremock-" + (id == null ? Collected.hash(Json.compact(mapping)) : id), expectation);
    }

    private static void request(JsonNode request, Imported imported) {
        for (Map.Entry<String, JsonNode> member : request.properties()) {
            JsonNode value = member.getValue();
            switch (member.getKey()) {
                case "method" -> imported.method(value.asString(""));
                case "url" -> imported.url(value.asString(""));
                case "urlPath" -> imported.path(value.asString(""));
                case "urlPathPattern" -> imported.request.withPath(Imported.literal(value.asString("")));
                case "urlPattern" -> urlPattern(value.asString(""), imported);
                case "urlPathTemplate" -> template(value.asString(""), imported);
                case "queryParameters" ->
                    pairs(value)
                            .forEach((name, wanted) -> imported.request.withQueryStringParameter(
                                    NottableString.string(name, wanted == null), wanted == null ? anything() : wanted));
                case "headers" ->
                    pairs(value).forEach((name, wanted) -> {
                        if (wanted == null) {
                            imported.request.withHeader(NottableString.not(name), anything());
                        } else {
                            imported.requestHeader(name, wanted);
                        }
                    });
                case "cookies" ->
                    pairs(value)
                            .forEach((name, wanted) -> imported.request.withCookie(
                                    NottableString.string(name, wanted == null), wanted == null ? anything() : wanted));
                case "bodyPatterns" -> body(value, imported);
                default ->
                    throw new ImportException("\"" + member.getKey() + "\" of a WireMock request cannot be imported");
            }
        }
    }

    private static NottableString anything() {
        return Imported.literal(".*");
    }

    private static void urlPattern(String pattern, Imported imported) {
        int question = pattern.indexOf("\\?");
        if (question >= 0) {
            throw new ImportException("a WireMock urlPattern that includes the query cannot be imported: " + pattern);
        }
        imported.request.withPath(Imported.literal(pattern));
    }

    private static void template(String template, Imported imported) {
        imported.request.withPath(Imported.literal(template));
        Pattern.compile("\\{([^}]+)}")
                .matcher(template)
                .results()
                .forEach(found -> imported.pathParameter(found.group(1), ".+"));
    }

    /* Null for a name that must be absent. */
    private static Map<String, @org.jspecify.annotations.Nullable NottableString> pairs(JsonNode pairs) {
        Map<String, @org.jspecify.annotations.Nullable NottableString> wanted = new java.util.LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> pair : pairs.properties()) {
            JsonNode operator = pair.getValue();
            wanted.put(
                    pair.getKey(), operator.path("absent").booleanValue(false) ? null : value(pair.getKey(), operator));
        }
        return wanted;
    }

    private static NottableString value(String name, JsonNode operator) {
        for (Map.Entry<String, JsonNode> member : operator.properties()) {
            String text = member.getValue().asString("");
            switch (member.getKey()) {
                case "equalTo" -> {
                    return Imported.literal(text);
                }
                case "contains" -> {
                    return Imported.literal(".*" + Pattern.quote(text) + ".*");
                }
                case "matches" -> {
                    return Imported.literal(text);
                }
                case "doesNotMatch" -> {
                    return NottableString.not(text);
                }
                case "caseInsensitive" -> {
                    // Matching ignores letter case anyway.
                }
                default ->
                    throw new ImportException(
                            "the WireMock operator " + member.getKey() + " for " + name + " cannot be imported");
            }
        }
        throw new ImportException("WireMock says nothing about how " + name + " is to be matched");
    }

    private static void body(JsonNode patterns, Imported imported) {
        List<Body<?>> bodies = new ArrayList<>();
        for (JsonNode pattern : Imported.items(patterns)) {
            bodies.add(body(pattern));
        }
        if (bodies.size() > 1) {
            throw new ImportException("several WireMock body patterns for one request cannot be imported");
        }
        bodies.forEach(imported::requestBody);
    }

    private static Body<?> body(JsonNode pattern) {
        for (String operator : List.of(
                "equalTo",
                "contains",
                "matches",
                "equalToJson",
                "matchesJsonPath",
                "equalToXml",
                "matchesXPath",
                "matchesJsonSchema")) {
            if (pattern.has(operator)) {
                JsonNode value = pattern.path(operator);
                String text = value.isContainer() ? Json.compact(value) : value.asString("");
                return body(operator, text, pattern);
            }
        }
        throw new ImportException("a WireMock body pattern cannot be imported: " + Json.compact(pattern));
    }

    private static Body<?> body(String operator, String text, JsonNode pattern) {
        return switch (operator) {
            case "equalTo" -> new StringBody(text);
            case "contains" -> StringBody.subString(text);
            case "matches" -> new RegexBody(text);
            case "equalToJson" ->
                pattern.path("ignoreExtraElements").booleanValue(false)
                        ? new JsonBody(text)
                        : new JsonBody(text, org.mockserver.matchers.MatchType.STRICT);
            case "matchesJsonPath" -> new JsonPathBody(text);
            case "equalToXml" -> new XmlBody(text);
            case "matchesXPath" -> new XPathBody(text);
            default -> new JsonSchemaBody(text);
        };
    }

    private static Expectation answered(JsonNode response, Imported imported) {
        String fault = Imported.text(response, "fault");
        if (fault != null) {
            HttpError error = HttpError.error();
            boolean reset = fault.equals("CONNECTION_RESET_BY_PEER");
            return new Expectation(imported.request)
                    .thenError(reset ? error.withResetConnection(true) : error.withDropConnection(true));
        }
        imported.status(response.path("status").asInt(OK), Imported.text(response, "statusMessage"));
        for (Map.Entry<String, JsonNode> header : response.path("headers").properties()) {
            for (JsonNode value : Imported.items(header.getValue())) {
                imported.responseHeader(header.getKey(), value.asString(""));
            }
        }
        responseBody(response, imported);
        long delayMillis = response.path("fixedDelayMilliseconds").asLong(0);
        if (delayMillis > 0) {
            imported.response.withDelay(Delay.milliseconds(delayMillis));
        }
        return imported.made();
    }

    private static void responseBody(JsonNode response, Imported imported) {
        HttpResponse made = imported.response;
        String type = made.getFirstHeader("content-type");
        if (response.has("jsonBody")) {
            imported.responseJson(response.path("jsonBody"));
        } else if (response.has("base64Body")) {
            imported.responseBytes(Imported.textOrEmpty(response, "base64Body"), type);
        } else if (response.has("bodyFileName")) {
            String file = Imported.textOrEmpty(response, "bodyFileName");
            String directory = imported.filesDirectory();
            made.withBodyFromFile(directory + file, MediaType.parse(type.isEmpty() ? "text/plain" : type));
        } else {
            imported.responseText(Imported.text(response, "body"), null);
        }
    }
}
