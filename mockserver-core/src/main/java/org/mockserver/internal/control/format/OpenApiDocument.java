package org.mockserver.internal.control.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An OpenAPI 3.0.3 description of the operations that the samples are examples of. Grows with the number of different
 * operations, not of samples: of several samples the first of each status is the example.
 */
final class OpenApiDocument implements FormatDocument {

    private static final Set<String> METHODS =
            Set.of("get", "put", "post", "delete", "options", "head", "patch", "trace");
    private static final Pattern PATH_VARIABLE = Pattern.compile("\\{([^}]+)}");
    private static final String CONTENT_TYPE = "content-type";
    private static final int OK = 200;

    private final String serverVersion;
    private final Map<String, ObjectNode> paths = new TreeMap<>();

    OpenApiDocument(String serverVersion) {
        this.serverVersion = serverVersion;
    }

    @Override
    public void add(Sample sample, FormatOutput output) {
        HttpRequest request = sample.request();
        if (request == null) {
            return;
        }
        String method = Target.method(request).toLowerCase(Locale.ROOT);
        if (!METHODS.contains(method)) {
            return;
        }
        String path = Target.path(request);
        ObjectNode operations = paths.computeIfAbsent(path, unused -> Json.object());
        JsonNode known = operations.path(method);
        ObjectNode operation =
                known.isObject() ? known.asObject() : operation(operations.putObject(method), method, path);
        parameters(request, path, operation);
        requestBody(request, operation);
        response(sample.response(), operation.withObjectProperty("responses"));
    }

    private static ObjectNode operation(ObjectNode operation, String method, String path) {
        operation.put("summary", method.toUpperCase(Locale.ROOT) + ' ' + path);
        return operation;
    }

    private static void parameters(HttpRequest request, String path, ObjectNode operation) {
        Matcher variable = PATH_VARIABLE.matcher(path);
        while (variable.find()) {
            String name = variable.group(1);
            parameter(operation, "path", name, first(request.getPathParameters(), name));
        }
        if (request.getQueryStringParameters() != null) {
            for (KeyToMultiValue entry : request.getQueryStringParameters().getEntries()) {
                List<NottableString> values = entry.getValues();
                String example = values.isEmpty() ? null : values.get(0).getValue();
                parameter(operation, "query", entry.getName().getValue(), example);
            }
        }
    }

    private static void parameter(ObjectNode operation, String in, String name, @Nullable String example) {
        ArrayNode parameters = operation.withArrayProperty("parameters");
        for (JsonNode known : parameters.values()) {
            if (known.path("in").asString().equals(in)
                    && known.path("name").asString().equals(name)) {
                return;
            }
        }
        ObjectNode parameter = parameters.addObject().put("name", name).put("in", in);
        parameter.put("required", in.equals("path"));
        parameter.putObject("schema").put("type", "string");
        if (example != null) {
            parameter.put("example", example);
        }
    }

    private static @Nullable String first(@Nullable KeysToMultiValues<?, ?> map, String name) {
        if (map != null) {
            for (KeyToMultiValue entry : map.getEntries()) {
                if (entry.getName().getValue().equalsIgnoreCase(name)
                        && !entry.getValues().isEmpty()) {
                    return entry.getValues().get(0).getValue();
                }
            }
        }
        return null;
    }

    private static void requestBody(HttpRequest request, ObjectNode operation) {
        Content content = Content.of(request.getBody(), Target.header(request, CONTENT_TYPE));
        if (content != null && !operation.has("requestBody")) {
            content(operation.putObject("requestBody"), content);
        }
    }

    private static void response(@Nullable HttpResponse response, ObjectNode responses) {
        Integer configured = response == null ? null : response.getStatusCode();
        String status = response == null ? "default" : String.valueOf(Objects.requireNonNullElse(configured, OK));
        if (responses.has(status)) {
            return;
        }
        ObjectNode node = responses.putObject(status);
        String reason = response == null ? "the answer is not known" : response.getReasonPhrase();
        node.put("description", Objects.requireNonNullElse(reason, ""));
        if (response == null) {
            return;
        }
        headers(response, node);
        Content content = Content.of(response.getBody(), first(response.getHeaders(), CONTENT_TYPE));
        if (content != null) {
            content(node, content);
        }
    }

    private static void headers(HttpResponse response, ObjectNode node) {
        if (response.getHeaders() == null) {
            return;
        }
        List<KeyToMultiValue> entries = new ArrayList<>(response.getHeaders().getEntries());
        // The specification says that a header of that name is ignored.
        entries.removeIf(entry -> entry.getName().getValue().equalsIgnoreCase(CONTENT_TYPE)
                || entry.getValues().isEmpty());
        for (KeyToMultiValue entry : entries) {
            ObjectNode header =
                    node.withObjectProperty("headers").putObject(entry.getName().getValue());
            header.putObject("schema").put("type", "string");
            header.put("example", entry.getValues().get(0).getValue());
        }
    }

    private static void content(ObjectNode target, Content content) {
        String type = content.mimeType().isEmpty() ? "text/plain" : content.mimeType();
        ObjectNode media = target.putObject("content").putObject(type);
        JsonNode json = type.contains("json") ? Json.parseStrict(content.text()) : null;
        ObjectNode schema = media.putObject("schema");
        if (json == null) {
            schema.put("type", "string");
            if (content.base64()) {
                schema.put("format", "byte");
            }
            media.put("example", content.text());
        } else {
            media.set("example", json);
        }
    }

    @Override
    public void end(FormatOutput output) {
        ObjectNode document = Json.object().put("openapi", "3.0.3");
        document.putObject("info").put("title", "MockServer").put("version", serverVersion);
        ObjectNode all = document.putObject("paths");
        paths.forEach(all::set);
        Json.pretty(document, output);
    }
}
