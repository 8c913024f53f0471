package org.mockserver.internal.control;

import static org.mockserver.internal.control.Finding.Severity.INFO;
import static org.mockserver.internal.control.Finding.Severity.WARNING;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;

/** Notices expectations that are valid but will hardly do what their author wants, each looked at by itself. */
final class Lint {

    private static final String REGEX_CHARACTERS = ".*+()[]{}|^$\\";
    private static final int NO_CONTENT = 204;
    private static final int NOT_MODIFIED = 304;
    private static final int FIRST_FINAL_STATUS = 200;

    private Lint() {}

    /**
     * Counts what looks wrong.
     *
     * @param expectations as registered
     * @return 0 if nothing does
     */
    static int warnings(List<Expectation> expectations) {
        int warnings = 0;
        for (Expectation expectation : expectations) {
            for (Finding finding : of(expectation)) {
                warnings += finding.severity() == WARNING ? 1 : 0;
            }
        }
        return warnings;
    }

    /**
     * What looks wrong about one expectation.
     *
     * @param expectation as registered
     * @return empty if nothing does
     */
    static List<Finding> of(Expectation expectation) {
        List<Finding> findings = new ArrayList<>();
        if (expectation.getHttpRequest() instanceof HttpRequest request) {
            path(request.getPath(), findings);
        }
        limits(expectation, findings);
        response(expectation.getHttpResponse(), "httpResponse", findings);
        if (expectation.getHttpResponses() != null) {
            expectation.getHttpResponses().forEach(response -> response(response, "httpResponses", findings));
        }
        scenario(expectation, findings);
        return findings;
    }

    /* A path that can match anything else than its own text may begin or go on as it likes. */
    private static void path(@Nullable NottableString path, List<Finding> findings) {
        if (path == null || path.isBlank() || path.isNot()) {
            return;
        }
        String text = path.getValue();
        boolean plain = text.chars().allMatch(c -> Character.isLetterOrDigit(c) || "/-_~%?=&.".indexOf(c) >= 0);
        if (!plain) {
            return;
        }
        String field = "httpRequest.path";
        if (text.charAt(0) != '/' && text.charAt(0) != '.') {
            findings.add(new Finding(
                    "PATH_WITHOUT_SLASH",
                    WARNING,
                    field,
                    "the path of a request starts with a slash, so \"" + text + "\" never matches: use \"/" + text
                            + '"'));
        }
        if (text.indexOf('?') > 0 && text.indexOf('=') > text.indexOf('?')) {
            findings.add(new Finding(
                    "PATH_WITH_QUERY",
                    WARNING,
                    field,
                    "the query is not part of the path: move what follows the question mark to queryStringParameters"));
        }
    }

    private static void limits(Expectation expectation, List<Finding> findings) {
        if (!expectation.getTimes().isUnlimited() && expectation.getTimes().getRemainingTimes() <= 0) {
            findings.add(new Finding("NEVER_MATCHES", WARNING, "times", "no times remain, so it never matches"));
        }
        TimeToLive lifetime = expectation.getTimeToLive();
        Long amount = lifetime.getTimeToLive();
        if (!lifetime.isUnlimited() && lifetime.getTimeUnit() != null && (amount == null || amount <= 0)) {
            findings.add(
                    new Finding("NEVER_MATCHES", WARNING, "timeToLive", "it ends when it begins, so it never matches"));
        }
        Integer percentage = expectation.getPercentage();
        if (percentage != null && percentage == 0) {
            findings.add(new Finding("NEVER_MATCHES", WARNING, "percentage", "it takes 0 percent of the requests"));
        }
    }

    private static void response(@Nullable HttpResponse response, String field, List<Finding> findings) {
        Integer status = response == null ? null : response.getStatusCode();
        if (response == null || status == null) {
            return;
        }
        if (response.getBody() != null && (status == NO_CONTENT || status == NOT_MODIFIED)) {
            findings.add(new Finding(
                    "BODY_NOT_SENT", INFO, field + ".body", "a response with status " + status + " has no body"));
        }
        if (status < FIRST_FINAL_STATUS) {
            findings.add(new Finding(
                    "INTERIM_STATUS",
                    INFO,
                    field + ".statusCode",
                    "clients wait for another response after the interim status " + status));
        }
    }

    private static void scenario(Expectation expectation, List<Finding> findings) {
        if (expectation.getScenarioName() == null) {
            String state = expectation.getScenarioState() != null ? "scenarioState" : "newScenarioState";
            if (expectation.getScenarioState() != null || expectation.getNewScenarioState() != null) {
                findings.add(new Finding(
                        "STATE_WITHOUT_SCENARIO", WARNING, state, "a state means nothing without a scenarioName"));
            }
        }
    }

    /** Whether a path can match nothing but its own text. */
    static boolean isLiteral(@Nullable NottableString path) {
        return path != null
                && path.getClass() == NottableString.class
                && !path.isNot()
                && !path.isBlank()
                && path.getValue().chars().noneMatch(c -> REGEX_CHARACTERS.indexOf(c) >= 0);
    }
}
