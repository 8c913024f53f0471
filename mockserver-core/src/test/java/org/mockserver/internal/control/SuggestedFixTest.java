package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** What is said about expectations that came close to a request: what to look at, and how to change them. */
class SuggestedFixTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void close() {
        server.close();
    }

    private void expect(String definition) {
        ControlFixture.Answer answer = server.put(
                "/expectation",
                "{\"id\": \"e\", \"httpRequest\": " + definition.replace('\'', '"') + ", \"httpResponse\": {}}");
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    private JsonNode closest(String wish) {
        JsonNode unmatched =
                Json.parse(server.put("/explainUnmatched", wish).text()).path("unmatchedRequests");
        assertThat(unmatched.size()).isEqualTo(1);
        return unmatched.path(0).path("closestExpectations").path(0);
    }

    private JsonNode fix() {
        return closest("{\"suggestFixes\": true}").path("suggestedFix");
    }

    /* Each operation in a line, without the tests. */
    private static List<String> changes(JsonNode fix) {
        List<String> changes = new ArrayList<>();
        String tested = "";
        for (JsonNode operation : fix.path("patch")) {
            String place = operation.path("path").stringValue();
            if (operation.path("op").stringValue().equals("test")) {
                tested = place;
            } else {
                assertThat(place).isEqualTo(tested);
                changes.add(operation.path("op").stringValue() + " " + place
                        + (operation.has("value") ? " " + Json.compact(operation.path("value")) : ""));
            }
        }
        return changes;
    }

    @Test
    void eachDifferingFieldHasAHint() {
        expect("{'method': 'POST', 'path': '/a', 'secure': true, 'cookies': {'c': 'd'}}");
        server.get("/b");
        JsonNode closest = closest("{}");

        assertThat(closest.path("remediation").propertyNames())
                .containsExactlyInAnyOrder("method", "path", "secure", "cookies");
        assertThat(closest.path("remediation").path("method").stringValue()).contains("POST");
        assertThat(closest.has("suggestedFix")).isFalse();
    }

    @Test
    void aFixTakesOverWhatCameAndDropsWhatDidNot() {
        expect(
                "{'method': 'POST', 'path': '/a', 'keepAlive': false, 'headers': {'X-Same': ['1'], 'X-Other': ['2'],"
                        + " 'X/~None': ['3']}, 'queryStringParameters': {'p': ['1']}, 'cookies': {'c': 'd'}, 'body': {'n': 1}}");
        Pairs headers = Pairs.of("x-same", "1", "x-other", "9", "Content-Type", "application/json", "Cookie", "c=e");
        server.send("PUT", "/b?q=1", headers, "{\"n\":2}");
        JsonNode fix = fix();

        assertThat(changes(fix))
                .containsExactlyInAnyOrder(
                        "replace /httpRequest/method \"PUT\"",
                        "replace /httpRequest/path \"/b\"",
                        "replace /httpRequest/keepAlive true",
                        "replace /httpRequest/headers/X-Other [\"9\"]",
                        "remove /httpRequest/headers/X~1~0None",
                        "remove /httpRequest/queryStringParameters",
                        "replace /httpRequest/cookies/c \"e\"",
                        "replace /httpRequest/body {\"contentType\":\"application/json\",\"type\":\"JSON\",\"json\":{\"n\":2}}");
        assertThat(fix.path("matchesAfterPatch").booleanValue()).isTrue();
        assertThat(fix.path("unpatchedFields").size()).isZero();
        assertThat(fix.path("patchedFields").size()).isEqualTo(7);
    }

    @Test
    void aBodyThatDidNotComeIsNotExpectedAnyMore() {
        expect("{'path': '/a', 'body': {'type': 'REGEX', 'regex': 'x+'}}");
        server.get("/a");

        assertThat(changes(fix())).containsExactly("remove /httpRequest/body");
        assertThat(fix().path("matchesAfterPatch").booleanValue()).isTrue();
    }

    @Test
    void noFixIsMadeUpForWhatIsNegatedOrCombined() {
        server.put(
                "/expectation",
                "[{\"httpRequest\": {\"path\": \"/a\", \"not\": true}, \"httpResponse\": {}},"
                        + " {\"httpRequest\": {\"anyOf\": [{\"path\": \"/b\"}]}, \"httpResponse\": {}}]");
        server.get("/a");

        assertThat(server.put("/explainUnmatched", "{\"suggestFixes\": true}").text())
                .contains("remediation")
                .doesNotContain("suggestedFix");
    }

    @Test
    void secretsOfBothSidesStayOutOfIt() {
        try (ControlFixture redacting = new ControlFixture(Map.of("redactSecretsInLog", "true"))) {
            redacting.put(
                    "/expectation",
                    "{\"httpRequest\": {\"headers\": {\"Authorization\": [\"expected-secret\"]}}, \"httpResponse\": {}}");
            redacting.send("GET", "/a", Pairs.of("Authorization", "sent-secret"), "");

            assertThat(redacting
                            .put("/explainUnmatched", "{\"suggestFixes\": true}")
                            .text())
                    .contains("***REDACTED***", "suggestedFix")
                    .doesNotContain("expected-secret", "sent-secret");
            assertThat(redacting
                            .put("/debugMismatch", "{\"headers\": {\"Authorization\": [\"sent-secret\"]}}")
                            .text())
                    .contains("***REDACTED***")
                    .doesNotContain("expected-secret");
        }
    }
}
