package org.mockserver.internal.action;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
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

    /** Answers that wait for a client that does not read them; further messages of that client are not answered. */
    private static final int MAX_WAITING = 1_000;

    private final @Nullable String subprotocol;
    private final List<Line> messages;
    private final List<MessageRule> rules;
    private final boolean closes;
    private final Pause delay;

    /** A message, and the time to wait before it. */
    record Line(Conversation.Message message, Pause delay) {}

    private WebSocketAction(
            @Nullable String subprotocol, List<Line> messages, List<MessageRule> rules, boolean closes, Pause delay) {
        this.subprotocol = subprotocol;
        this.messages = List.copyOf(messages);
        this.rules = List.copyOf(rules);
        this.closes = closes;
        this.delay = delay;
    }

    static WebSocketAction compile(Expectation expectation, ActionOptions options) {
        HttpWebSocketResponse spec = Objects.requireNonNull(expectation.getHttpWebSocketResponse());
        String place = "$.httpWebSocketResponse";
        List<MessageRule> rules = new ArrayList<>();
        List<WebSocketMessageMatcher> matchers = spec.getMatchers() == null ? List.of() : spec.getMatchers();
        for (int i = 0; i < matchers.size(); i++) {
            WebSocketMessageMatcher matcher = matchers.get(i);
            String at = place + ".matchers[" + i + "].responses";
            rules.add(MessageRule.of(matcher, lines(matcher.getResponses(), at, options)));
        }
        Boolean close = spec.getCloseConnection();
        return new WebSocketAction(
                spec.getSubprotocol(),
                lines(spec.getMessages(), place + ".messages", options),
                rules,
                rules.isEmpty() && !Boolean.FALSE.equals(close),
                Pauses.of(spec.getDelay(), place + ".delay", options.random()));
    }

    private static List<Line> lines(@Nullable List<WebSocketMessage> specs, String place, ActionOptions options) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; specs != null && i < specs.size(); i++) {
            WebSocketMessage spec = specs.get(i);
            byte[] binary = spec.getBinary();
            String text = spec.getText() == null ? "" : spec.getText();
            Conversation.Message message = binary == null
                    ? new Conversation.Message(Conversation.Kind.TEXT, text.getBytes(Texts.UTF_8))
                    : new Conversation.Message(Conversation.Kind.BINARY, binary);
            lines.add(new Line(message, Pauses.of(spec.getDelay(), place + "[" + i + "].delay", options.random())));
        }
        return lines;
    }

    @Override
    public void serve(ActionCall call) {
        if (!isAskedFor(call.request())) {
            call.fail(NO_WEBSOCKET, new HttpError().withDropConnection(true), delay.nanos());
            return;
        }
        call.converse(new Talk(offers(call.request(), subprotocol) ? subprotocol : null), delay.nanos());
    }

    private static boolean isAskedFor(RequestView request) {
        return lists(request, "upgrade", "websocket");
    }

    private static boolean offers(RequestView request, @Nullable String protocol) {
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

    /** The conversation with one client. */
    private final class Talk implements Conversation {

        private final @Nullable String agreed;
        private final Deque<Line> waiting = new ArrayDeque<>(messages);
        private boolean sending;

        Talk(@Nullable String agreed) {
            this.agreed = agreed;
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
            for (MessageRule rule : rules) {
                if (rule.takes(message)) {
                    if (waiting.size() < MAX_WAITING) {
                        waiting.addAll(rule.responses());
                    }
                    if (!sending) {
                        sendNext(peer);
                    }
                    return;
                }
            }
        }
    }
}
