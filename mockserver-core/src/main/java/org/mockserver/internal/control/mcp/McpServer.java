package org.mockserver.internal.control.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.control.mcp.Sessions.Session;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers the messages of assistants: JSON-RPC 2.0 over single HTTP requests, as the Model Context Protocol describes it
 * for its streamable transport, without a stream from the server. Safe for use by any thread; may block.
 */
public final class McpServer {

    private static final String LATEST = "2025-06-18";
    private static final Set<String> VERSIONS = Set.of("2025-03-26", LATEST);

    /** Each message may scan the journal. */
    private static final int MOST_IN_A_BATCH = 100;

    private static final String INSTRUCTIONS =
            "A mock server: expectations say how requests are answered, recorded traffic can be shown and verified."
                    + " Register with create_expectation, look with list_expectations and retrieve_recorded_requests, check"
                    + " with verify_request, and ask debug_request_mismatch why something does not match.";

    private final Operations operations;
    private final String version;
    private final Sessions sessions;
    private final Map<String, Tool> tools;
    private final ObjectNode toolList = Json.object();

    /**
     * What is sent back.
     *
     * @param status the HTTP status
     * @param json the body, null for none
     * @param newSession the id of a session that has just begun, else null
     */
    public record Answer(
            int status, @Nullable String json, @Nullable String newSession) {}

    /**
     * A server without sessions.
     *
     * @param operations what tools are made of
     * @param version of the product
     * @param nanoClock lets sessions expire, as {@link System#nanoTime} does
     */
    public McpServer(Operations operations, String version, LongSupplier nanoClock) {
        this.operations = operations;
        this.version = version;
        this.sessions = new Sessions(nanoClock);
        List<Tool> rows = Stream.of(MockTools.rows(), TrafficTools.rows(), DiagnosisTools.rows(), ServerTools.rows())
                .flatMap(List::stream)
                .toList();
        this.tools = rows.stream().collect(Collectors.toUnmodifiableMap(Tool::name, Function.identity()));
        ArrayNode list = toolList.putArray("tools");
        rows.forEach(tool -> list.add(tool.described()));
    }

    /**
     * Ends a session.
     *
     * @param sessionId from the request, null when it has none
     * @return status 200, 400 or 404
     */
    public Answer delete(@Nullable String sessionId) {
        try {
            sessions.end(session(sessionId).id());
            return new Answer(200, null, null);
        } catch (RpcError refused) {
            return refused(refused);
        }
    }

    /**
     * Answers a message or a batch of messages.
     *
     * @param sessionId from the request, null when it has none
     * @param body JSON
     * @return status 202 without a body when nothing in it asks for an answer
     */
    public Answer post(@Nullable String sessionId, String body) {
        JsonNode message = Json.parseStrict(body);
        try {
            if (message == null) {
                throw new RpcError(RpcError.PARSE_ERROR, "the request body is not JSON", 400);
            }
            if (message.isArray()) {
                return batch(message, session(sessionId));
            }
            checked(message);
            if (message.path("method").asString().equals("initialize") && message.has("id")) {
                Session begun = sessions.begin();
                return new Answer(200, Json.compact(result(message, welcome(message))), begun.id());
            }
            ObjectNode response = answer(message, session(sessionId));
            return response == null ? new Answer(202, null, null) : new Answer(200, Json.compact(response), null);
        } catch (RpcError refused) {
            return refused(refused);
        }
    }

    private static Answer refused(RpcError error) {
        return new Answer(error.httpStatus(), Json.compact(failed(null, error)), null);
    }

    private Session session(@Nullable String id) {
        if (id == null || id.isBlank()) {
            throw new RpcError(RpcError.INVALID_REQUEST, "the header Mcp-Session-Id is missing", 400);
        }
        Session session = sessions.use(id.strip());
        if (session == null) {
            throw new RpcError(RpcError.INVALID_REQUEST, "the session is unknown or has ended: initialize again", 404);
        }
        return session;
    }

    private Answer batch(JsonNode messages, Session session) {
        if (messages.isEmpty() || messages.size() > MOST_IN_A_BATCH) {
            throw new RpcError(RpcError.INVALID_REQUEST, "a batch holds 1 to " + MOST_IN_A_BATCH + " messages", 400);
        }
        List<JsonNode> responses = new ArrayList<>();
        for (JsonNode message : messages.values()) {
            ObjectNode response;
            try {
                checked(message);
                response = answer(message, session);
            } catch (RpcError invalid) {
                response = failed(null, invalid);
            }
            if (response != null) {
                responses.add(response);
            }
        }
        return responses.isEmpty()
                ? new Answer(202, null, null)
                : new Answer(200, Json.compact(Json.array().addAll(responses)), null);
    }

