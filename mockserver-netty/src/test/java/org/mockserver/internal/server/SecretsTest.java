package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is kept from readers when redaction is on, everywhere a reader can look. */
class SecretsTest {

    private static final String[] SECRETS = {"topsecret", "sessionsecret", "987654", "responsesecret"};

    @RegisterExtension
    static final HouseExtension HOUSE =
            HouseExtension.with("redactSecretsInLog", "true", "fixtureBodyRedactFields", "pin,other");

    private static HouseClient client() {
        return HOUSE.client();
    }

    @BeforeEach
    void exchange() {
        client().expect("{'id': 'near', 'httpRequest': {'path': '/other', 'headers': {'Authorization':"
                + " ['Bearer topsecret']}}, 'httpResponse': {}}");
        client().expect("{'id': 'login', 'httpRequest': {'path': '/login', 'headers': {'Authorization':"
                + " ['Bearer topsecret']}}, 'httpResponse': {'headers': {'Set-Cookie': ['id=responsesecret'],"
                + " 'X-Open': ['seen']}}}");
        for (String path : new String[] {"/login", "/unmatched"}) {
            client().send(
                            "POST",
                            path,
                            "{\"pin\": 987654, \"name\": \"visible\"}",
                            "Authorization",
                            "Bearer topsecret",
                            "Cookie",
                            "session=sessionsecret",
                            "Content-Type",
                            "application/json");
        }
    }

    @Test
    void retrievalsShowNone() {
        for (String query : new String[] {
            "type=requests",
            "type=request_responses",
            "type=logs",
            "type=logs&format=log_entries",
            "type=requests&format=log_entries",
            "type=request_responses&format=log_entries",
            "type=requests&format=har",
            "type=request_responses&format=har",
            "type=requests&format=curl",
        }) {
            HouseClient.Answer answer = client().control("/retrieve?" + query);
            assertThat(answer.status()).as(query).isEqualTo(200);
            assertThat(answer.body()).as(query).contains("REDACTED", "/login").doesNotContain(SECRETS);
        }
    }

    @Test
    void verificationFailuresShowNone() {
        HouseClient.Answer byRequest = client().control(
                        "/verify",
                        "{'httpRequest': {'path': '/login', 'headers': {'Authorization': ['Bearer othersecret']},"
                                + " 'cookies': {'session': 'x.*'}, 'body': {'type': 'JSON', 'json': {'pin': 1}}}}");
        HouseClient.Answer sequence = client().control(
                        "/verifySequence",
                        "{'httpRequests': [{'path': '/login'}, {'path': '/login', 'cookies': {'session': 'x'}}]}");
        HouseClient.Answer byResponse =
                client().control("/verify", "{'httpResponse': {'headers': {'Set-Cookie': ['other']}}}");

        for (HouseClient.Answer answer : new HouseClient.Answer[] {byRequest, sequence, byResponse}) {
            assertThat(answer.status()).isEqualTo(406);
            assertThat(answer.body())
                    .contains("REDACTED")
                    .doesNotContain(SECRETS)
                    .doesNotContain("othersecret");
        }
        assertThat(client().retrieve("logs")).contains("request not found").doesNotContain(SECRETS);
    }

    @Test
    void theConsoleShowsNone() {
        Awaitility.await().until(() -> HOUSE.console().contains("no expectation for"));

        assertThat(HOUSE.console()).contains("REDACTED", "visible").doesNotContain(SECRETS);
    }

    @Test
    void matchingAndVerificationUseTheRealValues() {
        assertThat(client().verifies("{'httpRequest': {'path': '/login', 'headers': {'Authorization':"
                        + " ['Bearer topsecret']}, 'cookies': {'session': 'sessionsecret'}, 'body': {'type': 'JSON',"
                        + " 'json': {'pin': 987654}}}}"))
                .isTrue();
        assertThat(client().verifies("{'httpRequest': {'headers': {'Authorization': ['.*REDACTED.*']}}}"))
                .isFalse();
    }

    private static void passOn() {
        try (Origin origin = Origin.saying("hi")) {
            client().expect("{'httpRequest': {'path': '/passed'}, 'httpForward': {'host': '127.0.0.1', 'port': "
                    + origin.port() + "}}");
            client().get("/passed", "Authorization", "Bearer topsecret", "X-Open", "seen");
        }
    }

    @Test
    void recordedExpectationsShowNone() {
        passOn();

        assertThat(client().retrieve("recorded_expectations"))
                .contains("REDACTED", "seen")
                .doesNotContain(SECRETS);
        assertThat(client().retrieve("logs")).contains("curl -v").doesNotContain(SECRETS);
    }

    @Test
    void recordedExpectationsCanBeRedactedAlone() {
        HOUSE.configure("{'redactSecretsInLog': false, 'redactSecretsInRecordedExpectations': true}");
        passOn();

        assertThat(client().retrieve("recorded_expectations"))
                .contains("REDACTED", "seen")
                .doesNotContain(SECRETS);
        assertThat(client().retrieve("requests")).contains("Bearer topsecret");
    }

    @Test
    void switchedOffEverythingIsShownAgain() {
        HOUSE.configure("{'redactSecretsInLog': false}");

        assertThat(client().retrieve("requests")).contains("Bearer topsecret", "987654");
    }
}
