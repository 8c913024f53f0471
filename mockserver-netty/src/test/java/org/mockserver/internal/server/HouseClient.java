package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** Sends requests to a server as programs do, over kept connections. Safe for use by any thread. */
final class HouseClient {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Map<Speech, HttpClient> CLIENTS = new ConcurrentHashMap<>();

    private final Speech speech;
    private final HttpClient http;
    private final String origin;

    HouseClient(int port) {
        this(port, Speech.H1);
    }

    HouseClient(int port, Speech speech) {
        this.speech = speech;
        this.http = CLIENTS.computeIfAbsent(speech, Speech::newClient);
        this.origin = speech.scheme + "://127.0.0.1:" + port;
        if (speech == Speech.H2C) {
            /* A request with a body does not ask for HTTP/2, but uses it on a connection that speaks it. */
            send("PUT", "/mockserver/status", "");
        }
    }

    /** What came back. */
    record Answer(int status, HttpHeaders headers, String body) {

        /** The first value of a header, empty when it is missing. */
        String header(String name) {
            return headers.firstValue(name).orElse("");
        }
    }

    Answer get(String target, String... headers) {
        return send("GET", target, "", headers);
    }

    Answer send(String method, String target, String body, String... headers) {
        try {
            return answer(http.send(request(method, target, body, headers), HttpResponse.BodyHandlers.ofString()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** Sends without waiting for the answer. */
    CompletableFuture<Answer> start(String target) {
        return http.sendAsync(request("GET", target, ""), HttpResponse.BodyHandlers.ofString())
                .thenApply(this::answer);
    }

    private HttpRequest request(String method, String target, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + target))
                .timeout(PATIENCE)
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        return headers.length == 0 ? request.build() : request.headers(headers).build();
    }

    private Answer answer(HttpResponse<String> response) {
        assertThat(response.version()).as("the protocol").isEqualTo(speech.version);
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    /** Calls the control plane. */
    Answer control(String target, String json) {
        return send("PUT", "/mockserver" + target, json);
    }

    Answer control(String target) {
        return control(target, "");
    }

    /** Registers an expectation or an array of them. */
    HouseClient expect(String json) {
        Answer answer = control("/expectation", json);
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        return this;
    }

    /** Registers an expectation that answers a path with a text. */
    HouseClient expect(String path, String body) {
        return expect("{'httpRequest': {'path': '" + path + "'}, 'httpResponse': {'body': '" + body + "'}}");
    }

    /** What retrieve shows of a type. */
    String retrieve(String type) {
        return retrieve(type, "");
    }

    String retrieve(String type, String filter) {
        Answer answer = control("/retrieve?type=" + type, filter);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    /** Whether a verification holds. */
    boolean verifies(String json) {
        Answer answer = control("/verify", json);
        assertThat(answer.status()).as(answer.body()).isIn(202, 406);
        return answer.status() == 202;
    }
}
