package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.ResponseMode;
import org.mockserver.model.Action;
import tools.jackson.databind.JsonNode;

/** The table of the expectation, in alphabetical order, and the rules that concern several of its members. */
final class ExpectationCodec {

    private static final int ALWAYS = 100;

    private static final ObjectCodec<Expectation> TABLE = table();

    private ExpectationCodec() {}

    /** Reads one expectation; problems are recorded. */
    static Expectation read(At at) {
        Expectation expectation = TABLE.read(at, new Expectation(null));
        if (at.node().isObject() && !at.lenient()) {
            checkActions(at, expectation);
        }
        return expectation;
    }

    static JsonNode write(Expectation expectation) {
        return TABLE.write(expectation);
    }

    private static ObjectCodec<Expectation> table() {
        ObjectCodec<Expectation> table = new ObjectCodec<>();
        table.row(
                        "afterActions",
                        (expectation, at) -> expectation.withAfterActions(SideActionCodec.read(at)),
                        expectation -> Write.ifSet(expectation.getAfterActions(), SideActionCodec::write))
                .row(
                        "beforeActions",
                        (expectation, at) -> expectation.withBeforeActions(SideActionCodec.read(at)),
                        expectation -> Write.ifSet(expectation.getBeforeActions(), SideActionCodec::write));
        table.row(
                        "capture",
                        (expectation, at) -> expectation.withCapture(CaptureCodec.read(at)),
                        expectation -> Write.ifSet(expectation.getCapture(), CaptureCodec::write))
                .servedElsewhere(
                        "chaos",
                        (expectation, at) -> expectation.withChaos(ChaosCodec.read(at)),
                        expectation -> Write.ifSet(expectation.getChaos(), ChaosCodec::write))
                .row(
                        "crossProtocolScenarios",
                        (expectation, at) -> expectation.withCrossProtocolScenarios(CrossingCodec.read(at)),
                        expectation -> Write.ifSet(expectation.getCrossProtocolScenarios(), CrossingCodec::write));
        table.refused("specUrlOrPayload");
        for (ActionKind kind : ActionKind.values()) {
            if (kind.key().compareTo("httpRequest") < 0) {
                kind.addTo(table);
            }
        }
        table.row(
                "httpRequest",
                (expectation, at) -> expectation.withHttpRequest(RequestCodec.read(at)),
                expectation -> Write.ifSet(expectation.getHttpRequest(), RequestCodec::write));
        for (ActionKind kind : ActionKind.values()) {
            if (kind.key().compareTo("httpRequest") > 0 && kind != ActionKind.STEPS) {
                kind.addTo(table);
            }
        }
        addLifetime(table);
        return table;
    }

