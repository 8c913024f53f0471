package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.MUTATE;
import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.CONNECTION;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.List;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that show and move scenarios. */
final class ScenarioEndpoints {

    private final Scenarios scenarios;

    ScenarioEndpoints(Scenarios scenarios) {
        this.scenarios = scenarios;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "GET",
                        "/scenario",
                        READ,
                        CONNECTION,
                        "Lists the scenarios that were moved and their states.",
                        this::list),
                alsoBare(
                        "PUT",
                        "/scenario",
                        MUTATE,
                        CONNECTION,
                        "Refused: the name of the scenario belongs into the path.",
                        this::nameMissing),
                alsoBare("GET", "/scenario/{name}", READ, CONNECTION, "Shows the state of a scenario.", this::show),
                alsoBare(
                        "PUT",
                        "/scenario/{name}",
                        MUTATE,
                        CONNECTION,
                        "Moves a scenario to a state, and if asked to another one some time later.",
                        this::set),
                alsoBare(
                        "PUT",
                        "/scenario/{name}/trigger",
                        MUTATE,
                        CONNECTION,
                        "Moves a scenario to a new state.",
                        this::trigger));
    }

    Reply list(ControlCall call) {
        ObjectNode body = JsonObjects.object();
        ArrayNode all = body.putArray("scenarios");
        scenarios.all().forEach((name, state) -> all.add(described(name, state)));
        return Reply.json(200, Json.pretty(body));
    }

    Reply show(ControlCall call) {
        String name = name(call);
        return Reply.json(200, Json.pretty(described(name, scenarios.state(name))));
    }

    Reply set(ControlCall call) {
        return move(call, "state");
    }

    Reply trigger(ControlCall call) {
        return move(call, "newState");
    }

    Reply nameMissing(ControlCall call) {
        return Refusal.json(400, "scenario name is required in the path").reply();
    }

    private Reply move(ControlCall call, String member) {
        String name = name(call);
        String required = "request body is required with '" + member + "' field";
        JsonNode body = JsonObjects.body(call, required);
        String state = JsonObjects.text(body, member);
        if (state.isEmpty()) {
            throw Refusal.json(400, "'" + member + "' field is required");
        }
        ObjectNode answer = described(name, state);
        long after = JsonObjects.count(body, "transitionAfterMs");
        String next = JsonObjects.text(body, "nextState");
        if (after >= 0 && !next.isEmpty()) {
            scenarios.setThenMove(name, state, after, next);
            answer.put("nextState", next).put("transitionAfterMs", after);
        } else {
            scenarios.set(name, state);
        }
        return Reply.json(200, Json.pretty(answer));
    }

    private static String name(ControlCall call) {
        if (call.variable().isEmpty()) {
            throw Refusal.json(400, "scenario name is required in the path");
        }
        return call.variable();
    }

    private static ObjectNode described(String name, String state) {
        return JsonObjects.object().put("scenarioName", name).put("currentState", state);
    }
}
