package org.mockserver.internal.wire;

import org.mockserver.model.BinaryResponse;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;

/** Responses and errors as JSON. */
public final class ResponseWire {

    private ResponseWire() {}

    /**
     * Reads one response.
     *
     * @throws WireException with everything that is wrong
     */
    public static HttpResponse read(String json) {
        Problems problems = Problems.ofInstructions();
        HttpResponse response = ResponseCodec.read(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return response;
    }

    /**
     * Reads a response as a server shows it; texts are taken literally.
     *
     * @throws WireException with everything that is wrong
     */
    public static HttpResponse readRecorded(String json) {
        Problems problems = Problems.ofRecording();
        HttpResponse response = ResponseCodec.read(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return response;
    }

    /** The tree of a response; nothing that was not set is invented. */
    public static JsonNode tree(HttpResponse response) {
        return ResponseCodec.write(response);
    }

    /** The tree of an answer to a message that is not HTTP. */
    public static JsonNode tree(BinaryResponse response) {
        return BinaryCodec.writeResponse(response);
    }

    /** The tree of an error action. */
    public static JsonNode tree(HttpError error) {
        return ErrorCodec.write(error);
    }

    /** The pretty text of a response. */
    public static String write(HttpResponse response) {
        return Json.pretty(tree(response));
    }
}
