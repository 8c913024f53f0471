package org.mockserver.internal.control;

import static org.mockserver.internal.control.Access.READ;
import static org.mockserver.internal.control.Route.Place.WORKER;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireError;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The endpoint that looks expectations over before they surprise somebody. */
final class LintEndpoints {

    private static final int MAX_ISSUES = 1_000;
    private static final String NOTE = "advice only: nothing is changed, and what is not found may still be wrong";

    private final RuleStore rules;

    LintEndpoints(RuleStore rules) {
        this.rules = rules;
    }

    /** The rows of this subject. */
    List<Route> rows() {
        return List.of(new Route(
                "PUT",
                "/lint",
                Route.Names.PREFIXED,
                READ,
                WORKER,
                "Says what looks wrong about the expectations in the body, or about the registered ones without a body.",
                this::lint));
    }

    /** One expectation in the place where it was given. */
    private record Checked(int position, Expectation expectation) {}

    Reply lint(ControlCall call) {
        Report report = new Report();
        List<Checked> checked = new ArrayList<>();
        boolean stored = call.hasNoBody();
        if (stored) {
            for (Rule rule : rules.inOrder()) {
                checked.add(new Checked(checked.size(), rule.shown()));
            }
        } else {
            read(call, report, checked);
        }
        for (Checked one : checked) {
            for (Finding finding : Lint.of(one.expectation())) {
                report.add(finding, one);
            }
        }
        // What is tried first comes first; the sort is stable, so equal priorities keep their order.
        checked.sort(Comparator.comparingInt(one -> -one.expectation().getPriority()));
        Shadows shadows = new Shadows();
        for (Checked one : checked) {
            Expectation winner = shadows.next(one.expectation());
            if (winner != null) {
                report.add(shadowed(winner), one);
            }
        }
        return Reply.json(200, Json.pretty(report.toJson(stored ? "stored" : "request", checked.size(), shadows)));
    }

    private static Finding shadowed(Expectation winner) {
        return new Finding(
                "SHADOWED_EXPECTATION",
                Finding.Severity.WARNING,
                "httpRequest",
                "it never answers, because "
                        + (winner.hasId() ? "expectation \"" + winner.getId() + '"' : describe(winner))
                        + " is tried first and takes all of its requests");
    }

    private static void read(ControlCall call, Report report, List<Checked> checked) {
        JsonNode document;
        try {
            document = Json.parse(call.body());
        } catch (WireException malformed) {
            throw Refusal.text(400, malformed.toText(ExpectationWire.KIND, call.body()));
        }
        int position = 0;
        for (JsonNode element : document.isArray() ? document.values() : List.of(document)) {
            if (element.has("specUrlOrPayload")) {
                report.skipped++;
            } else {
                readOne(element, position, report, checked);
            }
            position++;
        }
    }

    private static void readOne(JsonNode element, int position, Report report, List<Checked> checked) {
        try {
            Expectation expectation = ExpectationWire.readMany(element).get(0);
            if (expectation.getHttpRequest() != null) {
                Matchers.compile(expectation.getHttpRequest(), MatchOptions.standard());
            }
            checked.add(new Checked(position, expectation));
        } catch (WireException invalid) {
            String id = JsonObjects.text(element, "id");
            for (WireError error : invalid.errors()) {
                Finding finding = new Finding("INVALID_EXPECTATION", Finding.Severity.ERROR, null, error.toString());
                report.add(finding, id.isEmpty() ? null : id, position, "cannot be registered");
            }
            report.invalid++;
        }
    }

    private static String describe(Expectation expectation) {
        if (expectation.getHttpRequest() instanceof HttpRequest request) {
            String method = request.getMethod() == null ? "" : request.getMethod() + " ";
            String path =
                    request.getPath() == null ? "every path" : request.getPath().toString();
            return method + path;
        }
        return expectation.getHttpRequest() == null ? "every request" : "another kind of definition";
    }

    /** Collects findings; counts all of them and shows the first ones. */
    private static final class Report {
        final Map<Finding.Severity, Integer> counts = new EnumMap<>(Finding.Severity.class);
        final ArrayNode issues = Json.array();
        int total;
        int skipped;
        int invalid;

        void add(Finding finding, Checked about) {
            Expectation expectation = about.expectation();
            String id = expectation.hasId() ? expectation.getId() : null;
            add(finding, id, about.position(), describe(expectation));
        }

        void add(Finding finding, @Nullable String id, int position, String summary) {
            total++;
            counts.merge(finding.severity(), 1, Integer::sum);
            if (issues.size() < MAX_ISSUES) {
                issues.add(finding.toJson(id, position, summary));
            }
        }

        ObjectNode toJson(String source, int valid, Shadows shadows) {
            ObjectNode json = JsonObjects.object().put("source", source).put("note", NOTE);
            json.put("expectationsChecked", valid + invalid);
            json.put("openApiExpectationsSkipped", skipped);
            json.put("issueCount", total);
            for (Finding.Severity severity : Finding.Severity.values()) {
                String name = severity.name().toLowerCase(Locale.ROOT) + "Count";
                json.put(name, counts.getOrDefault(severity, 0));
            }
            json.put("issuesTruncated", total > issues.size());
            json.put("pairComparisons", shadows.comparisons());
            json.put("maxPairComparisons", Shadows.MAX_COMPARISONS);
            json.put("shadowCheckTruncated", shadows.truncated());
            json.set("issues", issues);
            return json;
        }
    }
}