    private static void addLifetime(ObjectCodec<Expectation> table) {
        table.row("id", (expectation, at) -> expectation.withId(at.text()), ExpectationCodec::writeId)
                .row("metadata", ExpectationCodec::readMetadata, ExpectationCodec::writeMetadata)
                .row(
                        "namespace",
                        (expectation, at) -> expectation.withNamespace(at.text()),
                        expectation -> Write.text(expectation.getNamespace()))
                .row(
                        "newScenarioState",
                        (expectation, at) -> expectation.withNewScenarioState(at.text()),
                        expectation -> Write.text(expectation.getNewScenarioState()))
                .row(
                        "percentage",
                        (expectation, at) -> expectation.withPercentage(at.integer(0, ALWAYS)),
                        expectation -> Write.number(expectation.getPercentage()))
                .row("priority", ExpectationCodec::readPriority, expectation -> Write.number(expectation.getPriority()))
                .row(
                        "rateLimit",
                        (expectation, at) -> expectation.withRateLimit(RateLimitCodec.read(at)),
                        expectation -> Write.ifSet(expectation.getRateLimit(), RateLimitCodec::write))
                .row(
                        "responseMode",
                        (expectation, at) -> expectation.withResponseMode(at.oneOf(ResponseMode.class)),
                        expectation -> Write.constant(expectation.getResponseMode()))
                .row("responseWeights", ExpectationCodec::readWeights, ExpectationCodec::writeWeights)
                .row(
                        "scenarioName",
                        (expectation, at) -> expectation.withScenarioName(at.text()),
                        expectation -> Write.text(expectation.getScenarioName()))
                .row(
                        "scenarioState",
                        (expectation, at) -> expectation.withScenarioState(at.text()),
                        expectation -> Write.text(expectation.getScenarioState()));
        ActionKind.STEPS.addTo(table);
        table.row(
                        "switchAfter",
                        (expectation, at) -> expectation.withSwitchAfter(at.integer(1, Integer.MAX_VALUE)),
                        expectation -> Write.number(expectation.getSwitchAfter()))
                .row(
                        "timeToLive",
                        (expectation, at) -> expectation.withTimeToLive(LimitsCodec.readTimeToLive(at)),
                        expectation -> LimitsCodec.writeTimeToLive(expectation.getTimeToLive()))
                .row(
                        "times",
                        (expectation, at) -> expectation.withTimes(LimitsCodec.readTimes(at)),
                        expectation -> LimitsCodec.writeTimes(expectation.getTimes()));
    }

    private static @Nullable JsonNode writeMetadata(Expectation expectation) {
        Map<String, Object> metadata = expectation.getMetadata();
        return metadata == null || metadata.isEmpty() ? null : Json.inline(Json.ofPlainValue(metadata));
    }

    private static void checkActions(At at, Expectation expectation) {
        List<String> given = new ArrayList<>();
        for (ActionKind kind : ActionKind.values()) {
            if (!at.member(kind.key()).isAbsent()) {
                given.add(kind.key());
            }
        }
        if (given.isEmpty() && at.member("specUrlOrPayload").isAbsent()) {
            at.problem("an action is required, one of " + ActionKind.performedKeys());
        }
        if (given.contains(ActionKind.STEPS.key())) {
            checkStepsAlone(at, given);
        }
        List<Action<?>> actions = expectation.getActions();
        if (actions.size() > 1 && actions.stream().filter(Action::isPrimary).count() != 1) {
            at.problem("when multiple action types are configured, exactly one must be marked as primary");
        }
    }

    private static void checkStepsAlone(At at, List<String> actions) {
        String start = "invalid expectation steps: steps cannot be combined with ";
        if (actions.size() > 1) {
            at.problem(start + "another action, because the step that is the responder answers");
        }
        for (String name : List.of("beforeActions", "afterActions")) {
            if (!at.member(name).isAbsent()) {
                at.problem(start + name + ", which are steps themselves");
            }
        }
    }

    /** A blank id is kept but not shown. */
    private static @Nullable JsonNode writeId(Expectation expectation) {
        return Write.text(expectation.getId());
    }

    private static void readPriority(Expectation expectation, At at) {
        Integer priority = at.integer();
        if (priority != null) {
            expectation.withPriority(priority);
        }
    }

    @SuppressWarnings("unchecked") // the plain value of a JSON object is a map by name
    private static void readMetadata(Expectation expectation, At at) {
        if (at.expectObject()) {
            expectation.withMetadata((Map<String, Object>) Json.toPlainValue(at.node()));
        }
    }

    private static void readWeights(Expectation expectation, At at) {
        if (!at.expectArray()) {
            return;
        }
        List<Integer> weights = new ArrayList<>();
        for (At item : at.items()) {
            Integer weight = item.integer();
            weights.add(weight == null ? 0 : weight);
        }
        expectation.withResponseWeights(weights);
    }

    private static @Nullable JsonNode writeWeights(Expectation expectation) {
        return Write.ifSet(
                expectation.getResponseWeights(), weights -> Write.array(weights, weight -> Json.ofPlainValue(weight)));
    }
}
