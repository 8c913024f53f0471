package org.mockserver.internal.websocket;

import io.netty.channel.ChannelPipeline;
import java.util.Comparator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.connection.Supervised;
import org.mockserver.internal.control.SpaceDoor;
import org.mockserver.internal.near.NearClient;
import org.mockserver.internal.near.NearServer;

/** The connected clients by their ids. Safe for use by any thread. */
public final class CallbackSockets implements Callbacks, NearServer {

    /* What belongs to no space; no space can be called so. */
    static final String COMMON = "";

    private static final String STOPPING = "the server is stopping";

    private final ConcurrentMap<String, CallbackClient> byId = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, String> spaceById = new ConcurrentHashMap<>();
    private final AtomicLong connections = new AtomicLong();
    private final int maxClients;
    private final Options options;
    private volatile boolean stopped;

    /**
     * What holds for all clients.
     *
     * @param answerMillis the most time for an answer; read for each question
     * @param writeStallMillis the most time in which a client may read nothing of what it is sent; 0 for no limit
     * @param workers runs work that takes long, and says whether it will
     * @param timer measures the time for answers of clients in this process
     */
    public record Options(
            LongSupplier answerMillis,
            long writeStallMillis,
            Predicate<Runnable> workers,
            ScheduledExecutorService timer) {}

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

    Supervised connected(ChannelPipeline pipeline, String id, String space) {
        CallbackSocket socket = CallbackSocket.install(pipeline, id, connections.incrementAndGet(), this, options);
        add(socket, space, socket::welcome);
        return socket;
    }

    @Override
    public @Nullable Runnable connect(String path, String clientId, NearClient client) {
        if (stopped || !CallbackEndpoint.isMeant(SpaceDoor.pathInside(path))) {
            return null;
        }
        String space = SpaceDoor.nameIn(path);
        CallbackNeighbour neighbour =
                new CallbackNeighbour(clientId, connections.incrementAndGet(), client, this, options);
        add(neighbour, space == null ? COMMON : space, () -> {});
        if (stopped) {
            neighbour.close(STOPPING);
        }
        return neighbour::leave;
    }

    /* A client under an id takes the place of an earlier one with that id. */
    private void add(CallbackClient client, String space, Runnable welcome) {
        String id = client.id();
        spaceById.put(id, space);
        CallbackClient before = byId.put(id, client);
        welcome.run();
        if (before != null) {
            before.close("another client has connected as " + id);
        }
        while (byId.size() > maxClients) {
            byId.values().stream()
                    .min(Comparator.comparingLong(CallbackClient::number))
                    .ifPresent(this::evict);
        }
    }

    private void evict(CallbackClient oldest) {
        disconnected(oldest);
        oldest.close("callback client " + oldest.id() + " had to make room for a newer one, see"
                + " mockserver.maxWebSocketExpectations");
    }

    void disconnected(CallbackClient client) {
        if (byId.remove(client.id(), client)) {
            spaceById.remove(client.id());
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
            public long connection(String clientId) {
                return CallbackSockets.this.connection(clientId);
            }

            @Override
            public void closeAll() {
                CallbackSockets.this.closeAll(space);
            }
        };
    }

    @Override
    public void ask(String clientId, Question question, Receiver receiver) {
        CallbackClient client = byId.get(clientId);
        if (client == null) {
            receiver.failed(new Failure(Failure.Kind.UNKNOWN_CLIENT, "no callback client is connected as " + clientId));
        } else {
            client.ask(question, receiver);
        }
    }

    @Override
    public long connection(String clientId) {
        CallbackClient client = byId.get(clientId);
        return client == null ? 0 : client.number();
    }

    @Override
    public void closeAll() {
        closeAll(COMMON);
    }

    private void closeAll(String space) {
        byId.forEach((id, client) -> {
            if (space.equals(spaceById.get(id))) {
                disconnected(client);
                client.close("the server was reset");
            }
        });
    }

    /** Ends what is still connected, when no exchange is left that could be answered. */
    public void stop() {
        stopped = true;
        byId.forEach((id, client) -> client.close(STOPPING));
    }
}
