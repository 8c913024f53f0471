package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
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
    private final boolean templated;

    /**
     * An event, and the time to wait before it.
     *
     * @param spec as it was given
     * @param data renders its data; null if the data are sent as they were given
     * @param bytes as they go over the wire
     */
    private record Event(SseEvent spec, @Nullable Rendering data, byte[] bytes, Pause delay) {

        static Event of(SseEvent spec, @Nullable Rendering data, Pause delay) {
            return new Event(spec, data, text(spec).getBytes(Texts.UTF_8), delay);
        }

        Event rendered(RequestView request) {
            return data == null
                    ? this
                    : of(
                            new SseEvent()
                                    .withId(spec.getId())
                                    .withEvent(spec.getEvent())
                                    .withRetry(spec.getRetry())
                                    .withData(data.text(request, null)),
                            null,
                            delay);
        }
    }

    private SseAction(OutgoingResponse head, List<Event> events, Pause delay) {
        this.head = head;
        this.events = events;
        this.delay = delay;
        this.templated = events.stream().anyMatch(event -> event.data() != null);
    }

    static SseAction compile(Expectation expectation, ActionOptions options) {
        HttpSseResponse spec = Objects.requireNonNull(expectation.getHttpSseResponse());
        String place = "$.httpSseResponse";
        List<SseEvent> given = spec.getEvents() == null ? List.of() : spec.getEvents();
        List<Event> events = new ArrayList<>(given.size());
        for (int i = 0; i < given.size(); i++) {
            SseEvent event = given.get(i);
            String at = place + ".events[" + i + "]";
            events.add(Event.of(
                    event,
                    Rendering.ofText(spec.getTemplateType(), event.getData(), at + ".data", options),
                    Pauses.of(event.getDelay(), at + ".delay", options.random())));
        }
        int status = spec.getStatusCode() == null ? DEFAULT_STATUS : spec.getStatusCode();
        OutgoingResponse head = OutgoingResponse.status(status)
                .headers(headers(spec))
                .framing(Boolean.TRUE.equals(spec.getCloseConnection()) ? CLOSING : Framing.ORDINARY)
                .build();
        return new SseAction(
                recorded(head, events),
                List.copyOf(events),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
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
    private static OutgoingResponse recorded(OutgoingResponse head, List<Event> events) {
        HttpResponse shown = new HttpResponse()
                .withStatusCode(head.status())
                .withBody(events.stream().map(event -> text(event.spec())).collect(Collectors.joining()));
        Pairs headers = head.headers();
        for (int i = 0; i < headers.size(); i++) {
            shown.withHeader(headers.name(i), headers.value(i));
        }
        return head.toBuilder().spec(shown).build();
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
        if (templated) {
            call.onWorker(() -> render(call));
        } else {
            answer(call, head, events);
        }
    }

    private void render(ActionCall call) {
        List<Event> rendered = new ArrayList<>(events.size());
        for (Event event : events) {
            try {
                rendered.add(event.rendered(call.request()));
            } catch (TemplateException failure) {
                call.answer(Objects.requireNonNull(event.data()).failed(call, "event", failure), delay.nanos());
                return;
            }
        }
        answer(call, recorded(head, rendered), rendered);
    }

    private void answer(ActionCall call, OutgoingResponse response, List<Event> toSend) {
        call.answer(response.toBuilder().bodySource(new Stream(call, toSend)).build(), delay.nanos());
    }

    /** The events of one answer. */
    private static final class Stream implements BodySource {

        private final ActionCall call;
        private final List<Event> events;
        private int next;

        Stream(ActionCall call, List<Event> events) {
            this.call = call;
            this.events = events;
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
