package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

class ImportTest {

    private static final String ENTRY = """
            {"request": {"method": "%s", "url": "%s", "headers": [{"name": "Accept", "value": "x/y"}], "postData": %s},
             "response": {"status": %d, "statusText": "Fine", "content": %s,
              "headers": [{"name": "Content-Encoding", "value": "gzip"}, {"name": "Set-Cookie", "value": "secret=1"},
               {"name": "X-Kept", "value": "yes"}]}}""";

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private static String har(String... entries) {
        return "{\"log\": {\"entries\": [" + String.join(",", entries) + "]}}";
    }

    private static String entry(String method, String url, String posted, int status, String content) {
        return ENTRY.formatted(method, url, posted, status, content);
    }

    private String get(String target) {
        Answer answer = server.get(target);
        return answer.status() + " " + answer.text();
    }

    private String send(String method, String target, Pairs headers, String body) {
        Answer answer = server.send(method, target, headers, body);
        return answer.status() + " " + answer.text();
    }

    @Test
    void anArchiveAnswersAsItWasRecorded() {
        JsonNode made = server.imported(
                "",
                har(
                        entry(
                                "GET",
                                "http://shop.test/one?x=1&y=a%20b",
                                "null",
                                203,
                                "{\"text\": \"first\", \"mimeType\": \"text/plain\"}"),
                        entry(
                                "POST",
                                "https://shop.test:8443/two",
                                "{\"text\": \"{\\\"a\\\": 1}\", \"mimeType\": \"application/json\"}",
                                201,
                                "{\"text\": \"AAEC\", \"encoding\": \"base64\"}"),
                        entry("GET", "http://shop.test/never", "null", 0, "{}")));
        assertThat(made).hasSize(2);
        assertThat(made.get(0).path("id").asString()).matches("har-[0-9a-f]{16}");
        assertThat(made.get(0).path("httpRequest").has("headers")).isFalse();
        Answer first = server.get("/one?x=1&y=a%20b");
        assertThat(first.status()).isEqualTo(203);
        assertThat(first.text()).isEqualTo("first");
        assertThat(first.header("X-Kept")).isEqualTo("yes");
        assertThat(first.header("Content-Encoding")).isNull();
        assertThat(first.header("Set-Cookie")).isEqualTo("***REDACTED***");
        assertThat(get("/one?x=2")).isEqualTo("404 ");
        Answer second = server.send("POST", "/two", Pairs.EMPTY, "{\"a\":1,\"b\":2}");
        assertThat(second.status()).isEqualTo(201);
        assertThat(second.response().body()).containsExactly(0, 1, 2);
        assertThat(send("POST", "/two", Pairs.EMPTY, "{\"a\":2}")).isEqualTo("404 ");
    }

    @Test
    void importingAgainReplacesWhatWasImported() {
        String document =
                har(entry("GET", "http://h/a", "null", 200, "{}"), entry("GET", "http://h/a", "null", 202, "{}"));
        JsonNode first = server.imported("?format=HAR", document);
        assertThat(server.imported("?format=har", document)).isEqualTo(first);
        assertThat(Json.parse(server.put("/retrieve?type=active_expectations").text()))
                .hasSize(2);
    }

    @Test
    void secretsAreKeptOnlyOnRequest() {
        String document = har(
                entry(
                        "GET",
                        "http://h/a",
                        "null",
                        200,
                        "{\"text\": \"{\\\"token\\\":\\\"t\\\",\\\"n\\\":[{\\\"token\\\":1}]}\", \"mimeType\": \"application/json\"}"));
        server.imported("?additionalRedactedBodyFields=token&additionalRedactedHeaders=x-kept", document);
        Answer answer = server.get("/a");
        assertThat(answer.text()).isEqualTo("{\"token\":\"***REDACTED***\",\"n\":[{\"token\":\"***REDACTED***\"}]}");
        assertThat(answer.header("X-Kept")).isEqualTo("***REDACTED***");
        server.imported("?redactSensitiveData=false", document);
        assertThat(server.get("/a").header("Set-Cookie")).isEqualTo("secret=1");
    }

    @Test
    void answersToTheSameRequestCanBeGivenInTurn() {
        JsonNode made = server.imported(
                "?consolidate=true",
                har(
                        entry("GET", "http://h/a", "null", 200, "{\"text\": \"1\"}"),
                        entry("GET", "http://h/b", "null", 200, "{\"text\": \"b\"}"),
                        entry("GET", "http://h/a", "null", 200, "{\"text\": \"2\"}")));
        assertThat(made).hasSize(2);
        assertThat(get("/a") + get("/a") + get("/b")).isEqualTo("200 1200 2200 b");
    }

