package org.mockserver.internal.control.mcp;

import static org.mockserver.internal.control.mcp.Argument.Type.STRING;
import static org.mockserver.internal.control.mcp.Argument.optional;
import static org.mockserver.internal.control.mcp.Argument.required;
import static org.mockserver.internal.control.mcp.MockTools.METHOD;
import static org.mockserver.internal.control.mcp.MockTools.PATH;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** The tools that show the server and change what it does or knows. */
final class ServerTools {

    private ServerTools() {}

    static List<Tool> rows() {
        return List.of(
                new Tool(
                        "get_status",
                        "Shows version and ports of the server.",
                        Tool.Effect.READS,
                        List.of(),
                        (arguments, operations) -> Results.json(operations.call("PUT", "/status", ""))),
                new Tool(
                        "clear_expectations",
                        "Forgets expectations, recorded traffic or both, for requests that the arguments match.",
                        Tool.Effect.DESTROYS,
                        List.of(METHOD, PATH, optional("type", STRING, "all, log or expectations; all if left out.")),
                        ServerTools::clear),
                new Tool(
                        "reset",
                        "Forgets all expectations, recorded traffic and scenario states.",
                        Tool.Effect.DESTROYS,
                        List.of(),
                        (arguments, operations) -> done("reset", operations.call("PUT", "/reset", ""))),
                new Tool(
                        "stop_server",
                        "Stops the server after exchanges in progress are finished.",
                        Tool.Effect.DESTROYS,
                        List.of(),
                        (arguments, operations) -> done("stopping", operations.call("PUT", "/stop", ""))),
                new Tool(
                        "set_operating_mode",
                        "Chooses what happens to requests that no expectation takes: SIMULATE answers 404, SPY and"
                                + " CAPTURE pass them on.",
                        Tool.Effect.CHANGES,
                        List.of(required("mode", STRING, "SIMULATE, SPY or CAPTURE.")),
                        (arguments, operations) -> Results.json(
                                operations.call("PUT", "/mode" + Results.query("mode", arguments.text("mode")), ""))));
    }

    private static JsonNode done(String status, Operations.Outcome outcome) {
        Results.json(outcome);
        return Json.object().put("status", status);
    }

    private static JsonNode clear(Arguments arguments, Operations operations) {
        @Nullable String type = arguments.oneOf("type", List.of("all", "log", "expectations"));
        String target = "/clear" + Results.query("type", type == null ? "" : type);
        return done("cleared", operations.call("PUT", target, arguments.requestFilter()));
    }
}
