package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How much the log keeps and the console shows, changed while the server runs. */
class LogLimitsTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static HouseClient client() {
        return HOUSE.client();
    }

    @Test
    void longBodiesAreCutInTheLogAndVerifiedAsTheyAreKept() {
        HOUSE.configure("{'maxLoggedBodyBytes': 5}").expect("/a", "long answer");
        assertThat(client().send("POST", "/a", "0123456789").body()).isEqualTo("long answer");

        assertThat(client().retrieve("request_responses"))
                .containsSubsequence(
                        "\"x-mockserver-body-truncated\" : [ \"10\" ]",
                        "\"base64Bytes\" : \"MDEyMzQ=\"",
                        "\"x-mockserver-body-truncated\" : [ \"11\" ]");
        assertThat(client().verifies("{'httpRequest': {'path': '/a', 'body': '0123456789'}}"))
                .isFalse();
        assertThat(client().verifies("{'httpRequest': {'path': '/a', 'body': '01234'}}"))
                .isTrue();
    }

    @Test
    void theByteBudgetIsEnforcedWhenItIsLowered() {
        for (int i = 0; i < 12; i++) {
            client().send("POST", "/n" + i, "x".repeat(30_000));
        }
        assertThat(client().retrieve("requests")).contains("\"/n0\"");
        HOUSE.configure("{'maxEventLogSizeInBytes': 200000}");

        assertThat(client().retrieve("requests"))
                .contains("\"/n11\"", "\"/n10\"")
                .doesNotContain("\"/n0\"", "\"/n3\"");
    }

    @Test
    void kindsOfEntriesCanBeKeptFromTheConsole() {
        HOUSE.configure("{'logLevelOverrides': {'EXPECTATION_MANAGEMENT': 'WARN', 'RECEIVED_REQUEST': 'ERROR'}}")
                .expect("/a", "hello")
                .get("/a");

        Awaitility.await().until(() -> HOUSE.console().contains("returning response"));
        assertThat(HOUSE.console())
                .contains("matched expectation")
                .doesNotContain("creating expectation", "received request");
        assertThat(client().retrieve("logs")).contains("creating expectation", "received request");
        assertThat(client().control("/configuration", "{'logLevelOverrides': {'MATCHING': 'LOUD'}}")
                        .status())
                .isEqualTo(400);
    }
}
