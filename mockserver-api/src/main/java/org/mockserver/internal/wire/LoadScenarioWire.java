package org.mockserver.internal.wire;

import org.mockserver.load.LoadScenario;

/** Load scenarios as JSON. */
public final class LoadScenarioWire {

    private LoadScenarioWire() {}

    /**
     * Reads a scenario.
     *
     * @throws WireException with everything that is wrong
     */
    public static LoadScenario read(String json) {
        Problems problems = Problems.ofInstructions();
        LoadScenario scenario = LoadCodec.read(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return scenario;
    }

    /** The pretty text of a scenario; what is unset is left out. */
    public static String write(LoadScenario scenario) {
        return Json.pretty(LoadCodec.write(scenario));
    }
}
