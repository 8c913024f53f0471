package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Expectations and timing that are legal but hard on a server. */
class AdversityTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("regexMatchingTimeoutMillis", "100");

    private static HouseClient client() {
        return HOUSE.client();
    }

    @Test
    void anExpressionTooDeepForTheStackDoesNotMatchAndServingGoesOn() {
        client().expect("{'id': 'deep', 'httpRequest': {'path': '/(a|b)*'}, 'httpResponse': {}}")
                .expect("/fine", "fine");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.get("/" + "ab".repeat(15_000)).read().status()).isEqualTo(404);
            assertThat(one.get("/abab").read().status()).isEqualTo(200);
            assertThat(one.get("/fine").read().body()).isEqualTo("fine");
        }
    }

    @Test
    void anExpressionThatTakesForEverDoesNotMatchAndIsToldWithItsExpectation() {
        client().expect("{'id': 'endless', 'httpRequest': {'path': '/(a|aa)+\\\\1?b'}, 'httpResponse': {}}");

        assertThat(client().get("/" + "a".repeat(60)).status()).isEqualTo(404);
        Awaitility.await().untilAsserted(() -> assertThat(HOUSE.console()).contains("WARN"));
    }

    @Test
    void anAnswerThatComesAfterAResetIsDelivered() {
        client().expect("{'httpRequest': {'path': '/slow'}, 'httpResponse': {'body': 'late',"
                + " 'delay': {'timeUnit': 'MILLISECONDS', 'value': 200}}}");
        try (RawClient waiting = HOUSE.connect()) {
            waiting.get("/slow");
            Awaitility.await().until(() -> client().verifies("{'httpRequest': {'path': '/slow'}}"));
            client().control("/reset");

            assertThat(waiting.read().body()).isEqualTo("late");
        }
        assertThat(client().retrieve("requests")).isEqualTo("[]");
        assertThat(client().control("/retrieve?type=logs").status()).isEqualTo(200);
        assertThat(client().verifies("{'httpRequest': {'path': '/slow'}, 'times': {'atMost': 0}}"))
                .isTrue();
    }

    @Test
    void changingExpectationsWhileServingAnswersEveryRequest() throws Exception {
        client().expect("{'id': 'base', 'httpRequest': {'path': '/p'}, 'httpResponse': {'body': 'base'}}");
        AtomicBoolean done = new AtomicBoolean();
        ExecutorService threads = Executors.newFixedThreadPool(3);
        Callable<List<String>> serving = () -> {
            List<String> wrong = new ArrayList<>();
            try (RawClient one = HOUSE.connect()) {
                while (!done.get()) {
                    RawClient.Response answer = one.get("/p").read();
                    if (answer.status() != 200 || !answer.body().matches("base|changed|other")) {
                        wrong.add(answer.head());
                    }
                }
            }
            return wrong;
        };
        try {
            List<Future<List<String>>> results = List.of(threads.submit(serving), threads.submit(serving));
            for (int i = 0; i < 100; i++) {
                client().expect("{'id': 'base', 'httpRequest': {'path': '/p'}, 'httpResponse': {'body': 'changed'}}");
                client().expect("{'id': 'o" + i + "', 'priority': 1, 'httpRequest': {'path': '/p'},"
                        + " 'httpResponse': {'body': 'other'}, 'times': {'remainingTimes': 3}}");
                client().control("/clear?type=expectations", "{'id': 'o" + i + "'}");
                client().retrieve("active_expectations");
            }
            done.set(true);
            for (Future<List<String>> result : results) {
                assertThat(result.get()).isEmpty();
            }
        } finally {
            done.set(true);
            threads.shutdownNow();
        }
    }

    /* A failure need not print the whole log. */
    private static String edges(String text) {
        return text.substring(0, 1) + text.substring(text.length() - 1);
    }

    @Test
    void queriesWhileRequestsArriveSeeAConsistentLog() throws Exception {
        AtomicBoolean done = new AtomicBoolean();
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try {
            Future<Integer> sent = threads.submit(() -> {
                int count = 0;
                try (RawClient one = HOUSE.connect()) {
                    while (!done.get()) {
                        one.get("/n" + count++).read();
                    }
                }
                return count;
            });
            for (int i = 0; i < 8; i++) {
                assertThat(edges(client().retrieve("requests"))).isEqualTo("[]");
                assertThat(edges(client().retrieve("request_responses"))).isEqualTo("[]");
                assertThat(edges(client().retrieve("logs"))).endsWith("\n");
            }
            done.set(true);
            int count = sent.get();
            assertThat(client().verifies("{'httpRequest': {'path': '/n.*'}, 'times': {'atLeast': " + count
                            + ", 'atMost': " + count + "}}"))
                    .isTrue();
        } finally {
            done.set(true);
            threads.shutdownNow();
        }
    }

    @Test
    void aClientThatLeavesBeforeItsAnswerHarmsNobody() {
        client().expect("{'httpRequest': {'path': '/slow'}, 'httpResponse': {'delay': {'timeUnit': 'MILLISECONDS',"
                        + " 'value': 50}}}")
                .expect("/fine", "fine");
        for (int i = 0; i < 50; i++) {
            HOUSE.connect().get("/slow").close();
        }

        assertThat(client().get("/fine").body()).isEqualTo("fine");
        Awaitility.await()
                .until(() -> client().verifies("{'httpRequest': {'path': '/slow'}, 'times': {'atLeast': 50}}"));
    }

    @Test
    void pathsWithTheSameHashAreToldApart() {
        StringBuilder array = new StringBuilder("[");
        for (int i = 0; i < 1_024; i++) {
            StringBuilder path = new StringBuilder("/");
            for (int bit = 0; bit < 10; bit++) {
                path.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            array.append(i == 0 ? "" : ",")
                    .append("{'httpRequest': {'path': '")
                    .append(path)
                    .append("'}, 'httpResponse': {'body': '")
                    .append(i)
                    .append("'}}");
        }
        client().expect(array.append("]").toString());

        assertThat(client().get("/BBBBBBBBBBBBBBBBBBBB").body()).isEqualTo("1023");
        assertThat(client().get("/AaAaAaAaAaAaAaAaAaAa").body()).isEqualTo("0");
        assertThat(client().get("/BBAaAaAaAaAaAaAaAaAa").body()).isEqualTo("1");
    }
}
