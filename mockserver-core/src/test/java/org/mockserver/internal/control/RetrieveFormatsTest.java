package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

class RetrieveFormatsTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private Answer retrieve(String type, String format) {
        return server.put("/retrieve?type=" + type + "&format=" + format);
    }

    private void send(String method, String target, Pairs headers, String body) {
        server.send(method, target, headers, body);
    }

    private JsonNode har(String type) {
        Answer answer = retrieve(type, "har");
        assertThat(answer.response().defaultContentType()).isEqualTo("application/json; charset=utf-8");
        JsonNode document = Json.parseStrict(answer.text());
        assertThat(document).as(answer.text()).isNotNull();
        JsonNode log = document.path("log");
        assertThat(log.path("version").asString()).isEqualTo("1.2");
        assertThat(log.path("creator").path("name").asString()).isEqualTo("MockServer");
        assertThat(log.path("creator").path("version").asString()).isEqualTo("1.2.3");
        for (JsonNode entry : log.path("entries").values()) {
            assertIsEntry(entry);
        }
        return log.path("entries");
    }

    /* What the archive format demands of each entry. */
    private static void assertIsEntry(JsonNode entry) {
        assertThat(entry.path("startedDateTime").isString()).isTrue();
        assertThat(entry.path("time").asLong(-1)).isNotNegative();
        assertThat(entry.has("cache")).isTrue();
        for (String phase : List.of("send", "wait", "receive")) {
            assertThat(entry.path("timings").path(phase).asLong(-1)).as(phase).isNotNegative();
        }
        JsonNode request = entry.path("request");
        JsonNode response = entry.path("response");
        for (String member : List.of("method", "url", "httpVersion")) {
            assertThat(request.path(member).asString("")).as(member).isNotEmpty();
        }
        for (String member : List.of("cookies", "headers", "queryString")) {
            assertThat(request.path(member).isArray()).as(member).isTrue();
        }
        for (String member : List.of("cookies", "headers")) {
            assertThat(response.path(member).isArray()).as(member).isTrue();
        }
        assertThat(response.path("status").isInt()).isTrue();
        for (String member : List.of("statusText", "httpVersion", "redirectURL")) {
            assertThat(response.path(member).isString()).as(member).isTrue();
        }
        assertThat(response.path("content").path("size").isInt()).isTrue();
        assertThat(response.path("content").path("mimeType").isString()).isTrue();
        for (JsonNode message : List.of(request, response)) {
            assertThat(message.path("headersSize").asInt(0)).isEqualTo(-1);
            assertThat(message.path("bodySize").isInt()).isTrue();
        }
    }

    @Test
    void anArchiveOfNothingIsAnArchive() {
        for (String type : List.of("requests", "request_responses", "recorded_expectations", "active_expectations")) {
            assertThat(har(type)).as(type).isEmpty();
        }
    }

    @Test
    void anArchiveOfRequestsHasTheStatusZero() {
        send("POST", "/a%20b?x=1&y=a%26b&x=2", Pairs.of("Host", "shop.test:81", "Content-Type", "text/plain"), "hello");
        JsonNode entry = har("requests").get(0);
        assertThat(entry.path("response").path("status").asInt()).isZero();
        JsonNode request = entry.path("request");
        assertThat(request.path("url").asString()).isEqualTo("http://shop.test:81/a%20b?x=1&x=2&y=a%26b");
        assertThat(request.path("postData").path("text").asString()).isEqualTo("hello");
        assertThat(request.path("postData").path("mimeType").asString()).isEqualTo("text/plain");
        assertThat(request.path("bodySize").asInt()).isEqualTo(5);
        assertThat(Json.compact(request.path("queryString"))).isEqualTo("""
                [{"name":"x","value":"1"},{"name":"x","value":"2"},{"name":"y","value":"a&b"}]""");
        assertThat(entry.path("startedDateTime").asString()).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d.*Z");
    }

    @Test
    void anArchiveOfExchangesHasTheAnswers() {
        server.register("[{'httpRequest': {'path': '/a'}, 'httpResponse': {'body': 'hello', 'cookies': {'c': 'd'}}},"
                + "{'httpRequest': {'path': '/b'}, 'httpResponse': {'statusCode': 302, 'headers': {'Location': '/a'},"
                + " 'body': {'base64Bytes': 'AAH/', 'type': 'BINARY'}}},"
                + "{'httpRequest': {'path': '/c'}, 'httpError': {'dropConnection': true}}]");
        send("GET", "/a", Pairs.EMPTY, "");
        send("GET", "/b", Pairs.EMPTY, "");
        JsonNode entries = har("request_responses");
        assertThat(entries).hasSize(2);
        JsonNode first = entries.get(0).path("response");
        assertThat(first.path("status").asInt()).isEqualTo(200);
        assertThat(first.path("content").path("text").asString()).isEqualTo("hello");
        assertThat(first.path("cookies").get(0).path("name").asString()).isEqualTo("c");
        JsonNode second = entries.get(1).path("response");
        assertThat(second.path("status").asInt()).isEqualTo(302);
        assertThat(second.path("redirectURL").asString()).isEqualTo("/a");
        assertThat(second.path("content").path("encoding").asString()).isEqualTo("base64");
        assertThat(second.path("content").path("text").asString()).isEqualTo("AAH/");
        assertThat(second.path("content").path("size").asInt()).isEqualTo(3);
    }

    @Test
    void anArchiveOfExpectationsShowsTheFirstOfSeveralAnswers() {
        server.register("[{'httpRequest': {'path': '/a', 'body': {'type': 'PARAMETERS', 'parameters': {'p': 'q r'}}},"
                + " 'httpResponses': [{'statusCode': 201}, {'statusCode': 202}]}]");
        JsonNode entry = har("active_expectations").get(0);
        assertThat(entry.path("response").path("status").asInt()).isEqualTo(201);
        assertThat(entry.path("request").path("method").asString()).isEqualTo("GET");
        assertThat(entry.path("request").path("postData").path("text").asString())
                .isEqualTo("p=q+r");
    }

    @Test
    void shellCommandsRepeatTheRequests() {
        send("GET", "/a?x=1", Pairs.of("Host", "h.test", "Cookie", "c=d"), "");
        send("POST", "/it's[1]", Pairs.of("Host", "h.test", "X-Empty", ""), "a 'quoted' $word\n");
        send("PUT", "/b", Pairs.of("Host", "h.test"), "@file");
        Answer answer = retrieve("requests", "curl");
        assertThat(answer.response().defaultContentType()).isEqualTo("text/plain; charset=utf-8");
        assertThat(answer.text()).isEqualTo("""
                curl -v 'http://h.test/a?x=1' -H 'Host: h.test' -H 'Cookie: c=d' -H 'content-length: 0' -H 'cookie: c=d'

                curl -v 'http://h.test/it%27s%5B1%5D' -X POST -H 'Host: h.test' -H 'X-Empty;' -H 'content-length: 17' --data 'a '\\''quoted'\\'' $word
                '

                curl -v 'http://h.test/b' -X PUT -H 'Host: h.test' -H 'content-length: 5' --data-raw '@file'
                """);
        assertThat(retrieve("request_responses", "curl").text()).isEqualTo(answer.text());
    }

    @Test
    void javaIsCodeForExpectationsAndJsonForRequests() {
        server.register("[{'id': 'j1', 'httpResponse': {}}, {'id': 'j2', 'httpResponse': {}}]");
        Answer code = retrieve("active_expectations", "java");
        assertThat(code.response().defaultContentType()).isEqualTo("application/java; charset=utf-8");
        assertThat(code.text())
                .startsWith("\nnew MockServerClient(\"localhost\", 1080)\n        .when(\n")
                .containsSubsequence(".withId(\"j1\")", ";\n\nnew MockServerClient(", ".withId(\"j2\")");
        send("GET", "/a", Pairs.of("Host", "h.test"), "");
        Answer requests = retrieve("requests", "java");
        assertThat(requests.response().defaultContentType()).isEqualTo("application/java; charset=utf-8");
        assertThat(requests.text())
                .startsWith("[ {\n  \"method\" : \"GET\",\n  \"path\" : \"/a\"")
                .endsWith("} ]");
        assertThat(retrieve("recorded_expectations", "java").text()).isEmpty();
    }

    @Test
    void anOpenApiDocumentDescribesEachOperationOnce() {
        server.register("[{'httpRequest': {'method': 'GET', 'path': '/a/{id}', 'pathParameters': {'id': '7'},"
                + " 'queryStringParameters': {'q': ['x y']}}, 'httpResponse': {'body': {'n': 1}}},"
                + "{'httpRequest': {'method': 'GET', 'path': '/a/{id}', 'queryStringParameters': {'q': ['z']}},"
                + " 'httpResponse': {'statusCode': 404, 'headers': {'X-Why': 'none'}, 'body': 'gone'}},"
                + "{'httpRequest': {'method': 'GET', 'path': '/a/{id}'}, 'httpResponse': {'body': 'later'}},"
                + "{'httpRequest': {'method': 'POST', 'path': '/b', 'body': 'text'}, 'httpError': {'dropConnection': true}},"
                + "{'httpRequest': {'method': 'LINK', 'path': '/c'}, 'httpResponse': {}}]");
        Answer answer = retrieve("active_expectations", "openapi");
        assertThat(answer.response().defaultContentType()).isEqualTo("application/json; charset=utf-8");
        JsonNode document = Json.parseStrict(answer.text());
        assertThat(document.path("openapi").asString()).isEqualTo("3.0.3");
        assertThat(document.path("info").path("title").isString()).isTrue();
        assertThat(document.path("info").path("version").asString()).isEqualTo("1.2.3");
        assertThat(document.path("paths")).hasSize(2);
        JsonNode get = document.path("paths").path("/a/{id}").path("get");
        assertThat(Json.compact(get.path("parameters"))).isEqualTo("""
                [{"name":"id","in":"path","required":true,"schema":{"type":"string"},"example":"7"},\
                {"name":"q","in":"query","required":false,"schema":{"type":"string"},"example":"x y"}]""");
        JsonNode ok = get.path("responses").path("200");
        assertThat(ok.path("description").isString()).isTrue();
        assertThat(Json.compact(ok.path("content")))
                .isEqualTo("{\"application/json; charset=utf-8\":{\"schema\":{},\"example\":{\"n\":1}}}");
        JsonNode notFound = get.path("responses").path("404");
        assertThat(notFound.path("headers").path("X-Why").path("example").asString())
                .isEqualTo("none");
        assertThat(notFound.path("content").path("text/plain").path("example").asString())
                .isEqualTo("gone");
        JsonNode post = document.path("paths").path("/b").path("post");
        assertThat(post.path("requestBody")
                        .path("content")
                        .path("text/plain")
                        .path("example")
                        .asString())
                .isEqualTo("text");
        assertThat(post.path("responses").has("default")).isTrue();
    }

    @Test
    void aPostmanCollectionHasAnItemForEachSample() {
        server.register(
                "{'httpRequest': {'path': '/a/b'}, 'httpResponse': {'statusCode': 201, 'headers': {'X': 'y'}, 'body': {'n': 1}}}");
        send("POST", "/a/b?x=1&x=2", Pairs.of("Host", "shop.test:81", "Content-Type", "application/json"), "{}");
        send("GET", "/none", Pairs.of("Host", "localhost"), "");
        JsonNode collection =
                Json.parseStrict(retrieve("request_responses", "postman").text());
        assertThat(collection.path("info").path("schema").asString()).contains("v2.1.0");
        assertThat(collection.path("item")).hasSize(2);
        JsonNode item = collection.path("item").get(0);
        assertThat(item.path("name").asString()).isEqualTo("POST /a/b");
        assertThat(Json.compact(item.path("request").path("url"))).isEqualTo("""
                {"raw":"http://shop.test:81/a/b?x=1&x=2","protocol":"http","host":["shop","test"],"port":"81",\
                "path":["a","b"],"query":[{"key":"x","value":"1"},{"key":"x","value":"2"}]}""");
        assertThat(item.path("request").path("body").path("raw").asString()).isEqualTo("{}");
        JsonNode saved = item.path("response").get(0);
        assertThat(saved.path("code").asInt()).isEqualTo(201);
        assertThat(Json.parse(saved.path("body").asString())).isEqualTo(Json.parse("{\"n\":1}"));
        assertThat(saved.path("header").get(0).path("key").asString()).isEqualTo("X");
        assertThat(collection
                        .path("item")
                        .get(1)
                        .path("response")
                        .get(0)
                        .path("code")
                        .asInt())
                .isEqualTo(404);
        assertThat(Json.parseStrict(retrieve("recorded_expectations", "postman").text())
                        .path("item"))
                .isEmpty();
    }

    @Test
    void aBrunoCollectionIsAnArchiveOfFiles() throws IOException {
        server.register("[{'httpRequest': {'method': 'POST', 'path': '/a?/b', 'queryStringParameters': {'q': ['1']},"
                + " 'headers': {'X': 'y'}, 'body': {'n': 1}}, 'httpResponse': {}}, {'httpResponse': {}}]");
        Answer answer = retrieve("active_expectations", "bruno");
        assertThat(answer.response().defaultContentType()).isEqualTo("application/zip");
        assertThat(answer.header("content-disposition")).isEqualTo("attachment; filename=\"mockserver-bruno.zip\"");
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream archive =
                new ZipInputStream(new ByteArrayInputStream(answer.response().body()))) {
            for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                files.put(entry.getName(), new String(archive.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertThat(files).containsOnlyKeys("bruno.json", "1-POST-a-b.bru", "2-GET-.bru");
        assertThat(Json.parseStrict(files.get("bruno.json")).path("type").asString())
                .isEqualTo("collection");
        assertThat(files.get("1-POST-a-b.bru")).isEqualTo("""
                meta {
                  name: POST /a?/b
                  type: http
                  seq: 1
                }

                post {
                  url: http://localhost/a%3F/b?q=1
                  body: json
                  auth: none
                }

                params:query {
                  q: 1
                }

                headers {
                  X: y
                }

                body:json {
                  {
                    "n" : 1
                  }
                }
                """);
        assertThat(files.get("2-GET-.bru")).contains("get {\n  url: http://localhost/\n  body: none\n");
    }

    @Test
    void noRequestsMakeNoCommands() {
        assertThat(retrieve("requests", "curl").text()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "active_expectations, curl, CURL not supported for ACTIVE_EXPECTATIONS",
        "active_expectations, log_entries, LOG_ENTRIES not supported for ACTIVE_EXPECTATIONS",
        "recorded_expectations, curl, CURL not supported for RECORDED_EXPECTATIONS",
        "requests, go, GO not supported for REQUESTS (use RECORDED_EXPECTATIONS)",
        "request_responses, java, JAVA not supported for REQUEST_RESPONSES",
        "request_responses, php, PHP not supported for REQUEST_RESPONSES"
    })
    void whatAFormCannotShowIsSaid(String type, String format, String expected) {
        Answer answer = retrieve(type, format);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).isEqualTo(expected);
        assertThat(answer.response().defaultContentType()).isEqualTo("text/plain; charset=utf-8");
    }

    @Test
    void offsetAndLimitSelectExpectationsInEveryForm() {
        server.register(
                "[{'id': 'a1', 'httpResponse': {}}, {'id': 'b2', 'httpResponse': {}}, {'id': 'c3', 'httpResponse': {}}]");
        String program = server.put("/retrieve?type=active_expectations&format=rust&offset=1&limit=1")
                .text();
        assertThat(program).contains("b2").doesNotContain("a1", "c3");
    }
}
