package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

class ExplainTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private void register(String expectations) {
        Answer answer = server.put("/expectation", expectations);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    private JsonNode explain(String request) {
        Answer answer = server.put("/expectation/explain", request);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return Json.parseStrict(answer.text());
    }

    private static JsonNode candidate(JsonNode explanation, String id) {
        for (JsonNode candidate : explanation.path("candidates").values()) {
            if (candidate.path("expectationId").asString().equals(id)) {
                return candidate;
            }
        }
        throw new AssertionError("no candidate " + id + " in " + explanation);
    }

    private String correlationId(String path) {
        String entries = server.put("/retrieve?type=requests&format=log_entries", "{path: '" + path + "'}")
                .text();
        Matcher id = Pattern.compile("\"correlationId\" : \"([^\"]+)\"").matcher(entries);
        assertThat(id.find()).as(entries).isTrue();
        return id.group(1);
    }

    @Test
    void everyCandidateSaysHowItWasFoundAndWhyItWasRefused() {
        register("[{'id': 'body', 'httpRequest': {'path': '/a', 'method': 'POST', 'body': 'x'}, 'httpResponse': {}},"
                + "{'id': 'wins', 'httpRequest': {'path': '/a'}, 'httpResponse': {}},"
                + "{'id': 'late', 'httpRequest': {'path': '/.*'}, 'httpResponse': {}},"
                + "{'id': 'elsewhere', 'httpRequest': {'path': '/b'}, 'httpResponse': {}}]");
        JsonNode explanation = explain("{'method': 'POST', 'path': '/a', 'body': 'y'}");
        assertThat(explanation.path("expectationId").asString()).isEqualTo("wins");
        assertThat(explanation.path("outcome").asString()).isEqualTo("expectation wins answers");
        assertThat(explanation.path("totalExpectations").asInt()).isEqualTo(4);
        assertThat(explanation.path("examinedExpectations").asInt()).isEqualTo(3);
        JsonNode body = candidate(explanation, "body");
        assertThat(body.path("matches").asBoolean()).isFalse();
        assertThat(body.path("reason").asString()).isEqualTo("does not match: body");
        assertThat(body.path("differences").path("body").get(0).asString()).contains("x", "y");
        assertThat(body.path("source").asString()).isNotEmpty();
        assertThat(candidate(explanation, "wins").path("wins").asBoolean()).isTrue();
        JsonNode late = candidate(explanation, "late");
        assertThat(late.path("wins").asBoolean()).isFalse();
        assertThat(late.path("reason").asString()).isEqualTo("matches, but another is tried first");
    }

    @Test
    void anExpectationThatMatchesButIsNotEligibleSaysWhy() {
        register("[{'id': 'space', 'namespace': 'n', 'httpResponse': {}},"
                + "{'id': 'state', 'scenarioName': 's', 'scenarioState': 'on', 'httpResponse': {}},"
                + "{'id': 'chance', 'percentage': 0, 'httpResponse': {}}]");
        JsonNode explanation = explain("{'path': '/a'}");
        assertThat(explanation.path("outcome").asString()).isEqualTo("what matches is not eligible now");
        assertThat(explanation.has("expectationId")).isFalse();
        assertThat(candidate(explanation, "space").path("reason").asString()).contains("namespace n");
        assertThat(candidate(explanation, "state").path("reason").asString()).contains("state Started instead of on");
        assertThat(candidate(explanation, "chance").path("reason").asString()).contains("0 percent");
    }

