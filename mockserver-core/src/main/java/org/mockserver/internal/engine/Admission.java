package org.mockserver.internal.engine;

import java.time.InstantSource;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;

/**
 * The last word of a rule on a request that its predicate accepts: namespace, lifetime, chance, remaining times and
 * scenario. Holds the only state of a rule that requests change. Safe for use by any thread; a remaining time is taken
 * by exactly one request.
 */
final class Admission {

    private static final int CERTAIN = 100;

    private final InstantSource clock;
    private final Scenarios scenarios;
    private final @Nullable String namespace;
    private final String namespaceHeader;
    private final int percentage;
    private final @Nullable AtomicLong remaining;
    private final long expiresAtMillis;
    private final @Nullable String scenario;
    private final @Nullable String requiredState;
    private final @Nullable String nextState;

    Admission(Expectation spec, String namespaceHeader, InstantSource clock, Scenarios scenarios) {
        this.clock = clock;
        this.scenarios = scenarios;
        this.namespace = spec.getNamespace();
        this.namespaceHeader = namespaceHeader;
        this.percentage = spec.getPercentage() == null ? CERTAIN : spec.getPercentage();
        this.remaining = limit(spec.getTimes());
        this.expiresAtMillis = expiry(spec.getTimeToLive(), clock);
        this.scenario = spec.getScenarioName();
        this.requiredState = scenario == null ? null : spec.getScenarioState();
        this.nextState = scenario == null ? null : spec.getNewScenarioState();
    }

    /* Shares the remaining times with the original. */
    private Admission(Admission original, String namespaceHeader) {
        this.clock = original.clock;
        this.scenarios = original.scenarios;
        this.namespace = original.namespace;
        this.namespaceHeader = namespaceHeader;
        this.percentage = original.percentage;
        this.remaining = original.remaining;
        this.expiresAtMillis = original.expiresAtMillis;
        this.scenario = original.scenario;
        this.requiredState = original.requiredState;
        this.nextState = original.nextState;
    }

    /** The same admission, times already taken included, for another header that selects the namespace. */
    Admission withNamespaceHeader(String name) {
        return name.equals(namespaceHeader) ? this : new Admission(this, name);
    }

    private static @Nullable AtomicLong limit(@Nullable Times times) {
        return times == null || times.isUnlimited() ? null : new AtomicLong(Math.max(0, times.getRemainingTimes()));
    }

    private static long expiry(@Nullable TimeToLive lifetime, InstantSource clock) {
        if (lifetime == null || lifetime.isUnlimited() || lifetime.getTimeUnit() == null) {
            return Long.MAX_VALUE;
        }
        Long amount = lifetime.getTimeToLive();
        long millis = amount == null ? 0 : lifetime.getTimeUnit().toMillis(amount);
        long end = clock.millis() + millis;
        return millis > 0 && end < 0 ? Long.MAX_VALUE : end;
    }

    /* Cheap refusals first. The scenario moves last, because a time can be given back and a move cannot. */
    boolean admit(RequestView request) {
        if (namespace != null && !namespace.equals(request.headers().first(namespaceHeader))) {
            return false;
        }
        if (!alive() || !inRequiredState() || !lucky()) {
            return false;
        }
        if (remaining != null && !take(remaining)) {
            return false;
        }
        if (moveScenario()) {
            return true;
        }
        if (remaining != null) {
            remaining.incrementAndGet();
        }
        return false;
    }

    /** Why the rule would not take a matching request now, null if it would; changes nothing. */
    @Nullable
    String refusal(RequestView request) {
        if (namespace != null && !namespace.equals(request.headers().first(namespaceHeader))) {
            return "the request does not name its namespace " + namespace + " in the header " + namespaceHeader;
        }
        if (usedUp()) {
            return "all of its times are used up";
        }
        if (!alive()) {
            return "its time to live is over";
        }
        if (scenario != null && requiredState != null && !inRequiredState()) {
            return "its scenario " + scenario + " is in state " + scenarios.state(scenario) + " instead of "
                    + requiredState;
        }
        return percentage <= 0 ? "it takes 0 percent of the requests" : null;
    }

    /** Whether the rule may still match: neither used up nor expired. */
    boolean alive() {
        return !usedUp() && (expiresAtMillis == Long.MAX_VALUE || clock.millis() < expiresAtMillis);
    }

    /** When the rule ends by itself, milliseconds since the epoch; the largest number for never. */
    long expiresAtMillis() {
        return expiresAtMillis;
    }

    /** Whether all of its times were taken. */
    boolean usedUp() {
        return remaining != null && remaining.get() <= 0;
    }

    /** The times left, as the control plane shows them. */
    Times remainingTimes() {
        return remaining == null
                ? Times.unlimited()
                : Times.exactly((int) Math.min(Integer.MAX_VALUE, Math.max(0, remaining.get())));
    }

    private boolean inRequiredState() {
        return scenario == null || requiredState == null || requiredState.equals(scenarios.state(scenario));
    }

    private boolean lucky() {
        return percentage >= CERTAIN || ThreadLocalRandom.current().nextInt(CERTAIN) < percentage;
    }

    private static boolean take(AtomicLong remaining) {
        long left = remaining.get();
        while (left > 0) {
            if (remaining.compareAndSet(left, left - 1)) {
                return true;
            }
            left = remaining.get();
        }
        return false;
    }

    private boolean moveScenario() {
        if (scenario == null || nextState == null) {
            return true;
        }
        if (requiredState == null) {
            scenarios.set(scenario, nextState);
            return true;
        }
        return scenarios.move(scenario, requiredState, nextState);
    }
}
