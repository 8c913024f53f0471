package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Action;
import org.mockserver.internal.action.ActionCall;
import org.mockserver.internal.match.Extraction;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.mock.Expectation;
import org.mockserver.model.CaptureRule;
import org.mockserver.model.RequestDefinition;

/** Makes texts of the request the states of scenarios before an action answers. What is not there changes nothing. */
final class CapturingAction implements Action {

    private final Action action;
    private final Scenarios scenarios;
    private final List<Capture> captures;

    private record Capture(Extraction extraction, String scenario) {}

    private CapturingAction(Action action, Scenarios scenarios, List<Capture> captures) {
        this.action = action;
        this.scenarios = scenarios;
        this.captures = captures;
    }

    /** The action itself when the expectation captures nothing; throws WireException for a useless expression. */
    static Action around(
            Action action, Expectation spec, RequestDefinition definition, MatchOptions options, Scenarios scenarios) {
        @Nullable List<CaptureRule> rules = spec.getCapture();
        if (rules == null || rules.isEmpty()) {
            return action;
        }
        List<Capture> captures = new ArrayList<>();
        for (CaptureRule rule : rules) {
            String path = "$.capture[" + captures.size() + "]";
            String into = rule.getInto();
            Extraction extraction = Extraction.compile(rule, definition, path, options);
            captures.add(new Capture(extraction, into == null ? "" : into));
        }
        return new CapturingAction(action, scenarios, List.copyOf(captures));
    }

    @Override
    public void serve(ActionCall call) {
        for (Capture capture : captures) {
            String found = capture.extraction.from(call.request());
            if (found != null && !found.isEmpty()) {
                scenarios.set(capture.scenario, found);
            }
        }
        action.serve(call);
    }
}