    @Test
    void explainingTakesNoTime() {
        register(
                "{'id': 'once', 'times': {'remainingTimes': 1}, 'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'b'},"
                        + " 'scenarioName': 's', 'newScenarioState': 'moved'}");
        assertThat(explain("{'path': '/a'}").path("expectationId").asString()).isEqualTo("once");
        assertThat(explain("{'path': '/a'}").path("expectationId").asString()).isEqualTo("once");
        assertThat(server.get("/mockserver/scenario/s").text()).contains("Started");
        assertThat(server.get("/a").text()).isEqualTo("b");
        assertThat(explain("{'path': '/a'}").has("expectationId")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{path: '/a'}; {path: '/a', method: 'GET'}; true",
                "{path: '/.*'}; {path: '/a', headers: {X: ['1']}}; true",
                "{path: '/.*'}; {path: '/a'}; true",
                "{path: '/.*', method: 'GET'}; {path: '/a'}; false",
                "{path: '/.*', method: 'GET'}; {path: '/a', method: 'GET'}; true",
                "{path: '/b.*'}; {path: '/a'}; false",
                "{headers: {X: ['1']}}; {path: '/a', headers: {X: ['1'], Y: ['2']}}; true",
                "{headers: {X: ['1']}}; {path: '/a', headers: {X: ['2']}}; false",
                "{body: 'x'}; {path: '/a', body: 'x'}; true",
                "{body: 'x'}; {path: '/a', body: 'y'}; false",
                "{}; {path: '/a'}; true",
                "{}; {not: true, path: '/a'}; false",
                "{not: true, path: '/a'}; {not: true, path: '/a'}; true"
            })
    void anExpectationIsUnreachableIfAnEarlierOneDemandsNoMore(String earlier, String later, boolean unreachable) {
        register("[{id: 'first', httpRequest: " + earlier + ", httpResponse: {}}, {id: 'second', httpRequest: " + later
                + ", httpResponse: {}}]");
        JsonNode found = explain("{path: '/none'}").path("unreachableExpectations");
        assertThat(Json.compact(found))
                .isEqualTo(unreachable ? "[{\"expectationId\":\"second\",\"becauseOf\":\"first\"}]" : "[]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "times: {remainingTimes: 5}",
                "timeToLive: {timeUnit: 'HOURS', timeToLive: 1}",
                "percentage: 50",
                "scenarioName: 's', scenarioState: 'Started'",
                "namespace: 'n'"
            })
    void anExpectationThatDoesNotAlwaysTakeItsRequestsHidesNothing(String condition) {
        register("[{id: 'first', " + condition + ", httpResponse: {}}, {id: 'second', httpResponse: {}}]");
        assertThat(explain("{path: '/none'}").path("unreachableExpectations")).isEmpty();
    }

    @Test
    void priorityDecidesWhatIsTriedFirst() {
        register(
                "[{id: 'low', httpRequest: {path: '/a'}, httpResponse: {}}, {id: 'high', priority: 1, httpResponse: {}}]");
        JsonNode explanation = explain("{path: '/a'}");
        assertThat(explanation.path("expectationId").asString()).isEqualTo("high");
        assertThat(explanation
                        .path("unreachableExpectations")
                        .get(0)
                        .path("expectationId")
                        .asString())
                .isEqualTo("low");
    }

    @Test
    void aRecordedRequestIsExplainedWithTheExpectationsOfNow() {
        server.send("GET", "/a", Pairs.of("X", "1"), "");
        String id = correlationId("/a");
        assertThat(Json.parse(server.put("/explain?correlationId=" + id).text())
                        .path("outcome")
                        .asString())
                .isEqualTo("there are no expectations");
        register("{'id': 'x', 'httpRequest': {'headers': {'X': '1'}}, 'httpResponse': {}}");
        JsonNode explanation =
                Json.parse(server.put("/explain?correlationId=" + id).text());
        assertThat(explanation.path("correlationId").asString()).isEqualTo(id);
        assertThat(explanation.path("expectationId").asString()).isEqualTo("x");
    }

    @Test
    void aRecordedRequestMustBeNamedAndKnown() {
        assertThat(server.put("/explain").status()).isEqualTo(400);
        assertThat(server.put("/explain?correlationId=%20").status()).isEqualTo(400);
        assertThat(server.put("/explain?correlationId=no-such-id").status()).isEqualTo(404);
    }

    @Test
    void aBodyThatIsNoRequestIsRefused() {
        assertThat(server.put("/expectation/explain", "{'verb': 'GET'}").status())
                .isEqualTo(400);
        assertThat(server.put("/expectation/explain", "{").status()).isEqualTo(400);
        assertThat(explain("").path("path").asString()).isEqualTo("/");
    }

