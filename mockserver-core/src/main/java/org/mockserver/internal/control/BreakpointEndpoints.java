package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Breakpoint;
import org.mockserver.internal.engine.Breakpoints;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints about exchanges that connected clients decide about. */
final class BreakpointEndpoints {

    private final Breakpoints breakpoints;

    BreakpointEndpoints(Breakpoints breakpoints) {
        this.breakpoints = breakpoints;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                row("PUT", "/breakpoint/matcher", MUTATE, "Lets a connected client decide about exchanges.", this::add),
                row("GET", "/breakpoint/matchers", READ, "Lists these breakpoints.", this::list),
                row("PUT", "/breakpoint/matchers", READ, "Lists these breakpoints.", this::list),
                row("PUT", "/breakpoint/matcher/remove", MUTATE, "Removes one of them.", this::remove),
                row("PUT", "/breakpoint/matcher/clear", MUTATE, "Removes all of them.", this::clear));
    }

    private static Route row(String method, String path, Access access, String summary, Endpoint endpoint) {
        return new Route(method, path, Route.Names.PREFIXED, access, CONNECTION, summary, endpoint);
    }

    Reply add(ControlCall call) {
        JsonNode body = JsonObjects.body(call, "request body must contain 'httpRequest', 'phases' and 'clientId'");
        String clientId = JsonObjects.text(body, "clientId");
        if (clientId.isBlank()) {
            throw Refusal.json(400, "'clientId' is required: the id of a client of the callback WebSocket");
        }
        Integer skipCount = number(body, "skipCount");
        Breakpoint.Spec spec = new Breakpoint.Spec(
                definition(body.path("httpRequest")),
                phases(body.path("phases")),
                clientId,
                skipCount == null ? 0 : skipCount,
                new Breakpoint.ResponseCondition(
                        number(body, "responseStatusCodeMin"),
                        number(body, "responseStatusCodeMax"),
                        body.has("responseBodyContains") ? JsonObjects.text(body, "responseBodyContains") : null));
        Breakpoint added = add(spec);
        ObjectNode reply = Json.object().put("id", added.id());
        reply.set("phases", shown(spec.phases()));
        return Reply.json(201, Json.pretty(reply.put("clientId", clientId)));
    }

    private Breakpoint add(Breakpoint.Spec spec) {
        Breakpoint added;
        try {
            added = breakpoints.add(spec);
        } catch (WireException unusable) {
            throw Refusal.json(400, "'httpRequest' cannot be matched: " + unusable.getMessage());
        }
        if (added == null) {
            throw Refusal.json(400, "there are too many breakpoints: remove some");
        }
        return added;
    }

    private static RequestDefinition definition(JsonNode given) {
        if (given.isMissingNode() || given.isNull()) {
            return HttpRequest.request();
        }
        try {
            return RequestWire.read(Json.compact(given));
        } catch (WireException invalid) {
            throw Refusal.json(400, "'httpRequest' is not a request definition: " + invalid.getMessage());
        }
    }

    private static Set<BreakpointPhase> phases(JsonNode given) {
        if (!given.isArray() || given.isEmpty()) {
            throw Refusal.json(400, "'phases' must be an array of REQUEST, RESPONSE and RESPONSE_STREAM");
        }
        Set<BreakpointPhase> phases = EnumSet.noneOf(BreakpointPhase.class);
        for (JsonNode phase : given.values()) {
            switch (phase.asString("").toUpperCase(Locale.ROOT)) {
                case "REQUEST" -> phases.add(BreakpointPhase.REQUEST);
                case "RESPONSE" -> phases.add(BreakpointPhase.RESPONSE);
                case "RESPONSE_STREAM" -> phases.add(BreakpointPhase.RESPONSE_STREAM);
                case "INBOUND_STREAM" ->
                    throw Refusal.json(
                            400,
                            "phase INBOUND_STREAM is not supported: requests are held as a whole, in phase REQUEST");
                default -> throw Refusal.json(400, "unknown phase " + Json.compact(phase));
            }
        }
        return Collections.unmodifiableSet(phases);
    }

    private static @Nullable Integer number(JsonNode body, String member) {
        JsonNode value = body.path(member);
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isIntegralNumber() || !value.canConvertToInt() || value.asInt() < 0) {
            throw Refusal.json(400, '\'' + member + "' must be a whole number of 0 or more");
        }
        return value.asInt();
    }

    private static ArrayNode shown(Set<BreakpointPhase> phases) {
        ArrayNode shown = Json.array();
        phases.forEach(phase -> shown.add(phase.name()));
        return shown;
    }

    Reply list(ControlCall call) {
        ObjectNode reply = Json.object();
        ArrayNode matchers = reply.putArray("matchers");
        breakpoints.list().forEach(breakpoint -> matchers.add(shown(breakpoint)));
        return Reply.json(200, Json.pretty(reply));
    }

    private static ObjectNode shown(Breakpoint breakpoint) {
        Breakpoint.Spec spec = breakpoint.spec();
        ObjectNode shown = Json.object().put("id", breakpoint.id());
        shown.set("httpRequest", RequestWire.tree(spec.definition()));
        shown.set("phases", shown(spec.phases()));
        shown.put("clientId", spec.clientId());
        if (spec.skipCount() > 0) {
            shown.put("skipCount", spec.skipCount());
        }
        Breakpoint.ResponseCondition response = spec.response();
        if (response.statusMin() != null) {
            shown.put("responseStatusCodeMin", response.statusMin());
        }
        if (response.statusMax() != null) {
            shown.put("responseStatusCodeMax", response.statusMax());
        }
        if (response.bodyContains() != null) {
            shown.put("responseBodyContains", response.bodyContains());
        }
        return shown;
    }

    Reply remove(ControlCall call) {
        String id = JsonObjects.text(JsonObjects.body(call, "request body must contain 'id'"), "id");
        if (id.isBlank()) {
            throw Refusal.json(400, "'id' is required");
        }
        if (!breakpoints.remove(id)) {
            throw Refusal.json(404, "there is no breakpoint " + id);
        }
        return Reply.json(
                200, Json.pretty(Json.object().put("status", "removed").put("id", id)));
    }

    Reply clear(ControlCall call) {
        int count = breakpoints.clear();
        return Reply.json(
                200, Json.pretty(Json.object().put("status", "cleared").put("count", count)));
    }
}
