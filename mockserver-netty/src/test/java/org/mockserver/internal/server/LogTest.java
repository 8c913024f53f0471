package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the log and the console tell about requests. */
class LogTest {

    private static final String STRICT = "{'id': 'strict', 'httpRequest': {'method': 'POST', 'path': '/wanted',"
            + " 'headers': {'X': ['1']}}, 'httpResponse': {}}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Test
    void theReasonOfAMismatchEndsWithTheFirstFieldThatDiffers() {
        HOUSE.client().expect(STRICT).get("/other");

        assertThat(HOUSE.client().retrieve("logs"))
                .contains("didn't match expectation \"strict\"")
                .contains("method didn't match")
                .doesNotContain("path didn't match")
                .doesNotContain("headers didn't match");
    }

    @Test
    void everyFieldThatDiffersIsNamedWhenMatchersDoNotFailFast() {
        HOUSE.configure("{'matchersFailFast': false}").expect(STRICT).get("/other");

        assertThat(HOUSE.client().retrieve("logs"))
                .contains("method didn't match")
                .contains("path didn't match")
                .contains("headers didn't match");
    }

    @Test
    void everyFieldThatDiffersIsNamedWhereSomethingIsNegated() {
        HOUSE.client()
                .expect("{'httpRequest': {'method': '!GET', 'path': '/wanted'}, 'httpResponse': {}}")
                .get("/other");

        assertThat(HOUSE.client().retrieve("logs"))
                .contains("method didn't match")
                .contains("path didn't match");
    }

    @Test
    void theConsoleNamesTheFirstFieldThatDiffers() {
        HOUSE.client().expect(STRICT).get("/other");

        Awaitility.await().untilAsserted(() -> assertThat(HOUSE.console()).contains("no expectation for:"));
        assertThat(HOUSE.console()).contains("method didn't match").doesNotContain("path didn't match");
    }

    @Test
    void aRequestIsExplainedWithTheExpectationsOfItsTime() {
        HOUSE.client().expect(STRICT).get("/other");
        HOUSE.client().control("/clear?type=expectations");
        HOUSE.client().expect("/later", "x");

        assertThat(HOUSE.client().retrieve("logs"))
                .contains("didn't match expectation \"strict\"")
                .contains("closest expectation:");
    }

    @Test
    void aMatchedRequestIsToldInOrder() {
        HOUSE.client().expect("/a", "x").get("/a");

        assertThat(HOUSE.client().retrieve("logs"))
                .containsSubsequence(
                        "creating expectation:",
                        "received request:",
                        "matched expectation:",
                        "returning response:",
                        "from expectation:");
    }

    @Test
    void theLevelIsChangedWhileTheServerRuns() {
        HOUSE.client().expect("/a", "x");
        HOUSE.configure("{'logLevel': 'WARN'}").get("/a");
        HOUSE.client().get("/unmatched");

        assertThat(HOUSE.client().retrieve("logs"))
                .contains("received request:")
                .contains("returning response:")
                .doesNotContain("matched expectation:")
                .doesNotContain("no expectation for:");
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/unmatched'}}"))
                .isTrue();
        assertThat(HOUSE.client().retrieve("request_responses")).contains("/a").doesNotContain("/unmatched");
    }
}
