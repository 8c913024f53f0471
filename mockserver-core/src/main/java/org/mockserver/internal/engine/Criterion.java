package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.AnswerKind;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.JournalView;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.match.Filters;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Disposition;
import tools.jackson.databind.JsonNode;

/**
 * What a verification, or one step of a sequence, looks for. Immutable; a definition that cannot be compiled makes the
 * factory methods throw a {@code WireException}.
 */
abstract class Criterion {

    /** Whether an exchange is what is looked for. */
    abstract boolean test(JournalEntry entry);

    /** The fields that keep an exchange from being what is looked for; slow. */
    abstract List<FieldResult> differing(JournalEntry entry);

    /** What a failure text shows as expected. */
    abstract JsonNode shown();

    /** Selects the part of the journal in which to look: the hash of the only path that can fit, or any path. */
    int pathHash() {
        return JournalView.ANY_PATH;
    }

    /** Whether an exchange would be what is looked for, had somebody else answered it. */
    boolean missesOnlyDisposition(JournalEntry entry) {
        return false;
    }

    /** Requests that match a definition, if one is given answered in a certain way. */
    static Criterion request(RequestDefinition definition, @Nullable Disposition disposition) {
        return new OfRequest(definition, disposition);
    }

    /** Requests that an expectation answered. */
    static Criterion answeredBy(Expectation expectation) {
        return new OfExpectation(expectation);
    }

    /** Responses that are as expected, if a definition is given to requests that match it. */
    static Criterion response(HttpResponse expected, @Nullable RequestDefinition request) {
        return new OfResponse(expected, request);
    }

    private static List<FieldResult> onlyDiffering(List<FieldResult> results) {
        return results.stream().filter(result -> !result.matched()).toList();
    }

    private static final class OfRequest extends Criterion {

        private final RequestDefinition definition;
        private final RequestPredicate predicate;
        private final @Nullable Disposition disposition;

        OfRequest(RequestDefinition definition, @Nullable Disposition disposition) {
            this.definition = definition;
            this.predicate = Filters.compile(definition);
            this.disposition = disposition;
        }

        @Override
        int pathHash() {
            return OnlyPath.hash(definition);
        }

        @Override
        boolean test(JournalEntry entry) {
            return disposed(entry) && predicate.test(entry.request());
        }

        private boolean disposed(JournalEntry entry) {
            return disposition == null
                    || (disposition == Disposition.FORWARDED) == (entry.answerKind() == AnswerKind.FORWARDED);
        }

        @Override
        boolean missesOnlyDisposition(JournalEntry entry) {
            return !disposed(entry) && predicate.test(entry.request());
        }

        @Override
        List<FieldResult> differing(JournalEntry entry) {
            return onlyDiffering(predicate.explain(entry.request()));
        }

        @Override
        JsonNode shown() {
            return Shown.definition(definition);
        }
    }

    private static final class OfExpectation extends Criterion {

        private final String id;
        private final RequestDefinition definition;
        private final RequestPredicate predicate;

        OfExpectation(Expectation expectation) {
            RequestDefinition given = expectation.getHttpRequest();
            this.id = expectation.getId();
            this.definition = given == null ? HttpRequest.request() : given;
            this.predicate = Filters.compile(definition);
        }

        @Override
        boolean test(JournalEntry entry) {
            return id.equals(entry.expectationId());
        }

        @Override
        List<FieldResult> differing(JournalEntry entry) {
            return onlyDiffering(predicate.explain(entry.request()));
        }

        @Override
        JsonNode shown() {
            return Shown.definition(definition);
        }
    }

    private static final class OfResponse extends Criterion {

        private final HttpResponse expected;
        private final ResponseCriterion response;
        private final @Nullable RequestPredicate request;

        OfResponse(HttpResponse expected, @Nullable RequestDefinition request) {
            this.expected = expected;
            this.response = new ResponseCriterion(expected);
            this.request = request == null ? null : Filters.compile(request);
        }

        @Override
        boolean test(JournalEntry entry) {
            if (request != null && !request.test(entry.request())) {
                return false;
            }
            HttpResponse sent = entry.response();
            return sent != null && response.test(sent);
        }

        @Override
        List<FieldResult> differing(JournalEntry entry) {
            List<FieldResult> results = new ArrayList<>();
            if (request != null) {
                results.addAll(request.explain(entry.request()));
            }
            HttpResponse sent = entry.response();
            if (sent != null) {
                results.addAll(response.explain(sent));
            }
            return onlyDiffering(results);
        }

        @Override
        JsonNode shown() {
            return Shown.response(expected);
        }
    }
}
