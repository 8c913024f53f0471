package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;

class ClockAndScenarioTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void theClockRunsUntilItIsFrozen() {
        assertThat(server.get("/mockserver/clock").text()).contains("\"frozen\" : false");
        assertThat(server.put("/clock", "{\"action\": \"freeze\", \"instant\": \"2029-03-04T05:06:07Z\"}")
                        .text())
                .isEqualTo("""
                        {
                          "status" : "freeze",
                          "currentInstant" : "2029-03-04T05:06:07Z",
                          "currentEpochMillis" : 1867295167000
                        }""");
        assertThat(server.put("/reset").status()).isEqualTo(200);
        assertThat(server.get("/mockserver/clock").text()).contains("\"frozen\" : true");
        server.put("/clock", "{\"action\": \"reset\"}");
        assertThat(server.get("/mockserver/clock").text()).contains("\"frozen\" : false");
    }

    @Test
    void advancingTheClockEndsLifetimes() {
        server.put("/clock", "{\"action\": \"freeze\"}");
        server.put("/expectation", """
                {"httpRequest": {"path": "/t"}, "httpResponse": {"body": "live"},
                 "timeToLive": {"timeUnit": "MINUTES", "timeToLive": 10}}""");
        assertThat(server.get("/t").text()).isEqualTo("live");
        server.put("/clock", "{\"action\": \"advance\", \"durationMillis\": 600001}");
        assertThat(server.get("/t").status()).isEqualTo(404);
        assertThat(server.put("/retrieve?type=active_expectations").text()).isEqualTo("[]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'action': 'zz'} | unknown action 'zz', must be one of: freeze, advance, reset",
                "{'action': 'advance'} | 'durationMillis' must be a positive number",
                "{'action': 'advance', 'durationMillis': 0} | 'durationMillis' must be a positive number",
                "{'action': 'advance', 'durationMillis': 'x'} | 'durationMillis' must be a positive number",
                "{'action': 'advance', 'durationMillis': 9223372036854775807} | beyond the times",
                "{'action': 'freeze', 'instant': 'soon'} | invalid 'instant' value, must be ISO-8601 format",
                "{'action': 'freeze', 'instant': '+999999999-01-01T00:00:00Z'} | invalid 'instant' value",
                "{ | not valid JSON",
                "[] | must be a JSON object",
                "{} | 'action' field is required, must be one of: freeze, advance, reset",
                "'' | request body is required",
            })
    void aClockRequestThatMakesNoSenseIsRefusedInJson(String body, String reason) {
        Answer answer = server.put("/clock", body.equals("''") ? "" : body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).startsWith("{\n  \"error\" : \"").contains(reason);
    }

    @Test
    void aScenarioNobodyMovedIsStartedAndNotListed() {
        assertThat(server.get("/mockserver/scenario/x").text())
                .isEqualTo("{\n  \"scenarioName\" : \"x\",\n  \"currentState\" : \"Started\"\n}");
        assertThat(server.get("/mockserver/scenario").text()).isEqualTo("{\n  \"scenarios\" : [ ]\n}");
    }

    @Test
    void aScenarioIsMovedAndReset() {
        assertThat(server.put("/scenario/s", "{\"state\": \"Far\"}").status()).isEqualTo(200);
        assertThat(server.get("/mockserver/scenario").text()).contains("\"currentState\" : \"Far\"");
        assertThat(server.put("/scenario/s/trigger", "{\"newState\": \"Near\"}").text())
                .contains("Near");
        server.put("/reset");
        assertThat(server.get("/mockserver/scenario/s").text()).contains("Started");
    }

    @Test
    void aTimedMoveHappensUnlessSomebodyMovedItInBetween() {
        server.put("/scenario/k", "{\"state\": \"Hot\", \"transitionAfterMs\": 5, \"nextState\": \"Cold\"}");
        server.put("/scenario/l", "{\"state\": \"Hot\", \"transitionAfterMs\": 5, \"nextState\": \"Cold\"}");
        server.put("/scenario/l", "{\"state\": \"Warm\"}");
        assertThat(server.get("/mockserver/scenario/k").text()).contains("Hot");
        server.delayed.forEach(Runnable::run);
        assertThat(server.get("/mockserver/scenario/k").text()).contains("Cold");
        assertThat(server.get("/mockserver/scenario/l").text()).contains("Warm");
    }

    @Test
    void numbersMayStandInQuotes() {
        assertThat(server.put(
                                "/scenario/k",
                                "{\"state\": \"Hot\", \"transitionAfterMs\": \"5\", \"nextState\": \"Cold\"}")
                        .text())
                .isEqualTo("""
                        {
                          "scenarioName" : "k",
                          "currentState" : "Hot",
                          "nextState" : "Cold",
                          "transitionAfterMs" : 5
                        }""");
        server.put("/clock", "{\"action\": \"freeze\", \"instant\": \"2029-03-04T05:06:07Z\"}");
        assertThat(server.put("/clock", "{\"action\": \"ADVANCE\", \"durationMillis\": \"1000\"}")
                        .text())
                .contains("\"status\" : \"advance\"", "2029-03-04T05:06:08Z");
    }

    @Test
    void aTimedMoveNeedsBothOfItsFields() {
        server.put("/scenario/k", "{\"state\": \"Hot\", \"transitionAfterMs\": 5}");
        assertThat(server.delayed).isEmpty();
    }

    @Test
    void aMoveToNowhereIsRefusedInJson() {
        assertThat(server.put("/scenario/s", "{\"zz\": 1}").text()).contains("'state' field is required");
        assertThat(server.put("/scenario/s/trigger", "{\"newState\": \"\"}").text())
                .contains("'newState' field is required");
    }

    @ParameterizedTest
    @CsvSource({
        "/scenario/s, request body is required with 'state' field",
        "/scenario/s/trigger, request body is required with 'newState' field",
        "/scenario, scenario name is required in the path",
        "/scenario/, scenario name is required in the path",
    })
    void aMoveWithoutStateOrNameIsRefusedInJson(String path, String reason) {
        Answer answer = server.put(path, "");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).isEqualTo("{\n  \"error\" : \"" + reason + "\"\n}");
    }
}
