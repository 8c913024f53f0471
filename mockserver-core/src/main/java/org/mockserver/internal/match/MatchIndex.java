package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * All rules, and the first one for a request. An immutable snapshot: a change makes another index that shares most of
 * its structure with this one. Safe for use by any thread.
 *
 * @param <R> the kind of rule
 */
public final class MatchIndex<R extends Indexed> {

    /* A rule whose definition demands one path is found through that path; the others form the residual, which every
     * request is compared with. A lookup walks the two lists side by side in order of rank, because the first rule wins
     * and asking a rule whether it admits the request changes the rule. */

    private final TextTable<R> byId;
    private final TextTable<RuleSequence<R>> byPath;
    private final RuleSequence<R> residual;
    private final RuleSequence<R> all;

    private MatchIndex(
            TextTable<R> byId, TextTable<RuleSequence<R>> byPath, RuleSequence<R> residual, RuleSequence<R> all) {
        this.byId = byId;
        this.byPath = byPath;
        this.residual = residual;
        this.all = all;
    }

    /**
     * An index without rules.
     *
     * @param <R> the kind of rule
     * @return the index
     */
    public static <R extends Indexed> MatchIndex<R> empty() {
        return new MatchIndex<>(
                TextTable.empty(false), TextTable.empty(true), RuleSequence.empty(), RuleSequence.empty());
    }

    /**
     * The first rule, by priority and then by position, that matches a request and admits it. A rule that matches but
     * refuses is passed over. Allocates nothing itself.
     *
     * @param request read on the calling thread
     * @return the rule, or null when there is none
     */
    public @Nullable R first(RequestView request) {
        RuleSequence<R> onPath = byPath.get(request.pathHashIgnoringCase(), request.path());
        return RuleSequence.first(onPath == null ? RuleSequence.empty() : onPath, residual, request);
    }

    /**
     * This index with a rule added, or put in the place of the rule of the same id.
     *
     * @param rule its rank must be its own
     * @return the changed index
     */
    public MatchIndex<R> with(R rule) {
        R replaced = byId(rule.id());
        MatchIndex<R> base = replaced == null ? this : removed(replaced);
        TextTable<R> ids = base.byId.with(rule.id().hashCode(), rule.id(), rule);
        RuleSequence<R> everything = base.all.with(rule);
        String path = IndexKeys.path(rule.definition());
        if (path == null) {
            return new MatchIndex<>(ids, base.byPath, base.residual.with(rule), everything);
        }
        int hash = RequestView.hashIgnoringCase(path);
        RuleSequence<R> onPath = base.byPath.get(hash, path);
        RuleSequence<R> grown = (onPath == null ? RuleSequence.<R>empty() : onPath).with(rule);
        return new MatchIndex<>(ids, base.byPath.with(hash, path, grown), base.residual, everything);
    }

    /**
     * This index with several rules added or replaced. Of two rules with the same id the last one counts.
     *
     * @param rules in any order
     * @return the changed index
     */
    public MatchIndex<R> withAll(Collection<? extends R> rules) {
        if (rules.size() > 64 && rules.size() > size() / 4) {
            return rebuilt(rules);
        }
        MatchIndex<R> index = this;
        for (R rule : rules) {
            index = index.with(rule);
        }
        return index;
    }

    private MatchIndex<R> rebuilt(Collection<? extends R> added) {
        Map<String, R> rules = new LinkedHashMap<>();
        all.forEach(rule -> rules.put(rule.id(), rule));
        added.forEach(rule -> rules.put(rule.id(), rule));
        TextTable<R> ids = TextTable.empty(false);
        Map<String, List<R>> paths = new LinkedHashMap<>();
        List<R> rest = new ArrayList<>();
        for (R rule : rules.values()) {
            ids = ids.with(rule.id().hashCode(), rule.id(), rule);
            String path = IndexKeys.path(rule.definition());
            (path == null ? rest : paths.computeIfAbsent(path, unused -> new ArrayList<>(2))).add(rule);
        }
        TextTable<RuleSequence<R>> table = TextTable.empty(true);
        for (Map.Entry<String, List<R>> path : paths.entrySet()) {
            int hash = RequestView.hashIgnoringCase(path.getKey());
            RuleSequence<R> otherCase = table.get(hash, path.getKey());
            if (otherCase != null) {
                otherCase.forEach(path.getValue()::add);
            }
            table = table.with(hash, path.getKey(), RuleSequence.of(path.getValue()));
        }
        return new MatchIndex<>(ids, table, RuleSequence.of(rest), RuleSequence.of(rules.values()));
    }

    /**
     * This index without some rules, found by their ids.
     *
     * @param rules some of which may not be in the index
     * @return the changed index
     */
    public MatchIndex<R> without(Collection<? extends R> rules) {
        MatchIndex<R> index = this;
        for (R rule : rules) {
            R present = index.byId(rule.id());
            index = present == null ? index : index.removed(present);
        }
        return index;
    }

    private MatchIndex<R> removed(R rule) {
        TextTable<R> ids = byId.without(rule.id().hashCode(), rule.id());
        RuleSequence<R> everything = all.without(rule);
        String path = IndexKeys.path(rule.definition());
        if (path == null) {
            return new MatchIndex<>(ids, byPath, residual.without(rule), everything);
        }
        int hash = RequestView.hashIgnoringCase(path);
        RuleSequence<R> onPath = byPath.get(hash, path);
        RuleSequence<R> shrunk = onPath == null ? RuleSequence.empty() : onPath.without(rule);
        TextTable<RuleSequence<R>> paths =
                shrunk.size() == 0 ? byPath.without(hash, path) : byPath.with(hash, path, shrunk);
        return new MatchIndex<>(ids, paths, residual, everything);
    }

    /**
     * The rule of an id.
     *
     * @param id the id
     * @return null when there is none
     */
    public @Nullable R byId(String id) {
        return byId.get(id.hashCode(), id);
    }

    /**
     * All rules in the order in which they are tried.
     *
     * @return a view of this snapshot
     */
    public Iterable<R> inOrder() {
        return all;
    }

    /**
     * Number of rules.
     *
     * @return 0 or more
     */
    public int size() {
        return all.size();
    }
}
