package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;

/** Requests that no expectation takes. */
@OverEveryProtocol
class UnmatchedTest {

    private static final String POST_ONLY =
            "{'id': 'near', 'httpRequest': {'method': 'POST', 'path': '/near'}, 'httpResponse': {}}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    @Test
    void theAnswerIsAnEmpty404() {
        HouseClient.Answer answer = HOUSE.client().get("/nowhere");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).isEmpty();
        assertThat(answer.header("content-length")).isEqualTo("0");
        Set<String> names = new HashSet<>(answer.headers().map().keySet());
        /* What a header says about the connection, and what a client makes of the status, is the protocol's. */
        names.removeAll(Set.of("connection", ":status"));
        assertThat(names).containsExactly("content-length");
    }

    @Test
    void aPathOfTheControlPlaneThatDoesNotExistIsAnOrdinaryRequest() {
        HOUSE.client().expect("/mockserver/own", "mine");

        assertThat(HOUSE.client().get("/mockserver/own").body()).isEqualTo("mine");
        assertThat(HOUSE.client().get("/mockserver/expectation").status()).isEqualTo(404);
        assertThat(HOUSE.client().retrieve("requests")).contains("/mockserver/expectation");
    }

    @Test
    void aHeaderNamesTheClosestExpectationWhenAsked() {
        HOUSE.configure("{'closestMatchHintEnabled': true}").expect(POST_ONLY);
        HouseClient.Answer answer = HOUSE.client().get("/near");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).isEmpty();
        assertThat(answer.header("x-mockserver-closest-match-hint"))
                .startsWith("expectation near: method did not match (")
                .contains("POST", "GET");
    }

    @Test
    void theHintSaysWhenOnlyTheTimesAreUsedUp() {
        HOUSE.configure("{'closestMatchHintEnabled': true}")
                .expect("{'id': 'state', 'scenarioName': 's', 'scenarioState': 'Later', 'httpRequest': {'path':"
                        + " '/near'}, 'httpResponse': {}}");

        assertThat(HOUSE.client().get("/near").header("x-mockserver-closest-match-hint"))
                .startsWith("expectation state: all fields matched but it was not eligible");
    }

    @Test
    void aHintIsPrintableAndBounded() {
        HOUSE.configure("{'closestMatchHintEnabled': true}")
                .expect("{'id': 'n\\u00e4he', 'httpRequest': {'path': '/\\r\\n" + "x".repeat(2_000)
                        + "'}, 'httpResponse': {}}");

        assertThat(HOUSE.client().get("/near").header("x-mockserver-closest-match-hint"))
                .hasSizeBetween(20, 300)
                .matches("[ -~]+");
    }

    @Test
    void theBodyDescribesTheDifferencesWhenAsked() {
        HOUSE.configure("{'attachMismatchDiagnosticToResponse': true}").expect(POST_ONLY);
        HouseClient.Answer answer = HOUSE.client().get("/near");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.header("x-mockserver-closest-match")).isEqualTo("fields differ: method");
        assertThat(answer.header("content-type")).startsWith("application/json");
        assertThat(answer.body())
                .startsWith("{\"matchedFieldCount\":18,\"totalFieldCount\":19,\"differences\":{\"method\":[\"");
    }

    @Test
    void theDescriptionSaysWhenThereAreNoExpectations() {
        HOUSE.configure("{'attachMismatchDiagnosticToResponse': true}");
        HouseClient.Answer answer = HOUSE.client().get("/near");

        assertThat(answer.header("x-mockserver-closest-match")).isEqualTo("no expectations configured");
        assertThat(answer.body()).isEmpty();
    }

    @Test
    void anExplanationKeepsSecretsToItself() {
        HOUSE.configure("{'attachMismatchDiagnosticToResponse': true, 'redactSecretsInLog': true}")
                .expect("{'httpRequest': {'headers': {'x-api-key': ['the-right-one']}}, 'httpResponse': {}}");
        HouseClient.Answer answer = HOUSE.client().get("/near", "x-api-key", "the-wrong-one");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).contains("***REDACTED***").doesNotContain("the-right-one", "the-wrong-one");
        assertThat(answer.header("x-mockserver-closest-match-hint"))
                .contains("headers did not match")
                .doesNotContain("the-right-one", "the-wrong-one");
    }

    @Test
    void anExplainedRequestIsVerifiedAtOnce() {
        HOUSE.configure("{'attachMismatchDiagnosticToResponse': true}").expect(POST_ONLY);
        for (int i = 1; i <= 50; i++) {
            HOUSE.client().get("/near");
            assertThat(HOUSE.client()
                            .verifies("{'httpRequest': {'path': '/near'}, 'times': {'atLeast': " + i + ", 'atMost': "
                                    + i + "}}"))
                    .isTrue();
        }
    }
}
