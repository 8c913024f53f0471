package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.match.MatchIndex;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.internal.wire.RequestWire;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Says why a request did not match: compares it with the rules and ranks them by the number of differing fields. Runs
 * when somebody asks or a request stayed unmatched, never for a request that was served. Safe for use by any thread.
 */
public final class Diagnostics {

    /** The fields a request definition can have, the total in "18 of 19 fields matched". */
    public static final int TOTAL_FIELDS = 19;

    /** Bounds the work for one unmatched request; rules on the same path are looked at first. */
    private static final int MAX_EXAMINED = 100;

    /** Bounds the search for them when there are very many rules. */
    private static final int MAX_LOOKED_AT = 5_000;

    private static final int MAX_HINT_CHARACTERS = 300;

    /** Slow patterns of an explanation count as mismatches from then on. */
    static final long LONGEST_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final RuleStore rules;

    Diagnostics(RuleStore rules) {
        this.rules = rules;
    }

    /**
     * One rule compared with a request.
     *
     * @param rule the rule
     * @param fields the outcome of each of its criteria, in evaluation order
     */
    public record Comparison(Rule rule, List<FieldResult> fields) {

        /**
         * The criteria that did not hold.
         *
         * @return a new list
         */
        public List<FieldResult> differing() {
            return fields.stream().filter(field -> !field.matched()).collect(Collectors.toList());
        }

        /**
         * How many of all possible fields agree; fields without a criterion agree.
         *
         * @return 0 to {@link Diagnostics#TOTAL_FIELDS}
         */
        public int matchedFields() {
            return TOTAL_FIELDS - differing().size();
        }
    }

    /**
     * The rules that come closest to a request.
     *
     * @param request the request
     * @param limit most results
     * @return closest first, at equal distance in the order in which they are tried
     */
    public List<Comparison> closest(RequestView request, int limit) {
        List<Comparison> compared = new ArrayList<>();
        MatchBudget budget = MatchBudget.forExplanation(LONGEST_NANOS);
        try {
            for (Rule rule : candidates(request)) {
                if (rule.concerns(request)) {
                    compared.add(new Comparison(rule, rule.predicate().explain(request)));
                }
            }
        } finally {
            budget.end();
        }
        compared.sort(Comparator.comparingInt(comparison -> -comparison.matchedFields()));
        return compared.size() > limit ? List.copyOf(compared.subList(0, limit)) : compared;
    }

    private List<Rule> candidates(RequestView request) {
        MatchIndex<Rule> index = rules.snapshot().index();
        if (index.size() <= MAX_EXAMINED) {
            return rules.inOrder();
        }
        Set<Rule> chosen = new LinkedHashSet<>();
        index.candidates(request).forEach(candidate -> choose(candidate.rule(), chosen));
        List<Rule> rest = new ArrayList<>(MAX_EXAMINED);
        int looked = 0;
        for (Rule rule : index.inOrder()) {
            if (chosen.size() >= MAX_EXAMINED || looked++ >= MAX_LOOKED_AT) {
                break;
            }
            if (Paths.areRelated(rule.definition(), request.path())) {
                choose(rule, chosen);
            } else if (rest.size() < MAX_EXAMINED) {
                rest.add(rule);
            }
        }
        List<Rule> relatedFirst = new ArrayList<>(chosen);
        relatedFirst.sort(
                Comparator.comparingInt((Rule rule) -> -rule.priority()).thenComparingLong(Rule::position));
        for (Rule rule : rest) {
            if (relatedFirst.size() < MAX_EXAMINED && rule.admission().alive() && !chosen.contains(rule)) {
                relatedFirst.add(rule);
            }
        }
        return relatedFirst;
    }

    private static void choose(Rule rule, Set<Rule> chosen) {
        if (chosen.size() < MAX_EXAMINED && rule.admission().alive()) {
            chosen.add(rule);
        }
    }

    /** The automatic 404, with as much explanation as the settings ask for. */
    OutgoingResponse notFound(RequestView request, EngineOptions options) {
        List<Comparison> closest = closest(request, 1);
        if (closest.isEmpty()) {
            return options.mismatchDiagnostic()
                    ? Replies.notFound().toBuilder()
                            .headers(Pairs.of("x-mockserver-closest-match", "no expectations configured"))
                            .build()
                    : Replies.notFound();
        }
        Comparison best = withoutSecrets(closest.get(0), request, options.redaction());
        Pairs.Builder headers = new Pairs.Builder(3);
        OutgoingResponse.Builder response = Replies.notFound().toBuilder();
        if (options.mismatchDiagnostic()) {
            headers.add("x-mockserver-closest-match", "fields differ: " + fieldNames(best));
            response.defaultContentType("application/json; charset=utf-8").body(Json.compact(describe(best)));
        }
        if (options.closestMatchHint()) {
            headers.add("x-mockserver-closest-match-hint", hint(best));
        }
        return response.headers(headers.build()).build();
    }

    /* Who asks the wrong question must not be told what the right one would have been. */
    private static Comparison withoutSecrets(Comparison comparison, RequestView request, Redaction redaction) {
        if (!redaction.isActive()) {
            return comparison;
        }
        List<JsonNode> about = List.of(
                RequestWire.tree(Recorded.request(request)),
                ExpectationWire.tree(comparison.rule().expectation()));
        List<FieldResult> fields = new ArrayList<>();
        for (FieldResult field : comparison.fields()) {
            List<String> differences = field.differences().stream()
                    .map(text -> redaction.text(text, about))
                    .toList();
            fields.add(new FieldResult(field.field(), field.matched(), differences));
        }
        return new Comparison(comparison.rule(), fields);
    }

    private static String fieldNames(Comparison comparison) {
        return comparison.differing().stream().map(FieldResult::field).collect(Collectors.joining(", "));
    }

    /* A header value: one line, printable, bounded. */
    private static String hint(Comparison comparison) {
        List<FieldResult> differing = comparison.differing();
        StringBuilder text =
                new StringBuilder("expectation ").append(comparison.rule().id()).append(": ");
        if (differing.isEmpty()) {
            text.append(
                    "all fields matched but it was not eligible (times, lifetime, scenario, namespace or percentage)");
        } else {
            FieldResult first = differing.get(0);
            text.append(first.field()).append(" did not match");
            if (!first.differences().isEmpty()) {
                text.append(" (")
                        .append(first.differences().get(0).strip().replaceAll("\\s+", " "))
                        .append(')');
            }
        }
        StringBuilder printable = new StringBuilder();
        for (int i = 0; i < text.length() && i < MAX_HINT_CHARACTERS; i++) {
            char c = text.charAt(i);
            printable.append(c < ' ' || c > '~' ? '?' : c);
        }
        return printable.toString();
    }

    /**
     * The differences of one rule as JSON.
     *
     * @param comparison a rule compared with a request
     * @return an object with matchedFieldCount, totalFieldCount and differences by field
     */
    public static ObjectNode describe(Comparison comparison) {
        ObjectNode description = JsonNodeFactory.instance.objectNode();
        description.put("matchedFieldCount", comparison.matchedFields());
        description.put("totalFieldCount", TOTAL_FIELDS);
        ObjectNode differences = description.putObject("differences");
        for (FieldResult field : comparison.differing()) {
            ArrayNode texts = differences.putArray(field.field());
            field.differences().forEach(texts::add);
        }
        return description;
    }
}
