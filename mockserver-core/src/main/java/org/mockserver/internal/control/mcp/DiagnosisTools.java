package org.mockserver.internal.control.mcp;

import static org.mockserver.internal.control.mcp.Argument.Type.ARRAY;
import static org.mockserver.internal.control.mcp.Argument.Type.INTEGER;
import static org.mockserver.internal.control.mcp.Argument.Type.OBJECT;
import static org.mockserver.internal.control.mcp.Argument.Type.STRING;
import static org.mockserver.internal.control.mcp.Argument.optional;
import static org.mockserver.internal.control.mcp.Argument.required;

import java.util.List;
import java.util.Locale;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The tools that say why something does not work. */
final class DiagnosisTools {

    private static final int DEFAULT_REQUESTS = 10;
    private static final int MOST_REQUESTS = 100;
    private static final int MOST_ISSUES = 1_000;

    private DiagnosisTools() {}

    static List<Tool> rows() {
        return List.of(
                new Tool(
                        "debug_request_mismatch",
                        "Compares a request with the expectations and says which fields differ.",
                        Tool.Effect.READS,
                        List.of(
                                required("method", STRING, "The method of the request."),
                                required("path", STRING, "The path of the request."),
                                optional("headers", OBJECT, "Its headers: each name with a value or values."),
                                new Argument(
                                        "body", List.of(STRING, OBJECT, ARRAY), false, "Its body: a text, or JSON.")),
                        DiagnosisTools::mismatch),
                new Tool(
                        "explain_unmatched_requests",
                        "Shows recent requests that no expectation took, with the expectations that come closest.",
                        Tool.Effect.READS,
                        List.of(optional("limit", INTEGER, "Most requests; " + DEFAULT_REQUESTS + " if left out.")),
                        (arguments, operations) -> Results.json(operations.call(
                                "PUT",
                                "/explainUnmatched",
                                Json.compact(Json.object()
                                        .put("limit", arguments.count("limit", DEFAULT_REQUESTS, MOST_REQUESTS)))))),
                new Tool(
                        "explain_request",
                        "Says which expectation would answer a recorded request now, and why no other would.",
                        Tool.Effect.READS,
                        List.of(required("correlationId", STRING, "The id of the request in the log.")),
                        (arguments, operations) -> Results.json(operations.call(
                                "PUT",
                                "/explain" + Results.query("correlationId", arguments.text("correlationId")),
                                ""))),
                new Tool(
                        "lint_expectations",
                        "Says what looks wrong about expectations: those given, or the registered ones.",
                        Tool.Effect.READS,
                        List.of(
                                new Argument(
                                        "expectations",
                                        List.of(OBJECT, ARRAY),
                                        false,
                                        "Expectations to check without registering them."),
                                optional("maxIssues", INTEGER, "Most issues listed.")),
                        DiagnosisTools::lint),
                new Tool(
                        "diagnose_config",
                        "Shows the value of each setting and where it came from.",
                        Tool.Effect.READS,
                        List.of(optional("name", STRING, "Only settings with this in their name.")),
                        DiagnosisTools::settings));
    }

    private static JsonNode mismatch(Arguments arguments, Operations operations) {
        ObjectNode request = arguments.members("method", "path", "headers");
        if (arguments.has("body")) {
            JsonNode body = arguments.node("body");
            if (body.isString()) {
                request.set("body", body);
            } else {
                request.putObject("body").put("type", "JSON").set("json", body);
            }
        }
        return Results.json(operations.call("PUT", "/debugMismatch", Json.compact(request)));
    }

    private static JsonNode lint(Arguments arguments, Operations operations) {
        String given = arguments.has("expectations") ? Json.compact(arguments.node("expectations")) : "";
        JsonNode report = Results.json(operations.call("PUT", "/lint", given));
        int most = arguments.count("maxIssues", MOST_ISSUES, MOST_ISSUES);
        if (report instanceof ObjectNode object
                && report.path("issues") instanceof ArrayNode issues
                && issues.size() > most) {
            object.set(
                    "issues", Json.array().addAll(List.copyOf(issues.values()).subList(0, most)));
        }
        return report;
    }

    private static JsonNode settings(Arguments arguments, Operations operations) {
        String wanted = arguments.text("name").toLowerCase(Locale.ROOT);
        ArrayNode settings = Json.array();
        for (JsonNode entry :
                Results.json(operations.call("GET", "/config", "")).values()) {
            if (entry.path("name").asString().toLowerCase(Locale.ROOT).contains(wanted)) {
                settings.add(entry);
            }
        }
        return Results.listed("settings", settings);
    }
}
