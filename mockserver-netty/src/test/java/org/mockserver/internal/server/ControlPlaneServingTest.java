package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.internal.transport.RawClient;

/** The control plane as a client with a socket sees it. */
@ExtendWith(LeakWatch.class)
@OverEveryProtocol
class ControlPlaneServingTest {

    private MockServer server;
    private int port;

    @BeforeEach
    void start() throws SettingsException, StartFailure {
        server = MockServer.start(new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(
                Map.of("serverPort", "0", "localBoundIP", "127.0.0.1", "disableSystemOut", "true")))));
        port = server.ports().get(0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String message(String method, String path, String body) {
        return method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + body.length() + "\r\n\r\n"
                + body;
    }

    private static String control(String operation, String body) {
        return message("PUT", "/mockserver/" + operation, body);
    }

    private RawClient.Response send(String message) {
        try (RawClient client = RawClient.connect(port)) {
            return client.send(message).read();
        }
    }

    @Test
    void theHeadersOfAnAnswerComeInTheirUsualOrder() {
        String head = send(control("status", "")).head();
        List<String> names = new ArrayList<>();
        for (String line : head.split("\r\n")) {
            names.add(line.substring(0, Math.max(0, line.indexOf(':'))));
        }
        assertThat(names.subList(1, names.size()))
                .containsExactly(
                        "access-control-allow-origin",
                        "access-control-allow-credentials",
                        "access-control-allow-methods",
                        "access-control-allow-headers",
                        "access-control-expose-headers",
                        "access-control-max-age",
                        "connection",
                        "content-type",
                        "content-length");
    }

    @Test
    void aPipelinedRequestFindsTheExpectationRegisteredJustBefore() {
        try (RawClient client = RawClient.connect(port)) {
            client.send(control("expectation", "{'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'now'}}")
                    + message("GET", "/a", ""));
            assertThat(client.read().status()).isEqualTo(201);
            assertThat(client.read().body()).isEqualTo("now");
        }
    }

    @Test
    void aVerificationSeesEveryAnsweredRequest() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(4);
        List<Future<?>> runs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String path = "/client" + i;
            runs.add(clients.submit(() -> verifyAfterEachRequest(path)));
        }
        for (Future<?> run : runs) {
            run.get();
        }
        clients.shutdown();
    }

    private void verifyAfterEachRequest(String path) {
        try (RawClient client = RawClient.connect(port)) {
            for (int count = 1; count <= 50; count++) {
                client.send(message("GET", path, "")).read();
                String times = "{'atLeast': " + count + ", 'atMost': " + count + "}";
                RawClient.Response verified = client.send(
                                control("verify", "{'httpRequest': {'path': '" + path + "'}, 'times': " + times + "}"))
                        .read();
                assertThat(verified.status()).as(verified.body()).isEqualTo(202);
            }
        }
    }

    @Test
    void aWaitingVerificationEndsWithTheRequestItWaitsFor() {
        try (RawClient client = RawClient.connect(port)) {
            client.send(control("verify", "{'httpRequest': {'path': '/late'}, 'timeout': 9000}"));
            try (RawClient other = RawClient.connect(port)) {
                assertThat(other.get("/late").read().status()).isEqualTo(404);
            }
            assertThat(client.read().status()).isEqualTo(202);
        }
    }

    @Test
    void aPortBoundLaterServesTheSameExpectations() {
        send(control("expectation", "{'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'both'}}"));
        RawClient.Response bound = send(control("bind", "{'ports': [0]}"));
        Matcher ports = Pattern.compile("\"ports\" : \\[ (\\d+) \\]").matcher(bound.body());
        assertThat(ports.find()).as(bound.body()).isTrue();
        try (RawClient client = RawClient.connect(Integer.parseInt(ports.group(1)))) {
            assertThat(client.send(message("GET", "/a", "")).read().body()).isEqualTo("both");
        }
        RawClient.Response taken = send(control("bind", "{'ports': [" + port + "]}"));
        assertThat(taken.status()).isEqualTo(400);
        assertThat(taken.body()).startsWith("Exception while binding MockServer to port " + port);
    }

    @Test
    void aLargeAnswerArrivesWhole() {
        StringBuilder expectations = new StringBuilder("[");
        for (int i = 0; i < 2_000; i++) {
            expectations
                    .append(i == 0 ? "" : ",")
                    .append("{'id': 'n")
                    .append(i)
                    .append("', 'httpRequest': {'path': '/n")
                    .append(i)
                    .append("'}, 'httpResponse': {}}");
        }
        RawClient.Response stored =
                send(control("expectation", expectations.append(']').toString()));
        assertThat(stored.status()).isEqualTo(201);
        RawClient.Response active = send(control("retrieve?type=active_expectations", ""));
        assertThat(active.body()).isEqualTo(stored.body());
    }

    @Test
    void stopIsAnsweredAndThenNobodyListens() throws InterruptedException {
        RawClient.Response stopped = send(control("stop", ""));
        assertThat(stopped.status()).isEqualTo(200);
        assertThat(stopped.body()).isEmpty();
        server.awaitStopped();
        assertThatThrownBy(() -> RawClient.connect(port)).isInstanceOf(UncheckedIOException.class);
    }
}
