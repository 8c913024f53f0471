package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** Expectations that no longer answer as the real servers do. */
class DriftTest {

    private static final String JSON_ANSWER =
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nauthorization: real\r\ncontent-length: 10\r\n\r\n"
                    + "{\"id\":\"7\"}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static JsonNode drift(String query) {
        HouseClient.Answer answer = HOUSE.client().get("/mockserver/drift" + query);
        assertThat(answer.status()).isEqualTo(200);
        return Json.parse(answer.body());
    }

    private static void forwardBeforeStub(int port) {
        HOUSE.client()
                .expect("{'id': 'on', 'priority': 10, 'httpRequest': {'path': '/thing.*'}, 'httpForward': {'host':"
                        + " '127.0.0.1', 'port': " + port + "}}")
                .expect("{'id': 'stub', 'httpRequest': {'path': '/thing'}, 'httpResponse': {'statusCode': 201,"
                        + " 'headers': {'authorization': ['mock']}, 'body': '{\"id\": 7, \"name\": \"x\"}'}}");
    }

    @Test
    void nothingIsSeenWithoutTraffic() {
        assertThat(Json.compact(drift(""))).isEqualTo("{\"count\":0,\"drifts\":[]}");
        assertThat(HOUSE.client().control("/drift/clear").status()).isEqualTo(200);
    }

    @Test
    void aRealAnswerIsComparedWithTheExpectationForTheSameRequest() throws Exception {
        try (Origin origin = Origin.answering(JSON_ANSWER)) {
            forwardBeforeStub(origin.port());
            for (int i = 1; i <= 20; i++) {
                assertThat(HOUSE.client().get("/thing").body()).isEqualTo("{\"id\":\"7\"}");
                assertThat(drift("").path("drifts").path(0).path("occurrences").asInt())
                        .isEqualTo(i);
            }
            HOUSE.client().get("/thing/else");
        }
        JsonNode drift = drift("?expectationId=stub");

        assertThat(drift.path("count").asInt()).isEqualTo(4);
        assertThat(Json.compact(drift))
                .contains(
                        "\"driftType\":\"STATUS\",\"field\":\"status\",\"expectedValue\":\"201\",\"actualValue\":\"200\"")
                .contains("\"field\":\"$.id\",\"expectedValue\":\"number\",\"actualValue\":\"string\","
                        + "\"severity\":\"BREAKING\",\"occurrences\":20")
                .contains("\"field\":\"$.name\"")
                .contains("\"expectedValue\":\"mock\",\"actualValue\":\"real\"");
        assertThat(drift("?limit=2").path("count").asInt()).isEqualTo(2);
        assertThat(drift("?expectationId=on").path("count").asInt()).isZero();
        assertThat(HOUSE.client().get("/mockserver/drift?limit=x").status()).isEqualTo(400);
    }

    @Test
    void whatIsClearedIsForgotten() throws Exception {
        try (Origin origin = Origin.answering(JSON_ANSWER)) {
            forwardBeforeStub(origin.port());
            HOUSE.client().get("/thing");
            assertThat(HOUSE.client().control("/drift/clear").body()).contains("cleared");
            assertThat(drift("").path("count").asInt()).isZero();
            HOUSE.client().get("/thing");
            HOUSE.client().control("/reset");
            assertThat(drift("").path("count").asInt()).isZero();
        }
    }

    @Test
    void aResponseThatStreamsIsComparedToo() throws Exception {
        HOUSE.configure("{'forwardStreamingThresholdBytes': 1}");
        try (Origin origin =
                Origin.answering("HTTP/1.1 201 Made\r\nauthorization: mock\r\ntransfer-encoding: chunked\r\n"
                        + "\r\n4\r\n{\"id\r\n6\r\n\":\"7\"}\r\n0\r\n\r\n")) {
            forwardBeforeStub(origin.port());
            assertThat(HOUSE.client().get("/thing").body()).isEqualTo("{\"id\":\"7\"}");
        }
        assertThat(Json.compact(drift(""))).contains("$.id", "$.name").doesNotContain("STATUS", "HEADER");
    }

    @Test
    void settingsTurnItOff() throws Exception {
        try (Origin origin = Origin.answering(JSON_ANSWER)) {
            HOUSE.configure("{'driftDetectionEnabled': false}");
            forwardBeforeStub(origin.port());
            HOUSE.client().get("/thing");
            assertThat(drift("").path("count").asInt()).isZero();
            HOUSE.configure("{'driftDetectionEnabled': true, 'driftSampleRate': 0}")
                    .get("/thing");
            assertThat(drift("").path("count").asInt()).isZero();
            HOUSE.configure("{'driftSampleRate': 1}").get("/thing");
            assertThat(drift("").path("count").asInt()).isPositive();
        }
    }

    @Test
    void secretsAreMasked() throws Exception {
        HOUSE.configure("{'redactSecretsInLog': true}");
        try (Origin origin = Origin.answering(JSON_ANSWER)) {
            forwardBeforeStub(origin.port());
            HOUSE.client().get("/thing");
        }
        assertThat(Json.compact(drift("")))
                .contains("\"field\":\"authorization\",\"expectedValue\":\"***REDACTED***\"")
                .doesNotContain("\"real\"");
    }
}