    @Test
    void identifiersInPathsCanBecomeParameters() {
        server.imported(
                "?parameterize=true",
                har(entry(
                        "GET",
                        "http://h/users/17/posts/0b2f0c5e-3a57-4d3f-9d6b-1f0e2d3c4b5a",
                        "null",
                        200,
                        "{\"text\": \"p\"}")));
        assertThat(get("/users/18/posts/x")).isEqualTo("200 p");
        assertThat(get("/users/18")).isEqualTo("404 ");
    }

    @Test
    void aPostmanCollectionIsReadThroughItsFolders() {
        JsonNode made = server.imported("", """
                {"info": {"name": "c"}, "variable": [{"key": "version", "value": "v1"}], "item": [{"name": "folder", "item": [
                  {"name": "Get User!", "request": {"method": "GET", "header": [{"key": "Accept", "value": "a/b"}],
                    "url": {"raw": "{{base}}/{{version}}/users/:id?full=yes&off=1",
                      "query": [{"key": "full", "value": "yes"}, {"key": "off", "value": "1", "disabled": true}]}},
                   "response": [{"name": "ok", "code": 206, "header": [{"key": "Content-Type", "value": "application/json"}], "body": "{\\"n\\":1}"}]}]},
                  {"name": "plain", "request": "http://h:1/plain?q=1"},
                  {"name": "body", "request": {"method": "POST", "url": "{{base}}/body", "body": {"mode": "raw", "raw": "text"}}}]}""");
        assertThat(made).hasSize(3);
        assertThat(made.get(0).path("id").asString()).matches("postman-get-user-[0-9a-f]{16}");
        assertThat(get("/v1/users/7?full=yes")).isEqualTo("206 {\"n\":1}");
        assertThat(get("/v1/users/7")).isEqualTo("404 ");
        assertThat(get("/plain?q=1")).isEqualTo("200 ");
        assertThat(send("POST", "/body", Pairs.EMPTY, "text")).isEqualTo("200 ");
        assertThat(send("POST", "/body", Pairs.EMPTY, "other")).isEqualTo("404 ");
    }

    @Test
    void aPactDemandsItsHeadersAndMatchesByItsRules() {
        Answer answer = server.put("/pact/import", """
                {"consumer": {"name": "web"}, "provider": {"name": "mill"}, "interactions": [
                 {"description": "get flour", "request": {"method": "GET", "path": "/flour/1", "query": {"q": ["x"]},
                   "headers": {"Accept": "a/b", "Authorization": "secret"},
                   "matchingRules": {"path": {"matchers": [{"match": "regex", "regex": "/flour/[0-9]+"}]}}},
                  "response": {"status": 200, "headers": {"Content-Type": "application/json"}, "body": {"kg": 3}}},
                 {"description": "get flour", "request": {"method": "POST", "path": "/flour", "query": "a=b&c=d",
                   "body": {"kg": 1}, "matchingRules": {"$.body.kg": {"match": "type"}}}, "response": {"status": 204}},
                 {"description": "message", "type": "Asynchronous/Messages", "contents": {}}],
                 "metadata": {"pactSpecification": {"version": "3.0.0"}}}""");
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        assertThat(answer.text())
                .contains("\"id\" : \"get flour\"", "\"id\" : \"get flour-2\"")
                .doesNotContain("secret");
        assertThat(send("GET", "/flour/22?q=x", Pairs.of("Accept", "a/b"), "")).isEqualTo("200 {\"kg\":3}");
        assertThat(get("/flour/22?q=x")).isEqualTo("404 ");
        assertThat(send("POST", "/flour?a=b&c=d", Pairs.EMPTY, "{\"kg\":9}")).isEqualTo("204 ");
    }

