package org.mockserver.internal.control.mcp;

import java.util.List;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Ready-made questions that a user can hand to an assistant. */
final class Prompts {

    private static final List<String> REQUEST = List.of("method", "path");

    private static final List<Row> ROWS = List.of(
            new Row(
                    "debug_unmatched_request",
                    "Finds out why a request is not matched.",
                    REQUEST,
                    "The request {method} {path} was not answered by any expectation. Call debug_request_mismatch for it"
                            + " and explain_unmatched_requests, say which expectation comes closest and which fields"
                            + " differ, and propose the smallest change that makes it match."),
            new Row(
                    "why_did_verify_fail",
                    "Finds out why a verification failed.",
                    REQUEST,
                    "A verification of {method} {path} failed. Call verify_request and retrieve_recorded_requests, compare"
                            + " what was received with what was expected, and say what differs."),
            new Row(
                    "fix_my_expectation",
                    "Repairs an expectation that does not match.",
                    REQUEST,
                    "The expectation for {method} {path} does not match the requests that I send. Call list_expectations,"
                            + " lint_expectations and explain_unmatched_requests, and register a corrected version under"
                            + " the same id with raw_expectation."),
            new Row(
                    "why_forward_failed",
                    "Finds out why a request could not be passed on.",
                    List.of(),
                    "A request that should be passed on to another server failed. Call retrieve_request_responses and"
                            + " retrieve_logs, find answers with status 502, 503, 504 or 508, and say what went wrong and"
                            + " which setting or expectation to change."),
            new Row(
                    "create_mock_from_description",
                    "Makes expectations from a description in words.",
                    List.of("description"),
                    "Make expectations for this: {description}. Register them with create_expectation or raw_expectation,"
                            + " check them with lint_expectations, and show a request for each."));

    private record Row(String name, String description, List<String> arguments, String text) {}

    private Prompts() {}

    static ObjectNode list() {
        ObjectNode result = Json.object();
        ArrayNode prompts = result.putArray("prompts");
        for (Row row : ROWS) {
            ObjectNode prompt = prompts.addObject().put("name", row.name()).put("description", row.description());
            ArrayNode arguments = prompt.putArray("arguments");
            for (String argument : row.arguments()) {
                arguments.addObject().put("name", argument).put("required", true);
            }
        }
        return result;
    }

    static ObjectNode get(String name, JsonNode arguments) {
        for (Row row : ROWS) {
            if (row.name().equals(name)) {
                ObjectNode result = Json.object().put("description", row.description());
                result.putArray("messages")
                        .addObject()
                        .put("role", "user")
                        .putObject("content")
                        .put("type", "text")
                        .put("text", filled(row, arguments));
                return result;
            }
        }
        throw new RpcError(RpcError.INVALID_PARAMS, "there is no prompt " + name);
    }

    private static String filled(Row row, JsonNode arguments) {
        String text = row.text();
        for (String argument : row.arguments()) {
            JsonNode value = arguments.path(argument);
            if (!value.isString()) {
                throw new RpcError(RpcError.INVALID_PARAMS, "the prompt needs the argument " + argument);
            }
            text = text.replace('{' + argument + '}', value.asString());
        }
        return text;
    }
}
