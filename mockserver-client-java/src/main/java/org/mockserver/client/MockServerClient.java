package org.mockserver.client;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.mockserver.configuration.ClientConfiguration;

/**
 * A client of a MockServer: registers expectations, asks for proof of what was received, and shows what the server knows.
 *
 * <p>Making one connects to nothing. It may be used by any number of threads. {@link #close()} and {@link #stop()} also
 * stop the server; a client that is simply dropped leaves nothing behind.
 *
 * <p>Failures are exceptions that say what was asked, what was answered and what to do: {@link IllegalArgumentException}
 * for what the server does not understand, {@link org.mockserver.authentication.AuthenticationException} for missing
 * credentials, {@link org.mockserver.httpclient.SocketConnectionException} for a server that cannot be reached, {@link
 * ClientException} for other refusals, and {@link AssertionError} for a verification that does not hold.
 */
public class MockServerClient extends RetrievingClient {

    /** A client of the server at that address. */
    public MockServerClient(String host, int port) {
        this(host, port, "");
    }

    /** A client of the server at that address, with settings. */
    public MockServerClient(@Nullable ClientConfiguration configuration, String host, int port) {
        this(configuration, host, port, "");
    }

    /** A client of a server behind a path, for example {@code /mocks}. */
    public MockServerClient(String host, int port, String contextPath) {
        this(null, host, port, contextPath);
    }

    /** A client of a server behind a path, with settings. */
    public MockServerClient(@Nullable ClientConfiguration configuration, String host, int port, String contextPath) {
        super(new Remote(
                orDefault(configuration),
                required(host, "Host can not be null or empty"),
                CompletableFuture.completedFuture(port),
                requiredPath(contextPath)));
    }

    /** A client of a server on this machine whose port is not known yet. */
    public MockServerClient(@Nullable ClientConfiguration configuration, CompletableFuture<Integer> port) {
        super(new Remote(orDefault(configuration), "127.0.0.1", port, ""));
    }

    private static ClientConfiguration orDefault(@Nullable ClientConfiguration configuration) {
        return configuration == null ? ClientConfiguration.clientConfiguration() : configuration;
    }

    private static String required(@Nullable String text, String otherwise) {
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException(otherwise);
        }
        return text;
    }

    private static String requiredPath(@Nullable String contextPath) {
        if (contextPath == null) {
            throw new IllegalArgumentException("ContextPath can not be null");
        }
        return contextPath;
    }

    @Override
    MockServerClient self() {
        return this;
    }
}
