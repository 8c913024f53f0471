package org.mockserver.internal.engine;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.match.MatchIndex;
import org.mockserver.internal.observe.Difference;
import org.mockserver.internal.observe.Drift;
import org.mockserver.internal.observe.DriftLog;
import org.mockserver.internal.observe.ResponseComparison;
import org.mockserver.model.HttpResponse;

/**
 * Finds out where expectations no longer answer as the real servers do: compares what other servers answered with the
 * expectation that would have answered, had the request not been passed on. Safe for use by any thread.
 */
public final class DriftWatch {

    /* An exchange costs its thread one element in a queue. Whoever wants to see the outcome takes the elements out and
     * compares first, so that what was answered before is in what is shown. So does a worker, for many at a time because
     * waking a thread costs more than the exchange, and at once for bodies that should not be kept for long. The queue is
     * bounded by its length and by the size of the bodies in it; what does not fit is not compared. */

    private static final int MOST_WAITING = 256;
    private static final int COMPARED_TOGETHER = 64;
    private static final int KEPT_BODY_BYTES = 16 * 1024;
    private static final int LARGEST_BODY_BYTES = 256 * 1024;
    private static final String TRUNCATED_HEADER = "x-mockserver-stream-truncated";

    private final RuleStore rules;
    private final Workers workers;
    private final DriftLog log = new DriftLog();
    private final Queue<Seen> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicBoolean planned = new AtomicBoolean();
    private volatile Options options = new Options(false, 0);

    /**
     * What is compared.
     *
     * @param enabled whether anything is
     * @param sampleRate the share of the requests passed on, 0 to 1
     */
    public record Options(boolean enabled, double sampleRate) {}

    private record Seen(
            RequestView request,
            @Nullable Rule passedOnBy,
            MatchIndex<Rule> rules,
            OutgoingResponse response,
            boolean wholeBody,
            long atMillis) {}

    DriftWatch(RuleStore rules, Workers workers) {
        this.rules = rules;
        this.workers = workers;
    }

    /**
     * Uses changed settings from the next exchange on.
     *
     * @param changed all of them
     */
    public void configure(Options changed) {
        options = changed;
    }

    /* Called on the thread of the exchange; a response with a body that is still arriving comes later. */
    void answered(RequestView request, @Nullable Rule passedOnBy, OutgoingResponse response) {
        MatchIndex<Rule> current = rules.snapshot().index();
        if (response.bodySource() == null && isWanted(passedOnBy, current)) {
            enqueue(request, passedOnBy, current, response);
        }
    }

    /* The same for a response that has arrived piece by piece. */
    void streamed(RequestView request, @Nullable Rule passedOnBy, OutgoingResponse captured) {
        MatchIndex<Rule> current = rules.snapshot().index();
        if (isWanted(passedOnBy, current)) {
            enqueue(request, passedOnBy, current, captured);
        }
    }

    /* Without another expectation there is nothing to compare with. */
    private boolean isWanted(@Nullable Rule passedOnBy, MatchIndex<Rule> known) {
        Options current = options;
        return current.enabled
                && known.size() > (passedOnBy == null ? 0 : 1)
                && (current.sampleRate >= 1 || ThreadLocalRandom.current().nextDouble() < current.sampleRate);
    }

    private void enqueue(
            RequestView request, @Nullable Rule passedOnBy, MatchIndex<Rule> known, OutgoingResponse response) {
        int together = waiting.incrementAndGet();
        if (together > MOST_WAITING) {
            waiting.decrementAndGet();
            return;
        }
        boolean large = response.body().length > LARGEST_BODY_BYTES;
        boolean encoded = response.headers().first("content-encoding") != null;
        boolean cut = response.headers().first(TRUNCATED_HEADER) != null;
        OutgoingResponse kept =
                large ? response.toBuilder().body(new byte[0]).spec(null).build() : response;
        queue.add(new Seen(request, passedOnBy, known, kept, !large && !encoded && !cut, System.currentTimeMillis()));
        int keptBytes = request.body().length + kept.body().length;
        if (together < COMPARED_TOGETHER && keptBytes <= KEPT_BODY_BYTES) {
            return;
        }
        if (planned.compareAndSet(false, true) && !workers.tryExecute(this::work)) {
            planned.set(false);
        }
    }

    private void work() {
        planned.set(false);
        compareAll();
    }

    private synchronized void compareAll() {
        for (Seen seen = queue.poll(); seen != null; seen = queue.poll()) {
            waiting.decrementAndGet();
            compare(seen);
        }
    }

    private void compare(Seen seen) {
        RequestView request = seen.request;
        Rule stub = stub(seen);
        HttpResponse answer = stub == null ? null : stub.expectation().getHttpResponse();
        if (stub != null && answer != null) {
            List<Difference> differences = ResponseComparison.of(answer, seen.response, seen.wholeBody);
            log.add(stub.id(), request.method(), request.path(), differences, seen.atMillis);
        }
    }

    private static @Nullable Rule stub(Seen seen) {
        RequestView request = seen.request;
        MatchBudget budget = MatchBudget.forExplanation(Diagnostics.LONGEST_NANOS);
        try {
            for (MatchIndex.Candidate<Rule> candidate : seen.rules.candidates(request)) {
                Rule rule = candidate.rule();
                if (rule != seen.passedOnBy
                        && rule.expectation().getHttpResponse() != null
                        && rule.admission().alive()
                        && rule.predicate().test(request)) {
                    return rule;
                }
            }
            return null;
        } finally {
            budget.end();
        }
    }

    /**
     * What is different between expectations and reality. Takes part in comparing what is not compared yet.
     *
     * @return seen last first; includes everything that was answered before this call
     */
    public List<Drift> newestFirst() {
        compareAll();
        return log.newestFirst();
    }

    /** Forgets everything seen so far. */
    public synchronized void clear() {
        while (queue.poll() != null) {
            waiting.decrementAndGet();
        }
        log.clear();
    }
}
