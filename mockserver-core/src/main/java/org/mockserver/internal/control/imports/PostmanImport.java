package org.mockserver.internal.control.imports;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/**
 * Postman collections, version 2: one expectation for each saved response, or an empty answer for a request without one.
 * Variables of the collection are put in; what is left of them, and {@code :name} segments, are path parameters.
 */
final class PostmanImport {

    private static final Pattern VARIABLE = Pattern.compile("\\{\\{\\s*([^}]+?)\\s*}}");
    private static final int MAX_DEPTH = 50;
    private static final int OK = 200;

    private final Collected collected;
    private final Map<String, String> variables = new HashMap<>();

    private PostmanImport(Collected collected) {
        this.collected = collected;
    }

    static boolean isPostman(JsonNode document) {
        return document.path("item").isArray() && document.path("info").isObject();
    }

    static void read(JsonNode document, Collected collected) {
        PostmanImport reader = new PostmanImport(collected);
        for (JsonNode variable : Imported.items(document.path("variable"))) {
            reader.variables.put(Imported.textOrEmpty(variable, "key"), Imported.textOrEmpty(variable, "value"));
        }
        reader.items(document.path("item"), 0);
    }

    private void items(JsonNode items, int depth) {
        for (JsonNode item : Imported.items(items)) {
            if (item.has("item") && depth < MAX_DEPTH) {
                items(item.path("item"), depth + 1);
            } else if (item.has("request")) {
                item(item);
            }
        }
    }

    private void item(JsonNode item) {
        String name = Imported.textOrEmpty(item, "name");
        boolean answered = false;
        for (JsonNode response : Imported.items(item.path("response"))) {
            JsonNode original = response.path("originalRequest");
            add(name, original.isObject() ? original : item.path("request"), response);
            answered = true;
        }
        if (!answered) {
            add(name, item.path("request"), Json.object());
        }
    }

    private void add(String name, JsonNode request, JsonNode response) {
        Imported imported = collected.start();
        String method = request.isString() ? "GET" : Imported.text(request, "method");
        JsonNode url = request.isString() ? request : request.path("url");
        String raw = substituted(url.isString() ? url.stringValue() : Imported.textOrEmpty(url, "raw"));
        imported.method(method);
        target(raw, url, imported);
        JsonNode body = request.path("body");
        String text = Imported.text(body, "raw");
        if (text != null && !VARIABLE.matcher(substituted(text)).find()) {
            String language = Imported.textOrEmpty(body.path("options").path("raw"), "language");
            imported.requestBody(substituted(text), language.isEmpty() ? null : language);
        }
        imported.status(response.path("code").asInt(OK), null);
        for (JsonNode header : Imported.items(response.path("header"))) {
            imported.responseHeader(Imported.textOrEmpty(header, "key"), Imported.textOrEmpty(header, "value"));
        }
        imported.responseText(Imported.text(response, "body"), null);
        String hash = Collected.hash(method + ' ' + raw + ' ' + text + ' ' + response.path("code"));
        collected.add("postman-" + Collected.slug(name) + '-' + hash, imported.made());
    }

    private String substituted(String text) {
        return VARIABLE.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(variables.getOrDefault(found.group(1), found.group())));
    }

    private static void target(String raw, JsonNode url, Imported imported) {
        // The host is often a variable: what stands before the first slash of a URL that begins with one.
        String path = raw.replaceFirst("^\\{\\{[^}]+}}(:\\d+)?", "").replaceFirst("^[a-zA-Z]+://[^/?#]*", "");
        int question = path.indexOf('?');
        String segments = question < 0 ? path : path.substring(0, question);
        StringBuilder template = new StringBuilder();
        for (String segment : segments.replaceFirst("^/", "").split("/", -1)) {
            Matcher variable = VARIABLE.matcher(segment);
            String name = segment.startsWith(":") && segment.length() > 1
                    ? segment.substring(1)
                    : variable.matches() ? variable.group(1).replaceAll("\\W", "_") : null;
            template.append('/').append(name == null ? segment : '{' + name + '}');
            if (name != null) {
                imported.pathParameter(name, ".+");
            }
        }
        imported.path(template.toString());
        if (url.path("query").isArray()) {
            for (JsonNode parameter : url.path("query").values()) {
                String value = Imported.textOrEmpty(parameter, "value");
                if (!parameter.path("disabled").booleanValue(false)
                        && !VARIABLE.matcher(value).find()) {
                    imported.query(Imported.textOrEmpty(parameter, "key"), value);
                }
            }
        } else if (question >= 0) {
            imported.url(template + path.substring(question));
        }
    }
}
