package org.mockserver.internal.action.template;

/** The helper {@code scenario}: reads and moves the states of scenarios. */
final class ScenarioTools {

    private static final int LONGEST = 10_000;

    static final Functions TABLE = new Functions()
            .add("get", 1, call -> state(call))
            .add("set", 2, call -> {
                Helpers.variables(call).world().moveScenario(kept(call.text(0)), kept(call.text(1)));
                return "";
            })
            .add("matches", 2, call -> state(call).equals(call.text(1)));

    private ScenarioTools() {}

    /* Scenarios outlive the rendering, so they do not hold documents. */
    private static String kept(String text) {
        if (text.length() > LONGEST) {
            throw new TemplateException("names and states of scenarios may have " + LONGEST + " characters");
        }
        return text;
    }

    private static String state(Arguments call) {
        return Helpers.variables(call).world().scenarioState(call.text(0));
    }
}
