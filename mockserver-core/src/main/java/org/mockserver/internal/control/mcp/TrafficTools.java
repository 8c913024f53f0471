package org.mockserver.internal.control.mcp;

import static org.mockserver.internal.control.mcp.Argument.Type.ARRAY;
import static org.mockserver.internal.control.mcp.Argument.Type.INTEGER;
import static org.mockserver.internal.control.mcp.Argument.Type.OBJECT;
import static org.mockserver.internal.control.mcp.Argument.Type.STRING;
import static org.mockserver.internal.control.mcp.Argument.optional;
import static org.mockserver.internal.control.mcp.Argument.required;
import static org.mockserver.internal.control.mcp.MockTools.METHOD;
import static org.mockserver.internal.control.mcp.MockTools.PATH;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.control.mcp.Operations.Traffic;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The tools that show recorded traffic and compare it with what was expected. */
final class TrafficTools {

    private static final int DEFAULT_LIMIT = 50;
    private static final int MOST = 1_000;

    private static final Argument LIMIT =
            optional("limit", INTEGER, "Most entries, newest first to be kept; " + DEFAULT_LIMIT + " if left out.");

    private TrafficTools() {}

    static List<Tool> rows() {
        return List.of(
                new Tool(
                        "retrieve_recorded_requests",
                        "Shows the newest requests that the server received.",
                        Tool.Effect.READS,
                        List.of(METHOD, PATH, LIMIT),
                        (arguments, operations) -> newest("requests", Traffic.REQUESTS, arguments, operations)),
                new Tool(
                        "retrieve_request_responses",
                        "Shows the newest requests together with how they were answered.",
                        Tool.Effect.READS,
                        List.of(METHOD, PATH, LIMIT),
                        (arguments, operations) -> newest("requestResponses", Traffic.ANSWERS, arguments, operations)),
                new Tool(
                        "retrieve_logs",
                        "Shows the newest log entries, or those about one request.",
                        Tool.Effect.READS,
                        List.of(optional("correlationId", STRING, "The id of a request in the log."), LIMIT),
                        TrafficTools::logs),
                retrieving(),
                new Tool(
                        "verify_request",
                        "Checks how often a request was received; at least once if no number is given.",
                        Tool.Effect.READS,
                        List.of(
                                METHOD,
                                PATH,
                                optional("atLeast", INTEGER, "The least number of requests."),
                                optional("atMost", INTEGER, "The greatest number of requests.")),
                        TrafficTools::verify),
                new Tool(
                        "verify_request_sequence",
                        "Checks that requests were received in an order.",
                        Tool.Effect.READS,
                        List.of(required("requests", ARRAY, "Request definitions, for instance with method and path.")),
                        (arguments, operations) -> {
                            ObjectNode sequence = Json.object();
                            sequence.set("httpRequests", arguments.node("requests"));
                            return Results.verdict(operations.call("PUT", "/verifySequence", Json.compact(sequence)));
                        }),
                new Tool(
                        "raw_verify",
                        "Performs a verification, or the verification of a sequence, in the JSON form of the REST"
                                + " interface.",
                        Tool.Effect.READS,
                        List.of(required("verification", OBJECT, "The verification, without a timeout.")),
                        TrafficTools::rawVerify));
    }

    private static Tool retrieving() {
        return new Tool(
                "raw_retrieve",
                "Retrieves requests, answers, expectations or logs as the REST interface does.",
                Tool.Effect.READS,
                List.of(
                        optional("requestDefinition", OBJECT, "Which requests; all if left out."),
                        optional(
                                "type",
                                STRING,
                                "requests, request_responses, active_expectations, recorded_expectations or"
                                        + " logs."),
                        optional("format", STRING, "json, log_entries, java, curl, har and others."),
                        optional("correlationId", STRING, "Only log entries with this id.")),
                TrafficTools::retrieve);
    }

    private static JsonNode newest(String name, Traffic what, Arguments arguments, Operations operations) {
        int limit = arguments.count("limit", DEFAULT_LIMIT, MOST);
        return Results.listed(name, Results.json(operations.newest(what, arguments.requestFilter(), limit)));
    }

    private static JsonNode logs(Arguments arguments, Operations operations) {
        if (!arguments.has("correlationId")) {
            return newest("logEntries", Traffic.LOG_ENTRIES, arguments, operations);
        }
        String target = "/retrieve?type=logs&format=log_entries&"
                + Results.query("correlationId", arguments.text("correlationId"))
                        .substring(1);
        JsonNode all = Results.json(operations.call("PUT", target, ""));
        int limit = arguments.count("limit", DEFAULT_LIMIT, MOST);
        List<JsonNode> entries = new ArrayList<>(all.values());
        List<JsonNode> newest = entries.subList(Math.max(0, entries.size() - limit), entries.size());
        return Results.listed("logEntries", Json.array().addAll(newest));
    }

    private static JsonNode retrieve(Arguments arguments, Operations operations) {
        StringBuilder target = new StringBuilder("/retrieve");
        for (String parameter : List.of("type", "format", "correlationId")) {
            String query = Results.query(parameter, arguments.text(parameter));
            target.append(target.indexOf("?") < 0 ? query : query.replace('?', '&'));
        }
        String filter = arguments.has("requestDefinition") ? Json.compact(arguments.node("requestDefinition")) : "";
        return Results.json(operations.call("PUT", target.toString(), filter));
    }

    private static JsonNode verify(Arguments arguments, Operations operations) {
        ObjectNode verification = Json.object();
        verification.set("httpRequest", arguments.members("method", "path"));
        ObjectNode times = arguments.members("atLeast", "atMost");
        verification.set("times", times.isEmpty() ? times.put("atLeast", 1) : times);
        return Results.verdict(operations.call("PUT", "/verify", Json.compact(verification)));
    }

    private static JsonNode rawVerify(Arguments arguments, Operations operations) {
        JsonNode verification = arguments.node("verification");
        boolean sequence = verification.has("httpRequests")
                || verification.has("expectationIds")
                || verification.has("httpResponses");
        return Results.verdict(
                operations.call("PUT", sequence ? "/verifySequence" : "/verify", Json.compact(verification)));
    }
}
