package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.mockserver.integration.ClientAndServer;

/** A server in this process for the tests of a class, reset after each, and a way to send requests to it. */
final class TestServer implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private ClientAndServer server;

    @Override
    public void beforeAll(ExtensionContext context) {
        server = ClientAndServer.startClientAndServer();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        server.reset();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        server.stop();
    }

    ClientAndServer client() {
        return server;
    }

    int port() {
        return server.getPort();
    }

    HttpResponse<String> get(String target) {
        return send("GET", target, "");
    }

    HttpResponse<String> send(String method, String target, String body, String... headers) {
        java.net.http.HttpRequest.Builder request = java.net.http.HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port() + target))
                .method(method, java.net.http.HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** Sends a request and expects this answer. */
    void answers(String target, int status, String body) {
        HttpResponse<String> response = get(target);
        assertThat(response.body()).isEqualTo(body);
        assertThat(response.statusCode()).isEqualTo(status);
    }
}
