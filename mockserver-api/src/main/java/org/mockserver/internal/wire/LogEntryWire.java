package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.log.model.LogEntry;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** Entries of a log as JSON. What an entry says beyond what is known here is passed over. */
public final class LogEntryWire {

    private LogEntryWire() {}

    /**
     * Reads the entries that a server logged; texts of requests and responses are taken literally.
     *
     * @throws WireException with everything that is wrong
     */
    public static List<LogEntry> readMany(String json) {
        Problems problems = Problems.ofRecording();
        At root = At.root(problems, Json.parse(json));
        List<LogEntry> entries = new ArrayList<>();
        for (At item : root.items()) {
            entries.add(read(item));
        }
        problems.throwIfAny();
        return entries;
    }

    private static LogEntry read(At entry) {
        JsonNode node = entry.node();
        At response = entry.member("httpResponse");
        return new LogEntry(
                new LogEntry.Facts(
                        node.path("logLevel").asString(""),
                        node.path("type").asString(""),
                        node.path("epochTime").asLong(0),
                        node.path("timestamp").asString(""),
                        textOrNull(node.path("correlationId")),
                        node.path("port").isInt() ? node.path("port").asInt() : null,
                        textOrNull(node.path("expectationId"))),
                requests(entry),
                response.isAbsent() ? null : ResponseCodec.read(response),
                lines(node.path("message")),
                lines(node.path("because")));
    }

    private static List<RequestDefinition> requests(At entry) {
        At one = entry.member("httpRequest");
        At several = entry.member("httpRequests");
        List<RequestDefinition> requests = new ArrayList<>();
        for (At each : one.isAbsent() ? several.items() : List.of(one)) {
            RequestDefinition request = RequestCodec.read(each);
            if (request != null) {
                requests.add(request);
            }
        }
        return requests;
    }

    private static @Nullable String textOrNull(JsonNode node) {
        return node.isString() ? node.asString() : null;
    }

    private static List<String> lines(JsonNode node) {
        if (node.isString()) {
            return List.of(node.asString());
        }
        List<String> lines = new ArrayList<>();
        node.forEach(line -> lines.add(line.asString("")));
        return lines;
    }
}
