package org.mockserver.internal.control.format;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A Postman collection, version 2.1: one item for each sample, with its answer as the saved example. */
final class PostmanDocument implements FormatDocument {

    private static final String SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
    private static final String CONTENT_TYPE = "content-type";
    private static final int OK = 200;

    private boolean empty = true;

    @Override
    public void begin(FormatOutput output) {
        output.append("{\"info\":");
        Json.compact(Json.object().put("name", "MockServer").put("schema", SCHEMA), output);
        output.append(",\"item\":[");
    }

    @Override
    public void add(Sample sample, FormatOutput output) {
        HttpRequest request = sample.request();
        if (request != null) {
            output.append(empty ? "\n" : ",\n");
            empty = false;
            Json.pretty(item(request, sample.response()), output);
        }
    }

    @Override
    public void end(FormatOutput output) {
        output.append("]}\n");
    }

    private static ObjectNode item(HttpRequest request, @Nullable HttpResponse response) {
        String name = Target.method(request) + ' ' + Target.path(request);
        ObjectNode item = Json.object().put("name", name);
        ObjectNode asked = request(request);
        item.set("request", asked);
        ArrayNode responses = item.putArray("response");
        if (response != null) {
            ObjectNode saved = responses.addObject().put("name", name);
            saved.set("originalRequest", asked.deepCopy());
            fill(saved, response);
        }
        return item;
    }

    private static ObjectNode request(HttpRequest request) {
        ObjectNode node = Json.object().put("method", Target.method(request));
        node.set("header", pairs(request.getHeaders()));
        node.set("url", url(request));
        Content content = Content.of(request.getBody(), Target.header(request, CONTENT_TYPE));
        if (content != null) {
            ObjectNode body = node.putObject("body").put("mode", "raw").put("raw", content.text());
            body.putObject("options").putObject("raw").put("language", language(content));
        }
        return node;
    }

    private static String language(Content content) {
        String type = content.mimeType();
        return type.contains("json") ? "json" : type.contains("xml") ? "xml" : type.contains("html") ? "html" : "text";
    }

    private static ObjectNode url(HttpRequest request) {
        String authority = Target.authority(request);
        String host = authority.replaceFirst(":\\d+$", "");
        ObjectNode url = Json.object().put("raw", Target.url(request)).put("protocol", Target.scheme(request));
        ArrayNode hosts = url.putArray("host");
        for (String label : host.split("\\.", -1)) {
            hosts.add(label);
        }
        if (host.length() < authority.length()) {
            url.put("port", authority.substring(host.length() + 1));
        }
        ArrayNode path = url.putArray("path");
        for (String segment :
                Target.encodedPath(Target.path(request)).substring(1).split("/", -1)) {
            path.add(segment);
        }
        if (request.getQueryStringParameters() != null) {
            url.set("query", pairs(request.getQueryStringParameters()));
        }
        return url;
    }

    private static void fill(ObjectNode saved, HttpResponse response) {
        Integer configured = response.getStatusCode();
        saved.put("code", Objects.requireNonNullElse(configured, OK));
        saved.put("status", Objects.requireNonNullElse(response.getReasonPhrase(), ""));
        saved.set("header", pairs(response.getHeaders()));
        Content content = Content.of(response.getBody(), null);
        if (content != null) {
            saved.put("_postman_previewlanguage", language(content));
        }
        saved.put("body", content == null ? "" : content.text());
    }

    private static ArrayNode pairs(@Nullable KeysToMultiValues<?, ?> map) {
        ArrayNode array = Json.array();
        if (map != null) {
            for (KeyToMultiValue entry : map.getEntries()) {
                for (NottableString value : entry.getValues()) {
                    array.addObject().put("key", entry.getName().getValue()).put("value", value.getValue());
                }
            }
        }
        return array;
    }
}
