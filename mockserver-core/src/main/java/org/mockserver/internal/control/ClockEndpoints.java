package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;
import static org.mockserver.internal.control.Route.alsoBare;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.state.ServerClock;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints of the clock that lifetimes and templates follow. */
final class ClockEndpoints {

    private static final String ACTIONS = "must be one of: freeze, advance, reset";

    private static final Instant EARLIEST = Instant.ofEpochMilli(Long.MIN_VALUE);
    private static final Instant LATEST = Instant.ofEpochMilli(Long.MAX_VALUE);

    private final ServerClock clock;

    ClockEndpoints(ServerClock clock) {
        this.clock = clock;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "GET",
                        "/clock",
                        READ,
                        CONNECTION,
                        "Shows the clock that lifetimes and templates follow.",
                        this::show),
                alsoBare("PUT", "/clock", MUTATE, CONNECTION, "Freezes, advances or resets that clock.", this::change));
    }

    Reply show(ControlCall call) {
        ObjectNode body = reading(JsonObjects.object()).put("frozen", clock.isFrozen());
        return Reply.json(200, Json.pretty(body));
    }

    Reply change(ControlCall call) {
        JsonNode body = JsonObjects.body(call, "request body is required with 'action' field, " + ACTIONS);
        String action = JsonObjects.text(body, "action").toLowerCase(Locale.ROOT);
        if (action.isEmpty()) {
            throw Refusal.json(400, "'action' field is required, " + ACTIONS);
        }
        switch (action) {
            case "freeze" -> clock.freeze(instant(body));
            case "advance" -> advance(JsonObjects.count(body, "durationMillis"));
            case "reset" -> clock.reset();
            default -> throw Refusal.json(400, "unknown action '" + action + "', " + ACTIONS);
        }
        return Reply.json(200, Json.pretty(reading(JsonObjects.object().put("status", action))));
    }

    private ObjectNode reading(ObjectNode target) {
        Instant now = clock.instant();
        return target.put("currentInstant", now.toString()).put("currentEpochMillis", now.toEpochMilli());
    }

    private static @Nullable Instant instant(JsonNode body) {
        String text = JsonObjects.text(body, "instant");
        if (text.isEmpty()) {
            return null;
        }
        try {
            Instant instant = Instant.parse(text);
            if (hasMillis(instant)) {
                return instant;
            }
        } catch (DateTimeParseException noInstant) {
            // Refused below like an instant out of range.
        }
        throw Refusal.json(400, "invalid 'instant' value, must be ISO-8601 format (for example 2030-01-31T12:00:00Z)");
    }

    /* Lifetimes are counted in milliseconds, which reach less far than instants. */
    private static boolean hasMillis(Instant instant) {
        return !instant.isBefore(EARLIEST) && !instant.isAfter(LATEST);
    }

    private void advance(long millis) {
        if (millis <= 0) {
            throw Refusal.json(400, "'durationMillis' must be a positive number");
        }
        Duration by = Duration.ofMillis(millis);
        if (by.compareTo(Duration.between(clock.instant(), LATEST)) > 0) {
            throw Refusal.json(400, "'durationMillis' moves the clock beyond the times it can show");
        }
        clock.advance(by);
    }
}
