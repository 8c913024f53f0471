package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** Assistants that use the server over the Model Context Protocol. */
@OverEveryProtocol
class McpTest {

    private static final String ENDPOINT = "/mockserver/mcp";
    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
            + "{\"protocolVersion\":\"2025-03-26\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";
    private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static HouseClient.Answer post(String session, String message) {
        return session.isEmpty()
                ? HOUSE.client().send("POST", ENDPOINT, message)
                : HOUSE.client().send("POST", ENDPOINT, message, "Mcp-Session-Id", session);
    }

    private static String begin() {
        String session = post("", INITIALIZE).header("Mcp-Session-Id");
        assertThat(post(session, INITIALIZED).status()).isEqualTo(202);
        return session;
    }

    private static JsonNode ask(String session, String method, String params) {
        HouseClient.Answer answer =
                post(session, "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"" + method + "\",\"params\":" + params + "}");
        assertThat(answer.status()).isEqualTo(200);
        return Json.parse(answer.body());
    }

    private static JsonNode call(String session, String tool, String arguments) {
        return ask(session, "tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}")
                .path("result");
    }

    /** What a tool told, which must not have failed. */
    private static JsonNode told(String tool, String arguments) {
        JsonNode result = call(begin(), tool, arguments);
        assertThat(result.path("isError").asBoolean()).as(Json.compact(result)).isFalse();
        return Json.parse(result.path("content").path(0).path("text").asString());
    }

    @Test
    void aSessionBeginsWithInitialize() {
        HouseClient.Answer answer = post("", INITIALIZE);
        JsonNode result = Json.parse(answer.body()).path("result");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Mcp-Session-Id")).isNotEmpty();
        assertThat(answer.header("content-type")).isEqualTo("application/json");
        assertThat(result.path("protocolVersion").asString()).isEqualTo("2025-03-26");
        assertThat(result.path("capabilities").has("tools")).isTrue();
        assertThat(result.path("serverInfo").path("name").asString()).isNotEmpty();
    }

    @Test
    void thereIsNoStreamFromTheServer() {
        assertThat(HOUSE.client().get(ENDPOINT).status()).isEqualTo(405);
    }

    @Test
    void anEndedSessionIsNotFound() {
        String session = begin();

        assertThat(HOUSE.client()
                        .send("DELETE", ENDPOINT, "", "Mcp-Session-Id", session)
                        .status())
                .isEqualTo(200);
        assertThat(post(session, INITIALIZED).status()).isEqualTo(404);
    }

    @Test
    void messagesLeaveNoTraceInTheLog() {
        begin();
        assertThat(HOUSE.client().retrieve("requests")).isEqualTo("[]");
    }

