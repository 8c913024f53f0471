package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** What is left of requests that were passed on. */
@OverEveryProtocol
class RecordedExpectationsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static void forwardTo(Origin origin) {
        HOUSE.client()
                .expect("{'id': 'fwd', 'httpRequest': {'path': '/.*'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                        + origin.port() + "}}");
    }

    @Test
    void aRecordedExpectationAnswersLikeTheUpstream() {
        try (Origin origin = Origin.answering(
                "HTTP/1.1 201 Made\r\nX-A: 1\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi")) {
            forwardTo(origin);
            HOUSE.client().get("/things?a=b", "X-Ask", "yes");
            String recorded = HOUSE.client().retrieve("recorded_expectations");
            HOUSE.client().control("/clear?type=expectations");
            HOUSE.client().expect(recorded);
            HouseClient.Answer answer = HOUSE.client().get("/things?a=b", "X-Ask", "yes");

            assertThat(answer.status()).isEqualTo(201);
            assertThat(answer.body()).isEqualTo("hi");
            assertThat(answer.header("x-a")).isEqualTo("1");
            assertThat(answer.header("x-mockserver-response-time-ms")).matches("[0-9]+");
            assertThat(HOUSE.client().get("/things?a=b", "X-Ask", "yes").status())
                    .isEqualTo(404);
            assertThat(origin.received()).hasSize(1);
        }
    }

    @Test
    void onlyForwardedExchangesBecomeExpectations() {
        try (Origin origin = Origin.saying("hi")) {
            forwardTo(origin);
            HOUSE.client()
                    .expect("{'priority': 1, 'httpRequest': {'path': '/mocked'}, 'httpResponse': {'body': 'mocked'}}");
            HOUSE.client().get("/mocked");
            assertThat(HOUSE.client().retrieve("recorded_expectations")).isEqualTo("[]");
            HOUSE.client().get("/one");
            HOUSE.client().get("/two");

            assertThat(HOUSE.client().retrieve("recorded_expectations"))
                    .contains("/one", "/two")
                    .doesNotContain("/mocked");
            assertThat(HOUSE.client().retrieve("recorded_expectations", "{'path': '/two'}"))
                    .contains("/two")
                    .doesNotContain("/one");
            assertThat(HOUSE.client().retrieve("recorded_expectations&limit=1&offset=1"))
                    .contains("/two")
                    .doesNotContain("/one");
        }
    }

    @Test
    void forwardedExchangesAreSeenByVerificationAndRetrieval() {
        try (Origin origin = Origin.saying("hi")) {
            forwardTo(origin);
            HouseClient.Answer answer = HOUSE.client().get("/one");

            assertThat(answer.headers().map()).doesNotContainKey("x-mockserver-response-time-ms");
            assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/one'}, 'disposition': 'FORWARDED'}"))
                    .isTrue();
            assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/one'}, 'disposition': 'MOCKED'}"))
                    .isFalse();
            assertThat(HOUSE.client().verifies("{'expectationId': {'id': 'fwd'}}"))
                    .isTrue();
            assertThat(HOUSE.client().retrieve("request_responses")).contains("\"hi\"");
            assertThat(HOUSE.client().retrieve("logs"))
                    .contains(
                            "returning response:",
                            "for forwarded request",
                            " in curl:",
                            "curl -v '" + speech.scheme + "://127.0.0.1:");
        }
    }
}
