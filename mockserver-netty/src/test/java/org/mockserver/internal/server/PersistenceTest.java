package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens when the server that an expectation forwards to fails again and again. */
class PersistenceTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("nioEventLoopThreadCount", "2");

    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfine";
    private static final String UNAVAILABLE = "HTTP/1.1 503 Busy\r\nContent-Length: 4\r\n\r\nbusy";

    /** Answers a number of requests with a failure (empty for none, and a closed connection), then well. */
    private static Origin failing(int times, String failure) {
        AtomicInteger left = new AtomicInteger(times);
        return Origin.that((request, out) -> {
            boolean fails = left.getAndDecrement() > 0;
            out.write((fails ? failure : OK).getBytes(StandardCharsets.ISO_8859_1));
            return !fails || !failure.isEmpty();
        });
    }

    private static void retry(Origin origin, int count) {
        HOUSE.configure("{'forwardProxyRetryCount': " + count + ", 'forwardProxyRetryBackoffMillis': 1}");
        forwardTo(origin);
    }

    private static void forwardTo(Origin origin) {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': " + origin.port()
                        + "}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {UNAVAILABLE, ""})
    void aHarmlessRequestIsSentAgain(String failure) {
        try (Origin origin = failing(2, failure)) {
            retry(origin, 2);

            assertThat(HOUSE.client().send("PUT", "/x", "body").body()).isEqualTo("fine");
            assertThat(origin.received())
                    .hasSize(3)
                    .allSatisfy(request -> assertThat(request.body()).isEqualTo("body"));
            assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/x'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                    .isTrue();
        }
    }

    @Test
    void theLastOutcomeIsPassedOn() {
        try (Origin origin = failing(9, UNAVAILABLE)) {
            retry(origin, 2);

            assertThat(HOUSE.client().get("/x").body()).isEqualTo("busy");
            assertThat(origin.received()).hasSize(3);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PATCH"})
    void aRequestWithEffectIsSentOnce(String method) {
        try (Origin origin = failing(1, UNAVAILABLE)) {
            retry(origin, 2);

            assertThat(HOUSE.client().send(method, "/x", "body").status()).isEqualTo(503);
            assertThat(origin.received()).hasSize(1);
        }
    }

    @Test
    void otherAnswersAndUnmatchedRequestsAreNotRepeated() {
        try (Origin origin = failing(9, "HTTP/1.1 500 Bug\r\nContent-Length: 0\r\n\r\n");
                Origin busy = failing(9, UNAVAILABLE)) {
            retry(origin, 2);
            assertThat(HOUSE.client().get("/x").status()).isEqualTo(500);
            assertThat(origin.received()).hasSize(1);

            HOUSE.client().control("/reset");
            HOUSE.configure("{'proxyRemoteHost': '127.0.0.1', 'proxyRemotePort': " + busy.port() + "}");
            assertThat(HOUSE.client().get("/x").status()).isEqualTo(503);
            assertThat(busy.received()).hasSize(1);
        }
    }

    @Test
    void aServerThatFailedOftenIsLeftAloneUntilItWorksAgain() {
        AtomicBoolean healthy = new AtomicBoolean();
        try (Origin origin = Origin.that((request, out) -> {
            out.write((healthy.get() ? OK : UNAVAILABLE).getBytes(StandardCharsets.ISO_8859_1));
            return true;
        })) {
            HOUSE.configure(
                    "{'forwardProxyCircuitBreakerEnabled': true, 'forwardProxyCircuitBreakerFailureThreshold': 3,"
                            + " 'forwardProxyCircuitBreakerWindowMillis': 600000}");
            forwardTo(origin);
            for (int i = 0; i < 3; i++) {
                assertThat(HOUSE.client().get("/x").body()).isEqualTo("busy");
            }
            HouseClient.Answer alone = HOUSE.client().get("/x");
            assertThat(alone.status()).isEqualTo(503);
            assertThat(alone.body()).startsWith("upstream circuit breaker open for 127.0.0.1:" + origin.port());
            assertThat(origin.received()).hasSize(3);
        }
    }

    @Test
    void afterAWhileOneRequestFindsOut() {
        AtomicBoolean healthy = new AtomicBoolean();
        try (Origin origin = Origin.that((request, out) -> {
            out.write((healthy.get() ? OK : UNAVAILABLE).getBytes(StandardCharsets.ISO_8859_1));
            return true;
        })) {
            HOUSE.configure(
                    "{'forwardProxyCircuitBreakerEnabled': true, 'forwardProxyCircuitBreakerFailureThreshold': 2,"
                            + " 'forwardProxyCircuitBreakerWindowMillis': 0}");
            forwardTo(origin);
            for (int i = 0; i < 4; i++) {
                assertThat(HOUSE.client().get("/x").body()).isEqualTo("busy");
            }
            healthy.set(true);
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("fine");
            healthy.set(false);
            assertThat(HOUSE.client().get("/x").body()).isEqualTo("busy");
            assertThat(origin.received()).hasSize(6);
        }
    }
}
