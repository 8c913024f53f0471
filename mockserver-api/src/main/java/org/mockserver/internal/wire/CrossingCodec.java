package org.mockserver.internal.wire;

import java.util.List;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.CrossProtocolTrigger;
import tools.jackson.databind.JsonNode;

/** The table of scenarios that are moved by what happens elsewhere, in alphabetical order. */
final class CrossingCodec {

    private static final ObjectCodec<CrossProtocolScenario> ROWS = new ObjectCodec<CrossProtocolScenario>()
            .text("matchPattern", CrossProtocolScenario::withMatchPattern, CrossProtocolScenario::getMatchPattern)
            .text("scenarioName", CrossProtocolScenario::withScenarioName, CrossProtocolScenario::getScenarioName)
            .text("targetState", CrossProtocolScenario::withTargetState, CrossProtocolScenario::getTargetState)
            .choice(
                    "trigger",
                    CrossProtocolTrigger.class,
                    CrossProtocolScenario::withTrigger,
                    CrossProtocolScenario::getTrigger);

    private CrossingCodec() {}

    static List<CrossProtocolScenario> read(At at) {
        return at.list(CrossingCodec::readOne);
    }

    private static CrossProtocolScenario readOne(At at) {
        CrossProtocolScenario scenario = ROWS.read(at, new CrossProtocolScenario());
        if (at.node().isObject()) {
            for (String required : List.of("scenarioName", "targetState", "trigger")) {
                if (at.member(required).isAbsent()) {
                    at.member(required).problem("is required");
                }
            }
            CrossProtocolTrigger trigger = scenario.getTrigger();
            if (!at.lenient()
                    && (trigger == CrossProtocolTrigger.GRPC_REQUEST || trigger == CrossProtocolTrigger.DNS_QUERY)) {
                at.member("trigger").unsupported("a scenario that " + trigger + " moves");
            }
        }
        return scenario;
    }

    static JsonNode write(List<CrossProtocolScenario> scenarios) {
        return Write.array(scenarios, ROWS::write);
    }
}
