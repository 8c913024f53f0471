package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What can still be verified when the log was too small for the traffic. */
class EvictedVerificationTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("maxLogEntries", "30");

    private static HouseClient client() {
        return HOUSE.client();
    }

    private static String exactly(String what, int times) {
        return "{" + what + ", 'times': {'atLeast': " + times + ", 'atMost': " + times + "}}";
    }

    private static HouseClient.Answer verify(String json) {
        return client().control("/verify", json);
    }

    @BeforeEach
    void overflow() {
        client().expect("{'id': 'one', 'httpRequest': {'path': '/one'}, 'httpResponse': {}}");
        client().expect("{'id': 'late', 'httpRequest': {'path': '/late'}, 'httpResponse': {'delay': {'timeUnit':"
                + " 'MILLISECONDS', 'value': 1}}}");
        client().expect("{'id': 'never', 'httpRequest': {'path': '/never'}, 'httpResponse': {}}");
        for (int i = 0; i < 40; i++) {
            client().get("/one");
            client().get("/late");
        }
    }

    @Test
    void howOftenAnExpectationAnsweredIsKnownExactly() {
        for (String id : new String[] {"one", "late"}) {
            String what = "'expectationId': {'id': '" + id + "'}";
            assertThat(verify(exactly(what, 40)).status()).as(id).isEqualTo(202);
            assertThat(verify(exactly(what, 41)).status()).as(id).isEqualTo(406);
            HouseClient.Answer tooMany = verify(exactly(what, 39));
            assertThat(tooMany.status()).isEqualTo(406);
            assertThat(tooMany.body()).startsWith("Request found 40 times but should have been found exactly 39 times");
        }
        assertThat(verify(exactly("'expectationId': {'id': 'never'}", 0)).status())
                .isEqualTo(202);
    }

    @Test
    void anUpperBoundAboveEverythingThatArrivedHolds() {
        assertThat(verify("{'httpRequest': {'path': '/x'}, 'times': {'atMost': 80}}")
                        .status())
                .isEqualTo(202);
        assertThat(verify("{'httpRequest': {'path': '/x'}, 'times': {'atMost': 1}}")
                        .body())
                .startsWith(
                        "Request could not be verified at most once because the event log is not a complete record");
    }

    @Test
    void aLowerBoundThatWhatIsLeftDoesNotReachFailsAndSaysWhatIsMissing() {
        HouseClient.Answer answer = verify("{'httpRequest': {'path': '/one'}, 'times': {'atLeast': 40}}");

        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.body())
                .startsWith("Request not found at least 40 times")
                .contains("the event log is not a complete record", "EVICTED", "maxLogEntries=30");
        assertThat(verify("{'httpRequest': {'path': '/one'}, 'times': {'atLeast': 1000}}")
                        .body())
                .doesNotContain("EVICTED");
    }

    @Test
    void afterAFilteredClearTheCountIsNotKnownExactlyAnyMore() {
        client().control("/clear?type=log", "{'path': '/one'}");

        HouseClient.Answer none = verify(exactly("'expectationId': {'id': 'one'}", 0));
        assertThat(none.status()).isEqualTo(406);
        assertThat(none.body()).contains("could not be verified");
        assertThat(verify("{'expectationId': {'id': 'one'}, 'times': {'atMost': 40}}")
                        .status())
                .isEqualTo(202);
    }

    @Test
    void afterAClearOfTheWholeLogTheRecordIsCompleteAgain() {
        client().control("/clear?type=log");
        client().get("/one");

        assertThat(verify(exactly("'httpRequest': {'path': '/one'}", 1)).status())
                .isEqualTo(202);
        assertThat(verify(exactly("'expectationId': {'id': 'one'}", 1)).status())
                .isEqualTo(202);
        assertThat(verify(exactly("'httpRequest': {'path': '/late'}", 0)).status())
                .isEqualTo(202);
    }

    @Test
    void incompleteEvidenceIsAcceptedWhenTheSettingsSaySo() {
        HOUSE.configure("{'failVerificationOnEvictedLog': false}");

        assertThat(verify("{'httpRequest': {'path': '/x'}, 'times': {'atMost': 0}}")
                        .status())
                .isEqualTo(202);
    }
}
