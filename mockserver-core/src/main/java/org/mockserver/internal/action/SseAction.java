package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpSseResponse;
import org.mockserver.model.SseEvent;

/**
 * Answers with a stream of server-sent events (HTML standard, section 9.2): {@code httpSseResponse}. Each event goes out
 * when it is due and the client has room for it.
 */
final class SseAction implements Action {

    private static final int DEFAULT_STATUS = 200;
    private static final Framing CLOSING = new Framing(false, null, null, null, null, 0, true, 0);

    private final OutgoingResponse head;
    private final List<Event> events;
    private final Pause delay;

    /** An event as it goes over the wire, and the time to wait before it. */
    private record Event(byte[] bytes, Pause delay) {}

    private SseAction(OutgoingResponse head, List<Event> events, Pause delay) {
        this.head = head;
        this.events = events;
        this.delay = delay;
    }

    static SseAction compile(Expectation expectation, ActionOptions options) {
        HttpSseResponse spec = Objects.requireNonNull(expectation.getHttpSseResponse());
        String place = "$.httpSseResponse";
        List<SseEvent> given = spec.getEvents() == null ? List.of() : spec.getEvents();
        List<Event> events = new ArrayList<>(given.size());
        for (int i = 0; i < given.size(); i++) {
            Pause pause = Pauses.of(given.get(i).getDelay(), place + ".events[" + i + "].delay", options.random());
            events.add(new Event(text(given.get(i)).getBytes(Texts.UTF_8), pause));
        }
        int status = spec.getStatusCode() == null ? DEFAULT_STATUS : spec.getStatusCode();
        Pairs headers = headers(spec);
        OutgoingResponse head = OutgoingResponse.status(status)
                .headers(headers)
                .framing(Boolean.TRUE.equals(spec.getCloseConnection()) ? CLOSING : Framing.ORDINARY)
                .spec(record(status, headers, given))
                .build();
        return new SseAction(head, List.copyOf(events), Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    /* What is given takes the place of what is usual. */
    private static Pairs headers(HttpSseResponse spec) {
        Pairs given = ResponseCompiler.lines(spec.getHeaders());
        Pairs.Builder headers = new Pairs.Builder(given.size() + 2);
        if (given.first("content-type") == null) {
            headers.add("content-type", "text/event-stream");
        }
        if (given.first("cache-control") == null) {
            headers.add("cache-control", "no-cache");
        }
        given.appendTo(headers);
        return headers.build();
    }

    /* What the journal shows: the whole stream, whoever may have heard only a part of it. */
    private static HttpResponse record(int status, Pairs headers, List<SseEvent> events) {
        HttpResponse shown = new HttpResponse()
                .withStatusCode(status)
                .withBody(events.stream().map(SseAction::text).collect(Collectors.joining()));
        for (int i = 0; i < headers.size(); i++) {
            shown.withHeader(headers.name(i), headers.value(i));
        }
        return shown;
    }

    private static String text(SseEvent event) {
        StringBuilder text = new StringBuilder();
        line(text, "id: ", event.getId());
        line(text, "event: ", event.getEvent());
        line(text, "retry: ", event.getRetry());
        if (event.getData() != null) {
            for (String part : event.getData().split("\\r\\n|\\r|\\n", -1)) {
                line(text, "data: ", part);
            }
        }
        return text.append('\n').toString();
    }

    /* A line break inside a name would begin another field. */
    private static void line(StringBuilder text, String field, @Nullable Object value) {
        if (value != null) {
            text.append(field)
                    .append(value.toString().replace("\r", "").replace("\n", ""))
                    .append('\n');
        }
    }

    @Override
    public void serve(ActionCall call) {
        call.answer(head.toBuilder().bodySource(new Stream(call)).build(), delay.nanos());
    }

    /** The events of one answer. */
    private final class Stream implements BodySource {

        private final ActionCall call;
        private int next;

        Stream(ActionCall call) {
            this.call = call;
        }

        @Override
        public void next(Receiver receiver) {
            if (next == events.size()) {
                receiver.end();
                return;
            }
            Event event = events.get(next++);
            call.later(event.delay().nanos(), () -> receiver.piece(event.bytes()));
        }

        @Override
        public void abandon() {
            next = events.size();
        }
    }
}
