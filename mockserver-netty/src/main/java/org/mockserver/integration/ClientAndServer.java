package org.mockserver.integration;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.mockserver.client.MockServerClient;
import org.mockserver.configuration.ClientConfiguration;
import org.mockserver.configuration.Configuration;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.lifecycle.ExpectationsListener;
import org.mockserver.log.model.LogEntry;
import org.mockserver.netty.MockServer;

/**
 * A server in this process, and a client of it. Stopping one stops both. Safe for use by any thread.
 *
 * <p>Settings that a {@link Configuration} does not set are those of the process: system properties ({@code
 * mockserver.logLevel}), the settings file and the environment. A port that is taken, or a setting that cannot be used, is
 * an {@link IllegalStateException} with the reason.
 */
public class ClientAndServer extends MockServerClient {

    private final MockServer server;
    private final int portWhenStarted;

    /** Starts a server on these ports; none for any free one. */
    public ClientAndServer(Integer... ports) {
        this(null, new MockServer(ports));
    }

    /** Starts a server with settings on these ports; none for any free one. */
    public ClientAndServer(@Nullable Configuration configuration, Integer... ports) {
        this(configuration, new MockServer(configuration, ports));
    }

    /** Starts a server that passes unmatched requests on to another one. */
    public ClientAndServer(String remoteHost, Integer remotePort, Integer... ports) {
        this(null, new MockServer(remotePort, remoteHost, ports));
    }

    /** Starts a server with settings that passes unmatched requests on to another one. */
    public ClientAndServer(
            @Nullable Configuration configuration, String remoteHost, Integer remotePort, Integer... ports) {
        this(configuration, new MockServer(configuration, remotePort, remoteHost, ports));
    }

    private ClientAndServer(@Nullable Configuration configuration, MockServer server) {
        super(
                configuration == null ? null : ClientConfiguration.clientConfiguration(configuration),
                "localhost",
                server.getLocalPort(),
                server.near());
        this.server = server;
        this.portWhenStarted = server.getLocalPort();
    }

    /** Starts a server on these ports; none for any free one. */
    public static ClientAndServer startClientAndServer(Integer... ports) {
        return new ClientAndServer(ports);
    }

    /** Starts a server on these ports; none for any free one. */
    public static ClientAndServer startClientAndServer(List<Integer> ports) {
        return new ClientAndServer(ports.toArray(new Integer[0]));
    }

    /** Starts a server with settings on these ports; none for any free one. */
    public static ClientAndServer startClientAndServer(@Nullable Configuration configuration, Integer... ports) {
        return new ClientAndServer(configuration, ports);
    }

    /** Starts a server with settings on these ports; none for any free one. */
    public static ClientAndServer startClientAndServer(@Nullable Configuration configuration, List<Integer> ports) {
        return new ClientAndServer(configuration, ports.toArray(new Integer[0]));
    }

    /** Starts a server that passes unmatched requests on to another one. */
    public static ClientAndServer startClientAndServer(String remoteHost, Integer remotePort, Integer... ports) {
        return new ClientAndServer(remoteHost, remotePort, ports);
    }

    /** Starts a server with settings that passes unmatched requests on to another one. */
    public static ClientAndServer startClientAndServer(
            @Nullable Configuration configuration, String remoteHost, Integer remotePort, Integer... ports) {
        return new ClientAndServer(configuration, remoteHost, remotePort, ports);
    }

    /**
     * Tells a listener each entry of the log of every server in this process from now on; null ends it. Each server tells
     * its entries in order and on a thread of its own, up to a moment after they were logged.
     */
    public static void setLogEventListener(@Nullable Consumer<LogEntry> listener) {
        MockServer.setLogEventListener(listener);
    }

    /** The first port the server listens on, or listened on before it was stopped. */
    @Override
    public Integer getPort() {
        return portWhenStarted;
    }

    /** As {@link #getPort()}. */
    public Integer getLocalPort() {
        return portWhenStarted;
    }

    /** The server that unmatched requests are passed on to, not looked up; null if there is none. */
    public @Nullable InetSocketAddress getRemoteAddress() {
        return server.getRemoteAddress();
    }

    /** All ports the server listens on, in the order in which they were bound. */
    public List<Integer> getLocalPorts() {
        return server.getLocalPorts();
    }

    /** Tells a listener about changes of the expectations from now on. */
    public ClientAndServer registerListener(ExpectationsListener listener) {
        server.registerListener(listener);
        return this;
    }

    /** Stops the server in the background. */
    @Override
    public CompletableFuture<MockServerClient> stopAsync() {
        retire();
        return server.stopAsync().thenApply(done -> this);
    }

    /** Stops the server and returns when it has stopped. Stopping twice does nothing. */
    @Override
    public void stop() {
        stopped();
    }

    /** Stops the server and returns when it has stopped. */
    @Override
    public CompletableFuture<MockServerClient> stop(boolean ignoreFailure) {
        return CompletableFuture.completedFuture(stopped());
    }

    /** As {@link #stop()}. */
    @Override
    public void close() {
        stopped();
    }

    private ClientAndServer stopped() {
        retire();
        server.stop();
        return this;
    }
}
