package org.mockserver.internal.events;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.BinaryResponse;
import org.mockserver.model.HttpError;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of one log entry. */
final class LogEntryJson {

    /*  logLevel, epochTime, timestamp, type, correlationId, port, httpRequest, httpResponse, httpError, expectation,
     *  expectationId, messageFormat, message, arguments, because, throwable; what is not there is left out. */

    private LogEntryJson() {}

    static void write(LogLine line, String timestamp, Appendable target) {
        LogLine.Subject subject = line.subject();
        ObjectNode json = Json.object();
        json.put("logLevel", line.severity().name());
        json.put("epochTime", line.atMillis());
        json.put("timestamp", timestamp);
        json.put("type", line.type().name());
        if (subject.correlationId() != null) {
            json.put("correlationId", subject.correlationId());
        }
        InetSocketAddress local = subject.request() instanceof RequestView request
                ? request.origin().localAddress()
                : null;
        if (local != null) {
            json.put("port", local.getPort());
        }
        put(json, "httpRequest", subject.request(), line);
        put(json, nameOf(subject.answer()), subject.answer(), line);
        put(json, "expectation", subject.expectation(), line);
        if (subject.expectationId() != null) {
            json.put("expectationId", subject.expectationId());
        }
        json.put("messageFormat", line.format());
        json.set("message", lines(LogMessage.blocksWithBriefRequests(line)));
        if (!line.arguments().isEmpty()) {
            json.set("arguments", arguments(line));
        }
        if (line.because() != null) {
            json.put("because", line.because());
        }
        if (subject.failure() != null) {
            json.set("throwable", lines(stackTrace(subject.failure())));
        }
        Json.spread(json, 1, target);
    }

    private static String nameOf(@Nullable Object answer) {
        if (answer instanceof BinaryResponse) {
            return "binaryResponse";
        }
        return answer instanceof HttpError ? "httpError" : "httpResponse";
    }

    private static void put(ObjectNode json, String name, @Nullable Object value, LogLine line) {
        JsonNode tree = value == null ? null : LogValue.tree(value, line.redaction());
        if (tree != null) {
            json.set(name, tree);
        }
    }

    private static ArrayNode lines(String text) {
        ArrayNode lines = Json.array();
        for (String line : text.stripTrailing().split("\n", -1)) {
            lines.add(Json.string(widened(line)));
        }
        return lines;
    }

    /* Readers of this format count on three spaces for each level. */
    private static String widened(String line) {
        int indent = 0;
        while (indent < line.length() && line.charAt(indent) == ' ') {
            indent++;
        }
        return " ".repeat(indent / 2) + line;
    }

    private static ArrayNode arguments(LogLine line) {
        ArrayNode arguments = Json.array();
        for (Object argument : line.arguments()) {
            JsonNode tree = LogValue.isRequest(argument) ? null : LogValue.tree(argument, line.redaction());
            arguments.add(tree == null ? Json.string(LogValue.brief(argument, line.redaction())) : tree);
        }
        return arguments;
    }

    static String stackTrace(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
