package org.mockserver.client;

import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.mockserver.authentication.AuthenticationException;
import org.mockserver.httpclient.SocketConnectionException;
import org.mockserver.internal.near.NearServer;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.CallbackMessage;

/**
 * The connections on which a server asks a client, one for each closure, and the threads that answer. A server in the same
 * process asks without a WebSocket. Thread-safe.
 */
final class Callbacks {

    private static final String ENDPOINT = "/_mockserver_callback_websocket";
    private static final String ID_HEADER = "X-CLIENT-REGISTRATION-ID";
    private static final int UNAUTHORIZED = 401;

    /** The pauses before the attempts to connect again. */
    private static final List<Long> PAUSES_MILLIS = List.of(50L, 500L, 2_000L);

    private static final long IDLE_THREAD_SECONDS = 5;

    private final Remote remote;
    private final AtomicInteger threads = new AtomicInteger();
    private final Map<String, Runnable> endings = new HashMap<>(); // guarded by this
    private @Nullable ThreadPoolExecutor workers; // guarded by this

    Callbacks(Remote remote) {
        this.remote = remote;
    }

    /**
     * Connects.
     *
     * @return the id that the expectation must name
     */
    String open(Closure closure) {
        String id = UUID.randomUUID().toString();
        return isNear(closure, id) ? id : connect(closure, id);
    }

    /* Where calls take a way of their own, through a proxy or with additions, so do the questions. */
    private boolean isNear(Closure closure, String id) {
        NearServer near = remote.near();
        if (near == null || remote.access().isDetour()) {
            return false;
        }
        ThreadPoolExecutor threadsOfNow = workers();
        Runnable ending = near.connect(
                remote.contextPath() + ENDPOINT,
                id,
                (question, answer) -> threadsOfNow.execute(() -> answer(closure, question, answer)));
        if (ending != null) {
            remember(id, ending);
        }
        return ending != null;
    }

    private static void answer(Closure closure, CallbackMessage question, Consumer<CallbackMessage> answer) {
        CallbackMessage decided = closure.answer(question);
        if (decided != null) {
            answer.accept(decided);
        }
    }

    private synchronized void remember(String id, Runnable ending) {
        endings.put(id, ending);
    }

    private String connect(Closure closure, String wantedId) {
        ThreadPoolExecutor threadsOfNow = workers();
        CallbackSocket listener =
                new CallbackSocket(closure, threadsOfNow, () -> reconnect(closure, wantedId, threadsOfNow));
        remember(wantedId, listener::close);
        boolean connected = false;
        try {
            await(builder(wantedId).buildAsync(address(), listener));
            String id = await(listener.welcome());
            connected = true;
            return id;
        } finally {
            if (!connected) {
                listener.close();
            }
        }
    }

    private WebSocket.Builder builder(String id) {
        WebSocket.Builder builder = remote.access()
                .http()
                .newWebSocketBuilder()
                .connectTimeout(Duration.ofMillis(remote.configuration().maxSocketTimeoutInMillis()))
                .header(ID_HEADER, id);
        remote.access().addTo(builder::header);
        return builder;
    }

    private URI address() {
        String scheme = remote.access().isSecure() ? "wss" : "ws";
        return URI.create(remote.access().withOverriddenQuery(remote.origin(scheme) + remote.contextPath() + ENDPOINT));
    }

    private <T> T await(CompletableFuture<T> future) {
        long patienceMillis = remote.configuration().maxFutureTimeoutInMillis();
        try {
            return future.get(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw new ClientException(
                    "Unable to retrieve client registration id: the server at " + address() + " said nothing for "
                            + patienceMillis + " ms; raise mockserver.maxFutureTimeout if it needs longer",
                    late);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ClientException("interrupted while connecting to " + address(), interrupted);
        } catch (ExecutionException failed) {
            throw refused(failed.getCause() == null ? failed : failed.getCause());
        }
    }

    private RuntimeException refused(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (!(cause instanceof WebSocketHandshakeException refusal)) {
            return new SocketConnectionException(
                    "Unable to connect to " + address() + " for callbacks: " + cause
                            + "; start a server there, or give the client the host and port it listens on",
                    cause);
        }
        int status = refusal.getResponse().statusCode();
        String text = "Unable to retrieve client registration id: the server at " + address() + " answered with status "
                + status + " instead of a WebSocket";
        if (status == UNAUTHORIZED) {
            return new AuthenticationException(text + "; give the client credentials: withControlPlaneJWT,"
                    + " withControlPlaneBasicAuthentication, or a certificate in its ClientConfiguration");
        }
        return new ClientException(
                text + "; see whether it is a MockServer, and whether everything between passes WebSockets on", cause);
    }

    private void reconnect(Closure closure, String id, ThreadPoolExecutor threadsOfThen) {
        try {
            threadsOfThen.execute(() -> {
                for (long pauseMillis : PAUSES_MILLIS) {
                    LifecycleClient.pause(pauseMillis);
                    if (threadsOfThen.isShutdown() || reconnected(closure, id)) {
                        return;
                    }
                }
            });
        } catch (RejectedExecutionException closedMeanwhile) {
            return;
        }
    }

    private boolean reconnected(Closure closure, String id) {
        try {
            connect(closure, id);
            return true;
        } catch (ClientException | SocketConnectionException | AuthenticationException stillBroken) {
            return false;
        }
    }

    /** One thread for each question that is being answered, so that the user's code may call the server. */
    private synchronized ThreadPoolExecutor workers() {
        ThreadPoolExecutor made = workers;
        if (made == null) {
            made = new ThreadPoolExecutor(
                    0, Integer.MAX_VALUE, IDLE_THREAD_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), work -> {
                        Thread thread = new Thread(work, "MockServer-LocalCallback" + threads.incrementAndGet());
                        thread.setDaemon(true);
                        return thread;
                    });
            made.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
            workers = made;
        }
        return made;
    }

    /** Ends the connection of an expectation that could not be stored. */
    void close(String id) {
        Runnable ending;
        synchronized (this) {
            ending = endings.remove(id);
        }
        if (ending != null) {
            ending.run();
        }
    }

    /** Ends all connections; the threads end when they have nothing to do any more. */
    void close() {
        List<Runnable> open;
        synchronized (this) {
            open = new ArrayList<>(endings.values());
            endings.clear();
            if (workers != null) {
                workers.shutdown();
                workers = null;
            }
        }
        open.forEach(Runnable::run);
    }
}
