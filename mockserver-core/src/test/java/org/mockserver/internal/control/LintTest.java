package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

class LintTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private JsonNode lint(String body) {
        Answer answer = server.put("/lint", body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return Json.parseStrict(answer.text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{httpRequest: {path: 'a'}, httpResponse: {}}; PATH_WITHOUT_SLASH; WARNING; httpRequest.path",
                "{httpRequest: {path: '/a?b=c'}, httpResponse: {}}; PATH_WITH_QUERY; WARNING; httpRequest.path",
                "{times: {remainingTimes: 0}, httpResponse: {}}; NEVER_MATCHES; WARNING; times",
                "{timeToLive: {timeUnit: 'SECONDS', timeToLive: 0}, httpResponse: {}}; NEVER_MATCHES; WARNING; timeToLive",
                "{percentage: 0, httpResponse: {}}; NEVER_MATCHES; WARNING; percentage",
                "{httpResponse: {statusCode: 204, body: 'b'}}; BODY_NOT_SENT; INFO; httpResponse.body",
                "{httpResponses: [{statusCode: 304, body: 'b'}]}; BODY_NOT_SENT; INFO; httpResponses.body",
                "{httpResponse: {statusCode: 101}}; INTERIM_STATUS; INFO; httpResponse.statusCode",
                "{scenarioState: 's', httpResponse: {}}; STATE_WITHOUT_SCENARIO; WARNING; scenarioState"
            })
    void aMistakeIsNamed(String expectation, String rule, String severity, String field) {
        JsonNode report = lint(expectation);
        assertThat(report.path("issueCount").asInt()).as(report.toString()).isEqualTo(1);
        JsonNode issue = report.path("issues").get(0);
        assertThat(issue.path("rule").asString()).isEqualTo(rule);
        assertThat(issue.path("severity").asString()).isEqualTo(severity);
        assertThat(issue.path("field").asString()).isEqualTo(field);
        assertThat(issue.path("position").asInt(-1)).isZero();
        assertThat(issue.path("message").asString()).isNotEmpty();
        assertThat(report.path(severity.equals("INFO") ? "infoCount" : "warningCount")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void soundExpectationsHaveNoIssues() {
        JsonNode report = lint("[{id: 'a', httpRequest: {method: 'GET', path: '/ok'}, httpResponse: {statusCode: 200}},"
                + "{id: 'b', httpRequest: {path: '.*/x[?]y'}, httpResponse: {body: 'b'}},"
                + "{specUrlOrPayload: 'file:spec.yaml'}]");
        assertThat(report.path("source").asString()).isEqualTo("request");
        assertThat(report.path("expectationsChecked").asInt()).isEqualTo(2);
        assertThat(report.path("openApiExpectationsSkipped").asInt()).isEqualTo(1);
        assertThat(report.path("issueCount").asInt()).isZero();
        assertThat(report.path("maxPairComparisons").asInt()).isEqualTo(100_000);
        assertThat(report.path("shadowCheckTruncated").asBoolean()).isFalse();
    }

    @Test
    void anInvalidExpectationIsAnErrorAndTheOthersAreStillChecked() {
        JsonNode report = lint("[{id: 'bad', httpRequest: {verb: 'GET'}, httpResponse: {}},"
                + "{httpRequest: {path: 'a'}, httpResponse: {}}]");
        assertThat(report.path("errorCount").asInt()).isEqualTo(1);
        assertThat(report.path("warningCount").asInt()).isEqualTo(1);
        assertThat(report.path("expectationsChecked").asInt()).isEqualTo(2);
        JsonNode error = report.path("issues").get(0);
        assertThat(error.path("rule").asString()).isEqualTo("INVALID_EXPECTATION");
        assertThat(error.path("expectationId").asString()).isEqualTo("bad");
        assertThat(error.path("message").asString()).contains("verb");
        assertThat(report.path("issues").get(1).path("position").asInt()).isEqualTo(1);
        assertThat(server.put("/retrieve?type=active_expectations").text()).isEqualTo("[]");
    }

    @Test
    void anExpectationBehindAnotherIsFoundAmongTheStoredOnes() {
        server.put(
                "/expectation",
                "[{id: 'all', httpResponse: {}}, {id: 'one', httpRequest: {path: '/a'}, httpResponse: {}}]");
        JsonNode report = lint("");
        assertThat(report.path("source").asString()).isEqualTo("stored");
        assertThat(report.path("warningCount").asInt()).isEqualTo(1);
        JsonNode issue = report.path("issues").get(0);
        assertThat(issue.path("rule").asString()).isEqualTo("SHADOWED_EXPECTATION");
        assertThat(issue.path("expectationId").asString()).isEqualTo("one");
        assertThat(issue.path("summary").asString()).isEqualTo("/a");
        assertThat(issue.path("message").asString()).contains("\"all\"");
    }

    @Test
    void manyExpectationsAreComparedWithinABound() {
        StringBuilder many = new StringBuilder("[");
        for (int i = 0; i < 600; i++) {
            many.append(i == 0 ? "" : ",")
                    .append("{httpRequest: {path: '/")
                    .append(i)
                    .append("'}, httpResponse: {}}");
        }
        JsonNode report = lint(many.append(']').toString());
        assertThat(report.path("pairComparisons").asInt()).isEqualTo(100_000);
        assertThat(report.path("shadowCheckTruncated").asBoolean()).isTrue();
    }

    @Test
    void aDocumentThatIsNotJsonIsRefused() {
        assertThat(server.put("/lint", "{").status()).isEqualTo(400);
    }
}
