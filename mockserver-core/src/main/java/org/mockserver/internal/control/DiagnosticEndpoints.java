package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;
import static org.mockserver.internal.control.Route.alsoBare;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.mockserver.internal.engine.Diagnostics;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.engine.SuggestedFix;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoints that say why requests do not match. */
final class DiagnosticEndpoints {

    private static final int MAX_COMPARED = 100;
    private static final int DEFAULT_UNMATCHED = 10;
    private static final int MAX_UNMATCHED = 100;
    private static final int CLOSEST_PER_REQUEST = 3;

    private final Engine engine;
    private final LiveSettings settings;

    DiagnosticEndpoints(Engine engine, LiveSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(
                alsoBare(
                        "PUT",
                        "/debugMismatch",
                        READ,
                        WORKER,
                        "Compares a request with the expectations and says which fields differ.",
                        this::debugMismatch),
                alsoBare(
                        "PUT",
                        "/explainUnmatched",
                        READ,
                        WORKER,
                        "Shows recent requests that no expectation took, with the expectations that come closest.",
                        this::explainUnmatched));
    }

    Reply debugMismatch(ControlCall call) {
        RequestView request = GivenRequest.read(call);
        List<Diagnostics.Comparison> compared = engine.diagnostics().closest(request, MAX_COMPARED);
        ObjectNode body = head();
        body.put("totalExpectations", engine.rules().inOrder().size());
        body.put("evaluatedExpectations", compared.size());
        if (!compared.isEmpty()) {
            Diagnostics.Comparison best = compared.get(0);
            body.putObject("closestMatch")
                    .put("expectationId", best.rule().id())
                    .put("matchedFields", best.matchedFields())
                    .put("totalFields", Diagnostics.TOTAL_FIELDS);
        }
        ArrayNode results = body.putArray("results");
        for (Diagnostics.Comparison comparison : compared) {
            results.add(result(comparison, Redactions.masking(settings.current(), request, comparison.rule())));
        }
        return Reply.json(200, Json.pretty(body));
    }

    private static ObjectNode head() {
        return Json.object()
                .put("correlationId", UUID.randomUUID().toString())
                .put("timestamp", Instant.now().toString());
    }

    private static ObjectNode result(Diagnostics.Comparison comparison, UnaryOperator<String> masking) {
        List<FieldResult> differing = comparison.differing();
        ObjectNode result = Json.object().put("expectationId", comparison.rule().id());
        describeTarget(result, comparison.rule());
        result.put("matches", differing.isEmpty());
        result.put("matchedFieldCount", comparison.matchedFields());
        result.put("totalFieldCount", Diagnostics.TOTAL_FIELDS);
        result.set("differences", differences(differing, masking));
        return result;
    }

    private static void describeTarget(ObjectNode result, Rule rule) {
        if (rule.definition() instanceof HttpRequest request) {
            putText(result, "expectationPath", request.getPath());
            putText(result, "expectationMethod", request.getMethod());
        }
    }

    private static void putText(
            ObjectNode target, String member, @org.jspecify.annotations.Nullable NottableString text) {
        if (text != null && !text.isBlank()) {
            target.put(member, text.toString());
        }
    }

    private static JsonNode differences(List<FieldResult> differing, UnaryOperator<String> masking) {
        ObjectNode differences = Json.object();
        for (FieldResult field : differing) {
            ArrayNode texts = differences.putArray(field.field());
            field.differences().forEach(text -> texts.add(masking.apply(text)));
        }
        return differences;
    }

    Reply explainUnmatched(ControlCall call) {
        JsonNode wish = call.hasNoBody() ? Json.object() : JsonObjects.body(call, "request body is empty");
        int limit = limit(wish);
        boolean fixing = wish.path("suggestFixes").asBoolean(false);
        ObjectNode body = head();
        ArrayNode shown = Json.array();
        int count = 0;
        for (JournalEntry entry : engine.journal().view().newestFirst()) {
            if (entry.isAnswer()
                    && entry.answerKind() == AnswerKind.NO_MATCH
                    && !entry.request().isBinary()) {
                if (count++ < limit) {
                    shown.add(explained(entry, fixing));
                }
            }
        }
        body.put("unmatchedRequestCount", count);
        body.put("truncated", count > limit);
        body.set("unmatchedRequests", shown);
        return Reply.json(200, Json.pretty(body));
    }

    private static int limit(JsonNode wish) {
        JsonNode limit = wish.path("limit");
        return limit.isMissingNode()
                ? DEFAULT_UNMATCHED
                : Math.max(0, Math.min(MAX_UNMATCHED, limit.asInt(DEFAULT_UNMATCHED)));
    }

    private ObjectNode explained(JournalEntry entry, boolean fixing) {
        RequestView request = entry.request();
        ObjectNode explained = Json.object()
                .put("timestamp", Instant.ofEpochMilli(entry.receivedAtMillis()).toString())
                .put("method", request.method())
                .put("path", request.path());
        List<Diagnostics.Comparison> compared = engine.diagnostics().closest(request, MAX_COMPARED);
        ArrayNode closest = explained.putArray("closestExpectations");
        for (int i = 0; i < compared.size() && i < CLOSEST_PER_REQUEST; i++) {
            closest.add(remedied(compared.get(i), request, fixing));
        }
        return explained.put("totalExpectationsEvaluated", compared.size());
    }

    private ObjectNode remedied(Diagnostics.Comparison comparison, RequestView request, boolean fixing) {
        UnaryOperator<String> masking = Redactions.masking(settings.current(), request, comparison.rule());
        ObjectNode result = result(comparison, masking);
        result.put("differingFieldCount", comparison.differing().size());
        result.set("remediation", Remedies.of(comparison.rule(), comparison.differing()));
        ObjectNode fix = fixing ? SuggestedFix.of(comparison, request, masking) : null;
        if (fix != null) {
            result.set("suggestedFix", fix);
        }
        return result;
    }
}
