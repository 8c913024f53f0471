package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.action.Action;
import org.mockserver.internal.action.ActionCall;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.mock.Expectation;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.CrossProtocolTrigger;

/** Moves scenarios before an action answers a request, if its path, as it was sent, contains a text. */
final class CrossingAction implements Action {

    private final Action action;
    private final Scenarios scenarios;
    private final List<Crossing> crossings;

    private record Crossing(String pathPart, String scenario, String state) {}

    private CrossingAction(Action action, Scenarios scenarios, List<Crossing> crossings) {
        this.action = action;
        this.scenarios = scenarios;
        this.crossings = crossings;
    }

    /** The action itself when the expectation moves no scenario by its requests. */
    static Action around(Action action, Expectation spec, Scenarios scenarios) {
        List<Crossing> crossings = new ArrayList<>();
        for (CrossProtocolScenario scenario : Crossings.of(spec, CrossProtocolTrigger.HTTP_REQUEST)) {
            crossings.add(new Crossing(
                    Crossings.orEmpty(scenario.getMatchPattern()),
                    Crossings.orEmpty(scenario.getScenarioName()),
                    Crossings.orEmpty(scenario.getTargetState())));
        }
        return crossings.isEmpty() ? action : new CrossingAction(action, scenarios, List.copyOf(crossings));
    }

    @Override
    public void serve(ActionCall call) {
        for (Crossing crossing : crossings) {
            if (call.request().path().contains(crossing.pathPart)) {
                scenarios.set(crossing.scenario, crossing.state);
            }
        }
        action.serve(call);
    }
}
