package org.mockserver.internal.websocket;

import io.netty.channel.ChannelPipeline;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.control.SpaceDoor;
import org.mockserver.internal.exchange.ConnectionOrigin;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.ProxyAccess;
import org.mockserver.internal.exchange.RequestView;

/**
 * Where clients connect that answer by callback: one path of every port and every space, in front of
 * everything else. Whoever may not use the control plane may not connect either.
 */
public final class CallbackEndpoint implements ExchangeHandler, ConnectionUpgrade {

    private static final String PATH = "/_mockserver_callback_websocket";
    private static final String REGISTRATION_HEADER = "X-CLIENT-REGISTRATION-ID";

    private final CallbackSockets sockets;
    private final SpaceDoor next;

    /**
     * The endpoint in front of a door.
     *
     * @param sockets get the clients that connect
     * @param next takes all other requests
     */
    public CallbackEndpoint(CallbackSockets sockets, SpaceDoor next) {
        this.sockets = sockets;
        this.next = next;
    }

    /* What comes through a proxy or a tunnel is meant for another server. */
    private static boolean isMeant(RequestView request) {
        return isMeant(SpaceDoor.pathInside(request)) && !request.isProxied();
    }

    /* Whether clients connect at a path. */
    static boolean isMeant(String pathInside) {
        return pathInside.equals(PATH);
    }

    private @Nullable OutgoingResponse refusal(RequestView request) {
        OutgoingResponse wrong = Handshake.refusal(request);
        return wrong == null ? next.controlRefusal(request) : wrong;
    }

    @Override
    public @Nullable Accepted accept(RequestView request) {
        return isMeant(request) && refusal(request) == null ? new Client(request) : null;
    }

    @Override
    public @Nullable Accepted accept(RequestView request, Conversation conversation) {
        return Handshake.refusal(request) == null ? new Talk(request, conversation) : null;
    }

    /** A client that gets a WebSocket as the answer of an expectation. */
    private static final class Talk implements Accepted {

        private final Conversation conversation;
        private final Pairs proof;

        Talk(RequestView request, Conversation conversation) {
            this.conversation = conversation;
            this.proof = Handshake.proof(request);
        }

        @Override
        public String protocol() {
            return "websocket";
        }

        @Override
        public Pairs headers() {
            String agreed = conversation.subprotocol();
            return agreed == null ? proof : proof.and("sec-websocket-protocol", agreed);
        }

        @Override
        public Supervised start(ChannelPipeline pipeline, ConnectionOrigin origin) {
            return ConversationSocket.install(pipeline, conversation);
        }
    }

    private final class Client implements Accepted {

        private final String id;
        private final Pairs proof;
        private final String space;

        Client(RequestView request) {
            String named = SpaceDoor.name(request);
            this.space = named == null ? CallbackSockets.COMMON : named;
            String given = request.headers().first(REGISTRATION_HEADER);
            this.id = given == null || given.isBlank() ? UUID.randomUUID().toString() : given.strip();
            this.proof = Handshake.proof(request);
        }

        @Override
        public String protocol() {
            return "websocket";
        }

        @Override
        public Pairs headers() {
            return proof.and(REGISTRATION_HEADER, id);
        }

        @Override
        public Supervised start(ChannelPipeline pipeline, ConnectionOrigin origin) {
            return sockets.connected(pipeline, id, space);
        }
    }

    @Override
    public void handle(Exchange exchange) {
        RequestView request = exchange.request();
        if (!isMeant(request)) {
            next.handle(exchange);
            return;
        }
        OutgoingResponse refusal = refusal(request);
        exchange.reply(refusal == null ? Handshake.misplaced() : refusal);
    }

    @Override
    public boolean handleMessage(Exchange message) {
        return next.handleMessage(message);
    }

    @Override
    public ProxyAccess proxyAccess() {
        return next.proxyAccess();
    }

    @Override
    public boolean answersBeforeBody() {
        return next.answersBeforeBody();
    }

    @Override
    public boolean handleHead(Exchange exchange) {
        return !isMeant(exchange.request()) && next.handleHead(exchange);
    }
}
