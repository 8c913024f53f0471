package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.model.Body;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;

/** The endpoint that hands out the whole body of one recorded message, as bytes. */
final class LogBodyEndpoints {

    private static final String BYTES = "application/octet-stream";

    private final Engine engine;
    private final LiveSettings settings;

    LogBodyEndpoints(Engine engine, LiveSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(new Route(
                "GET",
                "/logEntryBody",
                Route.Names.PREFIXED,
                READ,
                WORKER,
                "Hands out the recorded body of the request or response of an exchange, named by its correlationId.",
                this::body));
    }

    Reply body(ControlCall call) {
        String id = call.parameter("id");
        if (id == null || id.isBlank()) {
            throw Refusal.json(400, "the query parameter id is required");
        }
        String part = Objects.requireNonNullElse(call.parameter("part"), "request");
        boolean ofRequest = part.equalsIgnoreCase("request");
        if (!ofRequest && !part.equalsIgnoreCase("response")) {
            throw Refusal.json(400, "unknown part '" + part + "' (expected request or response)");
        }
        JournalEntry entry = Recordings.find(engine.journal().view(), id);
        if (entry == null) {
            throw Refusal.json(404, "no recorded exchange has the id " + id);
        }
        Redaction redaction = Redactions.ofLog(settings.current());
        return ofRequest
                ? request(entry.request(), redaction)
                : response(entry.isAnswer() ? redaction.response(entry.response()) : null);
    }

    private static Reply request(RequestView request, Redaction redaction) {
        byte[] bytes = request.body();
        if (redaction.isActive()) {
            Body<?> masked = redaction.request(Recorded.request(request)).getBody();
            bytes = masked == null ? bytes : masked.getRawBytes();
        }
        return bytes(bytes, request.contentType());
    }

    private static Reply response(@Nullable HttpResponse response) {
        if (response == null) {
            throw Refusal.json(404, "no response is recorded for this exchange");
        }
        Body<?> body = response.getBody();
        if (body instanceof FileBody file) {
            throw Refusal.json(404, "the body came from the file " + file.getFilePath() + " and is not recorded");
        }
        String header = response.getFirstHeader("content-type");
        String type = !header.isEmpty() || body == null ? header : body.getContentType();
        return bytes(body == null ? new byte[0] : body.getRawBytes(), type);
    }

    private static Reply bytes(byte[] bytes, @Nullable String contentType) {
        return Reply.of(200, contentType == null || contentType.isEmpty() ? BYTES : contentType, bytes);
    }
}