    @Test
    void aSettingTurnsItOff() {
        HOUSE.configure("{'mcpEnabled': false}");
        HouseClient.Answer answer = post("", INITIALIZE);

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.body()).contains("mcpEnabled");
    }

    @Test
    void aToolRegistersAnExpectationThatAnswers() {
        JsonNode told = told(
                "create_expectation",
                "{\"method\":\"GET\",\"path\":\"/made\",\"statusCode\":201,\"responseBody\":{\"a\":1},"
                        + "\"responseHeaders\":{\"x-made\":\"yes\"},\"times\":1,\"timeToLive\":60}");
        HouseClient.Answer answer = HOUSE.client().get("/made");

        assertThat(told.path("expectations").path(0).path("id").asString()).isNotEmpty();
        assertThat(answer.status()).isEqualTo(201);
        assertThat(Json.parse(answer.body()).path("a").asInt()).isEqualTo(1);
        assertThat(answer.header("x-made")).isEqualTo("yes");
        assertThat(HOUSE.client().get("/made").status()).isEqualTo(404);
    }

    @Test
    void everyListedToolIsDescribedAndCanBeCalled() {
        String session = begin();
        List<String> names = new ArrayList<>();
        for (JsonNode tool :
                ask(session, "tools/list", "{}").path("result").path("tools").values()) {
            names.add(tool.path("name").asString());
            assertThat(tool.path("description").asString()).endsWith(".");
            assertThat(tool.path("inputSchema").path("type").asString()).isEqualTo("object");
            if (!tool.path("inputSchema").has("required") && !names.contains("stop_server")) {
                JsonNode result = call(session, tool.path("name").asString(), "{}");
                assertThat(result.path("isError").asBoolean())
                        .as(Json.compact(result))
                        .isFalse();
            }
        }
        assertThat(names).doesNotHaveDuplicates().contains("raw_expectation", "verify_request", "reset", "stop_server");
    }

    @Test
    void aForwardingExpectationIsMade() throws Exception {
        try (Origin origin = Origin.answering("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi")) {
            told(
                    "create_forward_expectation",
                    "{\"path\":\"/on\",\"host\":\"127.0.0.1\",\"port\":" + origin.port() + "}");
            assertThat(HOUSE.client().get("/on").body()).isEqualTo("hi");
        }
        JsonNode preview = told("create_expectations_from_recorded_traffic", "{\"preview\":true}");
        assertThat(preview.path("expectations")
                        .path(0)
                        .path("httpResponse")
                        .path("body")
                        .asString())
                .isEqualTo("hi");
        assertThat(told("list_expectations", "{}").path("count").asInt()).isEqualTo(1);
        told("promote_recordings", "{\"path\":\"/on\"}");
        assertThat(told("list_expectations", "{}").path("count").asInt()).isEqualTo(2);
    }

    @Test
    void traceOfRequestsIsShownNewestLast() {
        HOUSE.client().expect("/seen/.*", "here");
        for (int i = 1; i <= 5; i++) {
            HOUSE.client().get("/seen/" + i);
        }

        JsonNode requests = told("retrieve_recorded_requests", "{\"path\":\"/seen/.*\",\"limit\":2}");
        assertThat(requests.path("count").asInt()).isEqualTo(2);
        assertThat(requests.path("requests").path(1).path("path").asString()).isEqualTo("/seen/5");
        JsonNode exchanges = told("retrieve_request_responses", "{\"limit\":1}");
        assertThat(exchanges
                        .path("requestResponses")
                        .path(0)
                        .path("httpResponse")
                        .path("body")
                        .asString())
                .isEqualTo("here");
        JsonNode logs = told("retrieve_logs", "{\"limit\":3}");
        String id = logs.path("logEntries").path(0).path("correlationId").asString();
        assertThat(told("explain_request", "{\"correlationId\":\"" + id + "\"}")
                        .path("outcome")
                        .asString())
                .endsWith("answers");
        assertThat(told("retrieve_logs", "{\"correlationId\":\"" + id + "\"}")
                        .path("count")
                        .asInt())
                .isPositive();
        assertThat(told("raw_retrieve", "{\"type\":\"requests\",\"format\":\"curl\"}")
                        .path("text")
                        .asString())
                .contains("curl");
    }

    @Test
    void verificationsAreAnsweredEitherWay() {
        HOUSE.client().get("/a");
        HOUSE.client().get("/b");

        assertThat(told("verify_request", "{\"path\":\"/a\",\"atMost\":1}")
                        .path("verified")
                        .asBoolean())
                .isTrue();
        JsonNode failed = told("verify_request", "{\"path\":\"/c\"}");
        assertThat(failed.path("verified").asBoolean()).isFalse();
        assertThat(failed.path("message").asString()).contains("/c");
        assertThat(told("verify_request_sequence", "{\"requests\":[{\"path\":\"/b\"},{\"path\":\"/a\"}]}")
                        .path("verified")
                        .asBoolean())
                .isFalse();
        assertThat(told("raw_verify", "{\"verification\":{\"httpRequests\":[{\"path\":\"/a\"},{\"path\":\"/b\"}]}}")
                        .path("verified")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void aToolThatFailsSaysWhy() {
        JsonNode result = call(begin(), "raw_expectation", "{\"expectation\":{\"httpRequest\":{\"pat\":1}}}");
        JsonNode told = Json.parse(result.path("content").path(0).path("text").asString());

        assertThat(result.path("isError").asBoolean()).isTrue();
        assertThat(told.path("error").asBoolean()).isTrue();
        assertThat(told.path("message").asString()).contains("pat");
    }

    @Test
    void modeStateAndSettingsAreWithinReach() {
        HOUSE.configure("{'maxLogEntries': 777}").expect("/x", "y");

        assertThat(told("set_operating_mode", "{\"mode\":\"simulate\"}")
                        .path("mode")
                        .asString())
                .isEqualTo("SIMULATE");
        assertThat(told("diagnose_config", "{\"name\":\"maxLogEnt\"}")
                        .path("settings")
                        .path(0)
                        .path("value")
                        .asString())
                .isEqualTo("777");
        assertThat(told("get_status", "{}").path("ports").path(0).asInt()).isEqualTo(HOUSE.port());
        told("clear_expectations", "{\"path\":\"/x\",\"type\":\"expectations\"}");
        assertThat(told("list_expectations", "{}").path("count").asInt()).isZero();
    }

    @Test
    void resourcesAreRead() {
        HOUSE.client().expect("/r", "y").get("/nowhere");
        String session = begin();
        for (String name : List.of("expectations", "requests", "logs", "configuration", "unmatched")) {
            JsonNode contents = ask(session, "resources/read", "{\"uri\":\"mockserver://" + name + "\"}")
                    .path("result")
                    .path("contents")
                    .path(0);
            assertThat(contents.path("text").asString()).as(name).hasSizeGreaterThan(10);
            assertThat(contents.path("mimeType").asString())
                    .isEqualTo(name.equals("logs") ? "text/plain" : "application/json");
        }
        assertThat(ask(session, "resources/list", "{}")
                        .path("result")
                        .path("resources")
                        .size())
                .isEqualTo(5);
    }

    @Test
    void promptsAreFilledIn() {
        String session = begin();

        assertThat(ask(session, "prompts/list", "{}")
                        .path("result")
                        .path("prompts")
                        .size())
                .isEqualTo(5);
        assertThat(Json.compact(ask(
                        session,
                        "prompts/get",
                        "{\"name\":\"debug_unmatched_request\",\"arguments\":{\"method\":\"GET\",\"path\":\"/p\"}}")))
                .contains("GET /p");
    }
}
