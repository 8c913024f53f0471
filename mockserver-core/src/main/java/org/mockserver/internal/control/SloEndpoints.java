package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mockserver.internal.observe.ForwardSamples;
import org.mockserver.internal.observe.ForwardSamples.Sample;
import org.mockserver.internal.observe.Objective;
import org.mockserver.internal.observe.Objective.Judgement;
import org.mockserver.internal.observe.Objective.Result;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint that says whether other servers were as fast and reliable as expected. */
final class SloEndpoints {

    private static final String OFF =
            "service level objectives are not tracked: set mockserver.sloTrackingEnabled to true";

    private final ForwardSamples samples;

    SloEndpoints(ForwardSamples samples) {
        this.samples = samples;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(alsoBare(
                "PUT",
                "/verifySLO",
                READ,
                WORKER,
                "Judges latency and errors of forwarded requests: 200 if the objectives are met or nothing can be said,"
                        + " 406 if one is missed.",
                this::verify));
    }

    private record Window(long fromMillis, long toMillis) {

        static Window read(JsonNode window, long nowMillis) {
            String type = JsonObjects.text(window, "type").toUpperCase(Locale.ROOT);
            switch (type) {
                case "LOOKBACK" -> {
                    long back = millis(window, "lookbackMillis");
                    if (back == 0) {
                        throw invalid("window.lookbackMillis must be positive");
                    }
                    return new Window(nowMillis - back, nowMillis);
                }
                case "EXPLICIT" -> {
                    Window given = new Window(millis(window, "fromEpochMillis"), millis(window, "toEpochMillis"));
                    if (given.fromMillis > given.toMillis) {
                        throw invalid("window.fromEpochMillis must not be after window.toEpochMillis");
                    }
                    return given;
                }
                default -> throw invalid("window.type must be LOOKBACK or EXPLICIT");
            }
        }

        private static long millis(JsonNode window, String member) {
            JsonNode value = window.path(member);
            if (!value.isIntegralNumber() || !value.canConvertToLong() || value.asLong() < 0) {
                throw invalid("window." + member + " must be a number of milliseconds");
            }
            return value.asLong();
        }
    }

    /* What concerns requests to this server itself is understood, but not sampled. */
    private record Asked(Objective objective, boolean inbound) {}

    Reply verify(ControlCall call) {
        if (!samples.isTracking()) {
            throw Refusal.json(403, OFF);
        }
        JsonNode criteria = JsonObjects.body(call, "request body must contain 'window' and 'objectives'");
        long now = System.currentTimeMillis();
        Window window = Window.read(criteria.path("window"), now);
        List<Asked> objectives = objectives(criteria.path("objectives"));
        List<String> hosts = hosts(criteria.path("upstreamHosts"));
        int least = least(criteria.path("minimumSampleCount"));
        List<Sample> found = samples.between(window.fromMillis, window.toMillis, now);
        if (!hosts.isEmpty()) {
            found.removeIf(sample -> hosts.stream().noneMatch(sample::isAbout));
        }
        return reply(JsonObjects.text(criteria, "name"), window, objectives, found, least);
    }

    private static Reply reply(String name, Window window, List<Asked> asked, List<Sample> found, int least) {
        Result overall = Result.PASS;
        ArrayNode results = Json.array();
        for (Asked one : asked) {
            Judgement judgement = one.inbound
                    ? new Judgement(Result.INCONCLUSIVE, null, "requests to this server itself are not sampled")
                    : one.objective.judge(found, least);
            results.add(shown(one.objective, judgement));
            overall = worse(overall, judgement.result());
        }
        ObjectNode verdict = Json.object();
        if (!name.isEmpty()) {
            verdict.put("name", name);
        }
        verdict.put("result", overall.name())
                .put("windowFromEpochMillis", window.fromMillis)
                .put("windowToEpochMillis", window.toMillis)
                .put("sampleCount", found.size());
        verdict.set("objectiveResults", results);
        return Reply.json(overall == Result.FAIL ? 406 : 200, Json.pretty(verdict));
    }

    private static Result worse(Result one, Result other) {
        if (one == Result.FAIL || other == Result.FAIL) {
            return Result.FAIL;
        }
        return one == Result.PASS ? other : one;
    }

    private static ObjectNode shown(Objective objective, Judgement judgement) {
        ObjectNode shown = Json.object()
                .put("sli", objective.sli().name())
                .put("comparator", objective.comparator().name())
                .put("threshold", objective.threshold());
        Double observed = judgement.observed();
        if (observed != null) {
            shown.put("observedValue", observed);
        }
        shown.put("result", judgement.result().name());
        if (judgement.detail() != null) {
            shown.put("detail", judgement.detail());
        }
        return shown;
    }

    private static List<Asked> objectives(JsonNode given) {
        if (!given.isArray() || given.isEmpty()) {
            throw invalid("objectives must be an array with at least one objective");
        }
        List<Asked> objectives = new ArrayList<>();
        for (JsonNode one : given.values()) {
            JsonNode threshold = one.path("threshold");
            if (!threshold.isNumber()) {
                throw invalid("an objective needs a threshold, which is a number");
            }
            Objective objective = new Objective(
                    oneOf(Objective.Indicator.values(), one, "sli"),
                    oneOf(Objective.Comparator.values(), one, "comparator"),
                    threshold.asDouble());
            String scope = JsonObjects.text(one, "scope").toUpperCase(Locale.ROOT);
            if (!List.of("", "FORWARD", "INBOUND").contains(scope)) {
                throw invalid("scope must be FORWARD or INBOUND");
            }
            objectives.add(new Asked(objective, scope.equals("INBOUND")));
        }
        return objectives;
    }

    private static <E extends Enum<E>> E oneOf(E[] constants, JsonNode objective, String member) {
        String given = JsonObjects.text(objective, member);
        return Arrays.stream(constants)
                .filter(constant -> constant.name().equalsIgnoreCase(given))
                .findFirst()
                .orElseThrow(() -> invalid(member + " must be one of " + Arrays.toString(constants)));
    }

    private static List<String> hosts(JsonNode given) {
        if (given.isMissingNode() || given.isNull()) {
            return List.of();
        }
        if (!given.isArray() || !given.values().stream().allMatch(JsonNode::isString)) {
            throw invalid("upstreamHosts must be an array of host names");
        }
        return given.values().stream().map(JsonNode::asString).toList();
    }

    private static int least(JsonNode given) {
        if (given.isMissingNode() || given.isNull()) {
            return 1;
        }
        if (!given.isIntegralNumber() || !given.canConvertToInt() || given.asInt() < 0) {
            throw invalid("minimumSampleCount must be a number that is not negative");
        }
        return given.asInt();
    }

    private static Refusal invalid(String message) {
        return Refusal.json(400, message);
    }
}
