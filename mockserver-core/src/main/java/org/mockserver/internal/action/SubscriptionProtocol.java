package org.mockserver.internal.action;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * The two protocols that GraphQL subscriptions have over WebSockets: that of the library graphql-ws, and the one before it
 * of subscriptions-transport-ws. They differ in the words.
 */
enum SubscriptionProtocol {
    CURRENT("graphql-transport-ws", "subscribe", "next", "complete"),
    FORMER("graphql-ws", "start", "data", "stop");

    /** As in Sec-WebSocket-Protocol. */
    final String token;

    /** How a client asks for a subscription. */
    final String begin;

    /** How an event is sent. */
    final String event;

    /** How a client ends a subscription. */
    final String end;

    SubscriptionProtocol(String token, String begin, String event, String end) {
        this.token = token;
        this.begin = begin;
        this.event = event;
        this.end = end;
    }

    /** The protocol of a name; null for another one. */
    static @Nullable SubscriptionProtocol of(String token) {
        for (SubscriptionProtocol protocol : values()) {
            if (protocol.token.equals(token)) {
                return protocol;
            }
        }
        return null;
    }

    /** The one that is configured, or else the one the client offers; the current one if it offers none. */
    static SubscriptionProtocol offered(RequestView request, @Nullable String configured) {
        SubscriptionProtocol known = configured == null ? null : of(configured);
        if (known != null) {
            return known;
        }
        boolean former =
                WebSocketAction.offers(request, FORMER.token) && !WebSocketAction.offers(request, CURRENT.token);
        return former ? FORMER : CURRENT;
    }
}
