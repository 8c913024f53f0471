package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.mockserver.internal.control.Route.Names;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that open, list and close isolated spaces. */
final class SpaceEndpoints {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private final Spaces spaces;
    private final LiveSettings settings;

    SpaceEndpoints(Spaces spaces, LiveSettings settings) {
        this.spaces = spaces;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                new Route(
                        "PUT",
                        "/space",
                        Names.PREFIXED,
                        MUTATE,
                        WORKER,
                        "Opens an isolated space: expectations, scenarios, clock and journal of its own.",
                        this::open),
                new Route("GET", "/space", Names.PREFIXED, READ, CONNECTION, "Lists the isolated spaces.", this::list),
                new Route(
                        "DELETE",
                        "/space/{name}",
                        Names.PREFIXED,
                        MUTATE,
                        CONNECTION,
                        "Closes an isolated space with all it holds.",
                        this::close));
    }

    Reply open(ControlCall call) {
        JsonNode body = call.hasNoBody() ? JsonObjects.object() : JsonObjects.body(call, "");
        body.propertyNames().forEach(member -> {
            if (!member.equals("name") && !member.equals("idleMillis")) {
                throw Refusal.json(400, "unknown member '" + member + "': a space takes name and idleMillis");
            }
        });
        String name = body.has("name")
                ? JsonObjects.text(body, "name")
                : UUID.randomUUID().toString();
        if (!NAME.matcher(name).matches()) {
            throw Refusal.json(
                    400,
                    "name must be 1 to 64 letters, digits, dots, underscores or hyphens and start with a letter or"
                            + " digit, but is '" + name + "'");
        }
        long idleMillis = settings.current().get(SettingKeys.SPACE_IDLE_MILLIS);
        if (body.has("idleMillis")) {
            JsonNode given = body.get("idleMillis");
            if (!given.isIntegralNumber() || !given.canConvertToLong() || given.longValue() <= 0) {
                throw Refusal.json(400, "idleMillis must be a positive number of milliseconds, but is " + given);
            }
            idleMillis = given.longValue();
        }
        spaces.open(name, idleMillis, settings.current().get(SettingKeys.MAX_SPACES));
        return Reply.json(
                201,
                Json.pretty(JsonObjects.object()
                        .put("name", name)
                        .put("header", SpaceDoor.HEADER)
                        .put("path", SpaceDoor.PATH + name)
                        .put("idleMillis", idleMillis)));
    }

    Reply list(ControlCall call) {
        ObjectNode body = JsonObjects.object();
        ArrayNode all = body.putArray("spaces");
        spaces.idleMillis()
                .forEach((name, idle) -> all.addObject().put("name", name).put("idleForMillis", idle));
        return Reply.json(200, Json.pretty(body));
    }

    Reply close(ControlCall call) {
        if (!spaces.close(call.variable())) {
            throw Refusal.json(404, "there is no space '" + call.variable() + "'");
        }
        return Reply.json(200, Json.pretty(JsonObjects.object().put("status", "closed")));
    }
}
