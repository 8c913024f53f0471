package org.mockserver.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import org.mockserver.configuration.ClientConfiguration;
import org.mockserver.httpclient.SocketConnectionException;
import org.mockserver.internal.near.NearServer;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;

/**
 * The server as a client sees it: sends calls, and turns everything that is no answer into an exception. Safe for use by
 * any thread.
 *
 * <p>An answer to a call is lost when the server closes a kept connection at that moment. All calls may be made twice
 * (expectations carry the id that the client chose), so such a call is made once more.
 */
final class Remote {

    private static final int HIGHEST_PORT = 65_535;

    private final ClientConfiguration configuration;
    private final String host;
    private final CompletableFuture<Integer> port;
    private final String contextPath;
    private final Access access;
    private final @Nullable NearServer near;

    /** What the server says its version is, empty if it says nothing; null until it was asked. */
    private volatile @Nullable String version;

    /**
     * A server at an address.
     *
     * @param contextPath what stands before {@code /mockserver}; with or without slashes, empty for nothing
     */
    Remote(ClientConfiguration configuration, String host, CompletableFuture<Integer> port, String contextPath) {
        this(configuration, host, port, slashed(contextPath), new Access(configuration), null);
    }

    /** A server in this process. */
    Remote(ClientConfiguration configuration, String host, int port, NearServer near) {
        this(configuration, host, CompletableFuture.completedFuture(port), "", new Access(configuration), near);
    }

    private Remote(
            ClientConfiguration configuration,
            String host,
            CompletableFuture<Integer> port,
            String contextPath,
            Access access,
            @Nullable NearServer near) {
        this.configuration = configuration;
        this.host = host;
        this.port = port;
        this.contextPath = contextPath;
        this.access = access;
        this.near = near;
    }

    /** The same server, reached in the same way, behind a further path that starts with a slash. */
    Remote behind(String path) {
        return new Remote(configuration, host, port, contextPath + path, access, near);
    }

    private static String slashed(String contextPath) {
        String inner = contextPath.replaceAll("^/+|/+$", "");
        return inner.isEmpty() ? "" : "/" + inner;
    }

    /** How calls are secured and what is added to them. */
    Access access() {
        return access;
    }

    /** The server, if it is in this process; null otherwise. */
    @Nullable
    NearServer near() {
        return near;
    }

    String host() {
        return host;
    }

    String contextPath() {
        return contextPath;
    }

    ClientConfiguration configuration() {
        return configuration;
    }

    /** The port of the server; waits for it when it is not known yet. */
    int port() {
        try {
            int known = port.get(configuration.maxFutureTimeoutInMillis(), TimeUnit.MILLISECONDS);
            if (known < 1 || known > HIGHEST_PORT) {
                throw new IllegalArgumentException(
                        "the port of the server must be between 1 and " + HIGHEST_PORT + ", but is " + known);
            }
            return known;
        } catch (TimeoutException late) {
            throw new ClientException(
                    "the port of the server was not known within " + configuration.maxFutureTimeoutInMillis()
                            + " ms; complete the future that the client was made with, or raise"
                            + " mockserver.maxFutureTimeout",
                    late);
        } catch (ExecutionException failed) {
            throw new ClientException("the port of the server could not be determined", failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ClientException("interrupted while waiting for the port of the server", interrupted);
        }
    }

    /** The address of an operation. */
    String url(String target) {
        return origin(access.isSecure() ? "https" : "http") + contextPath + "/mockserver" + target;
    }

    /** Scheme, host and port. */
    String origin(String scheme) {
        String shown = host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
        return scheme + "://" + shown + ":" + port();
    }

    /**
     * Sends a call and waits for the answer, whatever it is.
     *
     * @throws SocketConnectionException if there is no answer
     */
    Answer exchange(Call call) {
        String url = url(call.target());
        HttpRequest request = request(call, url);
        try {
            try {
                return send(request);
            } catch (HttpTimeoutException | ConnectException | SSLException hopeless) {
                throw hopeless;
            } catch (IOException perhapsClosedWhileIdle) {
                return send(request);
            }
        } catch (IOException failed) {
            throw new SocketConnectionException(describe(call, url, failed), failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ClientException("interrupted while waiting for the answer to " + url, interrupted);
        }
    }

    /**
     * Sends a call.
     *
     * @return an answer whose status is a success
     * @throws RuntimeException as {@link Refusals} has it, for every other status
     */
    Answer call(Call call) {
        Answer answer = exchange(call);
        if (!answer.isSuccess()) {
            throw Refusals.of(call, url(call.target()), answer);
        }
        return answer;
    }

    /** Sends a call that makes something: only 201 says that it was made. */
    Answer create(Call call) {
        Answer answer = exchange(call);
        if (answer.status() != Answer.CREATED) {
            throw Refusals.of(call, url(call.target()), answer);
        }
        return answer;
    }

    /**
     * The call, if the server does what it says.
     *
     * @throws ClientException if the server is known to leave a condition of the call out
     */
    Call knowing(Ability ability, Call call) {
        String known = version;
        if (known == null) {
            known = askedVersion();
            version = known;
        }
        if (ability.isMissingIn(known)) {
            throw new ClientException(ability.refusal(known, call, url(call.target())));
        }
        return call;
    }

    private String askedVersion() {
        Answer status = exchange(Call.put("/status"));
        try {
            return status.isSuccess()
                    ? Json.parse(status.bytes()).path("version").asString("")
                    : "";
        } catch (WireException notJson) {
            return "";
        }
    }

    private Answer send(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<byte[]> response = access.http().send(request, HttpResponse.BodyHandlers.ofByteArray());
        return new Answer(response.statusCode(), response.body());
    }

    private HttpRequest request(Call call, String url) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(access.withOverriddenQuery(url)))
                .version(HttpClient.Version.HTTP_1_1)
                .timeout(Duration.ofMillis(configuration.maxSocketTimeoutInMillis() + call.extraMillis()))
                .method(call.method(), HttpRequest.BodyPublishers.ofByteArray(call.body()));
        if (call.contentType() != null) {
            builder.setHeader("Content-Type", call.contentType());
        }
        access.addTo(builder::header);
        return builder.build();
    }

    private String describe(Call call, String url, IOException failed) {
        String asked = call.method() + " " + url;
        if (failed instanceof ConnectException) {
            return "Unable to connect to socket " + host + ":" + port() + " for " + asked
                    + "; start a server there, or give the client the host and port it listens on";
        }
        if (failed instanceof HttpTimeoutException) {
            return "No answer to " + asked + " within " + configuration.maxSocketTimeoutInMillis()
                    + " ms; raise mockserver.maxSocketTimeout if the server needs longer";
        }
        if (failed instanceof SSLException) {
            return "No secure connection for " + asked + ": " + failed.getMessage() + "; " + Trust.ADVICE;
        }
        return "The connection broke during " + asked + ": " + failed.getMessage()
                + "; see whether something else than a MockServer listens there, or speaks TLS";
    }
}
