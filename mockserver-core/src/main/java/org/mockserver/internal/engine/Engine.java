package org.mockserver.internal.engine;

import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.events.Explainer;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.match.MatchSuspended;
import org.mockserver.internal.observe.ForwardSamples;
import org.mockserver.internal.state.CrudStores;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.internal.state.ServerClock;
import org.mockserver.internal.state.StoredFiles;

/**
 * Serves the requests that are not for the control plane: finds the rule, lets its action answer, records what
 * happened. Called on the threads of the connections; never blocks them.
 */
public final class Engine implements ExchangeHandler {

    /* No connection waits longer for another one because patterns are slow. */
    private static final long LONGEST_ON_LOOP_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final RuleStore rules;
    private final Crossings crossings;
    private final RuleCompiler compiler;
    private final RateLimits limits;
    private final CrudStores crudStores = new CrudStores();
    private final CrudServing crudServing = new CrudServing(crudStores);
    private final StoredFiles files = new StoredFiles();
    private final ForwardSamples samples = new ForwardSamples();
    private final DriftWatch drift;
    private final Scenarios scenarios;
    private final ServerClock clock;
    private final Journal journal;
    private final Workers workers;
    private final Upstream upstream;
    private final Callbacks callbacks;
    private final SlowLane slowLane;
    private final Diagnostics diagnostics;
    private final FailureLog failures;
    private final Unmatched unmatched;
    private final AtomicBoolean sweepPlanned = new AtomicBoolean();
    private volatile EngineOptions options;

    /**
     * An engine without rules.
     *
     * @param options from the settings
     * @param maxExpectations most rules kept; the oldest give way
     * @param clock what lifetimes follow
     * @param scenarios the states of scenarios
     * @param journal where exchanges are recorded
     * @param workers for actions that can block
     * @param upstream sends requests to other servers
     * @param callbacks the clients that can be asked what to do
     * @param failures where failed actions are written down
     */
    public Engine(
            EngineOptions options,
            int maxExpectations,
            ServerClock clock,
            Scenarios scenarios,
            Journal journal,
            Workers workers,
            Upstream upstream,
            Callbacks callbacks,
            FailureLog failures) {
        this.options = options;
        this.limits = new RateLimits(clock);
        this.compiler = new RuleCompiler(options.compilerOptions(), clock, scenarios, limits);
        this.rules = new RuleStore(compiler, maxExpectations);
        this.crossings = new Crossings(rules, scenarios);
        this.scenarios = scenarios;
        this.clock = clock;
        this.journal = journal;
        this.workers = workers;
        this.upstream = upstream;
        this.callbacks = callbacks;
        this.slowLane = new SlowLane(workers);
        this.diagnostics = new Diagnostics(rules);
        this.drift = new DriftWatch(rules, workers);
        this.failures = failures;
        this.unmatched = new Unmatched(this, journal, workers, diagnostics);
    }

    @Override
    public void handle(Exchange exchange) {
        RuleStore.Snapshot snapshot = rules.snapshot();
        OutgoingResponse stored = crudServing.answer(exchange.request());
        if (stored != null) {
            new Call(this, exchange, null, snapshot.version()).answer(stored, 0);
            return;
        }
        MatchBudget budget = MatchBudget.onLoop(LONGEST_ON_LOOP_NANOS);
        Rule rule;
        try {
            rule = snapshot.index().first(exchange.request());
        } catch (MatchSuspended tooLong) {
            matchOnWorker(exchange, snapshot, tooLong);
            return;
        } catch (RuntimeException bug) {
            unmatched.answer(exchange, snapshot, failed("matching " + exchange.request(), bug));
            return;
        } finally {
            budget.end();
        }
        answer(exchange, snapshot, rule);
    }

    private void answer(Exchange exchange, RuleStore.Snapshot snapshot, @Nullable Rule rule) {
        if (rule == null) {
            unmatched.serve(exchange, snapshot);
        } else {
            serve(exchange, rule, snapshot.version());
        }
    }

    /* Doubtful patterns get the time of their setting, all of them together, where they hold up nobody else. */
    private void matchOnWorker(Exchange exchange, RuleStore.Snapshot snapshot, MatchSuspended suspended) {
        boolean accepted = slowLane.tryExecute(() -> {
            MatchBudget budget =
                    MatchBudget.onWorker(MatchBudget.limitNanos(options.match().regexTimeoutMillis()));
            Rule rule;
            try {
                rule = snapshot.index().resume(exchange.request(), suspended);
            } catch (RuntimeException bug) {
                unmatched.answer(exchange, snapshot, failed("matching " + exchange.request(), bug));
                return;
            } finally {
                budget.end();
            }
            answer(exchange, snapshot, rule);
        });
        if (!accepted) {
            unmatched.answer(exchange, snapshot, Replies.busy());
        }
    }

    OutgoingResponse failed(String what, RuntimeException failure) {
        String correlationId = UUID.randomUUID().toString();
        failures.failed(correlationId, what, failure);
        return Replies.failed(correlationId);
    }

