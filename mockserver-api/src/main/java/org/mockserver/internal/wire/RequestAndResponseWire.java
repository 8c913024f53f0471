package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.model.LogEventRequestAndResponse;
import tools.jackson.databind.JsonNode;

/** Recorded exchanges as JSON. */
public final class RequestAndResponseWire {

    private static final ObjectCodec<LogEventRequestAndResponse> TABLE = new ObjectCodec<LogEventRequestAndResponse>()
            .row(
                    "httpRequest",
                    (exchange, at) -> exchange.withHttpRequest(RequestCodec.read(at)),
                    exchange -> Write.ifSet(exchange.getRequestDefinition(), RequestCodec::write))
            .row(
                    "httpResponse",
                    (exchange, at) -> exchange.withHttpResponse(ResponseCodec.read(at)),
                    exchange -> Write.ifSet(exchange.getHttpResponse(), ResponseCodec::write))
            .row(
                    "timestamp",
                    (exchange, at) -> exchange.withTimestamp(at.text()),
                    exchange -> Write.text(exchange.getTimestamp()));

    private RequestAndResponseWire() {}

    /** The tree of an exchange; the request in the order in which matchers are shown. */
    public static JsonNode tree(LogEventRequestAndResponse exchange) {
        return TABLE.write(exchange);
    }

    /** Writes exchanges as an array, one after the other. */
    public static void write(Iterable<LogEventRequestAndResponse> exchanges, Appendable target) {
        try (JsonArrayWriter array = new JsonArrayWriter(target)) {
            exchanges.forEach(exchange -> array.add(tree(exchange)));
        }
    }

    /**
     * Reads exchanges that a server recorded; texts are taken literally.
     *
     * @throws WireException with everything that is wrong
     */
    public static List<LogEventRequestAndResponse> readMany(String json) {
        Problems problems = Problems.ofRecording();
        At root = At.root(problems, Json.parse(json));
        List<LogEventRequestAndResponse> exchanges = new ArrayList<>();
        for (At item : root.node().isArray() ? root.items() : List.of(root)) {
            exchanges.add(TABLE.read(item, new LogEventRequestAndResponse()));
        }
        problems.throwIfAny();
        return exchanges;
    }
}
