package org.mockserver.client;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.mockserver.configuration.ClientConfiguration;
import org.mockserver.configuration.Configuration;
import org.mockserver.internal.near.NearServer;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.SloWire;
import org.mockserver.model.HttpRequest;
import org.mockserver.proxyconfiguration.ProxyConfiguration;
import org.mockserver.slo.SloVerdict;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

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
public class MockServerClient extends ContractClient {

    private static final int DEFAULT_PORT = 1080;

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
        this((ClientConfiguration) null, host, port, contextPath);
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

    /** A client of the server at that address, with the settings that servers and clients share. */
    public MockServerClient(@Nullable Configuration configuration, String host, int port) {
        this(clientPart(configuration), host, port, "");
    }

    /** A client of a server behind a path, with the settings that servers and clients share. */
    public MockServerClient(@Nullable Configuration configuration, String host, int port, String contextPath) {
        this(clientPart(configuration), host, port, contextPath);
    }

    /** A client of a server on this machine whose port is not known yet. */
    public MockServerClient(@Nullable Configuration configuration, CompletableFuture<Integer> port) {
        this(clientPart(configuration), port);
    }

    /** A client of a server in this process, which asks closures without a connection. */
    protected MockServerClient(@Nullable ClientConfiguration configuration, String host, int port, NearServer server) {
        super(new Remote(orDefault(configuration), host, port, server));
    }

    private MockServerClient(Builder builder) {
        super(new Remote(
                orDefault(builder.configuration),
                required(builder.host, "Host can not be null or empty"),
                builder.port,
                builder.contextPath));
    }

    /** Begins a client of a server on this machine. */
    public static Builder builder() {
        return new Builder();
    }

    private static @Nullable ClientConfiguration clientPart(@Nullable Configuration configuration) {
        return configuration == null ? null : ClientConfiguration.clientConfiguration(configuration);
    }

    private MockServerClient(Remote remote) {
        super(remote);
    }

