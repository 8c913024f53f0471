package org.mockserver.internal.control.mcp;

import java.util.List;
import java.util.function.Function;
import org.mockserver.internal.control.mcp.Operations.Outcome;
import org.mockserver.internal.control.mcp.Operations.Traffic;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What an assistant can read without calling a tool. */
final class Resources {

    private static final String JSON = "application/json";
    private static final int REQUESTS = 50;
    private static final int LOG_ENTRIES = 200;

    private static final List<Row> ROWS = List.of(
            new Row(
                    "expectations",
                    "The registered expectations.",
                    JSON,
                    operations -> operations.call("PUT", "/retrieve?type=active_expectations", "")),
            new Row(
                    "requests",
                    "The last " + REQUESTS + " requests.",
                    JSON,
                    operations -> operations.newest(Traffic.REQUESTS, "", REQUESTS)),
            new Row(
                    "logs",
                    "The last " + LOG_ENTRIES + " log entries.",
                    "text/plain",
                    operations -> operations.newest(Traffic.LOG_TEXT, "", LOG_ENTRIES)),
            new Row(
                    "configuration",
                    "The settings, without secrets.",
                    JSON,
                    operations -> operations.call("GET", "/configuration", "")),
            new Row(
                    "unmatched",
                    "Recent requests that no expectation took, with the expectations that come closest.",
                    JSON,
                    operations -> operations.call("PUT", "/explainUnmatched", "")));

    private record Row(String name, String description, String mimeType, Function<Operations, Outcome> reader) {

        String uri() {
            return "mockserver://" + name;
        }
    }

    private Resources() {}

    static ObjectNode list() {
        ObjectNode result = Json.object();
        ArrayNode resources = result.putArray("resources");
        for (Row row : ROWS) {
            resources
                    .addObject()
                    .put("uri", row.uri())
                    .put("name", row.name())
                    .put("description", row.description())
                    .put("mimeType", row.mimeType());
        }
        return result;
    }

    static ObjectNode read(String uri, Operations operations) {
        for (Row row : ROWS) {
            if (row.uri().equals(uri)) {
                Outcome outcome = row.reader().apply(operations);
                if (!outcome.succeeded()) {
                    throw new RpcError(RpcError.INTERNAL_ERROR, outcome.text());
                }
                ObjectNode result = Json.object();
                result.putArray("contents")
                        .addObject()
                        .put("uri", uri)
                        .put("mimeType", row.mimeType())
                        .put("text", outcome.text());
                return result;
            }
        }
        throw new RpcError(RpcError.RESOURCE_NOT_FOUND, "there is no resource " + uri);
    }
}
