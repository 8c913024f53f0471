package org.mockserver.internal.control.mcp;

import static org.mockserver.internal.control.mcp.Argument.Type.ARRAY;
import static org.mockserver.internal.control.mcp.Argument.Type.BOOLEAN;
import static org.mockserver.internal.control.mcp.Argument.Type.INTEGER;
import static org.mockserver.internal.control.mcp.Argument.Type.OBJECT;
import static org.mockserver.internal.control.mcp.Argument.Type.STRING;
import static org.mockserver.internal.control.mcp.Argument.optional;
import static org.mockserver.internal.control.mcp.Argument.required;

import java.util.List;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The tools that register and list expectations. */
final class MockTools {

    private static final String EXPECTATION = "/expectation";

    static final Argument METHOD = optional("method", STRING, "The request method, for instance GET.");
    static final Argument PATH = optional("path", STRING, "The request path; a regular expression is allowed.");

    private MockTools() {}

    static List<Tool> rows() {
        return List.of(
                creating(),
                forwarding(),
                fromSpecification(),
                new Tool(
                        "create_expectations_from_recorded_traffic",
                        "Registers expectations that answer like the recorded traffic of other servers did.",
                        Tool.Effect.CHANGES,
                        List.of(METHOD, PATH, optional("preview", BOOLEAN, "Whether to show them only.")),
                        MockTools::fromTraffic),
                new Tool(
                        "promote_recordings",
                        "Registers the recorded traffic of other servers as expectations without limits.",
                        Tool.Effect.CHANGES,
                        List.of(METHOD, PATH),
                        MockTools::promote),
                new Tool(
                        "raw_expectation",
                        "Registers expectations given in the JSON form of the REST interface.",
                        Tool.Effect.CHANGES,
                        List.of(new Argument(
                                "expectation", List.of(OBJECT, ARRAY), true, "One expectation or an array of them.")),
                        (arguments, operations) -> created(
                                operations.call("PUT", EXPECTATION, Json.compact(arguments.node("expectation"))))),
                new Tool(
                        "list_expectations",
                        "Lists the registered expectations.",
                        Tool.Effect.READS,
                        List.of(METHOD, PATH),
                        (arguments, operations) -> Results.listed(
                                "expectations",
                                Results.json(operations.call(
                                        "PUT", "/retrieve?type=active_expectations", arguments.requestFilter())))));
    }

    private static Tool creating() {
        return new Tool(
                "create_expectation",
                "Registers an expectation that answers a method and path with a fixed response.",
                Tool.Effect.CHANGES,
                List.of(
                        required("method", STRING, "The request method to match."),
                        required("path", STRING, "The request path to match; a regular expression is allowed."),
                        optional("statusCode", INTEGER, "The status of the response, 200 if left out."),
                        new Argument(
                                "responseBody",
                                List.of(STRING, OBJECT, ARRAY),
                                false,
                                "The body of the response: a text, or JSON."),
                        optional(
                                "responseHeaders",
                                OBJECT,
                                "Headers of the response: each name with a value or an array of values."),
                        optional("times", INTEGER, "How often it answers; without limit if left out."),
                        optional("timeToLive", INTEGER, "How many seconds it lives; for ever if left out.")),
                MockTools::create);
    }

    private static Tool forwarding() {
        return new Tool(
                "create_forward_expectation",
                "Registers an expectation that passes requests for a path on to another server.",
                Tool.Effect.CHANGES,
                List.of(
                        required("path", STRING, "The request path to match."),
                        required("host", STRING, "The host to pass requests on to."),
                        optional("port", INTEGER, "Its port, 80 if left out."),
                        optional("scheme", STRING, "HTTP or HTTPS; HTTP if left out.")),
                MockTools::forward);
    }

    private static Tool fromSpecification() {
        return new Tool(
                "create_expectation_from_openapi",
                "Registers an expectation for each operation of an OpenAPI specification.",
                Tool.Effect.CHANGES,
                List.of(
                        new Argument(
                                "specUrlOrPayload",
                                List.of(STRING, OBJECT),
                                true,
                                "The specification itself, as text or JSON, or where it is."),
                        optional(
                                "operationsAndResponses",
                                OBJECT,
                                "Which operations, each with the response to give; all if left out."),
                        optional("contextPathPrefix", STRING, "What stands before every path.")),
                (arguments, operations) -> created(operations.call(
                        "PUT",
                        "/openapi",
                        Json.compact(arguments.members(
                                "specUrlOrPayload", "operationsAndResponses", "contextPathPrefix")))));
    }

    private static JsonNode created(Operations.Outcome outcome) {
        return Results.status("created", "expectations", Results.json(outcome));
    }

    private static JsonNode create(Arguments arguments, Operations operations) {
        ObjectNode expectation = Json.object();
        expectation.set("httpRequest", arguments.members("method", "path"));
        ObjectNode response = expectation.putObject("httpResponse");
        response.setAll(arguments.members("statusCode"));
        if (arguments.has("responseHeaders")) {
            response.set("headers", arguments.node("responseHeaders"));
        }
        if (arguments.has("responseBody")) {
            response.set("body", body(arguments.node("responseBody")));
        }
        if (arguments.has("times")) {
            expectation
                    .putObject("times")
                    .put("remainingTimes", arguments.node("times").asInt())
                    .put("unlimited", false);
        }
        if (arguments.has("timeToLive")) {
            expectation
                    .putObject("timeToLive")
                    .put("timeUnit", "SECONDS")
                    .put("timeToLive", arguments.node("timeToLive").asLong())
                    .put("unlimited", false);
        }
        return created(operations.call("PUT", EXPECTATION, Json.compact(expectation)));
    }

    /* A JSON object in the place of a body would be read as the description of a body. */
    private static JsonNode body(JsonNode given) {
        if (given.isString()) {
            return given;
        }
        ObjectNode body = Json.object().put("type", "JSON");
        return body.set("json", given);
    }

    private static JsonNode forward(Arguments arguments, Operations operations) {
        ObjectNode expectation = Json.object();
        expectation.set("httpRequest", arguments.members("path"));
        ObjectNode forward = arguments.members("host", "port");
        String scheme = arguments.oneOf("scheme", List.of("HTTP", "HTTPS"));
        if (scheme != null) {
            forward.put("scheme", scheme);
        }
        expectation.set("httpForward", forward);
        return created(operations.call("PUT", EXPECTATION, Json.compact(expectation)));
    }

    private static JsonNode fromTraffic(Arguments arguments, Operations operations) {
        if (!arguments.flag("preview")) {
            return promote(arguments, operations);
        }
        String target = "/retrieve?type=recorded_expectations";
        return Results.status(
                "preview", "expectations", Results.json(operations.call("PUT", target, arguments.requestFilter())));
    }

    private static JsonNode promote(Arguments arguments, Operations operations) {
        return created(operations.call("PUT", "/recordings/promote", arguments.requestFilter()));
    }
}