    /**
     * Opens an isolated space on the server: expectations, scenarios, clock and log of its own, for one of several tests
     * that share a server. Requests belong to it when their path starts with {@link #contextPath()} of the returned
     * client. {@link #close()} of that client closes the space; an unused one is closed by the server after a while.
     *
     * @return a client of the space
     */
    public MockServerClient openSpace() {
        JsonNode opened = Json.parse(remote().create(Call.put("/space")).bytes());
        return new MockServerClient(remote().behind(opened.path("path").asString()));
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

    /**
     * A scenario and its state.
     *
     * @param scenarioName the name that expectations use
     * @param currentState where it is
     */
    public record Scenario(String scenarioName, String currentState) {}

    /**
     * How a server, or recorded traffic, compares with a specification.
     *
     * @param total how many operations or exchanges were compared
     * @param passed how many of them fit
     * @param failed how many do not
     * @param allPassed whether all fit; not if nothing could be compared because no operation has the wanted id
     * @param results one for each
     */
    public record ContractReport(int total, int passed, int failed, boolean allPassed, List<ContractResult> results) {

        /** Copies the results. */
        public ContractReport {
            results = List.copyOf(results);
        }
    }

    /**
     * How one operation or exchange compares with a specification.
     *
     * @param operationId of a tested operation; empty for recorded exchanges
     * @param method of the request
     * @param path of a recorded request, or of an operation as the specification spells it
     * @param matchedOperation method and path that the specification has for a recorded request; empty if none
     * @param statusCode of the response to a test; 0 if there is none
     * @param passed whether it fits
     * @param requestErrors what is wrong with a recorded request
     * @param responseErrors what is wrong with the response
     */
    public record ContractResult(
            String operationId,
            String method,
            String path,
            String matchedOperation,
            int statusCode,
            boolean passed,
            List<String> requestErrors,
            List<String> responseErrors) {

        /** Copies the lists. */
        public ContractResult {
            requestErrors = List.copyOf(requestErrors);
            responseErrors = List.copyOf(responseErrors);
        }
    }

    /** A scenario of the server, which can be looked at and moved. */
    public static final class ScenarioHandle {

        private final Remote remote;
        private final String path;

        ScenarioHandle(Remote remote, String name) {
            this.remote = remote;
            this.path = "/scenario/" + Call.segment(name);
        }

        /** The state it is in; {@code Started} before anything has moved it. */
        public String state() {
            return Json.parse(remote.call(Call.get(path)).bytes())
                    .path("currentState")
                    .asString("");
        }

        /** Moves it to a state. */
        public ScenarioHandle set(String state) {
            return put(path, Json.object().put("state", state));
        }

        /** Moves it to a state, and after a time to the next one unless something else has moved it until then. */
        public ScenarioHandle set(String state, Long transitionAfterMillis, String nextState) {
            return put(
                    path,
                    Json.object()
                            .put("state", state)
                            .put("transitionAfterMs", transitionAfterMillis)
                            .put("nextState", nextState));
        }

        /** Moves it to a state, as an event from outside would. */
        public ScenarioHandle trigger(String newState) {
            return put(path + "/trigger", Json.object().put("newState", newState));
        }

        private ScenarioHandle put(String operation, ObjectNode change) {
            remote.call(Call.put(operation).json(Json.pretty(change)));
            return this;
        }
    }

    /** Collects what a client needs. */
    public static final class Builder {

        private @Nullable ClientConfiguration configuration;
        private String host = "localhost";
        private CompletableFuture<Integer> port = CompletableFuture.completedFuture(DEFAULT_PORT);
        private String contextPath = "";
        private final List<Consumer<MockServerClient>> steps = new ArrayList<>();

        private Builder() {}

        /** Sets the settings. */
        public Builder configuration(ClientConfiguration configuration) {
            this.configuration = configuration;
            return this;
        }

        /** Sets the settings that servers and clients share. */
        public Builder configuration(Configuration configuration) {
            return configuration(ClientConfiguration.clientConfiguration(configuration));
        }

        /** Sets the host; {@code localhost} if unset. */
        public Builder host(String host) {
            this.host = host;
            return this;
        }

        /** Sets the port; 1080 if unset. */
        public Builder port(int port) {
            return portFuture(CompletableFuture.completedFuture(port));
        }

        /** Sets a port that is not known yet. */
        public Builder portFuture(CompletableFuture<Integer> port) {
            this.port = port;
            return this;
        }

        /** Sets what stands before {@code /mockserver}. */
        public Builder contextPath(String contextPath) {
            this.contextPath = contextPath;
            return this;
        }

        /** Sets whether TLS is used. */
        public Builder secure(boolean secure) {
            return step(client -> client.withSecure(secure));
        }

        /** Sets a proxy on the way to the server. */
        public Builder proxyConfiguration(ProxyConfiguration proxy) {
            return step(client -> client.withProxyConfiguration(proxy));
        }

        /** Sets the token sent with each call. */
        public Builder controlPlaneJWT(String token) {
            return step(client -> client.withControlPlaneJWT(token));
        }

        /** Sets where the token sent with each call comes from. */
        public Builder controlPlaneJWT(Supplier<String> tokens) {
            return step(client -> client.withControlPlaneJWT(tokens));
        }

        /** Sets the name and password sent with each call. */
        public Builder controlPlaneBasicAuthentication(String name, String password) {
            return step(client -> client.withControlPlaneBasicAuthentication(name, password));
        }

        /** Sets what is added to each call. */
        public Builder requestOverride(HttpRequest request) {
            return step(client -> client.withRequestOverride(request));
        }

        private Builder step(Consumer<MockServerClient> step) {
            steps.add(step);
            return this;
        }

        /** The client. */
        public MockServerClient build() {
            MockServerClient client = new MockServerClient(this);
            steps.forEach(step -> step.accept(client));
            return client;
        }
    }

    /** A service did not reach what it must; the message is the answer of the server. */
    public static class SloVerdictAssertionError extends AssertionError {

        private static final long serialVersionUID = 1L;

        /** The error for a verdict as the server gave it, as JSON. */
        public SloVerdictAssertionError(String verdict) {
            super(verdict);
        }

        /** The verdict. */
        public SloVerdict getVerdict() {
            return SloWire.readVerdict(String.valueOf(getMessage()));
        }
    }
}
