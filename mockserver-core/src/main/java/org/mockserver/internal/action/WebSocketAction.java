package org.mockserver.internal.action;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.CountedText;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpWebSocketResponse;
import org.mockserver.model.WebSocketMessage;
import org.mockserver.model.WebSocketMessageMatcher;

/** Accepts a WebSocket and talks to the client: {@code httpWebSocketResponse}. */
final class WebSocketAction implements Action {

    private static final int NORMAL_CLOSURE = 1000;
    private static final ConnectionFault NO_WEBSOCKET = new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1);

    /** How long a connection may be held up by comparing a message. */
    private static final long LONGEST_ON_LOOP_NANOS = 2_000_000;

    /** Answers that wait for a client that does not read them; further messages of that client are not answered. */
    private static final int MAX_WAITING = 1_000;

    private final @Nullable String subprotocol;
    private final List<Line> messages;
    private final List<MessageRule> rules;
    private final boolean closes;
    private final Pause delay;
    private final boolean templated;
    private final @Nullable Predicate<RequestView> subscriptions;

    /**
     * A message, and the time to wait before it.
     *
     * @param text renders its text; null if it is sent as it was given
     */
    record Line(Conversation.Message message, @Nullable Rendering text, Pause delay) {

        Line rendered(RequestView request) {
            if (text == null) {
                return this;
            }
            byte[] bytes = text.text(request, null).getBytes(Texts.UTF_8);
            return new Line(new Conversation.Message(Conversation.Kind.TEXT, bytes), null, delay);
        }
    }

    private WebSocketAction(
            @Nullable String subprotocol,
            List<Line> messages,
            List<MessageRule> rules,
            boolean closes,
            Pause delay,
            @Nullable Predicate<RequestView> subscriptions) {
        this.subprotocol = subprotocol;
        this.messages = List.copyOf(messages);
        this.rules = List.copyOf(rules);
        this.closes = closes;
        this.delay = delay;
        this.subscriptions = subscriptions;
        this.templated = allLines().anyMatch(line -> line.text() != null);
    }

    private Stream<Line> allLines() {
        return Stream.concat(messages.stream(), rules.stream().flatMap(rule -> rule.responses().stream()));
    }

    static WebSocketAction compile(Expectation expectation, ActionOptions options) {
        HttpWebSocketResponse spec = Objects.requireNonNull(expectation.getHttpWebSocketResponse());
        String place = "$.httpWebSocketResponse";
        List<MessageRule> rules = new ArrayList<>();
        List<WebSocketMessageMatcher> matchers = spec.getMatchers() == null ? List.of() : spec.getMatchers();
        for (int i = 0; i < matchers.size(); i++) {
            WebSocketMessageMatcher matcher = matchers.get(i);
            String at = place + ".matchers[" + i + "].responses";
            rules.add(MessageRule.of(matcher, lines(spec, matcher.getResponses(), at, options)));
        }
        Boolean close = spec.getCloseConnection();
        return new WebSocketAction(
                spec.getSubprotocol(),
                lines(spec, spec.getMessages(), place + ".messages", options),
                rules,
                rules.isEmpty() && !Boolean.FALSE.equals(close),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()),
                Subscriptions.filter(spec, place, options.bodies()));
    }

    private static List<Line> lines(
            HttpWebSocketResponse conversation,
            @Nullable List<WebSocketMessage> specs,
            String place,
            ActionOptions options) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; specs != null && i < specs.size(); i++) {
            WebSocketMessage spec = specs.get(i);
            String at = place + "[" + i + "]";
            byte[] binary = spec.getBinary();
            String text = spec.getText() == null ? "" : spec.getText();
            Conversation.Message message = binary == null
                    ? new Conversation.Message(Conversation.Kind.TEXT, text.getBytes(Texts.UTF_8))
                    : new Conversation.Message(Conversation.Kind.BINARY, binary);
            lines.add(new Line(
                    message,
                    Rendering.ofText(conversation.getTemplateType(), spec.getText(), at + ".text", options),
                    Pauses.of(spec.getDelay(), at + ".delay", options.random())));
        }
        return lines;
    }

    @Override
    public void serve(ActionCall call) {
        if (!isAskedFor(call.request())) {
            call.warn("the request asks for no WebSocket, or not as it must, so its connection is closed", null);
            call.fail(NO_WEBSOCKET, new HttpError().withDropConnection(true), delay.nanos());
        } else if (templated) {
            call.onWorker(() -> render(call));
        } else {
            converse(call, messages, rules);
        }
    }

    /* Everything is rendered before the handshake is answered, so that a failure can still be told. */
    private void render(ActionCall call) {
        Map<Line, Line> rendered = new IdentityHashMap<>();
        for (Line line : allLines().toList()) {
            try {
                rendered.put(line, line.rendered(call.request()));
            } catch (TemplateException failure) {
                call.answer(Objects.requireNonNull(line.text()).failed(call, "message", failure), delay.nanos());
                return;
            }
        }
        List<Line> lines = messages.stream().map(rendered::get).toList();
        List<MessageRule> answers = rules.stream()
                .map(rule -> rule.withResponses(
                        rule.responses().stream().map(rendered::get).toList()))
                .toList();
        converse(call, lines, answers);
    }

    private void converse(ActionCall call, List<Line> lines, List<MessageRule> answers) {
        Predicate<RequestView> wanted = subscriptions;
        Conversation talk = wanted == null
                ? new Talk(call, offers(call.request(), subprotocol) ? subprotocol : null, lines, answers)
                : new Subscriptions(call, SubscriptionProtocol.offered(call.request(), subprotocol), wanted, lines);
        call.converse(talk, delay.nanos());
    }

    private static boolean isAskedFor(RequestView request) {
        return lists(request, "upgrade", "websocket");
    }

    static boolean offers(RequestView request, @Nullable String protocol) {
        return protocol != null && lists(request, "sec-websocket-protocol", protocol);
    }

    private static boolean lists(RequestView request, String header, String token) {
        for (String line : request.headers().all(header)) {
            for (String element : line.split(",", -1)) {
                if (element.strip().equalsIgnoreCase(token)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The conversation with one client. Used on the thread of the connection. */
    private final class Talk implements Conversation {

        private final @Nullable String agreed;
        private final Deque<Line> waiting;
        private final List<MessageRule> answers;
        private final ActionCall call;
        private final Deque<Message> unjudged = new ArrayDeque<>();
        private @Nullable Message comparing;
        private boolean sending;

        Talk(ActionCall call, @Nullable String agreed, List<Line> lines, List<MessageRule> answers) {
            this.call = call;
            this.agreed = agreed;
            this.waiting = new ArrayDeque<>(lines);
            this.answers = answers;
        }

        @Override
        public @Nullable String subprotocol() {
            return agreed;
        }

        @Override
        public void opened(Peer peer) {
            sendNext(peer);
        }

        /* One message after the other, each when its time has come and the client has room. */
        private void sendNext(Peer peer) {
            Line line = waiting.poll();
            sending = line != null;
            if (line != null) {
                peer.later(line.delay().nanos(), () -> peer.send(line.message(), () -> sendNext(peer)));
            } else if (closes) {
                peer.close(NORMAL_CLOSURE, "Bye");
            }
        }

        @Override
        public void received(Peer peer, Message message) {
            if (comparing == null) {
                judge(peer, message);
            } else if (unjudged.size() < MAX_WAITING) {
                unjudged.add(message);
            }
        }

        /* Comparisons that take long go on elsewhere, and what the client says meanwhile waits for them. */
        private void judge(Peer peer, Message message) {
            try {
                answer(peer, taker(message, LONGEST_ON_LOOP_NANOS));
            } catch (CountedText.TimedOut tooLong) {
                comparing = message;
                boolean accepted = call.compareApart(limitNanos -> {
                    MessageRule taker = takerWithin(message, limitNanos);
                    peer.execute(() -> judged(peer, taker));
                });
                if (!accepted) {
                    call.warn("a message over a WebSocket was not answered: too much work is waiting", null);
                    judged(peer, null);
                }
            }
        }

        private void judged(Peer peer, @Nullable MessageRule taker) {
            comparing = null;
            answer(peer, taker);
            Message next = unjudged.poll();
            while (next != null) {
                judge(peer, next);
                next = comparing == null ? unjudged.poll() : null;
            }
        }

        private @Nullable MessageRule takerWithin(Message message, long limitNanos) {
            try {
                return taker(message, limitNanos);
            } catch (CountedText.TimedOut late) {
                call.warn(
                        "a message over a WebSocket was compared for longer than regexMatchingTimeoutMillis, taken as"
                                + " not matching",
                        null);
                return null;
            }
        }

        private @Nullable MessageRule taker(Message message, long limitNanos) {
            CountedText.Budget budget = new CountedText.Budget(System.nanoTime() + limitNanos);
            for (MessageRule rule : answers) {
                if (rule.takes(message, budget)) {
                    return rule;
                }
            }
            return null;
        }

        private void answer(Peer peer, @Nullable MessageRule rule) {
            if (rule == null) {
                return;
            }
            if (waiting.size() < MAX_WAITING) {
                waiting.addAll(rule.responses());
            }
            if (!sending) {
                sendNext(peer);
            }
        }
    }
}
