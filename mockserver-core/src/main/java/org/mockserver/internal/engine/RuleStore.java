package org.mockserver.internal.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.match.MatchIndex;
import org.mockserver.mock.Expectation;

/**
 * The registered expectations, compiled. Readers take the current snapshot with one volatile read and never wait;
 * writers take turns. Every change publishes one snapshot, so a batch is seen whole or not at all.
 */
public final class RuleStore {

    /* A removed rule is remembered for a while: the log explains an earlier request with the rules of its time, and
     * users ask for it by its id. The number bounds the memory: older requests are explained with fewer rules. */
    private static final int REMEMBERED_REMOVALS = 1_000;

    private final Object writeLock = new Object();
    private final RuleCompiler compiler;
    private final int capacity;
    private final CopyOnWriteArrayList<Listener> listeners = new CopyOnWriteArrayList<>();

    private volatile Snapshot snapshot = new Snapshot(MatchIndex.empty(), MatchIndex.empty(), MatchIndex.empty(), 0);

    // Guarded by writeLock.
    private final Map<String, Rule> byInsertion = new LinkedHashMap<>();
    private final Deque<Rule> removed = new ArrayDeque<>();
    private final Endings endings = new Endings();
    private long nextPosition;
    private long version;
    private long clearedInVersion;
    private MatchIndex<Rule> onHead = MatchIndex.empty();
    private MatchIndex<Rule> forMessages = MatchIndex.empty();

    /** Told about changes after the snapshot that has them is published; called on the changing thread. */
    public interface Listener {

        /**
         * Rules were stored, replaced or removed.
         *
         * @param change what happened
         */
        void changed(Change change);
    }

    /**
     * One published change.
     *
     * @param added rules that are stored under an id that was free
     * @param replaced rules that are stored under an id that was taken
     * @param removed rules that are stored no more, without those that were replaced
     */
    public record Change(List<Rule> added, List<Rule> replaced, List<Rule> removed) {}

    /**
     * What readers see.
     *
     * @param index finds the rule for a request
     * @param onHead those of the rules that answer on the head of a request
     * @param forMessages those of the rules that may take messages that are not HTTP
     * @param version grows with every change
     */
    record Snapshot(MatchIndex<Rule> index, MatchIndex<Rule> onHead, MatchIndex<Rule> forMessages, long version) {

        boolean answersBeforeBody() {
            return onHead.size() > 0;
        }
    }

    RuleStore(RuleCompiler compiler, int capacity) {
        this.compiler = compiler;
        this.capacity = Math.max(1, capacity);
    }

    /**
     * Registers for changes.
     *
     * @param listener must not change the store itself
     */
    public void addListener(Listener listener) {
        listeners.add(listener);
    }

    Snapshot snapshot() {
        return snapshot;
    }

    /**
     * Stores expectations, replacing those with the same id in their place. All or none are stored.
     *
     * @param expectations given an id if they have none; must not be changed afterwards
     * @return the same expectations, in order
     * @throws org.mockserver.internal.wire.WireException if one of them cannot be compiled
     */
    public List<Expectation> upsert(List<Expectation> expectations) {
        List<Rule> compiled = new ArrayList<>(expectations.size());
        for (Expectation expectation : expectations) {
            expectation.withIdIfNull(UUID.randomUUID().toString());
            compiled.add(compiler.compile(expectation));
        }
        List<Rule> added = new ArrayList<>();
        List<Rule> replaced = new ArrayList<>();
        List<Rule> dropped = new ArrayList<>();
        synchronized (writeLock) {
            version++;
            dropEnded(dropped);
            Map<String, Rule> stored = new LinkedHashMap<>();
            for (Rule rule : compiled) {
                Rule previous = byInsertion.put(rule.id(), rule);
                if (previous == null) {
                    rule.storeAt(nextPosition++, version);
                } else {
                    rule.replace(previous, version);
                    forget(previous);
                }
                watch(rule);
                stored.put(rule.id(), rule);
                (previous == null ? added : replaced).add(rule);
            }
            dropped.addAll(evictOldest(stored));
            publish(snapshot.index.without(dropped).withAll(stored.values()));
        }
        tell(new Change(added, replaced, dropped));
        return expectations;
    }

    /* A rule that can never match again is gone for whoever looks: its id is free and its place can be taken. */
    private void dropEnded(List<Rule> dropped) {
        for (String id : endings.due()) {
            Rule rule = byInsertion.get(id);
            if (rule != null && !rule.admission().alive()) {
                byInsertion.remove(id);
                forget(rule);
                dropped.add(rule);
            }
        }
    }

    /* The oldest inserted go first, also when they were stored by the same call. */
    private List<Rule> evictOldest(Map<String, Rule> stored) {
        List<Rule> evicted = new ArrayList<>();
        var oldest = byInsertion.values().iterator();
        while (byInsertion.size() > capacity && oldest.hasNext()) {
            Rule rule = oldest.next();
            oldest.remove();
            forget(rule);
            stored.remove(rule.id());
            evicted.add(rule);
        }
        return evicted;
    }

