package org.mockserver.internal.control;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.wire.RequestAndResponseWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.LogEventRequestAndResponse;

/** Recorded traffic that comes back into the journal: one pair of request and response a line, or an array of them. */
final class Recording {

    private static final int OK = 200;

    /** All of it is in memory at once, since it is restored as a whole and echoed. */
    private static final long MAX_FILE_BYTES = 64L * 1024 * 1024;

    private Recording() {}

    /** Restores the traffic in the body of a call; all of it or, if some of it cannot be read, nothing. */
    static Reply restore(ControlCall call, Journal journal, Settings settings) {
        boolean fromDisk = "disk".equalsIgnoreCase(call.parameter("source"));
        if (!fromDisk && call.hasNoBody()) {
            throw Refusal.text(400, "recorded exchanges are required but the request body is empty");
        }
        List<LogEventRequestAndResponse> exchanges = read(
                fromDisk ? captured(Path.of(settings.get(SettingKeys.PERSISTED_RECORDED_REQUESTS_PATH))) : call.body());
        for (LogEventRequestAndResponse exchange : exchanges) {
            HttpRequest request = Objects.requireNonNull(exchange.getHttpRequest());
            journal.imported(RequestExample.of(withoutRepeatedCookies(request)), sent(exchange.getHttpResponse()));
        }
        StringBuilder echo = new StringBuilder();
        RequestAndResponseWire.write(exchanges, echo);
        return Reply.json(201, echo.toString());
    }

    private static String captured(Path file) {
        try {
            if (Files.size(file) > MAX_FILE_BYTES) {
                throw Refusal.text(
                        400, "the captured exchanges in " + file + " are more than " + MAX_FILE_BYTES + " bytes");
            }
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw Refusal.text(400, "the captured exchanges cannot be read: " + unreadable);
        }
    }

    private static List<LogEventRequestAndResponse> read(String body) {
        List<LogEventRequestAndResponse> exchanges = new ArrayList<>();
        if (body.stripLeading().startsWith("[")) {
            exchanges.addAll(read(body, 1));
            return exchanges;
        }
        int number = 1;
        for (String line : (Iterable<String>) body.lines()::iterator) {
            if (!line.isBlank()) {
                exchanges.addAll(read(line, number));
            }
            number++;
        }
        return exchanges;
    }

    private static List<LogEventRequestAndResponse> read(String json, int lineNumber) {
        List<LogEventRequestAndResponse> exchanges;
        try {
            exchanges = RequestAndResponseWire.readMany(json);
        } catch (WireException malformed) {
            throw Refusal.text(400, "line " + lineNumber + " of the recording: " + malformed.getMessage());
        }
        for (LogEventRequestAndResponse exchange : exchanges) {
            if (exchange.getHttpRequest() == null) {
                throw Refusal.text(400, "line " + lineNumber + " of the recording has no httpRequest");
            }
        }
        return exchanges;
    }

    /* A recorded request has its cookies twice: in the header they came in, and one by one. */
    private static HttpRequest withoutRepeatedCookies(HttpRequest request) {
        return request.getHeaderList().stream()
                        .anyMatch(header -> header.getName().getValue().equalsIgnoreCase("cookie"))
                ? request.withCookies((org.mockserver.model.Cookies) null)
                : request;
    }

    private static OutgoingResponse sent(@org.jspecify.annotations.Nullable HttpResponse recorded) {
        HttpResponse response = recorded == null ? new HttpResponse() : recorded;
        Integer status = response.getStatusCode();
        byte[] body =
                response.getBody() == null ? new byte[0] : response.getBody().getRawBytes();
        return OutgoingResponse.status(status == null ? OK : status)
                .body(body)
                .spec(response)
                .build();
    }
}
