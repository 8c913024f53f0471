package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.events.LogType;
import org.mockserver.internal.events.Note;
import org.mockserver.internal.events.Severity;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.match.Matchers;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.model.HttpRequest;

/**
 * Stands in front of an engine and holds the exchanges that connected clients want to decide about. Costs one read of a
 * field while there is no breakpoint. Safe for use by any thread; never blocks.
 */
public final class Breakpoints implements ExchangeHandler {

    /** Every request is compared with all of them. */
    private static final int MOST = 1_000;

    /** Slow patterns count as mismatches from then on. */
    private static final long LONGEST_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final Engine engine;
    private final Supplier<Options> options;
    private final AtomicInteger held = new AtomicInteger();

    // Replaced as a whole by writers that hold the lock of this.
    private volatile List<Breakpoint> all = List.of();

    /**
     * Bounds for exchanges that are held.
     *
     * @param timeoutMillis after which an exchange goes on unchanged
     * @param most how many are held at once; further ones go on unchanged
     */
    public record Options(long timeoutMillis, int most) {}

    /**
     * No breakpoints yet.
     *
     * @param engine takes all requests, in the end
     * @param options read whenever an exchange is to be held
     */
    public Breakpoints(Engine engine, Supplier<Options> options) {
        this.engine = engine;
        this.options = options;
    }

    /**
     * Adds a breakpoint.
     *
     * @param spec what is wanted
     * @return the breakpoint, or null if there are too many
     * @throws org.mockserver.internal.wire.WireException if the definition can never work
     */
    public @Nullable Breakpoint add(Breakpoint.Spec spec) {
        Breakpoint added = new Breakpoint(
                spec,
                Matchers.compile(
                        Matchers.resolve(spec.definition()), engine.options().match()));
        added.isAlive(engine.callbacks());
        synchronized (this) {
            List<Breakpoint> changed = new ArrayList<>(alive());
            if (changed.size() >= MOST) {
                return null;
            }
            changed.add(added);
            all = List.copyOf(changed);
        }
        return added;
    }

    /**
     * The breakpoints of clients that have not left.
     *
     * @return in the order in which they were added
     */
    public List<Breakpoint> list() {
        return alive();
    }

    private List<Breakpoint> alive() {
        return all.stream().filter(each -> each.isAlive(engine.callbacks())).toList();
    }

    /**
     * Removes a breakpoint. What it holds stays held.
     *
     * @param id its name
     * @return false if there is none
     */
    public synchronized boolean remove(String id) {
        List<Breakpoint> left =
                alive().stream().filter(each -> !each.id().equals(id)).toList();
        boolean found = left.size() < alive().size();
        all = left;
        return found;
    }

    /**
     * Removes all breakpoints. What they hold stays held.
     *
     * @return how many there were
     */
    public synchronized int clear() {
        int count = alive().size();
        all = List.of();
        return count;
    }

    @Override
    public boolean handleMessage(Exchange message) {
        return engine.handleMessage(message);
    }

    private synchronized void forgetTheDead() {
        all = alive();
    }

    @Override
    public void handle(Exchange exchange) {
        List<Breakpoint> set = all;
        if (set.isEmpty()) {
            engine.handle(exchange);
        } else {
            handle(exchange, matching(set, exchange.request()));
        }
    }

    private void handle(Exchange exchange, List<Breakpoint> matching) {
        Breakpoint atRequest = first(matching, BreakpointPhase.REQUEST);
        Breakpoint atResponse = first(matching, BreakpointPhase.RESPONSE);
        Breakpoint atStream = first(matching, BreakpointPhase.RESPONSE_STREAM);
        Exchange onward = atResponse == null && atStream == null
                ? exchange
                : new HeldResponse(exchange, this, atResponse, atStream);
        if (atRequest == null || !new HeldRequest(exchange, onward, this, atRequest).begin()) {
            engine.handle(onward);
        }
    }

    private List<Breakpoint> matching(List<Breakpoint> set, RequestView request) {
        List<Breakpoint> matching = new ArrayList<>();
        boolean dead = false;
        MatchBudget budget = MatchBudget.forExplanation(LONGEST_NANOS);
        try {
            for (Breakpoint each : set) {
                if (each.matches(request)) {
                    boolean alive = each.isAlive(engine.callbacks());
                    dead |= !alive;
                    if (alive && each.admit()) {
                        matching.add(each);
                    }
                }
            }
        } finally {
            budget.end();
        }
        if (dead) {
            forgetTheDead();
        }
        return matching;
    }

    private static @Nullable Breakpoint first(List<Breakpoint> matching, BreakpointPhase phase) {
        for (Breakpoint each : matching) {
            if (each.spec().phases().contains(phase)) {
                return each;
            }
        }
        return null;
    }

    /**
     * Holds an exchange until its client has decided, has failed to, or the time is up.
     *
     * @param decision is told once, on the thread of the exchange
     * @return null if too many are held; nothing happens then
     */
    @Nullable
    Hold hold(Exchange exchange, Breakpoint breakpoint, Callbacks.Question question, Hold.Decision decision) {
        Options bounds = options.get();
        if (held.incrementAndGet() > bounds.most) {
            held.decrementAndGet();
            return null;
        }
        Hold hold = new Hold(
                exchange.loop(),
                decision,
                held::decrementAndGet,
                failure -> report(question.request(), breakpoint, failure));
        exchange.later(TimeUnit.MILLISECONDS.toNanos(bounds.timeoutMillis), hold::goOn);
        engine.callbacks().ask(breakpoint.spec().clientId(), question, hold);
        return hold;
    }

    /* A client that leaves, or is late, does so for reasons of its own; one that fails has a mistake. */
    private void report(HttpRequest request, Breakpoint breakpoint, Callbacks.Failure failure) {
        if (failure.kind() == Callbacks.Failure.Kind.CALLBACK_FAILED
                || failure.kind() == Callbacks.Failure.Kind.UNUSABLE) {
            String reason = String.valueOf(failure.message()).replace("{}", "{ }");
            String text = "the exchange goes on because client "
                    + breakpoint.spec().clientId() + " could not decide at breakpoint " + breakpoint.id() + ": "
                    + reason;
            engine.journal().note(new Note(LogType.WARN, Severity.WARN, request, null, text, List.of(), null));
        }
    }

    /** Whether a breakpoint has not been removed, and its client is still there. */
    boolean isSet(Breakpoint breakpoint) {
        return all.contains(breakpoint) && breakpoint.isAlive(engine.callbacks());
    }

    void goOn(Exchange exchange) {
        engine.handle(exchange);
    }

    /** Sends a response that no expectation gave, and records it with the request. */
    void answer(Exchange exchange, OutgoingResponse response) {
        new Call(engine, exchange, null, engine.rules().snapshot().version()).answer(response, 0);
    }

    @Override
    public boolean answersBeforeBody() {
        return engine.answersBeforeBody();
    }

    @Override
    public boolean handleHead(Exchange exchange) {
        return all.isEmpty() && engine.handleHead(exchange);
    }
}
