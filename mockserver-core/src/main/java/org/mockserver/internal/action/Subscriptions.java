package org.mockserver.internal.action;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.GraphQLBody;
import org.mockserver.model.HttpWebSocketResponse;
import org.mockserver.model.WebSocketMessage;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * GraphQL subscriptions over one WebSocket: each one that is wanted gets the messages of the expectation as its events.
 * Used on the thread of the connection.
 */
final class Subscriptions implements Conversation {

    /* The closing codes are those of the protocol of graphql-ws; the one before it defines none. */
    private static final int INVALID_MESSAGE = 4400;
    private static final int UNAUTHORIZED = 4401;
    private static final int ALREADY_SUBSCRIBED = 4409;
    private static final int INITIALISED_TWICE = 4429;
    private static final int NORMAL_CLOSURE = 1000;

    /** Longer messages are not read: queries are short. */
    private static final int LONGEST_MESSAGE_BYTES = 256 * 1024;

    private static final int MOST_SUBSCRIPTIONS = 1_000;

    private final ActionCall call;
    private final SubscriptionProtocol protocol;
    private final Predicate<RequestView> wanted;
    private final List<Event> events;
    private final Map<String, Deque<Event>> running = new HashMap<>();
    private boolean initialised;

    /** A message as data. */
    private record Event(JsonNode data, Pause delay) {

        /* Text that is no JSON is a value too. */
        static Event of(WebSocketAction.Line line) {
            String text = new String(line.message().bytes(), Texts.UTF_8);
            JsonNode json = Json.parseStrict(text);
            return new Event(json == null ? Json.string(text) : json, line.delay());
        }
    }

    Subscriptions(
            ActionCall call,
            SubscriptionProtocol protocol,
            Predicate<RequestView> wanted,
            List<WebSocketAction.Line> messages) {
        this.call = call;
        this.protocol = protocol;
        this.wanted = wanted;
        this.events = messages.stream().map(Event::of).toList();
    }

    /** Which subscriptions are wanted; null if the messages are not meant for subscriptions. */
    static @Nullable Predicate<RequestView> filter(HttpWebSocketResponse spec, String place, BodyTests bodies) {
        GraphQLBody body = spec.getGraphqlSubscriptionFilter();
        if (body == null) {
            return null;
        }
        String at = place + ".graphqlSubscriptionFilter";
        if (spec.getSubprotocol() != null && SubscriptionProtocol.of(spec.getSubprotocol()) == null) {
            throw new WireException(
                    place + ".subprotocol",
                    "with graphqlSubscriptionFilter it must be graphql-transport-ws or graphql-ws, or left out");
        }
        if (spec.getMatchers() != null && !spec.getMatchers().isEmpty()) {
            throw new WireException(at, "cannot be combined with matchers: subscriptions are answered by messages");
        }
        List<WebSocketMessage> messages = spec.getMessages() == null ? List.of() : spec.getMessages();
        if (messages.stream().anyMatch(message -> message.getBinary() != null)) {
            throw new WireException(place + ".messages", "events of subscriptions are text, not binary");
        }
        return bodies.test(body, at);
    }

    @Override
    public @Nullable String subprotocol() {
        return WebSocketAction.offers(call.request(), protocol.token) ? protocol.token : null;
    }

    @Override
    public void opened(Peer peer) {}

    @Override
    public void received(Peer peer, Message message) {
        if (message.kind() == Kind.PING || message.kind() == Kind.PONG) {
            return;
        }
        boolean readable = message.kind() == Kind.TEXT && message.bytes().length <= LONGEST_MESSAGE_BYTES;
        JsonNode said = readable ? Json.parseStrict(message.bytes()) : null;
        String type = said == null ? "" : said.path("type").asString("");
        if (said == null || !understood(peer, type, said)) {
            peer.close(INVALID_MESSAGE, "Invalid message received");
        }
    }

    private boolean understood(Peer peer, String type, JsonNode said) {
        if (type.equals(protocol.begin)) {
            return begin(peer, said);
        }
        if (type.equals(protocol.end)) {
            running.remove(said.path("id").asString(""));
            return true;
        }
        switch (type) {
            case "connection_init" -> initialise(peer);
            case "ping" -> send(peer, message("pong"), () -> {});
            case "pong" -> {}
            case "connection_terminate" -> peer.close(NORMAL_CLOSURE, "Bye");
            default -> {
                return false;
            }
        }
        return true;
    }

    private void initialise(Peer peer) {
        if (initialised && protocol == SubscriptionProtocol.CURRENT) {
            peer.close(INITIALISED_TWICE, "Too many initialisation requests");
        } else {
            initialised = true;
            send(peer, message("connection_ack"), () -> {});
        }
    }

    private boolean begin(Peer peer, JsonNode said) {
        JsonNode payload = said.path("payload");
        String id = said.path("id").asString("");
        if (id.isEmpty() || !payload.path("query").isString()) {
            return false;
        }
        if (!initialised) {
            peer.close(UNAUTHORIZED, "Unauthorized");
        } else if (running.containsKey(id)) {
            peer.close(ALREADY_SUBSCRIBED, "Subscriber already exists");
        } else if (running.size() >= MOST_SUBSCRIPTIONS) {
            refuse(peer, id, "too many subscriptions at the same time");
        } else {
            judge(peer, id, payload);
        }
        return true;
    }

    /* Operation names are compared with patterns, which may take long. */
    private void judge(Peer peer, String id, JsonNode payload) {
        Deque<Event> due = new ArrayDeque<>(events);
        running.put(id, due);
        RequestView asked = RequestView.of("POST", "/", Pairs.EMPTY, Json.compact(payload));
        boolean accepted = call.compareApart(limitNanos -> {
            boolean granted = wanted.test(asked);
            peer.execute(() -> judged(peer, id, due, granted, payload));
        });
        if (!accepted) {
            running.remove(id);
            refuse(peer, id, "too much work is waiting");
        }
    }

    private void judged(Peer peer, String id, Deque<Event> due, boolean granted, JsonNode payload) {
        if (granted) {
            sendNext(peer, id, due);
        } else if (running.remove(id, due)) {
            String query = payload.path("query").asString("");
            refuse(peer, id, "No matching subscription expectation found for query: " + query);
        }
    }

    /* A subscription that the client has ended, perhaps to begin another under its id, gets nothing more. */
    private void sendNext(Peer peer, String id, Deque<Event> due) {
        if (running.get(id) != due) {
            return;
        }
        Event next = due.poll();
        if (next == null) {
            running.remove(id);
            send(peer, message("complete").put("id", id), () -> {});
            return;
        }
        peer.later(next.delay().nanos(), () -> {
            if (running.get(id) == due) {
                ObjectNode event = message(protocol.event).put("id", id);
                event.set("payload", Json.object().set("data", next.data()));
                send(peer, event, () -> sendNext(peer, id, due));
            }
        });
    }

    private void refuse(Peer peer, String id, String why) {
        JsonNode error = Json.object().put("message", why);
        ObjectNode refusal = message("error").put("id", id);
        refusal.set(
                "payload",
                protocol == SubscriptionProtocol.CURRENT ? Json.array().add(error) : error);
        send(peer, refusal, () -> {});
    }

    private static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }

    private static void send(Peer peer, JsonNode message, Runnable sent) {
        peer.send(new Message(Kind.TEXT, Json.compact(message).getBytes(Texts.UTF_8)), sent);
    }
}
