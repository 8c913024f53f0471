package org.mockserver.internal.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.RequestExample;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Finds expectations that can never answer, because one that is tried earlier always takes their requests. What it finds
 * is certain, but it does not find everything: definitions are compared by what they say, not by what they mean.
 *
 * <p>Given expectations in the order in which they are tried, one after the other. Used by one thread.
 */
final class Shadows {

    /** Bounds the work, which grows with the square of the number of expectations. */
    static final int MAX_COMPARISONS = 100_000;

    private final List<Earlier> unconditional = new ArrayList<>();
    private int comparisons;
    private boolean truncated;

    private static final class Earlier {
        final Expectation expectation;
        final JsonNode definition;
        private @Nullable RequestPredicate predicate;

        Earlier(Expectation expectation, JsonNode definition) {
            this.expectation = expectation;
            this.definition = definition;
        }

        RequestPredicate predicate() {
            RequestPredicate compiled = predicate;
            if (compiled == null) {
                compiled = Matchers.compile(definitionOf(expectation), MatchOptions.standard());
                predicate = compiled;
            }
            return compiled;
        }
    }

    /** The expectation that always wins over the next one in order; null if none is known to. */
    @Nullable
    Expectation next(Expectation expectation) {
        JsonNode definition = RequestWire.tree(definitionOf(expectation));
        Earlier winner = null;
        for (Earlier earlier : unconditional) {
            if (comparisons == MAX_COMPARISONS) {
                truncated = true;
                break;
            }
            comparisons++;
            if (covers(earlier, expectation, definition)) {
                winner = earlier;
                break;
            }
        }
        if (isUnconditional(expectation)) {
            unconditional.add(new Earlier(expectation, definition));
        }
        return winner == null ? null : winner.expectation;
    }

    int comparisons() {
        return comparisons;
    }

    /** Whether some pairs were not compared. */
    boolean truncated() {
        return truncated;
    }

    private static RequestDefinition definitionOf(Expectation expectation) {
        RequestDefinition definition = expectation.getHttpRequest();
        return definition == null ? HttpRequest.request() : definition;
    }

    private static boolean isUnconditional(Expectation expectation) {
        Integer percentage = expectation.getPercentage();
        return expectation.getTimes().isUnlimited()
                && (expectation.getTimeToLive().isUnlimited()
                        || expectation.getTimeToLive().getTimeUnit() == null)
                && (percentage == null || percentage >= 100)
                && (expectation.getScenarioName() == null || expectation.getScenarioState() == null);
    }

    private static boolean covers(Earlier earlier, Expectation later, JsonNode definition) {
        String namespace = earlier.expectation.getNamespace();
        if (namespace != null && !namespace.equals(later.getNamespace())) {
            return false;
        }
        if (earlier.definition.equals(definition)) {
            return true;
        }
        return !negated(earlier.definition)
                && !negated(definition)
                && (demandsLess(earlier.definition, definition) || pathCovers(earlier, later));
    }

    private static boolean negated(JsonNode definition) {
        return !definition.isObject()
                || definition.has("not")
                || definition.has("if")
                || definition.has("anyOf")
                || definition.has("specUrlOrPayload");
    }

    /* Whatever the wider definition demands, the narrower one demands in the same words. */
    private static boolean demandsLess(JsonNode wider, JsonNode narrower) {
        for (Map.Entry<String, JsonNode> member : wider.properties()) {
            JsonNode other = narrower.path(member.getKey());
            boolean pairs =
                    List.of("headers", "cookies", "queryStringParameters").contains(member.getKey());
            boolean demanded = other.equals(member.getValue()) || (pairs && isSubset(member.getValue(), other));
            if (!demanded) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSubset(JsonNode wider, JsonNode narrower) {
        if (!wider.isObject() || !narrower.isObject() || wider.has("keyMatchStyle") || narrower.has("keyMatchStyle")) {
            return false;
        }
        for (Map.Entry<String, JsonNode> pair : wider.properties()) {
            if (!pair.getValue().equals(narrower.path(pair.getKey()))) {
                return false;
            }
        }
        return true;
    }

    /* A pattern for paths, and nothing else but perhaps the same method, covers each literal path that it matches. */
    private static boolean pathCovers(Earlier earlier, Expectation later) {
        if (!(earlier.expectation.getHttpRequest() instanceof HttpRequest wider)
                || !(later.getHttpRequest() instanceof HttpRequest narrower)
                || !Lint.isLiteral(narrower.getPath())) {
            return false;
        }
        ObjectNode rest = earlier.definition.deepCopy().asObject();
        rest.remove(List.of("method", "path"));
        JsonNode method = earlier.definition.path("method");
        boolean sameMethod = method.isMissingNode()
                || method.equals(RequestWire.tree(narrower).path("method"));
        if (!rest.isEmpty() || !sameMethod || wider.getPath() == null) {
            return false;
        }
        HttpRequest example = new HttpRequest().withMethod(narrower.getMethod()).withPath(narrower.getPath());
        return earlier.predicate().test(RequestExample.of(example));
    }
}