    @Test
    void wireMockMappingsKeepTheirOrderOfTrial() {
        JsonNode made = server.imported("", """
                {"mappings": [
                 {"id": "old", "request": {"method": "GET", "urlPath": "/a"}, "response": {"status": 200, "body": "old"}},
                 {"id": "new", "request": {"method": "ANY", "urlPath": "/a", "headers": {"X": {"equalTo": "1"}, "Y": {"absent": true}},
                   "queryParameters": {"q": {"contains": "b"}}}, "response": {"jsonBody": {"n": 1}, "headers": {"H": ["1", "2"]}}},
                 {"id": "first", "priority": 1, "request": {"urlPathTemplate": "/b/{id}", "method": "POST",
                   "bodyPatterns": [{"equalToJson": {"a": 1}, "ignoreExtraElements": true}]},
                  "response": {"status": 201, "base64Body": "AAE=", "fixedDelayMilliseconds": 1}},
                 {"id": "fault", "request": {"urlPathPattern": "/f.*"}, "response": {"fault": "EMPTY_RESPONSE"}},
                 {"id": "file", "request": {"url": "/file?x=1"}, "response": {"bodyFileName": "a.json"}}]}""");
        assertThat(made.get(0).path("id").asString()).isEqualTo("wiremock-file");
        assertThat(made.get(4).path("id").asString()).isEqualTo("wiremock-old");
        assertThat(made.get(2).path("priority").asInt()).isEqualTo(4);
        assertThat(made.get(1).path("httpError").path("dropConnection").asBoolean())
                .isTrue();
        assertThat(made.get(0)
                        .path("httpResponse")
                        .path("body")
                        .path("filePath")
                        .asString())
                .isEqualTo("a.json");
        assertThat(get("/a")).isEqualTo("200 old");
        assertThat(send("GET", "/a?q=abc", Pairs.of("X", "1"), "")).isEqualTo("200 {\"n\":1}");
        assertThat(send("GET", "/a?q=abc", Pairs.of("X", "1", "Y", "2"), "")).isEqualTo("200 old");
        assertThat(server.send("POST", "/b/7", Pairs.EMPTY, "{\"a\":1,\"c\":2}").status())
                .isEqualTo(201);
    }

    @Test
    void theFilesOfADocumentCanBeInADirectory() {
        JsonNode made = server.imported(
                "?filesDirectory=__files",
                "{\"request\": {\"url\": \"/a\"}, \"response\": {\"bodyFileName\": \"a.json\"}}");
        assertThat(made.get(0)
                        .path("httpResponse")
                        .path("body")
                        .path("filePath")
                        .asString())
                .isEqualTo("__files/a.json");
    }

    @Test
    void mountebankStubsAnswerInTurn() {
        server.imported("", """
                {"imposters": [{"port": 4545, "protocol": "http", "stubs": [
                  {"predicates": [{"equals": {"method": "GET", "path": "/a", "query": {"q": "1"}}}, {"contains": {"headers": {"X": "mid"}}}],
                   "responses": [{"is": {"statusCode": 201, "body": "one"}}, {"is": {"body": {"n": 2}}, "behaviors": [{"wait": 1}]}]},
                  {"predicates": [{"startsWith": {"path": "/b."}}], "responses": [{"is": {"statusCode": 202}}]},
                  {"predicates": [{"matches": {"path": "^/c[0-9]$"}}], "responses": [{"is": {"statusCode": 203}}]},
                  {"responses": [{"proxy": {"to": "http://x"}}]}]},
                 {"port": 25, "protocol": "smtp"}]}""");
        Pairs header = Pairs.of("X", "a mid b");
        assertThat(send("GET", "/a?q=1", header, "")).isEqualTo("201 one");
        assertThat(send("GET", "/a?q=1", header, "")).isEqualTo("200 {\"n\":2}");
        assertThat(get("/b.x")).isEqualTo("202 ");
        assertThat(get("/bx")).isEqualTo("404 ");
        assertThat(get("/c1")).isEqualTo("203 ");
        assertThat(get("/c12")).isEqualTo("404 ");
    }

