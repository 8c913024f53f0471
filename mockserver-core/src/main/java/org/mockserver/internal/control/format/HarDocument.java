package org.mockserver.internal.control.format;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import org.mockserver.model.Protocol;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An HTTP archive, version 1.2. A request without a recorded answer has the response status 0, as browsers write it. */
final class HarDocument implements FormatDocument {

    private static final int UNKNOWN = -1;
    private static final int OK = 200;

    private final String serverVersion;
    private boolean empty = true;

    HarDocument(String serverVersion) {
        this.serverVersion = serverVersion;
    }

    @Override
    public void begin(FormatOutput output) {
        ObjectNode creator = Json.object().put("name", "MockServer").put("version", serverVersion);
        output.append("{\"log\":{\"version\":\"1.2\",\"creator\":");
        Json.compact(creator, output);
        output.append(",\"entries\":[");
    }

    @Override
    public void add(Sample sample, FormatOutput output) {
        if (sample.request() != null) {
            output.append(empty ? "\n" : ",\n");
            empty = false;
            Json.pretty(entry(sample, sample.request()), output);
        }
    }

    @Override
    public void end(FormatOutput output) {
        output.append("]}}\n");
    }

    private static ObjectNode entry(Sample sample, HttpRequest request) {
        ObjectNode entry = Json.object();
        entry.put(
                "startedDateTime",
                sample.receivedAt() == null ? "" : sample.receivedAt().toString());
        entry.put("time", sample.waitMillis());
        entry.set("request", request(request));
        entry.set("response", response(sample, request));
        entry.putObject("cache");
        entry.putObject("timings")
                .put("send", 0)
                .put("wait", sample.waitMillis())
                .put("receive", 0)
                .put("blocked", UNKNOWN)
                .put("dns", UNKNOWN)
                .put("connect", UNKNOWN)
                .put("ssl", UNKNOWN);
        entry.put("serverIPAddress", address(request.getLocalAddress()));
        return entry;
    }

    private static String address(@Nullable String local) {
        return local == null ? "" : local.substring(0, Math.max(0, local.lastIndexOf(':')));
    }

    private static ObjectNode request(HttpRequest request) {
        ObjectNode node = Json.object();
        node.put("method", Target.method(request));
        node.put("url", Target.url(request));
        node.put("httpVersion", version(request));
        node.set("cookies", cookies(request.getCookies()));
        node.set("headers", pairs(request.getHeaders()));
        node.set("queryString", pairs(request.getQueryStringParameters()));
        Content content = Content.of(request.getBody(), Target.header(request, "content-type"));
        if (content != null) {
            ObjectNode data = node.putObject("postData");
            data.put("mimeType", content.mimeType());
            data.putArray("params");
            data.put("text", content.text());
            if (content.base64()) {
                data.put("encoding", "base64");
            }
        }
        node.put("headersSize", UNKNOWN);
        node.put("bodySize", content == null ? 0 : content.sizeBytes());
        return node;
    }

    private static String version(HttpRequest request) {
        return request.getProtocol() == Protocol.HTTP_2 ? "HTTP/2" : "HTTP/1.1";
    }

    private static ObjectNode response(Sample sample, HttpRequest request) {
        HttpResponse response = sample.response();
        ObjectNode node = Json.object();
        Integer status = response == null ? Integer.valueOf(0) : response.getStatusCode();
        node.put("status", status == null ? OK : status);
        String reason = response == null ? null : response.getReasonPhrase();
        node.put("statusText", Objects.requireNonNullElse(reason, ""));
        node.put("httpVersion", version(request));
        node.set("cookies", cookies(response == null ? null : response.getCookies()));
        node.set("headers", pairs(response == null ? null : response.getHeaders()));
        Content content =
                response == null ? null : Content.of(response.getBody(), first(response.getHeaders(), "content-type"));
        ObjectNode shown = node.putObject("content");
        shown.put("size", content == null ? 0 : content.sizeBytes());
        shown.put("mimeType", content == null ? "" : content.mimeType());
        if (content != null) {
            shown.put("text", content.text());
            if (content.base64()) {
                shown.put("encoding", "base64");
            }
        }
        String location = response == null ? null : first(response.getHeaders(), "location");
        node.put("redirectURL", Objects.requireNonNullElse(location, ""));
        node.put("headersSize", UNKNOWN);
        node.put("bodySize", content == null ? 0 : content.sizeBytes());
        return node;
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

    private static ArrayNode pairs(@Nullable KeysToMultiValues<?, ?> map) {
        ArrayNode array = Json.array();
        if (map != null) {
            for (KeyToMultiValue entry : map.getEntries()) {
                for (NottableString value : entry.getValues()) {
                    array.addObject().put("name", entry.getName().getValue()).put("value", value.getValue());
                }
            }
        }
        return array;
    }

    private static ArrayNode cookies(@Nullable Cookies cookies) {
        ArrayNode array = Json.array();
        if (cookies != null) {
            for (Cookie cookie : cookies.getEntries()) {
                array.addObject()
                        .put("name", cookie.getName().getValue())
                        .put("value", cookie.getValue().getValue());
            }
        }
        return array;
    }
}
