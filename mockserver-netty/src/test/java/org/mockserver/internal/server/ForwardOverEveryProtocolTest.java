package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests passed on from a client of each protocol, as the JDK speaks it, to a server of each protocol. */
@OverEveryProtocol
class ForwardOverEveryProtocolTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with(
            "forwardProxyHttp2Upgrade", "true", "forwardProxyTLSX509CertificatesTrustManagerType", "ANY");

    @Parameter
    Speech speech;

    /** How the other server speaks: it answers with what it was sent. */
    enum Server {
        HTTP_1 {
            @Override
            Running start() {
                Origin origin = Origin.that((request, out) -> {
                    out.write(("HTTP/1.1 203 X\r\nX-Method: " + request.line().split(" ", -1)[0]
                                    + "\r\nContent-Length: " + request.body().length() + "\r\n\r\n" + request.body())
                            .getBytes(StandardCharsets.ISO_8859_1));
                    return true;
                });
                return new Running(origin.port(), "HTTP", origin);
            }
        },
        HTTP_2 {
            @Override
            Running start() {
                Http2Origin origin = Http2Origin.that(request -> request.head(
                                203,
                                "x-method",
                                request.pseudo().split(" ", -1)[0],
                                "content-length",
                                Integer.toString(request.body().length))
                        .data(request.body(), true));
                return new Running(origin.port(), "HTTPS", origin);
            }
        };

        abstract Running start();
    }

    /** A server that was started. */
    private record Running(int port, String scheme, AutoCloseable origin) implements AutoCloseable {

        @Override
        public void close() {
            try {
                origin.close();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static Running forwarding(Server server) {
        Running running = server.start();
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                        + running.port() + ", 'scheme': '" + running.scheme() + "'}}");
        return running;
    }

    @ParameterizedTest
    @EnumSource(Server.class)
    void requestsAndAnswersPassThrough(Server server) {
        try (Running running = forwarding(server)) {
            assertThat(running.port()).isPositive();
            for (String method : List.of("POST", "PUT", "PATCH", "DELETE", "GET")) {
                String body = method.equals("GET") ? "" : "body of " + method;
                HouseClient.Answer answer = HOUSE.client().send(method, "/a?b=c", body, "X-Own", "1");
                assertThat(answer.status()).isEqualTo(203);
                assertThat(answer.header("x-method")).isEqualTo(method);
                assertThat(answer.body()).isEqualTo(body);
            }
            assertThat(HOUSE.client()
                            .verifies("{'httpRequest': {'path': '/a', 'headers': {'X-Own': '1'}},"
                                    + " 'times': {'atLeast': 5, 'atMost': 5}}"))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Server.class)
    void largeBodiesTravelInBothDirectionsAtTheSameTime(Server server) {
        String large = "0123456789abcdef".repeat(150_000);
        try (Running running = forwarding(server)) {
            assertThat(running.port()).isPositive();
            List<CompletableFuture<String>> answers = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                String body = i + large;
                answers.add(CompletableFuture.supplyAsync(
                        () -> HOUSE.client().send("POST", "/large", body).body()));
            }
            for (int i = 0; i < 6; i++) {
                assertThat(answers.get(i).join()).isEqualTo(i + large);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"HTTP", "HTTPS"})
    void aServerThatIsGoneIsAFailureThatSaysSo(String scheme) throws IOException {
        try (RefusingPort closed = new RefusingPort()) {
            HOUSE.client()
                    .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                            + closed.number() + ", 'scheme': '" + scheme + "'}}");
            HouseClient.Answer answer = HOUSE.client().get("/x");
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).startsWith("upstream refused the connection:");
        }
    }
}
