package org.mockserver.internal.control.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** What the protocol demands, whatever the tools do. */
class McpServerTest {

    private final AtomicLong nanos = new AtomicLong();
    private final List<String> calls = new ArrayList<>();
    private final McpServer server = new McpServer(
            new Operations() {
                @Override
                public Outcome call(String method, String target, String body) {
                    calls.add(method + ' ' + target);
                    return new Outcome(200, "{}");
                }

                @Override
                public Outcome newest(Traffic what, String filter, int limit) {
                    return new Outcome(200, "[]");
                }
            },
            "1.2.3",
            nanos::get);

    private static String message(String id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\"," + (id.isEmpty() ? "" : "\"id\":" + id + ",") + "\"method\":\"" + method
                + "\",\"params\":" + params + "}";
    }

    private String begin() {
        return server.post(null, message("1", "initialize", "{\"protocolVersion\":\"2025-06-18\"}"))
                .newSession();
    }

    private String ready() {
        String session = begin();
        assertThat(server.post(session, message("", "notifications/initialized", "{}")))
                .isEqualTo(new McpServer.Answer(202, null, null));
        return session;
    }

    private static int code(McpServer.Answer answer) {
        return Json.parse(answer.json()).path("error").path("code").asInt();
    }

    @Test
    void anUnknownVersionIsAnsweredWithTheLatestKnownOne() {
        String json = server.post(null, message("1", "initialize", "{\"protocolVersion\":\"1999-01-01\"}"))
                .json();
        assertThat(Json.parse(json).path("result").path("protocolVersion").asString())
                .isEqualTo("2025-06-18");
    }

    @Test
    void theIdComesBackAsItWasSent() {
        String session = ready();

        assertThat(server.post(session, message("\"x\"", "ping", "{}")).json())
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{}}");
        assertThat(server.post(session, message("42", "ping", "{}")).json()).contains("\"id\":42");
    }

    @Test
    void malformedJsonIsAParseError() {
        McpServer.Answer answer = server.post(null, "{\"jsonrpc\":");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(code(answer)).isEqualTo(-32700);
        assertThat(Json.parse(answer.json()).path("id").isNull()).isTrue();
    }

    @Test
    void whatIsNoMessageIsAnInvalidRequest() {
        for (String body : List.of(
                "{}",
                "7",
                "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}",
                "[]",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}")) {
            McpServer.Answer answer = server.post(ready(), body);
            assertThat(answer.status()).as(body).isEqualTo(400);
            assertThat(code(answer)).as(body).isEqualTo(-32600);
        }
    }

    @Test
    void aMessageNeedsASession() {
        McpServer.Answer without = server.post(null, message("1", "ping", "{}"));
        McpServer.Answer unknown = server.post("nonsense", message("1", "ping", "{}"));

        assertThat(without.status()).isEqualTo(400);
        assertThat(code(without)).isEqualTo(-32600);
        assertThat(unknown.status()).isEqualTo(404);
        assertThat(code(unknown)).isEqualTo(-32600);
        assertThat(server.delete(null).status()).isEqualTo(400);
        assertThat(server.delete("nonsense").status()).isEqualTo(404);
    }

    @Test
    void nothingIsCalledBeforeTheClientIsInitialised() {
        String session = begin();
        McpServer.Answer answer = server.post(session, message("1", "tools/call", "{\"name\":\"reset\"}"));

        assertThat(code(answer)).isEqualTo(-32600);
        assertThat(calls).isEmpty();
        assertThat(server.post(session, message("1", "ping", "{}")).json()).contains("result");
    }

    @Test
    void unknownMethodsAndToolsAreNotFound() {
        String session = ready();

        assertThat(code(server.post(session, message("1", "resources/templates/list", "{}"))))
                .isEqualTo(-32601);
        assertThat(code(server.post(session, message("1", "tools/call", "{\"name\":\"fly\"}"))))
                .isEqualTo(-32601);
        assertThat(code(server.post(session, message("1", "tools/call", "{}")))).isEqualTo(-32602);
        assertThat(code(server.post(session, message("1", "resources/read", "{\"uri\":\"mockserver://x\"}"))))
                .isEqualTo(-32002);
        assertThat(code(server.post(session, message("1", "prompts/get", "{\"name\":\"fix_my_expectation\"}"))))
                .isEqualTo(-32602);
    }

    @Test
    void aBatchIsAnsweredByABatchWithoutItsNotifications() {
        String session = ready();
        McpServer.Answer answer = server.post(
                session,
                "[" + message("1", "ping", "{}") + "," + message("", "notifications/cancelled", "{}") + ","
                        + message("2", "tools/call", "{\"name\":\"reset\"}") + ",7,"
                        + message("3", "initialize", "{}") + "]");
        JsonNode responses = Json.parse(answer.json());

        assertThat(responses.size()).isEqualTo(4);
        assertThat(responses.path(1).path("result").path("isError").asBoolean()).isFalse();
        assertThat(responses.path(2).path("error").path("code").asInt()).isEqualTo(-32600);
        assertThat(responses.path(3).path("error").path("code").asInt()).isEqualTo(-32600);
        assertThat(calls).containsExactly("PUT /reset");
        assertThat(server.post(session, "[" + message("", "notifications/cancelled", "{}") + "]"))
                .isEqualTo(new McpServer.Answer(202, null, null));
    }

    @Test
    void argumentsAreChecked() {
        String session = ready();
        for (String arguments : List.of(
                "{\"method\":\"GET\"}",
                "{\"method\":\"GET\",\"path\":7}",
                "{\"method\":\"GET\",\"path\":\"/\",\"colour\":\"red\"}",
                "[]")) {
            McpServer.Answer answer = server.post(
                    session,
                    message("1", "tools/call", "{\"name\":\"create_expectation\",\"arguments\":" + arguments + "}"));
            assertThat(Json.parse(answer.json()).path("result").path("isError").asBoolean())
                    .as(arguments)
                    .isTrue();
        }
        assertThat(calls).isEmpty();
    }

    @Test
    void anIdleSessionExpires() {
        String session = ready();
        nanos.addAndGet(Sessions.IDLE_NANOS);
        assertThat(server.post(session, message("1", "ping", "{}")).status()).isEqualTo(200);
        nanos.addAndGet(Sessions.IDLE_NANOS + 1);
        assertThat(server.post(session, message("1", "ping", "{}")).status()).isEqualTo(404);
    }

    @Test
    void tooManySessionsEndTheLeastRecentlyUsedOne() {
        String first = begin();
        nanos.incrementAndGet();
        String second = begin();
        nanos.incrementAndGet();
        server.post(first, message("1", "ping", "{}"));
        for (int i = 2; i <= Sessions.MOST; i++) {
            nanos.incrementAndGet();
            begin();
        }

        assertThat(server.post(second, message("1", "ping", "{}")).status()).isEqualTo(404);
        assertThat(server.post(first, message("1", "ping", "{}")).status()).isEqualTo(200);
    }
}