    @Test
    void theBodyOfARecordedMessageIsHandedOutAsItCame() {
        register("{'httpRequest': {'path': '/a'}, 'httpResponse': {'body': {'n': 1}}}");
        server.send("POST", "/a", Pairs.of("Content-Type", "text/plain"), "question");
        String id = correlationId("/a");
        Answer request = server.get("/mockserver/logEntryBody?id=" + id);
        assertThat(request.text()).isEqualTo("question");
        assertThat(request.response().defaultContentType()).isEqualTo("text/plain");
        Answer response = server.get("/mockserver/logEntryBody?id=" + id + "&part=response");
        assertThat(Json.parse(response.text())).isEqualTo(Json.parse("{\"n\":1}"));
        assertThat(response.response().defaultContentType()).startsWith("application/json");
        assertThat(server.get("/mockserver/logEntryBody").status()).isEqualTo(400);
        assertThat(server.get("/mockserver/logEntryBody?id=" + id + "&part=head")
                        .status())
                .isEqualTo(400);
        assertThat(server.get("/mockserver/logEntryBody?id=unknown").status()).isEqualTo(404);
    }

    @Test
    void diagnosticsOfRecordedRequestsKeepSecrets() {
        try (ControlFixture redacting =
                new ControlFixture(Map.of("redactSecretsInLog", "true", "fixtureBodyRedactFields", "pin"))) {
            redacting.put("/expectation", """
                    {"id": "x", "httpRequest": {"path": "/a", "headers": {"Authorization": "other"}, "body": {"n": 2}},
                     "httpResponse": {}}""");
            Pairs headers = Pairs.of("Authorization", "topsecret", "Content-Type", "application/json");
            redacting.send("POST", "/a", headers, "{\"pin\":\"hidden\",\"n\":1}");
            String entries =
                    redacting.put("/retrieve?type=requests&format=log_entries").text();
            Matcher id = Pattern.compile("\"correlationId\" : \"([^\"]+)\"").matcher(entries);
            assertThat(id.find()).isTrue();
            String explained =
                    redacting.put("/explain?correlationId=" + id.group(1)).text();
            assertThat(explained).contains("***REDACTED***").doesNotContain("topsecret", "hidden");
            assertThat(redacting.put("/explainUnmatched").text())
                    .contains("***REDACTED***")
                    .doesNotContain("topsecret", "hidden");
            assertThat(redacting
                            .get("/mockserver/logEntryBody?id=" + id.group(1))
                            .text())
                    .contains("***REDACTED***", "\"n\"")
                    .doesNotContain("hidden");
        }
    }

    @Test
    void twoRequestsAreComparedFieldByField() {
        String request = "{method: 'GET', path: '/a', headers: {X: ['1']}, cookies: {c: 'd'}}";
        assertThat(server.put("/diff", "{expected: " + request + ", actual: " + request + "}")
                        .text())
                .isEqualTo("{\n  \"diffCount\" : 0,\n  \"identical\" : true,\n  \"diffs\" : [ ]\n}");
        JsonNode diff = Json.parse(server.put(
                        "/diff",
                        "{expected: " + request
                                + ", actual: {method: 'POST', path: '/a', headers: {x: ['1', '2']},"
                                + " queryStringParameters: {Q: ['r']}, body: {n: 1}}}")
                .text());
        assertThat(diff.path("diffCount").asInt()).isEqualTo(5);
        assertThat(diff.path("identical").asBoolean()).isFalse();
        assertThat(Json.compact(diff.path("diffs"))).isEqualTo("""
                [{"field":"method","expectedValue":"GET","actualValue":"POST","diffType":"CHANGED"},\
                {"field":"body","expectedValue":null,"actualValue":"{\\"n\\":1}","diffType":"ADDED"},\
                {"field":"header.x","expectedValue":"1","actualValue":"1, 2","diffType":"CHANGED"},\
                {"field":"queryParam.q","expectedValue":null,"actualValue":"r","diffType":"ADDED"},\
                {"field":"cookie.c","expectedValue":"d","actualValue":null,"diffType":"REMOVED"}]""");
        assertThat(server.put("/diff", "{expected: {}}").status()).isEqualTo(400);
        assertThat(server.put("/diff", "{expected: {verb: 1}, actual: {}}").status())
                .isEqualTo(400);
    }

    @Test
    void aServerByItselfIsAClusterOfOne() {
        JsonNode cluster = Json.parseStrict(server.get("/mockserver/cluster").text());
        assertThat(cluster.path("clustered").asBoolean()).isFalse();
        assertThat(cluster.path("memberCount").asInt()).isEqualTo(1);
        assertThat(cluster.path("members").get(0).path("id")).isEqualTo(cluster.path("nodeId"));
        assertThat(Json.parseStrict(server.get("/cluster").text())).isEqualTo(cluster);
    }
}
