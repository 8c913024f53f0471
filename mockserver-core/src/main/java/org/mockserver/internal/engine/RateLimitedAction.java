package org.mockserver.internal.engine;

import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Action;
import org.mockserver.internal.action.ActionCall;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.RateLimit;

/** Lets an action answer as many requests as a limit allows, and answers the others itself. */
final class RateLimitedAction implements Action {

    private static final int TOO_MANY_REQUESTS = 429;
    private static final long MILLIS_PER_SECOND = 1_000;
    private static final String BODY =
            "{\"error\":{\"type\":\"rate_limit_exceeded\",\"message\":\"request rate limit exceeded\"}}";

    private final RateLimit spec;
    private final String name;
    private final Action allowed;
    private final RateLimits limits;
    private final InstantSource clock;
    private final long capacity;

    private RateLimitedAction(RateLimit spec, String name, Action allowed, RateLimits limits, InstantSource clock) {
        this.spec = spec;
        this.name = name;
        this.allowed = allowed;
        this.limits = limits;
        this.clock = clock;
        this.capacity = isWindow()
                ? spec.getLimit() == null ? 0 : spec.getLimit()
                : spec.getBurst() == null ? 0 : spec.getBurst();
    }

    /** The action itself when there is no limit; the name is that of the count when the limit has none. */
    static Action around(Action action, @Nullable RateLimit spec, String name, RateLimits limits, InstantSource clock) {
        if (spec == null) {
            return action;
        }
        String shared = spec.getName();
        return new RateLimitedAction(
                spec, shared == null ? "expectation " + name : "name " + shared, action, limits, clock);
    }

    private boolean isWindow() {
        return spec.effectiveAlgorithm() == RateLimit.Algorithm.FIXED_WINDOW;
    }

    @Override
    public void serve(ActionCall call) {
        long againAtMillis = take();
        if (againAtMillis == 0) {
            allowed.serve(call);
        } else {
            call.answer(refusal(againAtMillis), 0);
        }
    }

    private long take() {
        if (isWindow()) {
            Long window = spec.getWindowMillis();
            return limits.takeFromWindow(name, (int) capacity, window == null ? 1 : window);
        }
        Double refill = spec.getRefillPerSecond();
        return limits.takeFromBucket(name, capacity, refill == null ? 1 : refill);
    }

    private OutgoingResponse refusal(long againAtMillis) {
        long waitMillis = Math.max(0, againAtMillis - clock.millis());
        String retryAfter = spec.getRetryAfter() == null ? Long.toString(secondsUp(waitMillis)) : spec.getRetryAfter();
        Integer status = spec.getErrorStatus();
        return OutgoingResponse.status(status == null ? TOO_MANY_REQUESTS : status)
                .headers(Pairs.of(
                        "content-type",
                        "application/json",
                        "X-RateLimit-Limit",
                        Long.toString(capacity),
                        "X-RateLimit-Remaining",
                        "0",
                        "X-RateLimit-Reset",
                        Long.toString(secondsUp(againAtMillis)),
                        "Retry-After",
                        retryAfter))
                .body(BODY)
                .build();
    }

    private static long secondsUp(long millis) {
        return (millis + MILLIS_PER_SECOND - 1) / MILLIS_PER_SECOND;
    }
}
