package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.model.HttpSseResponse;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.SseEvent;
import tools.jackson.databind.JsonNode;

/** The tables of streams of server-sent events. */
final class SseCodec {

    private static final int MIN_STATUS = 100;
    private static final int MAX_STATUS = 999;

    private static final ObjectCodec<SseEvent> EVENT = new ObjectCodec<SseEvent>()
            .row("data", (event, at) -> event.withData(at.text()), event -> Write.ifSet(event.getData(), Json::string))
            .row(
                    "delay",
                    (event, at) -> event.withDelay(DelayCodec.read(at)),
                    event -> Write.ifSet(event.getDelay(), DelayCodec::write))
            .row("event", (event, at) -> event.withEvent(at.text()), event -> Write.text(event.getEvent()))
            .row("id", (event, at) -> event.withId(at.text()), event -> Write.text(event.getId()))
            .row(
                    "retry",
                    (event, at) -> event.withRetry(at.integer(0, Integer.MAX_VALUE)),
                    event -> Write.number(event.getRetry()));

    private static final ObjectCodec<HttpSseResponse> STREAM = new ObjectCodec<HttpSseResponse>()
            .row(
                    "closeConnection",
                    (stream, at) -> stream.withCloseConnection(at.bool()),
                    stream -> Write.bool(stream.getCloseConnection()))
            .row(
                    "delay",
                    (stream, at) -> stream.withDelay(DelayCodec.read(at)),
                    stream -> Write.ifSet(stream.getDelay(), DelayCodec::write))
            .row(
                    "events",
                    SseCodec::readEvents,
                    stream -> Write.ifSet(stream.getEvents(), events -> Write.array(events, EVENT::write)))
            .row(
                    "headers",
                    (stream, at) -> stream.withHeaders(MultiMapCodec.readHeaders(at)),
                    stream -> MultiMapCodec.write(stream.getHeaders()))
            .row(
                    "primary",
                    (stream, at) -> stream.withPrimary(Boolean.TRUE.equals(at.bool())),
                    stream -> Write.flag(stream.isPrimary()))
            .row(
                    "statusCode",
                    (stream, at) -> stream.withStatusCode(at.integer(MIN_STATUS, MAX_STATUS)),
                    stream -> Write.number(stream.getStatusCode()))
            .row(
                    "templateType",
                    (stream, at) -> stream.withTemplateType(at.oneOf(HttpTemplate.TemplateType.class)),
                    stream -> Write.constant(stream.getTemplateType()));

    private SseCodec() {}

    static HttpSseResponse read(At at) {
        return STREAM.read(at, new HttpSseResponse());
    }

    static JsonNode write(HttpSseResponse stream) {
        return STREAM.write(stream);
    }

    private static void readEvents(HttpSseResponse stream, At at) {
        if (at.expectArray()) {
            List<SseEvent> events = new ArrayList<>();
            at.items().forEach(item -> events.add(EVENT.read(item, new SseEvent())));
            stream.withEvents(events);
        }
    }
}
