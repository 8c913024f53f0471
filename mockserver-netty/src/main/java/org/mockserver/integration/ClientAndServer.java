package org.mockserver.integration;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.mockserver.client.MockServerClient;
import org.mockserver.internal.server.MockServer;
import org.mockserver.internal.settings.GivenValue;

/**
 * A server in this process, and a client of it. Stopping one stops both. Safe for use by any thread.
 *
 * <p>Settings come from system properties ({@code mockserver.logLevel}), the settings file and the environment.
 */
public class ClientAndServer extends MockServerClient {

    private final MockServer server;

    /** Starts a server on these ports; none for any free one. */
    public ClientAndServer(Integer... ports) {
        this(EmbeddedServer.start(List.of(), List.of(ports)));
    }

    /** Starts a server that passes unmatched requests on to another one. */
    public ClientAndServer(String remoteHost, Integer remotePort, Integer... ports) {
        this(EmbeddedServer.start(passingOnTo(remoteHost, remotePort), List.of(ports)));
    }

    private ClientAndServer(MockServer server) {
        super("localhost", server.ports().get(0));
        this.server = server;
    }

    private static List<GivenValue> passingOnTo(String host, Integer port) {
        return List.of(
                EmbeddedServer.value("proxyRemoteHost", host),
                EmbeddedServer.value("proxyRemotePort", String.valueOf(port)));
    }

    /** Starts a server on these ports; none for any free one. */
    public static ClientAndServer startClientAndServer(Integer... ports) {
        return new ClientAndServer(ports);
    }

    /** Starts a server on these ports; none for any free one. */
    public static ClientAndServer startClientAndServer(List<Integer> ports) {
        return new ClientAndServer(ports.toArray(new Integer[0]));
    }

    /** Starts a server that passes unmatched requests on to another one. */
    public static ClientAndServer startClientAndServer(String remoteHost, Integer remotePort, Integer... ports) {
        return new ClientAndServer(remoteHost, remotePort, ports);
    }

    /** The first port the server listens on. */
    @Override
    public Integer getPort() {
        return getLocalPort();
    }

    /** The first port the server listens on. */
    public int getLocalPort() {
        return server.ports().get(0);
    }

    /** All ports the server listens on, in the order in which they were bound. */
    public List<Integer> getLocalPorts() {
        return server.ports();
    }

    /** Stops the server in the background. */
    @Override
    public CompletableFuture<MockServerClient> stopAsync() {
        return CompletableFuture.supplyAsync(this::stopped, work -> new Thread(work, "mockserver-stop").start());
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
        server.close();
        return this;
    }
}
