package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** Request definitions as JSON. */
public final class RequestWire {

    /** What a refused filter should have been, for {@link WireException#toText}. */
    public static final String KIND = "request matcher";

    private static final String HTTP_REQUEST = "httpRequest";
    private static final String ID = "id";

    private RequestWire() {}

    /**
     * Reads the filter of a clear or a retrieve.
     *
     * @param json a request definition, an object holding one as {@code httpRequest}, {@code {"id":"…"}}, or blank
     * @return null when the document is blank
     * @throws WireException with everything that is wrong
     */
    public static @Nullable RequestFilterSpec readFilter(String json) {
        if (json.isBlank()) {
            return null;
        }
        JsonNode document = Json.parse(json);
        Problems problems = Problems.ofInstructions();
        At root = At.root(problems, document);
        RequestFilterSpec filter;
        if (document.has(HTTP_REQUEST) && !document.has(ID)) {
            filter = new RequestFilterSpec(RequestCodec.read(root.member(HTTP_REQUEST)), null);
        } else if (document.has(ID)) {
            filter = readId(root);
        } else {
            filter = new RequestFilterSpec(RequestCodec.read(root), null);
        }
        problems.throwIfAny();
        return filter;
    }

    private static RequestFilterSpec readId(At root) {
        for (var member : root.members()) {
            if (!member.getKey().equals(ID)) {
                member.getValue().problem("cannot be combined with id");
            }
        }
        return new RequestFilterSpec(null, root.member(ID).text());
    }

    /**
     * Reads one request definition.
     *
     * @throws WireException with everything that is wrong
     */
    public static RequestDefinition read(String json) {
        Problems problems = Problems.ofInstructions();
        RequestDefinition definition = RequestCodec.read(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return definition == null ? new HttpRequest() : definition;
    }

    /**
     * Reads the description of a request that is to be sent.
     *
     * @throws WireException with everything that is wrong
     */
    public static HttpRequest readComplete(String json) {
        Problems problems = Problems.ofInstructions();
        HttpRequest request = RequestCodec.readHttp(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return request;
    }

    /**
     * Reads requests that a server recorded; texts are taken literally.
     *
     * @throws WireException with everything that is wrong
     */
    public static List<HttpRequest> readRecorded(String json) {
        Problems problems = Problems.ofRecording();
        At root = At.root(problems, Json.parse(json));
        List<HttpRequest> requests = new ArrayList<>();
        for (At item : root.node().isArray() ? root.items() : List.of(root)) {
            if (RequestCodec.read(item) instanceof HttpRequest request) {
                requests.add(request);
            }
        }
        problems.throwIfAny();
        return requests;
    }

    /** The tree of a request definition, members in the order in which matchers are shown. */
    public static JsonNode tree(RequestDefinition definition) {
        return RequestCodec.write(definition);
    }

    /** The tree of a received request, members in alphabetical order, texts as they came. */
    public static JsonNode alphabetical(HttpRequest request) {
        return ReceivedRequestCodec.write(request);
    }

    /** Writes received requests as an array, one after the other, each as {@link #alphabetical}. */
    public static void writeAlphabetical(Iterable<HttpRequest> requests, Appendable target) {
        try (JsonArrayWriter array = new JsonArrayWriter(target)) {
            requests.forEach(request -> array.add(alphabetical(request)));
        }
    }

    /** The pretty text of {@link #tree}. */
    public static String write(RequestDefinition definition) {
        return Json.pretty(tree(definition));
    }
}