    @Override
    public boolean answersBeforeBody() {
        return rules.snapshot().answersBeforeBody();
    }

    @Override
    public boolean handleHead(Exchange exchange) {
        MatchBudget budget = MatchBudget.onLoop(LONGEST_ON_LOOP_NANOS);
        try {
            RuleStore.Snapshot snapshot = rules.snapshot();
            Rule rule = HeadOnly.taker(exchange.request(), snapshot);
            if (rule != null) {
                serve(exchange, rule, snapshot.version());
            }
            return rule != null;
        } catch (MatchSuspended tooLong) {
            return false;
        } finally {
            budget.end();
        }
    }

    @Override
    public boolean handleMessage(Exchange message) {
        RuleStore.Snapshot snapshot = rules.snapshot();
        Rule rule = takerOf(message.request(), snapshot);
        if (rule == null) {
            unmatched.message(message, snapshot);
        } else {
            serve(message, rule, snapshot.version());
        }
        return rule != null;
    }

    /* Bytes are compared at once; only alternatives of HTTP, which take no messages, can hold patterns. */
    private static @Nullable Rule takerOf(RequestView message, RuleStore.Snapshot snapshot) {
        MatchBudget budget = MatchBudget.onLoop(LONGEST_ON_LOOP_NANOS);
        try {
            return snapshot.forMessages().first(message);
        } catch (MatchSuspended tooLong) {
            return null;
        } finally {
            budget.end();
        }
    }

    private void serve(Exchange exchange, Rule rule, long ruleVersion) {
        Call call = new Call(this, exchange, rule, ruleVersion);
        guard(call, () -> rule.action().serve(call));
        planSweepAfter(rule);
    }

    /* An action is the one part of serving that runs what users wrote; its failure is answered, not propagated. */
    void guard(Call call, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failure) {
            call.answer(failed("answering " + call.request(), failure), 0);
        }
    }

    private void planSweepAfter(Rule rule) {
        boolean due = rule.admission().usedUp() && sweepPlanned.compareAndSet(false, true);
        boolean refused = due
                && !workers.tryExecute(() -> {
                    sweepPlanned.set(false);
                    rules.sweep();
                });
        if (refused) {
            sweepPlanned.set(false);
        }
    }

    /**
     * Uses changed settings from the next request on. Rules are compiled again when matching depends on the change.
     *
     * @param changed all options, changed or not
     */
    public void configure(EngineOptions changed) {
        EngineOptions before = options;
        options = changed;
        if (!before.compilerOptions().equals(changed.compilerOptions())) {
            compiler.use(changed.compilerOptions());
            rules.recompile();
        }
    }

    Upstream upstream() {
        return upstream;
    }

    Crossings crossings() {
        return crossings;
    }

    Callbacks callbacks() {
        return callbacks;
    }

    EngineOptions options() {
        return options;
    }

    /**
     * The registered expectations.
     *
     * @return the store
     */
    public RuleStore rules() {
        return rules;
    }

    /**
     * The states of scenarios.
     *
     * @return the same object at each call
     */
    public Scenarios scenarios() {
        return scenarios;
    }

    /**
     * The stores of objects that are served before any expectation.
     *
     * @return the same object at each call
     */
    public CrudStores crudStores() {
        return crudStores;
    }

    /**
     * The files that clients left with the server.
     *
     * @return the same object at each call
     */
    public StoredFiles files() {
        return files;
    }

    /**
     * How other servers answered what was passed on to them.
     *
     * @return the same object at each call; tracks nothing unless told to
     */
    public ForwardSamples samples() {
        return samples;
    }

    /**
     * Where expectations no longer answer as other servers do.
     *
     * @return the same object at each call; compares nothing unless told to
     */
    public DriftWatch drift() {
        return drift;
    }

    /**
     * The clock that lifetimes follow.
     *
     * @return the same object at each call
     */
    public ServerClock clock() {
        return clock;
    }

    /**
     * What arrived and how it was answered.
     *
     * @return the journal
     */
    public Journal journal() {
        return journal;
    }

    /**
     * Why requests did not match.
     *
     * @return the diagnostics over the current rules
     */
    public Diagnostics diagnostics() {
        return diagnostics;
    }

    /**
     * How the registered expectations would decide about a request.
     *
     * @return a view of this engine's rules
     */
    public Decisions decisions() {
        return new Decisions(rules);
    }

    /**
     * Explains recorded requests with the rules of their time.
     *
     * @return for readers of the journal
     */
    public Explainer explainer() {
        return new Attempts(rules);
    }

    /**
     * The pool for work that may block.
     *
     * @return the pool
     */
    public Workers workers() {
        return workers;
    }

    /** Forgets expectations, scenarios, stores, files, samples, the journal, disconnects clients; settings stay. */
    public void reset() {
        rules.clear();
        scenarios.clear();
        limits.clear();
        crudStores.clear();
        files.clear();
        callbacks.closeAll();
        samples.clear();
        drift.clear();
        journal.reset();
    }
}
