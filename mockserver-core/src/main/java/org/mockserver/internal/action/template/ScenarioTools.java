package org.mockserver.internal.action.template;

/** The helper {@code scenario}: reads and moves the states of scenarios. */
final class ScenarioTools {

    static final Functions TABLE = new Functions()
            .add("get", 1, call -> state(call))
            .add("set", 2, call -> {
                Helpers.variables(call).world().moveScenario(call.text(0), call.text(1));
                return "";
            })
            .add("matches", 2, call -> state(call).equals(call.text(1)));

    private ScenarioTools() {}

    private static String state(Arguments call) {
        return Helpers.variables(call).world().scenarioState(call.text(0));
    }
}