    /**
     * Removes the rules that a condition selects.
     *
     * @param condition asked once for each rule
     * @return the removed rules, in the order they were stored
     */
    public List<Rule> removeIf(Predicate<Rule> condition) {
        List<Rule> gone = new ArrayList<>();
        synchronized (writeLock) {
            for (Rule rule : byInsertion.values()) {
                if (condition.test(rule)) {
                    gone.add(rule);
                }
            }
            if (gone.isEmpty()) {
                return gone;
            }
            version++;
            for (Rule rule : gone) {
                byInsertion.remove(rule.id());
                forget(rule);
            }
            publish(snapshot.index.without(gone));
        }
        tell(new Change(List.of(), List.of(), gone));
        return gone;
    }

    /** Removes every rule and forgets those that were removed before. */
    public void clear() {
        removeIf(rule -> true);
        synchronized (writeLock) {
            clearedInVersion = version;
        }
    }

    /**
     * Removes one rule.
     *
     * @param id the id of the rule; nothing happens when there is none
     */
    public void remove(String id) {
        Rule rule;
        synchronized (writeLock) {
            rule = byInsertion.remove(id);
            if (rule == null) {
                return;
            }
            version++;
            forget(rule);
            publish(snapshot.index.without(List.of(rule)));
        }
        tell(new Change(List.of(), List.of(), List.of(rule)));
    }

    /** Removes the rules that can never match again: used up or expired. Costs nothing for the others. */
    public void sweep() {
        List<Rule> gone = new ArrayList<>();
        synchronized (writeLock) {
            version++;
            dropEnded(gone);
            if (gone.isEmpty()) {
                version--;
                return;
            }
            publish(snapshot.index.without(gone));
        }
        tell(new Change(List.of(), List.of(), gone));
    }

    /** Compiles every rule again, after settings that matching depends on have changed. */
    void recompile() {
        synchronized (writeLock) {
            version++;
            List<Rule> fresh = new ArrayList<>(byInsertion.size());
            for (Rule rule : byInsertion.values()) {
                Rule again = compiler.recompile(rule);
                again.replace(rule, version);
                forget(rule);
                fresh.add(again);
            }
            for (Rule rule : fresh) {
                byInsertion.put(rule.id(), rule);
                watch(rule);
            }
            publish(MatchIndex.<Rule>empty().withAll(fresh));
        }
    }

    private void watch(Rule rule) {
        endings.watch(rule);
        if (rule.answersBeforeBody()) {
            onHead = onHead.with(rule);
        }
        if (rule.predicate().takesMessages()) {
            forMessages = forMessages.with(rule);
        }
    }

    private void forget(Rule rule) {
        rule.removeIn(version);
        endings.unwatch(rule);
        if (rule.answersBeforeBody()) {
            onHead = onHead.without(List.of(rule));
        }
        if (rule.predicate().takesMessages()) {
            forMessages = forMessages.without(List.of(rule));
        }
        removed.addLast(rule);
        if (removed.size() > REMEMBERED_REMOVALS) {
            removed.removeFirst();
        }
    }

    private void publish(MatchIndex<Rule> index) {
        snapshot = new Snapshot(index, onHead, forMessages, version);
    }

    private void tell(Change change) {
        for (Listener listener : listeners) {
            listener.changed(change);
        }
    }

    /**
     * A live rule by its id.
     *
     * @param id the id
     * @return null when there is none or it can never match again
     */
    public @Nullable Rule byId(String id) {
        Rule rule = snapshot.index.byId(id);
        return rule != null && rule.admission().alive() ? rule : null;
    }

    /**
     * A rule by its id, even if it was used up, has expired or was removed not long ago.
     *
     * @param id the id
     * @return null when there was none, or everything was cleared since
     */
    public @Nullable Rule known(String id) {
        Rule stored = snapshot.index.byId(id);
        if (stored != null) {
            return stored;
        }
        Rule last = null;
        synchronized (writeLock) {
            for (Rule rule : removed) {
                if (rule.id().equals(id) && rule.storedAfter(clearedInVersion)) {
                    last = rule;
                }
            }
        }
        return last;
    }

    /**
     * The live rules in the order in which they are tried.
     *
     * @return a copy
     */
    public List<Rule> inOrder() {
        List<Rule> live = new ArrayList<>();
        for (Rule rule : snapshot.index.inOrder()) {
            if (rule.admission().alive()) {
                live.add(rule);
            }
        }
        return live;
    }

    /**
     * Number of stored rules, used-up ones included until they are swept.
     *
     * @return 0 or more
     */
    public int size() {
        return snapshot.index.size();
    }

    /** The rules that were stored at a version, as far as removed ones are remembered, in the order they were tried. */
    Iterable<Rule> storedIn(long pastVersion) {
        Snapshot current = snapshot;
        if (current.version == pastVersion) {
            return current.index.inOrder();
        }
        List<Rule> rules = new ArrayList<>();
        synchronized (writeLock) {
            removed.stream().filter(rule -> rule.storedIn(pastVersion)).forEach(rules::add);
            byInsertion.values().stream()
                    .filter(rule -> rule.storedIn(pastVersion))
                    .forEach(rules::add);
        }
        rules.sort((a, b) -> a.priority() != b.priority()
                ? Integer.compare(b.priority(), a.priority())
                : Long.compare(a.position(), b.position()));
        return rules;
    }

    /** What actions depend on that belong to no expectation. */
    ActionOptions actionOptions() {
        return compiler.free();
    }
}
