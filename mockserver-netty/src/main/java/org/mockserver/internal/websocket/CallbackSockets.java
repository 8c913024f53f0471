package org.mockserver.internal.websocket;

import io.netty.channel.ChannelPipeline;
import java.util.Comparator;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.model.HttpResponse;

/** The connected clients by their ids. Safe for use by any thread. */
public final class CallbackSockets implements Callbacks {

    /* Writing or reading more text than this takes longer than an event loop should be busy with one exchange. */
    static final int LARGE_CHARACTERS = 64 * 1024;

    /* What belongs to no space; no space can be called so. */
    static final String COMMON = "";

    private final ConcurrentMap<String, CallbackSocket> byId = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> spaceById = new ConcurrentHashMap<>();
    private final AtomicLong connections = new AtomicLong();
    private final int maxClients;
    private final Options options;

    /**
     * What holds for all clients.
     *
     * @param answerMillis the most time for an answer; read for each question
     * @param writeStallMillis the most time in which a client may read nothing of what it is sent; 0 for no limit
     * @param workers runs work that takes long, and says whether it will
     */
    public record Options(LongSupplier answerMillis, long writeStallMillis, Predicate<Runnable> workers) {}

    /**
     * No client is connected yet.
     *
     * @param maxClients most clients; a further one takes the place of the one that has been connected for longest
     * @param options what holds for them
     */
    public CallbackSockets(int maxClients, Options options) {
        this.maxClients = maxClients;
        this.options = options;
    }

    /* A client under an id takes the place of an earlier one with that id. */
    Supervised connected(ChannelPipeline pipeline, String id, String space) {
        spaceById.put(id, space);
        CallbackSocket socket = CallbackSocket.install(pipeline, id, connections.incrementAndGet(), this, options);
        CallbackSocket before = byId.put(id, socket);
        socket.welcome();
        if (before != null) {
            before.close("another client has connected as " + id);
        }
        while (byId.size() > maxClients) {
            byId.values().stream()
                    .min(Comparator.comparingLong(CallbackSocket::number))
                    .ifPresent(this::evict);
        }
        return socket;
    }

    private void evict(CallbackSocket oldest) {
        disconnected(oldest);
        oldest.close("callback client " + oldest.id() + " had to make room for a newer one, see"
                + " mockserver.maxWebSocketExpectations");
    }

    void disconnected(CallbackSocket socket) {
        if (byId.remove(socket.id(), socket)) {
            spaceById.remove(socket.id());
        }
    }

    /**
     * The clients as a space sees them: those of others stay connected when it is reset.
     *
     * @param space the name of the space
     */
    public Callbacks inSpace(String space) {
        return new Callbacks() {
            @Override
            public void ask(String clientId, Question question, Receiver receiver) {
                CallbackSockets.this.ask(clientId, question, receiver);
            }

            @Override
            public void closeAll() {
                CallbackSockets.this.closeAll(space);
            }
        };
    }

    @Override
    public void ask(String clientId, Question question, Receiver receiver) {
        CallbackSocket socket = byId.get(clientId);
        if (socket == null) {
            receiver.failed(new Failure(Failure.Kind.UNKNOWN_CLIENT, "no callback client is connected as " + clientId));
            return;
        }
        Runnable work = () -> ask(socket, question, receiver);
        if (characters(question) < LARGE_CHARACTERS || !options.workers().test(work)) {
            work.run();
        }
    }

    private static void ask(CallbackSocket socket, Question question, Receiver receiver) {
        String correlationId = UUID.randomUUID().toString();
        HttpResponse response = question.response();
        String text = response == null
                ? CallbackWire.request(question.request(), correlationId)
                : CallbackWire.exchange(question.request(), response, correlationId);
        socket.ask(correlationId, text, receiver);
    }

    private static int characters(Question question) {
        HttpResponse response = question.response();
        int answered = response == null ? 0 : response.getBodyAsRawBytes().length;
        return question.request().getBodyAsRawBytes().length + answered;
    }

    @Override
    public long connection(String clientId) {
        CallbackSocket socket = byId.get(clientId);
        return socket == null ? 0 : socket.number();
    }

    @Override
    public void closeAll() {
        closeAll(COMMON);
    }

    private void closeAll(String space) {
        byId.forEach((id, socket) -> {
            if (space.equals(spaceById.get(id))) {
                disconnected(socket);
                socket.close("the server was reset");
            }
        });
    }
}
