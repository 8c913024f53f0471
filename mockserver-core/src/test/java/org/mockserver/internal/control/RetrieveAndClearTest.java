package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;

class RetrieveAndClearTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private void register(String expectations) {
        Answer answer = server.put("/expectation", expectations);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    /* The ids one after the other, or the brackets of the empty array. */
    private String active(String query) {
        String text = server.put("/retrieve?type=active_expectations" + query).text();
        return text.equals("[]")
                ? text
                : Pattern.compile("\n  \"id\" : \"(\\w+)\"")
                        .matcher(text)
                        .results()
                        .map(result -> result.group(1))
                        .collect(Collectors.joining());
    }

    private String active() {
        return active("");
    }

    @Test
    void registeringEchoesWhatIsStored() {
        Answer answer =
                server.put("/expectation", "{'id': 'x', 'httpRequest': {path: '/a'}, 'httpResponse': {'body': 'b'},}");
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.text()).isEqualTo("""
                [ {
                  "httpRequest" : {
                    "path" : "/a"
                  },
                  "httpResponse" : {
                    "body" : "b"
                  },
                  "id" : "x",
                  "priority" : 0,
                  "timeToLive" : {
                    "unlimited" : true
                  },
                  "times" : {
                    "unlimited" : true
                  }
                } ]""");
        assertThat(server.put("/retrieve?type=active_expectations").text()).isEqualTo(answer.text());
    }

    @Test
    void nothingIsStoredIfOneExpectationIsInvalid() {
        Answer answer = server.put(
                "/expectation", "[{'httpResponse': {}}, {'httpRequest': {'verb': 'GET'}, 'httpResponse': {}}]");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("verb");
        assertThat(active()).isEqualTo("[]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "hello", "[]", "\"text\"", "5"})
    void whatIsNoExpectationIsRefused(String body) {
        Answer answer = server.put("/expectation", body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).isNotEmpty();
    }

    @Test
    void anExpectationThatLooksUnusableIsCountedInAHeader() {
        Answer answer = server.put("/expectation", "{'httpRequest': {'path': 'noslash'}, 'httpResponse': {}}");
        assertThat(answer.header("x-mockserver-lint-warnings")).isEqualTo("1");
        answer = server.put("/expectation", "{'httpRequest': {'path': '/fine'}, 'httpResponse': {}}");
        assertThat(answer.header("x-mockserver-lint-warnings")).isNull();
    }

    @Test
    void activeExpectationsShowTheTimesThatAreLeft() {
        register("{'httpRequest': {'path': '/a'}, 'httpResponse': {}, 'times': {'remainingTimes': 2}}");
        server.get("/a");
        assertThat(server.put("/retrieve?type=active_expectations").text()).contains("\"remainingTimes\" : 1");
        server.get("/a");
        assertThat(server.put("/retrieve?type=active_expectations").text()).isEqualTo("[]");
    }

    @Test
    void activeExpectationsAreListedInMatchOrder() {
        register("[{'id': 'low', 'httpResponse': {}}, {'id': 'high', 'priority': 5, 'httpResponse': {}}]");
        assertThat(active()).isEqualTo("highlow");
        assertThat(active("&offset=1")).isEqualTo("low");
        assertThat(active("&limit=1")).isEqualTo("high");
        assertThat(active("&limit=0")).isEqualTo("[]");
        assertThat(active("&offset=9")).isEqualTo("[]");
    }

    @ParameterizedTest
    @CsvSource({
        "type=zzz",
        "format=zzz",
        "type=requests&limit=2",
        "type=active_expectations&limit=-1",
        "type=active_expectations&offset=x",
        "type=active_expectations&metadataKey=",
    })
    void parametersThatMakeNoSenseAreRefused(String query) {
        Answer answer = server.put("/retrieve?" + query);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).isNotEmpty();
    }

    @Test
    void theRefusalOfATypeListsTheTypes() {
        assertThat(server.put("/retrieve?type=zzz").text())
                .isEqualTo("\"zzz\" is not a valid value for \"type\" parameter, only the following values are"
                        + " supported [logs, requests, request_responses, recorded_expectations, active_expectations,"
                        + " metrics]");
        assertThat(server.put("/retrieve?format=zzz").text())
                .endsWith("[java, javascript, python, go, csharp, ruby, rust, php, json, log_entries, har, openapi,"
                        + " postman, bruno, curl]");
        assertThat(server.put("/clear?type=ZZ").text()).endsWith("[log, expectations, all]");
    }

    @Test
    void aFormatThatATypeCannotHaveIsAnsweredInWords() {
        Answer answer = server.put("/retrieve?type=requests&format=python");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).isEqualTo("PYTHON not supported for REQUESTS (use RECORDED_EXPECTATIONS)");
        assertThat(server.put("/retrieve?type=active_expectations&format=log_entries")
                        .text())
                .isEqualTo("LOG_ENTRIES not supported for ACTIVE_EXPECTATIONS");
    }

    @Test
    void requestsAreRetrievedInOrderOfArrival() {
        server.get("/a?x=1");
        server.send("POST", "/b", Pairs.of("X-H", "1"), "words");
        Answer answer = server.put("/retrieve?type=REQUESTS&format=Json");
        assertThat(answer.response().defaultContentType()).isEqualTo("application/json; charset=utf-8");
        assertThat(answer.text().indexOf("/a"))
                .isPositive()
                .isLessThan(answer.text().indexOf("/b"));
        assertThat(server.put("/retrieve", "{'httpRequest': {'method': 'POST'}}")
                        .text())
                .isEqualTo("""
                [ {
                  "body" : "words",
                  "headers" : {
                    "X-H" : [ "1" ],
                    "content-length" : [ "5" ]
                  },
                  "keepAlive" : true,
                  "method" : "POST",
                  "path" : "/b",
                  "protocol" : "HTTP_1_1",
                  "secure" : false
                } ]""");
        assertThat(server.put("/retrieve", "{'path': '/z'}").text()).isEqualTo("[]");
    }

    @Test
    void requestsAreRetrievedTogetherWithTheirResponses() {
        register("{'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'hello'}}");
        server.get("/a");
        server.get("/unmatched");
        String all = server.put("/retrieve?type=request_responses").text();
        assertThat(all).contains("\"body\" : \"hello\"").contains("/unmatched").contains("\"statusCode\" : 404");
        assertThat(all).containsPattern("\"timestamp\" : \"\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3}\"");
        assertThat(server.put("/retrieve?type=request_responses", "{'path': '/a'}")
                        .text())
                .doesNotContain("unmatched");
    }

    @Test
    void logsTellWhatHappened() {
        register("{'id': 'le', 'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'hello'}}");
        server.get("/a");
        Answer answer = server.put("/retrieve?type=logs");
        assertThat(answer.response().defaultContentType()).isEqualTo("text/plain; charset=utf-8");
        assertThat(answer.text()).contains("creating expectation:", "received request:", "returning response:");
        assertThat(server.put("/retrieve?type=logs&format=log_entries").text())
                .contains("\"type\" : \"CREATED_EXPECTATION\"", "\"type\" : \"EXPECTATION_RESPONSE\"");
        assertThat(server.put("/retrieve?type=logs&format=log_entries").text())
                .startsWith("[\n  {\n    \"logLevel\" : \"INFO\",\n")
                .endsWith("\n  }\n]")
                .contains(
                        "    \"message\" : [\n      \"received request:\",\n      \"\",\n      \"   GET /a\"\n    ],\n",
                        "    \"arguments\" : [\n      \"GET /a\"\n    ]\n  },\n");
        assertThat(server.put("/retrieve?type=requests&format=log_entries").text())
                .contains("\"type\" : \"RECEIVED_REQUEST\"")
                .doesNotContain("EXPECTATION_RESPONSE");
    }

    @Test
    void metricsAreAnEmptyObjectAndNothingIsRecordedYet() {
        assertThat(server.put("/retrieve?type=metrics").text()).isEqualTo("{}");
        assertThat(server.put("/retrieve?type=recorded_expectations").text()).isEqualTo("[]");
    }

    @Test
    void aClearWithoutBodyForgetsEverything() {
        prepare();
        Answer answer = server.put("/clear");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).isEmpty();
        assertThat(answer.response().defaultContentType()).isNull();
        assertThat(active()).isEqualTo("[]");
        assertThat(server.put("/retrieve").text()).isEqualTo("[]");
        assertThat(server.get("/mockserver/scenario/s").text()).contains("Started");
    }

    @Test
    void aClearWithAnEmptyObjectKeepsScenarios() {
        prepare();
        server.put("/clear", "{}");
        assertThat(active()).isEqualTo("[]");
        assertThat(server.get("/mockserver/scenario/s").text()).contains("Far");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "log | | onetwo | false | false",
                "expectations | | [] | true | true",
                "all | {'path': '/a'} | two | false | true",
                "EXPECTATIONS | {'httpRequest': {'path': '/a'}} | two | true | true",
                "log | {'path': '/a'} | onetwo | false | true",
                "all | {'id': 'one'} | two | false | true",
                "log | {'id': 'one'} | onetwo | false | true",
            })
    void aClearForgetsWhatItNames(String type, String body, String left, boolean a, boolean b) {
        prepare();
        Answer answer = server.put("/clear?type=" + type, body == null ? "" : body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(active()).isEqualTo(left);
        String requests = server.put("/retrieve").text();
        assertThat(requests.contains("\"/a\"")).isEqualTo(a);
        assertThat(requests.contains("\"/b\"")).isEqualTo(b);
    }

    private void prepare() {
        register("[{'id': 'one', 'httpRequest': {'path': '/a'}, 'httpResponse': {}},"
                + " {'id': 'two', 'httpRequest': {'path': '/b'}, 'httpResponse': {}}]");
        server.get("/a");
        server.get("/b");
        server.put("/scenario/s", "{'state': 'Far'}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"path\": ", "{'bogus': 1}", "{'id': 'zz'}", "{'id': 'one', 'path': '/a'}"})
    void aClearThatMakesNoSenseClearsNothing(String body) {
        prepare();
        Answer answer = server.put("/clear", body);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).isNotEmpty();
        assertThat(active()).isEqualTo("onetwo");
        assertThat(server.put("/retrieve").text()).contains("/a");
    }

    @Test
    void aClearOfAPartOfTheListIsRefused() {
        register("{'id': 'n', 'httpResponse': {}}");

        assertThat(server.put("/clear?limit=1").text()).isEqualTo("limit and offset are not supported for clear");
        assertThat(server.put("/clear?offset=0").status()).isEqualTo(400);
        assertThat(active()).isEqualTo("n");
    }

    @Test
    void expectationsAreClearedByNamespaceMetadataAndUse() {
        register("[{'id': 'n', 'namespace': 'red', 'httpResponse': {}},"
                + " {'id': 'm', 'metadata': {'owner': 'ann'}, 'httpRequest': {'path': '/m'}, 'httpResponse': {}},"
                + " {'id': 'u', 'httpRequest': {'path': '/u'}, 'httpResponse': {}},"
                + " {'id': 'k', 'httpRequest': {'path': '/k'}, 'httpResponse': {}}]");
        server.get("/k");
        assertThat(active("&namespace=red")).isEqualTo("nmuk");
        assertThat(active("&namespace=blue")).isEqualTo("muk");
        assertThat(active("&namespace=")).isEqualTo("nmuk");
        assertThat(server.put("/clear?namespace=").status()).isEqualTo(400);
        server.put("/clear?namespace=red");
        assertThat(active()).isEqualTo("muk");
        server.put("/clear?metadataKey=owner&metadataValue=bob");
        assertThat(active()).isEqualTo("muk");
        assertThat(active("&metadataJsonPath=$[?(@.owner=='ann')]")).isEqualTo("m");
        assertThat(active("&metadataJsonPath=$.owner")).isEqualTo("m");
        assertThat(active("&metadataJsonPath=$.other")).isEqualTo("[]");
        assertThat(server.put("/clear?metadataJsonPath=$[").status()).isEqualTo(400);
        server.put("/clear?metadataKey=owner&metadataValue=ann");
        assertThat(active()).isEqualTo("uk");
        assertThat(active("&unmatched=true")).isEqualTo("u");
        server.put("/clear?unmatched=true");
        assertThat(active()).isEqualTo("k");
        assertThat(server.put("/retrieve").text()).contains("/k");
    }

    @Test
    void aResetLeavesOneLogEntry() {
        prepare();
        assertThat(server.put("/reset").status()).isEqualTo(200);
        assertThat(active()).isEqualTo("[]");
        assertThat(server.put("/retrieve").text()).isEqualTo("[]");
        server.put("/reset");
        assertThat(server.put("/retrieve?type=logs").text())
                .contains("resetting all expectations and request logs")
                .doesNotContain("received request");
    }

    @Test
    void mismatchesAreExplained() {
        register("{'id': 'dm', 'httpRequest': {'method': 'POST', 'path': '/dm'}, 'httpResponse': {}}");
        assertThat(server.put("/debugMismatch", "{'method': 'GET', 'path': '/dm'}")
                        .text())
                .contains("\"totalExpectations\" : 1", "\"expectationId\" : \"dm\"", "\"method\" : [");
        server.get("/dm");
        assertThat(server.put("/explainUnmatched").text())
                .contains("\"unmatchedRequestCount\" : 1", "\"path\" : \"/dm\"", "\"differingFieldCount\" : 1");
    }
}
