package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** Judging how other servers answered what was passed on to them. */
class SloTest {

    private static final String NO_ERRORS = criteria("ERROR_RATE", "LESS_THAN_OR_EQUAL", "0", "");

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with("sloTrackingEnabled", "true");

    private static String criteria(String sli, String comparator, String threshold, String more) {
        return "{'name': 'n', 'window': {'type': 'LOOKBACK', 'lookbackMillis': 60000}, 'objectives': [{'sli': '" + sli
                + "', 'comparator': '" + comparator + "', 'threshold': " + threshold + "}]" + more + "}";
    }

    private static HouseClient.Answer verify(String criteria) {
        return HOUSE.client().control("/verifySLO", criteria);
    }

    private static JsonNode verdict(String criteria) {
        return Json.parse(verify(criteria).body());
    }

    private static void forwardTo(int port) {
        HOUSE.client()
                .expect("{'httpRequest': {'path': '/on'}, 'httpForward': {'host': '127.0.0.1', 'port': " + port + "}}");
    }

    @Test
    void whatIsNotTrackedCannotBeJudged() {
        HouseClient.Answer answer =
                HOUSE.configure("{'sloTrackingEnabled': false}").control("/verifySLO", NO_ERRORS);

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.body()).contains("sloTrackingEnabled");
    }

    @Test
    void goodAnswersMeetTheObjectives() throws Exception {
        try (Origin origin = Origin.answering("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")) {
            forwardTo(origin.port());
            for (int i = 0; i < 3; i++) {
                HOUSE.client().get("/on");
            }
        }
        HouseClient.Answer answer = verify(NO_ERRORS);
        JsonNode verdict = Json.parse(answer.body());

        assertThat(answer.status()).isEqualTo(200);
        assertThat(verdict.path("name").asString()).isEqualTo("n");
        assertThat(verdict.path("result").asString()).isEqualTo("PASS");
        assertThat(verdict.path("sampleCount").asInt()).isEqualTo(3);
        assertThat(verdict.path("windowToEpochMillis").asLong()
                        - verdict.path("windowFromEpochMillis").asLong())
                .isEqualTo(60_000);
        assertThat(verdict.path("objectiveResults")
                        .path(0)
                        .path("observedValue")
                        .asDouble())
                .isZero();
        assertThat(verify(criteria("LATENCY_P99", "LESS_THAN", "0", "")).status())
                .isEqualTo(406);
        assertThat(verify(criteria("LATENCY_P50", "GREATER_THAN", "0", "")).status())
                .isEqualTo(200);
    }

    @Test
    void errorsAndSilenceMissAnObjective() throws Exception {
        int port;
        try (Origin origin = Origin.answering("HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n")) {
            port = origin.port();
            forwardTo(port);
            HOUSE.client().get("/on");
        }
        HOUSE.client().get("/on");
        HouseClient.Answer answer = verify(NO_ERRORS);

        assertThat(answer.status()).isEqualTo(406);
        assertThat(Json.parse(answer.body()).path("result").asString()).isEqualTo("FAIL");
        assertThat(Json.parse(answer.body()).path("sampleCount").asInt()).isEqualTo(2);
        assertThat(verdict(criteria("ERROR_RATE", "LESS_THAN", "1.5", ", 'upstreamHosts': ['127.0.0.1:" + port + "']"))
                        .path("result")
                        .asString())
                .isEqualTo("PASS");
    }

    @Test
    void withoutSamplesNothingCanBeSaid() throws Exception {
        assertThat(verdict(NO_ERRORS).path("result").asString()).isEqualTo("INCONCLUSIVE");
        try (Origin origin = Origin.answering("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")) {
            forwardTo(origin.port());
            HOUSE.client().get("/on");
        }
        assertThat(verdict(criteria("ERROR_RATE", "LESS_THAN", "1", ", 'minimumSampleCount': 2"))
                        .path("result")
                        .asString())
                .isEqualTo("INCONCLUSIVE");
        assertThat(verdict(criteria("ERROR_RATE", "LESS_THAN", "1", ", 'upstreamHosts': ['elsewhere']"))
                        .path("sampleCount")
                        .asInt())
                .isZero();
        assertThat(verdict("{'window': {'type': 'EXPLICIT', 'fromEpochMillis': 0, 'toEpochMillis': 1000}, 'objectives':"
                                + " [{'sli': 'ERROR_RATE', 'comparator': 'LESS_THAN', 'threshold': 1}]}")
                        .path("sampleCount")
                        .asInt())
                .isZero();
        HOUSE.client().control("/reset");
        assertThat(verdict(NO_ERRORS).path("sampleCount").asInt()).isZero();
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        for (String wrong : new String[] {
            "",
            "{}",
            "{'window': {'type': 'LOOKBACK'}, 'objectives': []}",
            "{'window': {'type': 'LOOKBACK', 'lookbackMillis': 0}, 'objectives': []}",
            "{'window': {'type': 'LOOKBACK', 'lookbackMillis': 1}, 'objectives': []}",
            "{'window': {'type': 'EXPLICIT', 'fromEpochMillis': 2, 'toEpochMillis': 1}, 'objectives': []}",
            criteria("LATENCY_P42", "LESS_THAN", "1", ""),
            criteria("LATENCY_P50", "LESS", "1", ""),
            criteria("LATENCY_P50", "LESS_THAN", "'1'", ""),
            criteria("LATENCY_P50", "LESS_THAN", "1", ", 'minimumSampleCount': -1"),
            criteria("LATENCY_P50", "LESS_THAN", "1", ", 'upstreamHosts': 'h'"),
        }) {
            HouseClient.Answer answer = verify(wrong);
            assertThat(answer.status()).as(wrong).isEqualTo(400);
            assertThat(Json.parse(answer.body()).path("error").asString()).isNotEmpty();
        }
    }
}