    /* What answers a message of the server has no method; none is sent, so it is taken and ignored. */
    private static void checked(JsonNode message) {
        JsonNode id = message.path("id");
        boolean idFits = id.isMissingNode() || id.isString() || id.isIntegralNumber();
        boolean response = message.has("result") || message.has("error");
        if (!message.isObject()
                || !message.path("jsonrpc").asString("").equals("2.0")
                || !idFits
                || !message.path("method").isString() && !response) {
            throw new RpcError(RpcError.INVALID_REQUEST, "not a JSON-RPC 2.0 message", 400);
        }
    }

    private @Nullable ObjectNode answer(JsonNode message, Session session) {
        if (!message.has("id") || !message.has("method")) {
            if (message.path("method").asString("").equals("notifications/initialized")) {
                session.makeReady();
            }
            return null;
        }
        try {
            return result(message, perform(message.path("method").asString(), message.path("params"), session));
        } catch (RpcError error) {
            return failed(message.path("id"), error);
        }
    }

    private JsonNode perform(String method, JsonNode params, Session session) {
        if (method.equals("ping")) {
            return Json.object();
        }
        if (method.equals("initialize")) {
            throw new RpcError(RpcError.INVALID_REQUEST, "initialize must not be part of a batch");
        }
        if (!session.isReady()) {
            throw new RpcError(RpcError.INVALID_REQUEST, "send notifications/initialized first");
        }
        return switch (method) {
            case "tools/list" -> toolList;
            case "tools/call" -> called(params);
            case "resources/list" -> Resources.list();
            case "resources/read" -> Resources.read(text(params, "uri"), operations);
            case "prompts/list" -> Prompts.list();
            case "prompts/get" -> Prompts.get(text(params, "name"), params.path("arguments"));
            default -> throw new RpcError(RpcError.METHOD_NOT_FOUND, "there is no method " + method);
        };
    }

    private static String text(JsonNode params, String name) {
        JsonNode value = params.path(name);
        if (!value.isString()) {
            throw new RpcError(RpcError.INVALID_PARAMS, "the parameter " + name + " is required");
        }
        return value.asString();
    }

    private JsonNode welcome(JsonNode message) {
        String wanted = message.path("params").path("protocolVersion").asString("");
        ObjectNode welcome = Json.object().put("protocolVersion", VERSIONS.contains(wanted) ? wanted : LATEST);
        ObjectNode capabilities = welcome.putObject("capabilities");
        capabilities.putObject("tools").put("listChanged", false);
        capabilities.putObject("resources").put("subscribe", false).put("listChanged", false);
        capabilities.putObject("prompts").put("listChanged", false);
        capabilities.putObject("sampling");
        welcome.putObject("serverInfo").put("name", "mockserver").put("version", version);
        return welcome.put("instructions", INSTRUCTIONS);
    }

    private JsonNode called(JsonNode params) {
        String name = text(params, "name");
        Tool tool = tools.get(name);
        if (tool == null) {
            throw new RpcError(RpcError.METHOD_NOT_FOUND, "there is no tool " + name);
        }
        try {
            return content(tool.call(params.path("arguments"), operations), false);
        } catch (ToolFailure failure) {
            JsonNode told = Json.object().put("error", true).put("message", failure.getMessage());
            return content(told, true);
        }
    }

    private static ObjectNode content(JsonNode told, boolean failed) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", Json.compact(told));
        return result.put("isError", failed);
    }

    private static ObjectNode result(JsonNode message, JsonNode result) {
        ObjectNode response = Json.object().put("jsonrpc", "2.0");
        response.set("id", message.path("id"));
        response.set("result", result);
        return response;
    }

    private static ObjectNode failed(@Nullable JsonNode id, RpcError error) {
        ObjectNode response = Json.object().put("jsonrpc", "2.0");
        if (id == null) {
            response.putNull("id");
        } else {
            response.set("id", id);
        }
        response.putObject("error").put("code", error.code()).put("message", error.getMessage());
        return response;
    }
}
