package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Verifications that wait on the server until they hold. */
class WaitingVerificationTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("actionHandlerThreadCount", "1");

    private static RawClient ask(String endpoint, String json) {
        String body = json.replace('\'', '"');
        return HOUSE.connect()
                .send("PUT /mockserver/" + endpoint + " HTTP/1.1\r\nHost: test\r\nContent-Length: " + body.length()
                        + "\r\n\r\n" + body);
    }

    @Test
    void itIsAnsweredSoonAfterTheLastRequestItNeeds() {
        try (RawClient waiting =
                ask("verify", "{'httpRequest': {'path': '/a'}, 'times': {'atLeast': 3}, 'timeout': 60000}")) {
            for (int i = 0; i < 3; i++) {
                HOUSE.client().get("/other" + i);
                HOUSE.client().get("/a");
            }
            long since = System.nanoTime();
            assertThat(waiting.read().status()).isEqualTo(202);
            assertThat(Duration.ofNanos(System.nanoTime() - since)).isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void aSequenceWaitsForItsLastStep() {
        try (RawClient waiting =
                ask("verifySequence", "{'httpRequests': [{'path': '/1'}, {'path': '/2'}], 'timeout': 60000}")) {
            HOUSE.client().get("/2");
            HOUSE.client().get("/1");
            HOUSE.client().get("/2");
            assertThat(waiting.read().status()).isEqualTo(202);
        }
    }

    @Test
    void anExpectationIdAndAResponseAreWaitedFor() {
        HOUSE.client().expect("{'id': 'e', 'httpRequest': {'path': '/e'}, 'httpResponse': {'body': 'answer'}}");
        try (RawClient byId = ask("verify", "{'expectationId': {'id': 'e'}, 'timeout': 60000}");
                RawClient byResponse = ask("verify", "{'httpResponse': {'body': 'answer'}, 'timeout': 60000}")) {
            HOUSE.client().get("/e");
            assertThat(byId.read().status()).isEqualTo(202);
            assertThat(byResponse.read().status()).isEqualTo(202);
        }
    }

    @Test
    void theFailureComesWhenTheTimeIsOverAlthoughRequestsKeepComing() {
        long start = System.nanoTime();
        try (RawClient waiting = ask("verify", "{'httpRequest': {'path': '/a'}, 'timeout': 300}");
                RawClient noise = HOUSE.connect()) {
            for (int i = 0; i < 50; i++) {
                noise.get("/b").read();
            }
            RawClient.Response answer = waiting.read();

            assertThat(answer.status()).isEqualTo(406);
            assertThat(answer.body()).startsWith("Request not found exactly once");
        }
        assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isBetween(300L, 10_000L);
    }

    @Test
    void tooManyRequestsAreAFailureAtOnce() {
        HOUSE.client().get("/a");
        HOUSE.client().get("/a");
        long start = System.nanoTime();
        try (RawClient waiting = ask("verify", "{'httpRequest': {'path': '/a'}, 'timeout': 60000}")) {
            assertThat(waiting.read().status()).isEqualTo(406);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    }
}
