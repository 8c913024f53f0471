package org.mockserver.client;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.mockserver.httpclient.SocketConnectionException;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.proxyconfiguration.ProxyConfiguration;
import org.mockserver.stop.Stoppable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a client is set up, and whether its server runs. */
abstract class LifecycleClient implements Stoppable {

    private static final long STOP_POLL_MILLIS = 20;
    private static final long STOP_PATIENCE_MILLIS = 10_000;
    private static final int START_ATTEMPTS = 10;
    private static final long START_POLL_MILLIS = 500;

    private final Remote remote;
    private final Callbacks callbacks;
    private volatile boolean stopped;

    LifecycleClient(Remote remote) {
        this.remote = remote;
        this.callbacks = new Callbacks(remote);
    }

    /** This client, as fluent methods return it. */
    abstract MockServerClient self();

    /** The server, for a call. */
    final Remote remote() {
        if (stopped) {
            throw new IllegalStateException("Request sent after client has been stopped: this "
                    + getClass().getSimpleName() + " has already been stopped; make another one");
        }
        return remote;
    }

    /** The connections on which the server asks this client. */
    final Callbacks callbacks() {
        return callbacks;
    }

    /** Uses TLS, or plain HTTP. */
    public MockServerClient withSecure(boolean secure) {
        remote.access().secure(secure);
        return self();
    }

    /** Whether TLS is used. */
    public boolean isSecure() {
        return remote.access().isSecure();
    }

    /** Sends a token as {@code Authorization: Bearer} with each call. */
    public MockServerClient withControlPlaneJWT(String token) {
        return withControlPlaneJWT(() -> token);
    }

    /** Asks for a token before each call and sends it as {@code Authorization: Bearer}; null for no credentials. */
    public MockServerClient withControlPlaneJWT(@Nullable Supplier<String> tokens) {
        if (tokens == null) {
            remote.access().authorization(null);
            return self();
        }
        remote.access().authorization(() -> {
            String token = tokens.get();
            if (token == null || token.isBlank()) {
                throw new IllegalArgumentException("Control plane jwt supplier must not return a null or empty value");
            }
            return "Bearer " + token;
        });
        return self();
    }

    /** Sends a name and a password with each call. */
    public MockServerClient withControlPlaneBasicAuthentication(String name, String password) {
        String value =
                "Basic " + Base64.getEncoder().encodeToString((name + ":" + password).getBytes(StandardCharsets.UTF_8));
        remote.access().authorization(() -> value);
        return self();
    }

    /**
     * Adds the headers, cookies and query parameters of a request to each call. Headers that the HTTP client of the JDK
     * sets itself, such as {@code Host}, are left as they are.
     */
    public MockServerClient withRequestOverride(HttpRequest request) {
        if (request == null) {
            throw new IllegalArgumentException("Request override must not be null");
        }
        remote.access().override(request);
        return self();
    }

    /** As {@link #withRequestOverride}. */
    public MockServerClient setRequestOverride(HttpRequest request) {
        return withRequestOverride(request);
    }

    /** Reaches the server through a proxy for HTTP; null for none. */
    public MockServerClient withProxyConfiguration(@Nullable ProxyConfiguration proxy) {
        if (proxy != null && proxy.getType() == ProxyConfiguration.Type.SOCKS5) {
            throw new IllegalArgumentException("a client reaches its server through proxies of type HTTP or HTTPS only;"
                    + " servers use SOCKS5 proxies too");
        }
        remote.access().proxy(proxy);
        return self();
    }

    /** As {@link #withProxyConfiguration}. */
    public MockServerClient setProxyConfiguration(@Nullable ProxyConfiguration proxy) {
        return withProxyConfiguration(proxy);
    }

    /** The address of the server. */
    public InetSocketAddress remoteAddress() {
        return new InetSocketAddress(remote.host(), remote.port());
    }

    /** The port of the server; waits for it when it is not known yet. */
    public Integer getPort() {
        return remote.port();
    }

    /** What stands before {@code /mockserver} in the addresses of this client; empty for nothing. */
    public String contextPath() {
        return remote.contextPath();
    }

    /** Opens the dashboard of the server in a browser; without one, does nothing. */
    public MockServerClient openUI() {
        return openUI(TimeUnit.SECONDS, 0);
    }

