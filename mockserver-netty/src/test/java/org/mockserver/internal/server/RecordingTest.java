package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Verify, retrieve, clear and reset see every request whose answer a client has read. */
class RecordingTest {

    private static final int CONNECTIONS = 5;
    private static final int CHECKS_EACH = 200;

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static String putMessage(String path, String body) {
        return "PUT " + path + " HTTP/1.1\r\nHost: test\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    }

    /** Verifies each request on another connection than it was sent on, right after its answer. */
    private static int misses(String prefix, int expectedStatus) throws Exception {
        try (RawClient data = HOUSE.connect();
                RawClient control = HOUSE.connect()) {
            int misses = 0;
            for (int i = 0; i < CHECKS_EACH; i++) {
                String path = prefix + i;
                assertThat(data.get(path).read().status()).isEqualTo(expectedStatus);
                String verification = "{\"httpRequest\": {\"path\": \"" + path + "\"}}";
                int verdict = control.send(putMessage("/mockserver/verify", verification))
                        .read()
                        .status();
                misses += verdict == 202 ? 0 : 1;
            }
            return misses;
        }
    }

    private static int missesTogether(String name, int expectedStatus) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(CONNECTIONS);
        try {
            List<Future<Integer>> results = new ArrayList<>();
            for (int i = 0; i < CONNECTIONS; i++) {
                String prefix = "/" + name + "/" + i + "/";
                results.add(threads.submit(() -> misses(prefix, expectedStatus)));
            }
            int misses = 0;
            for (Future<Integer> result : results) {
                misses += result.get();
            }
            return misses;
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aVerificationRightAfterTheAnswerNeverMisses() throws Exception {
        client().expect("{'httpRequest': {'path': '/mocked/.*'}, 'httpResponse': {}}");

        assertThat(missesTogether("mocked", 200)).isZero();
    }

    @Test
    void aVerificationRightAfterA404NeverMisses() throws Exception {
        assertThat(missesTogether("unmatched", 404)).isZero();
    }

    @Test
    void aVerificationWithATimeoutWaitsForTheRequestWithoutHoldingUpOthers() throws Exception {
        String verification = "{\"httpRequest\": {\"path\": \"/awaited\"}, \"timeout\": 60000}";
        List<RawClient> waiting = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            waiting.add(HOUSE.connect().send(putMessage("/mockserver/verify", verification)));
        }
        assertThat(client().retrieve("requests")).isEqualTo("[]");
        client().get("/awaited");

        for (RawClient one : waiting) {
            assertThat(one.read().status()).isEqualTo(202);
            one.close();
        }
    }

    @Test
    void aVerificationWithATimeoutFailsInTheEnd() {
        HouseClient.Answer answer = client().control("/verify", "{'httpRequest': {'path': '/never'}, 'timeout': 100}");

        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.body()).startsWith("Request not found exactly once");
    }

    @Test
    void retrieveShowsRequestsInTheOrderOfArrival() {
        client().get("/1");
        client().get("/2");
        client().get("/3");

        assertThat(client().retrieve("requests")).containsSubsequence("\"/1\"", "\"/2\"", "\"/3\"");
        assertThat(client().retrieve("requests", "{'path': '/2'}"))
                .contains("\"/2\"")
                .doesNotContain("\"/1\"", "\"/3\"");
    }

    @Test
    void theControlPlaneIsNotRecorded() {
        client().control("/status");
        client().retrieve("active_expectations");

        assertThat(client().retrieve("requests")).isEqualTo("[]");
    }

    @Test
    void malformedJsonIsRecordedAndShownAsItCame() {
        client().send("POST", "/broken", "{\"a\": ", "Content-Type", "application/json");
        client().send("POST", "/fine", "{\"a\": 1}", "Content-Type", "application/json");

        assertThat(client().retrieve("requests")).contains("/broken", "{\\\"a\\\": ", "/fine");
        assertThat(client().retrieve("request_responses")).contains("/broken", "/fine");
        assertThat(client().retrieve("logs")).contains("/broken", "/fine");
        assertThat(client().control("/retrieve?type=requests&format=log_entries")
                        .status())
                .isEqualTo(200);
        assertThat(client().verifies("{'httpRequest': {'path': '/broken', 'body': {'type': 'STRING', 'string':"
                        + " '{\"a\": '}}}"))
                .isTrue();
    }

    @Test
    void clearingTheLogOfAPathLeavesTheRest() {
        client().expect("/kept", "x");
        client().get("/gone");
        client().get("/kept");
        client().control("/clear?type=log", "{'path': '/gone'}");

        assertThat(client().retrieve("requests")).contains("/kept").doesNotContain("/gone");
        assertThat(client().retrieve("active_expectations")).contains("/kept");
        assertThat(client().verifies("{'httpRequest': {'path': '/gone'}, 'times': {'atMost': 0}}"))
                .isTrue();
    }

    @Test
    void clearingExpectationsLeavesTheLog() {
        client().expect("/a", "x").expect("/b", "y");
        client().get("/a");
        client().control("/clear?type=expectations", "{'path': '/a'}");

        assertThat(client().get("/a").status()).isEqualTo(404);
        assertThat(client().get("/b").status()).isEqualTo(200);
        assertThat(client().verifies("{'httpRequest': {'path': '/a'}, 'times': {'atLeast': 2, 'atMost': 2}}"))
                .isTrue();
    }

    @Test
    void clearingAnUnknownIdClearsNothing() {
        client().expect("/a", "x");
        HouseClient.Answer answer = client().control("/clear", "{'id': 'nobody'}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("No expectation found with id nobody");
        assertThat(client().get("/a").status()).isEqualTo(200);
    }

    @Test
    void resetForgetsEverything() {
        client().expect("/a", "x");
        client().get("/a");
        client().control("/reset");

        assertThat(client().retrieve("requests")).isEqualTo("[]");
        assertThat(client().retrieve("active_expectations")).isEqualTo("[]");
        assertThat(client().get("/a").status()).isEqualTo(404);
        assertThat(client().retrieve("logs")).contains("resetting all expectations and request logs");
    }

    @Test
    void anAnswerIsVerifiedByTheExpectationThatGaveIt() {
        client().expect("{'id': 'a', 'httpRequest': {'path': '/a.*'}, 'httpResponse': {}}");
        client().get("/a1");
        client().get("/a2");

        assertThat(client().verifies("{'expectationId': {'id': 'a'}, 'times': {'atLeast': 2, 'atMost': 2}}"))
                .isTrue();
        assertThat(client().verifies("{'expectationId': {'id': 'a'}, 'times': {'atLeast': 3}}"))
                .isFalse();
    }

    @Test
    void theLogShrinksWhenItsLimitIsLowered() {
        for (int i = 0; i < 40; i++) {
            client().get("/n" + i);
        }
        HOUSE.configure("{'maxLogEntries': 10}").get("/last");

        assertThat(client().retrieve("requests")).contains("/last").doesNotContain("\"/n0\"");
    }

    @Test
    void anUpperBoundIsNotProvenOnceEntriesWereDropped() throws StartFailure {
        HOUSE.restartWith("maxLogEntries", "20");
        for (int i = 0; i < 30; i++) {
            client().get("/many");
        }
        HouseClient.Answer answer =
                client().control("/verify", "{'httpRequest': {'path': '/other'}, 'times': {'atMost': 0}}");

        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.body()).contains("could not be verified", "maxLogEntries=20");
        assertThat(client().verifies("{'httpRequest': {'path': '/many'}, 'times': {'atLeast': 5}}"))
                .isTrue();
    }
}
