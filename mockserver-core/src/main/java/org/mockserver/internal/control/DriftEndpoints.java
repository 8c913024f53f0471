package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.time.Instant;
import java.util.List;
import org.mockserver.internal.engine.DriftWatch;
import org.mockserver.internal.observe.Difference;
import org.mockserver.internal.observe.Drift;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints about expectations that no longer answer as the real servers do. */
final class DriftEndpoints {

    private final DriftWatch watch;
    private final LiveSettings settings;

    DriftEndpoints(DriftWatch watch, LiveSettings settings) {
        this.watch = watch;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "GET",
                        "/drift",
                        READ,
                        WORKER,
                        "Shows where real servers answered differently from the expectations for the same requests.",
                        this::show),
                alsoBare("PUT", "/drift/clear", MUTATE, WORKER, "Forgets these differences.", this::clear));
    }

    Reply show(ControlCall call) {
        String expectationId = call.parameter("expectationId");
        Integer limit = Choice.count(call, "limit");
        Redaction redaction = Redactions.ofLog(settings.current());
        ArrayNode drifts = Json.array();
        for (Drift drift : watch.newestFirst()) {
            boolean wanted = expectationId == null || expectationId.equals(drift.expectationId());
            if (wanted && (limit == null || drifts.size() < limit)) {
                drifts.add(shown(drift, redaction));
            }
        }
        ObjectNode body = Json.object().put("count", drifts.size());
        body.set("drifts", drifts);
        return Reply.json(200, Json.pretty(body));
    }

    private static ObjectNode shown(Drift drift, Redaction redaction) {
        Difference difference = drift.difference();
        return Json.object()
                .put("expectationId", drift.expectationId())
                .put("method", drift.method())
                .put("path", drift.path())
                .put("driftType", difference.kind().name())
                .put("field", difference.field())
                .put("expectedValue", masked(difference, difference.expected(), redaction))
                .put("actualValue", masked(difference, difference.actual(), redaction))
                .put("severity", difference.severity().name())
                .put("occurrences", drift.occurrences())
                .put("firstSeen", Instant.ofEpochMilli(drift.firstSeenMillis()).toString())
                .put("lastSeen", Instant.ofEpochMilli(drift.lastSeenMillis()).toString());
    }

    /* Only headers are shown with their values. */
    private static String masked(Difference difference, String value, Redaction redaction) {
        if (difference.kind() != Difference.Kind.HEADER || !redaction.isActive()) {
            return value;
        }
        HttpResponse redacted = redaction.response(new HttpResponse().withHeader(difference.field(), value));
        return redacted == null ? value : redacted.getFirstHeader(difference.field());
    }

    Reply clear(ControlCall call) {
        watch.clear();
        return Reply.json(200, Json.pretty(Json.object().put("status", "cleared")));
    }
}