    /** As {@link #openUI()}; the time is not used. */
    public MockServerClient openUI(TimeUnit unit, long pause) {
        String url = remote().url("/dashboard");
        try {
            if (!GraphicsEnvironment.isHeadless()
                    && Desktop.isDesktopSupported()
                    && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
                Desktop.getDesktop().browse(URI.create(url));
            }
        } catch (IOException unwilling) {
            throw new ClientException("no browser could be opened; open " + url + " yourself", unwilling);
        }
        return self();
    }

    /** Whether the server answers; a refused connection is no. */
    public boolean isRunning() {
        return answers();
    }

    /** Whether the server answers within some attempts. */
    public boolean isRunning(int attempts, long pause, TimeUnit unit) {
        return hasStarted(attempts, pause, unit);
    }

    /** Whether the server answers; waits up to five seconds for it to start. */
    public boolean hasStarted() {
        return hasStarted(START_ATTEMPTS, START_POLL_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Whether the server answers, at once or after one of the retries. */
    public boolean hasStarted(int retries, long pause, TimeUnit unit) {
        boolean answers = answers();
        for (int i = 0; i < retries && !answers; i++) {
            pause(unit.toMillis(pause));
            answers = answers();
        }
        return answers;
    }

    /** Whether the server does not answer; waits up to a tenth of a second for it to stop. */
    public boolean hasStopped() {
        return hasStopped(5, STOP_POLL_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Whether the server does not answer, now or after one of the retries. */
    public boolean hasStopped(int retries, long pause, TimeUnit unit) {
        boolean answers = answers();
        for (int i = 0; i < retries && answers; i++) {
            pause(unit.toMillis(pause));
            answers = answers();
        }
        return !answers;
    }

    private boolean answers() {
        try {
            return remote.exchange(Call.put("/status")).status() == Answer.OK;
        } catch (SocketConnectionException unreachable) {
            return false;
        }
    }

    /** Waits without holding a monitor. */
    static void pause(long millis) {
        try {
            new CountDownLatch(1).await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ClientException("interrupted while waiting for the server", interrupted);
        }
    }

    /** Lets the server listen on more ports; 0 for one that is free. Returns the ports that were bound. */
    public List<Integer> bind(Integer... ports) {
        ObjectNode binding = Json.object();
        ArrayNode wanted = binding.putArray("ports");
        for (Integer port : RegisteringClient.required(ports, "a list of ports")) {
            wanted.add(RegisteringClient.required(port, "a port"));
        }
        Answer answer = remote().call(Call.put("/bind").json(Json.pretty(binding)));
        List<Integer> bound = new ArrayList<>();
        for (JsonNode port : Json.parse(answer.bytes()).path("ports")) {
            bound.add(port.asInt());
        }
        return bound;
    }

    /** Stops the server, wherever it runs, and closes this client; see {@link #stop()}. */
    public Future<MockServerClient> stopAsync() {
        return stop(true);
    }

    /** Stops the server, wherever it runs, and closes this client. Returns when the server does not answer any more. */
    @Override
    public void stop() {
        stop(false).join();
    }

    /**
     * Stops the server and closes this client.
     *
     * @param ignoreFailure whether a server that cannot be reached counts as stopped
     * @return completed when the server does not answer any more
     */
    public CompletableFuture<MockServerClient> stop(boolean ignoreFailure) {
        if (stopped) {
            return CompletableFuture.completedFuture(self());
        }
        stopped = true;
        callbacks.close();
        try {
            remote.exchange(Call.put("/stop"));
        } catch (SocketConnectionException unreachable) {
            if (!ignoreFailure && unreachable.getCause() instanceof java.net.http.HttpTimeoutException) {
                throw unreachable;
            }
        }
        long retries = STOP_PATIENCE_MILLIS / STOP_POLL_MILLIS;
        boolean gone = hasStopped((int) retries, STOP_POLL_MILLIS, TimeUnit.MILLISECONDS);
        remote.access().close();
        if (!gone && !ignoreFailure) {
            throw new ClientException("the server at " + remote.origin("http") + " still answers "
                    + STOP_PATIENCE_MILLIS + " ms after it was told to stop; its log says what it waits for");
        }
        return CompletableFuture.completedFuture(self());
    }

    /** For servers that are stopped in another way: this client sends nothing any more. */
    protected final void retire() {
        stopped = true;
        callbacks.close();
        remote.access().close();
    }

    /** As {@link #stop()}. */
    @Override
    public void close() {
        stop();
    }
}
