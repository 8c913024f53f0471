package org.mockserver.internal.engine;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.mockserver.internal.action.Action;
import org.mockserver.internal.events.Served;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Indexed;
import org.mockserver.mock.Expectation;
import org.mockserver.model.RequestDefinition;

/**
 * One version of an expectation, compiled. Replacing an expectation under its id makes another rule with the same
 * position and the same count of matches. Safe for use by any thread.
 */
public final class Rule implements Indexed, Served {

    private final Expectation spec;
    private final RequestDefinition definition;
    private final RequestPredicate predicate;
    private final Action action;
    private final Admission admission;
    private final boolean answersBeforeBody;

    // Given when the rule is stored, guarded by the store's lock until the snapshot with the rule is published.
    private long position;
    private long addedInVersion;
    private AtomicLong matches = new AtomicLong();
    private Consumer<Rule> usedUp = rule -> {};

    private volatile long removedInVersion = Long.MAX_VALUE;

    Rule(Expectation spec, RequestDefinition definition, Compiled compiled, Admission admission) {
        this.spec = spec;
        this.definition = definition;
        this.predicate = compiled.predicate();
        this.action = compiled.action();
        this.answersBeforeBody = compiled.answersBeforeBody();
        this.admission = admission;
    }

    /**
     * What registration made of the definition and the action.
     *
     * @param predicate decides about requests
     * @param action answers them
     * @param answersBeforeBody whether the head of a request is enough
     */
    record Compiled(RequestPredicate predicate, Action action, boolean answersBeforeBody) {}

    void storeAt(long newPosition, long version) {
        this.position = newPosition;
        this.addedInVersion = version;
    }

    void replace(Rule previous, long version) {
        storeAt(previous.position, version);
        this.matches = previous.matches;
    }

    /** Names who hears that a request has taken the last of the times; called on the thread of that request. */
    void reportTo(Consumer<Rule> listener) {
        usedUp = listener;
    }

    void removeIn(long version) {
        removedInVersion = version;
    }

    /** Whether the rule was still stored after the store was at a version, or was stored later. */
    boolean storedAfter(long version) {
        return version < removedInVersion;
    }

    /** Whether the rule was stored when the store was at a version. */
    boolean storedIn(long version) {
        return addedInVersion <= version && version < removedInVersion;
    }

    /** Counts one more match and returns the new count. */
    long nextMatch() {
        return matches.incrementAndGet();
    }

    /**
     * How often the expectation has matched under its id.
     *
     * @return 0 or more
     */
    public long matchCount() {
        return matches.get();
    }

    Action action() {
        return action;
    }

    Admission admission() {
        return admission;
    }

    boolean answersBeforeBody() {
        return answersBeforeBody;
    }

    @Override
    public String id() {
        return spec.getId();
    }

    @Override
    public int priority() {
        return spec.getPriority();
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public RequestDefinition definition() {
        return definition;
    }

    @Override
    public RequestPredicate predicate() {
        return predicate;
    }

    /** Whether it is worth comparing a request, or a message that is not HTTP, with this rule. */
    boolean concerns(RequestView request) {
        return request.isBinary() ? predicate.takesMessages() : predicate.takesRequests();
    }

    @Override
    public boolean admit(RequestView request) {
        boolean admitted = admission.admit(request);
        if (admitted && admission.usedUp()) {
            usedUp.accept(this);
        }
        return admitted;
    }

    @Override
    public String expectationId() {
        return spec.getId();
    }

    @Override
    public Expectation expectation() {
        return spec;
    }

    /**
     * The expectation as it is now.
     *
     * @return a copy with the times that are left
     */
    public Expectation shown() {
        return spec.clone().withTimes(admission.remainingTimes());
    }
}
