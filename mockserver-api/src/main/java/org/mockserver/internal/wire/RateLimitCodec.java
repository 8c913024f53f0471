package org.mockserver.internal.wire;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.RateLimit;
import org.mockserver.model.RateLimit.Algorithm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A rate limit. */
final class RateLimitCodec {

    private static final int LOWEST_STATUS = 100;
    private static final int HIGHEST_STATUS = 999;

    private static final ObjectCodec<RateLimit> ROWS = new ObjectCodec<RateLimit>()
            .row("algorithm", (limit, at) -> limit.withAlgorithm(algorithm(at)), RateLimitCodec::writeAlgorithm)
            .row("burst", (limit, at) -> limit.withBurst(positive(at)), limit -> Write.number(limit.getBurst()))
            .row(
                    "errorStatus",
                    (limit, at) -> limit.withErrorStatus(at.integer(LOWEST_STATUS, HIGHEST_STATUS)),
                    limit -> Write.number(limit.getErrorStatus()))
            .row(
                    "limit",
                    (limit, at) -> limit.withLimit(at.integer(0, Integer.MAX_VALUE)),
                    limit -> Write.number(limit.getLimit()))
            .row("name", (limit, at) -> limit.withName(at.text()), limit -> Write.text(limit.getName()))
            .row(
                    "refillPerSecond",
                    (limit, at) -> limit.withRefillPerSecond(rate(at)),
                    limit -> Write.ifSet(limit.getRefillPerSecond(), JsonNodeFactory.instance::numberNode))
            .row(
                    "retryAfter",
                    (limit, at) -> limit.withRetryAfter(retryAfter(at)),
                    limit -> Write.text(limit.getRetryAfter()))
            .row(
                    "windowMillis",
                    (limit, at) -> limit.withWindowMillis(positive(at)),
                    limit -> Write.number(limit.getWindowMillis()));

    private RateLimitCodec() {}

    static RateLimit read(At at) {
        int before = at.problemCount();
        RateLimit limit = ROWS.read(at, new RateLimit());
        boolean complete = limit.effectiveAlgorithm() == Algorithm.FIXED_WINDOW
                ? limit.getLimit() != null && limit.getWindowMillis() != null
                : limit.getBurst() != null && limit.getRefillPerSecond() != null;
        if (!complete && at.problemCount() == before) {
            at.problem("limit and windowMillis are required, or for token_bucket burst and refillPerSecond");
        }
        return limit;
    }

    static JsonNode write(RateLimit limit) {
        return ROWS.write(limit);
    }

    private static @Nullable Algorithm algorithm(At at) {
        String name = at.text();
        for (Algorithm algorithm : Algorithm.values()) {
            if (algorithm.name().equalsIgnoreCase(name)) {
                return algorithm;
            }
        }
        if (name != null) {
            at.wrong("fixed_window or token_bucket");
        }
        return null;
    }

    private static @Nullable JsonNode writeAlgorithm(RateLimit limit) {
        return Write.ifSet(
                limit.getAlgorithm(), algorithm -> Json.string(algorithm.name().toLowerCase(Locale.ROOT)));
    }

    private static @Nullable Long positive(At at) {
        Long value = at.longInteger();
        if (value != null && value < 1) {
            at.wrong("greater than 0");
            return null;
        }
        return value;
    }

    private static @Nullable Double rate(At at) {
        double value = at.node().isNumber() ? at.node().doubleValue() : 0;
        if (value <= 0) {
            at.wrong("a number greater than 0");
            return null;
        }
        return value;
    }

    /** A number of seconds may be given as such. */
    private static @Nullable String retryAfter(At at) {
        return at.node().isIntegralNumber() ? at.node().asString() : at.text();
    }
}
