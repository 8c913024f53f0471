package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;

/** Expectations that answer before the body has arrived. */
class RespondBeforeBodyTest {

    private static final String HEAD = "POST /early HTTP/1.1\r\nHost: test\r\nContent-Length: 100000\r\n\r\n";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("stopDrainMillis", "0");

    private static void expectEarly(String more) {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/early', 'respondBeforeBody': true}, 'httpResponse': {'body':"
                        + " 'early'}"
                        + more + "}");
    }

    @Test
    void theHeadIsEnough() {
        expectEarly("");
        try (RawClient slow = HOUSE.connect()) {
            assertThat(slow.send(HEAD).read().body()).isEqualTo("early");
        }
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/early'}}"))
                .isTrue();
    }

    @Test
    void anExpectationThatComesFirstAndNeedsTheBodyKeepsItsTurn() {
        HOUSE.client().expect("{'httpRequest': {'path': '/early', 'body': 'short'}, 'httpResponse': {'body': 'read'}}");
        expectEarly("");
        try (RawClient one = HOUSE.connect()) {
            assertThat(one.post("/early", "short").read().body()).isEqualTo("read");
        }
    }

    @Test
    void aTimeIsTakenOnceForAnEarlyAnswer() {
        expectEarly(", 'times': {'remainingTimes': 1}");
        try (RawClient one = HOUSE.connect();
                RawClient other = HOUSE.connect()) {
            assertThat(one.post("/early", "x").read().status()).isEqualTo(200);
            assertThat(other.post("/early", "x").read().status()).isEqualTo(404);
        }
    }

    @Test
    void anErrorMayComeBeforeTheBody() {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/early', 'respondBeforeBody': true}, 'httpError':"
                        + " {'dropConnection': true}}");
        try (RawClient slow = HOUSE.connect()) {
            assertThat(slow.send(HEAD).readToEnd()).doesNotContain("HTTP");
        }
    }

    @Test
    void aBodyMatcherCannotBeCombinedWithIt() {
        HouseClient.Answer answer = HOUSE.client()
                .control(
                        "/expectation",
                        "{'httpRequest': {'path': '/early', 'respondBeforeBody': true, 'body': 'x'}, 'httpResponse':"
                                + " {}}");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("respondBeforeBody=true cannot be combined with a body matcher");
    }
}