    @Test
    void mockoonRoutesAnswerByDefault() {
        JsonNode made = server.imported("", """
                {"endpointPrefix": "api", "routes": [{"uuid": "u1", "type": "http", "method": "get", "endpoint": "users/:id/*",
                  "responses": [{"statusCode": 500}, {"statusCode": 200, "default": true, "body": "b", "headers": [{"key": "H", "value": "v"}]}]},
                  {"uuid": "u2", "method": "all", "endpoint": "any", "responses": [{"statusCode": 204}]}]}""");
        assertThat(made.get(0).path("id").asString()).isEqualTo("mockoon-u1");
        assertThat(get("/api/users/7/x")).isEqualTo("200 b");
        assertThat(send("PATCH", "/api/any", Pairs.EMPTY, "")).isEqualTo("204 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{}",
                "[]",
                "{\"log\": {\"entries\": []}}",
                "{\"mappings\": [{\"request\": {\"urlPattern\": \"/a\\\\?b\"}, \"response\": {}}]}",
                "{\"mappings\": [{\"request\": {\"multipartPatterns\": []}, \"response\": {}}]}",
                "{\"imposters\": [{\"protocol\": \"http\", \"stubs\": [{\"predicates\": [{\"inject\": \"f\"}], \"responses\": [{\"is\": {}}]}]}]}"
            })
    void aDocumentThatCannotBeImportedIsRefusedWhole(String document) {
        Answer answer = server.put("/import", document);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.text()).isNotEmpty();
        assertThat(server.put("/retrieve?type=active_expectations").text()).isEqualTo("[]");
    }

    @Test
    void anUnknownFormatIsRefusedWithTheKnownOnes() {
        Answer answer = server.put("/import?format=zzz", har(entry("GET", "http://h/a", "null", 200, "{}")));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("'zzz'", "har, postman, pact, wiremock, mountebank, mockoon, recording");
    }

    @Test
    void expectationsAreShownAsAPactThatCanBeImportedAgain() {
        server.put("/expectation", """
                [{"id": "one", "httpRequest": {"method": "GET", "path": "/flour", "queryStringParameters": {"q": ["1"]}, "headers": {"X": ["a"]}},
                  "httpResponse": {"statusCode": 201, "headers": {"Y": ["b", "c"]}, "body": {"kg": 1}}},
                 {"id": "none", "httpError": {"dropConnection": true}},
                 {"id": "text", "httpRequest": {"path": "/t"}, "httpResponses": [{"body": "first"}, {"body": "second"}]}]""");
        Answer answer = server.put("/pact?consumer=web&provider=mill");
        JsonNode pact = Json.parseStrict(answer.text());
        assertThat(pact.path("consumer").path("name").asString()).isEqualTo("web");
        assertThat(pact.path("provider").path("name").asString()).isEqualTo("mill");
        assertThat(pact.path("interactions")).hasSize(2);
        assertThat(pact.path("metadata")
                        .path("pactSpecification")
                        .path("version")
                        .asString())
                .isEqualTo("3.0.0");
        server.put("/reset");
        assertThat(server.put("/pact/import", answer.text()).status()).isEqualTo(201);
        assertThat(send("GET", "/flour?q=1", Pairs.of("X", "a"), "")).isEqualTo("201 {\"kg\":1}");
        assertThat(get("/t")).isEqualTo("200 first");
    }

    @Test
    void anExpectationIsSuggestedForARequest() {
        JsonNode preview = Json.parse(server.put(
                        "/generateExpectation",
                        "{\"request\": {\"method\": \"GET\", \"path\": \"/made/1\", \"headers\": {\"A\": [\"b\"]}}, \"preview\": true}")
                .text());
        assertThat(preview.path("preview").asBoolean()).isTrue();
        assertThat(preview.path("suggestions")).hasSize(2);
        assertThat(preview.path("suggestions")
                        .get(1)
                        .path("httpRequest")
                        .path("path")
                        .asString())
                .isEqualTo("/made/{id}");
        assertThat(get("/made/1")).isEqualTo("404 ");
        server.put(
                "/expectation",
                "{\"id\": \"like\", \"httpRequest\": {\"path\": \"/other\"}, \"httpResponse\": {\"body\": \"b\"}}");
        JsonNode made = Json.parse(server.put("/generateExpectation", "{\"request\": {\"path\": \"/made\"}}")
                .text());
        assertThat(made.path("explanation").asString()).contains("like");
        assertThat(get("/made")).isEqualTo("200 b");
        assertThat(server.put("/generateExpectation", "{}").status()).isEqualTo(400);
        assertThat(server.put("/generateExpectation", "{\"request\": {\"verb\": 1}}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void recordedTrafficIsComparedWithEarlierTraffic() {
        server.put("/expectation", "[{\"httpRequest\": {\"path\": \"/[ab]\"}, \"httpResponse\": {\"body\": \"x\"}}]");
        get("/a");
        get("/b");
        String before = server.put("/retrieve?type=request_responses").text();
        assertThat(Json.parse(server.put("/baseline/compare", before).text())
                        .path("hasDrift")
                        .asBoolean())
                .isFalse();
        server.put("/clear?type=log");
        get("/a");
        get("/c");
        server.put(
                "/expectation",
                "[{\"priority\": 1, \"httpRequest\": {\"path\": \"/a\"}, \"httpResponse\": {\"body\": \"y\"}}]");
        get("/a");
        assertThat(server.put("/baseline/compare", before).text()).isEqualTo("""
                {"added":[{"key":"GET /c"}],"changed":[{"key":"GET /a","before":{"statusCode":200,"body":"x"},\
                "after":{"statusCode":200,"body":"y"}}],"hasDrift":true,"removed":[{"key":"GET /b"}]}""");
        assertThat(server.put("/baseline/compare", "{}").status()).isEqualTo(400);
        assertThat(server.put("/baseline/compare", "nonsense").status()).isEqualTo(400);
    }
}
