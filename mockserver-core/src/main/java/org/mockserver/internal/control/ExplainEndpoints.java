package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Decision;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that say which expectation would answer a request, and why no other would. */
final class ExplainEndpoints {

    private static final int MAX_CANDIDATES = 100;
    private static final int MAX_UNREACHABLE = 100;

    private final Engine engine;
    private final LiveSettings settings;

    ExplainEndpoints(Engine engine, LiveSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                new Route(
                        "PUT",
                        "/expectation/explain",
                        Route.Names.PREFIXED,
                        READ,
                        WORKER,
                        "Says which expectations the request in the body is compared with, how each was found, why each"
                                + " was refused, which one would answer, and which can never answer anything.",
                        this::explainRequest),
                new Route(
                        "PUT",
                        "/explain",
                        Route.Names.PREFIXED,
                        READ,
                        WORKER,
                        "Says which expectation would answer a recorded request, named by its correlationId, now.",
                        this::explainRecorded));
    }

    Reply explainRequest(ControlCall call) {
        ObjectNode body = explain(Json.object(), GivenRequest.read(call), UnaryOperator.identity());
        unreachable(body);
        return Reply.json(200, Json.pretty(body));
    }

    Reply explainRecorded(ControlCall call) {
        String id = call.parameter("correlationId");
        if (id == null || id.isBlank()) {
            throw Refusal.json(400, "the query parameter correlationId is required");
        }
        JournalEntry entry = Recordings.find(engine.journal().view(), id);
        if (entry == null) {
            throw Refusal.json(404, "no recorded request has the correlationId " + id);
        }
        ObjectNode body = Json.object().put("correlationId", id);
        return Reply.json(
                200, Json.pretty(explain(body, entry.request(), Redactions.masking(settings.current(), entry))));
    }

    private ObjectNode explain(ObjectNode body, RequestView request, UnaryOperator<String> masking) {
        Decision decision = engine.decisions().about(request);
        Decision.Candidate winner = decision.winner();
        body.put("method", request.method()).put("path", request.path());
        body.put("outcome", outcome(decision, winner));
        if (winner != null) {
            body.put("expectationId", winner.rule().id());
        }
        body.put("totalExpectations", decision.stored());
        body.put("examinedExpectations", decision.candidates().size());
        body.put("truncated", decision.candidates().size() > MAX_CANDIDATES);
        ArrayNode candidates = body.putArray("candidates");
        boolean decided = false;
        for (Decision.Candidate candidate : decision.candidates()) {
            if (candidates.size() == MAX_CANDIDATES) {
                break;
            }
            candidates.add(shown(candidate, candidate == winner, decided, masking));
            decided |= candidate == winner;
        }
        return body;
    }

    private static String outcome(Decision decision, Decision.@Nullable Candidate winner) {
        if (winner != null) {
            Integer percentage = winner.rule().expectation().getPercentage();
            boolean certain = percentage == null || percentage >= 100;
            return "expectation " + winner.rule().id() + " answers"
                    + (certain ? "" : " " + percentage + " percent of such requests");
        }
        if (decision.stored() == 0) {
            return "there are no expectations";
        }
        boolean matched = decision.candidates().stream().anyMatch(Decision.Candidate::matches);
        return matched ? "what matches is not eligible now" : "no expectation matches";
    }

    private static ObjectNode shown(
            Decision.Candidate candidate, boolean wins, boolean decided, UnaryOperator<String> masking) {
        Rule rule = candidate.rule();
        boolean matches = candidate.matches();
        ObjectNode shown = Json.object().put("expectationId", rule.id()).put("priority", rule.priority());
        shown.put("source", candidate.source());
        shown.put("matches", matches);
        shown.put("wins", wins);
        shown.put("reason", reason(candidate, wins, decided));
        ObjectNode differences = shown.putObject("differences");
        for (FieldResult field : candidate.fields()) {
            if (!field.matched()) {
                ArrayNode texts = differences.putArray(field.field());
                field.differences().forEach(text -> texts.add(masking.apply(text)));
            }
        }
        return shown;
    }

    private static String reason(Decision.Candidate candidate, boolean wins, boolean decided) {
        if (!candidate.matches()) {
            List<String> fields = new ArrayList<>();
            for (FieldResult field : candidate.fields()) {
                if (!field.matched()) {
                    fields.add(field.field());
                }
            }
            return "does not match: " + String.join(", ", fields);
        }
        String refusal = candidate.refusal();
        if (refusal != null) {
            return "matches, but " + refusal;
        }
        return wins ? "the first that matches" : decided ? "matches, but another is tried first" : "matches";
    }

    private void unreachable(ObjectNode body) {
        Shadows shadows = new Shadows();
        ArrayNode unreachable = body.putArray("unreachableExpectations");
        for (Rule rule : engine.rules().inOrder()) {
            Expectation winner = shadows.next(rule.shown());
            if (winner != null && unreachable.size() < MAX_UNREACHABLE) {
                unreachable.addObject().put("expectationId", rule.id()).put("becauseOf", winner.getId());
            }
        }
        body.put("unreachableCheckTruncated", shadows.truncated());
    }
}
