package org.mockserver.internal.match;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * All rules, and the first one for a request. An immutable snapshot: a change makes another index that shares most of
 * its structure with this one. Safe for use by any thread.
 *
 * @param <R> the kind of rule
 */
public final class MatchIndex<R extends Indexed> {

    /* Each rule is in the tree in exactly one place, found through what its definition demands of a request. A lookup
     * visits the places that the request leads to and remembers the first match by rank, which bounds the search of the
     * places that follow. Testing a rule changes nothing; whether it admits the request is asked of the winner only,
     * because that changes the rule. When it refuses, the search goes on behind it. */

    private final TextTable<R> byId;
    private final RuleNode<R> root;
    private final RuleSequence<R> all;

    /**
     * A rule that a lookup may compare with a request.
     *
     * @param rule the rule
     * @param source what led to it: the places of the request that were looked at, or {@code residual} when nothing
     *     tells the rule from others
     */
    public record Candidate<R>(R rule, String source) {}

    private MatchIndex(TextTable<R> byId, RuleNode<R> root, RuleSequence<R> all) {
        this.byId = byId;
        this.root = root;
        this.all = all;
    }

    /**
     * An index without rules.
     *
     * @param <R> the kind of rule
     * @return the index
     */
    public static <R extends Indexed> MatchIndex<R> empty() {
        return new MatchIndex<>(TextTable.empty(false), RuleNode.root(), RuleSequence.empty());
    }

    /**
     * The first rule, by priority and then by position, that matches a request and admits it. A rule that matches but
     * refuses is passed over. Allocates nothing itself.
     *
     * @param request read on the calling thread
     * @return the rule, or null when there is none
     * @throws MatchSuspended when the {@link MatchBudget} of the thread says so
     */
    public @Nullable R first(RequestView request) {
        return behind(null, request);
    }

    /**
     * Goes on with a lookup of {@link #first} on another thread.
     *
     * @param request read on the calling thread
     * @param suspended what the lookup in this index threw
     * @return the rule, or null when there is none
     */
    @SuppressWarnings("unchecked")
    public @Nullable R resume(RequestView request, MatchSuspended suspended) {
        return behind((R) suspended.refused(), request);
    }

    private @Nullable R behind(@Nullable R refused, RequestView request) {
        R last = refused;
        try {
            R rule = root.best(request, last, null);
            while (rule != null && !rule.admit(request)) {
                last = rule;
                rule = root.best(request, last, null);
            }
            return rule;
        } catch (MatchSuspended suspended) {
            throw new MatchSuspended(last);
        }
    }

    /**
     * The rules that a request is compared with as long as none of them matches. All other rules demand something that
     * the request does not have.
     *
     * @param request read on the calling thread
     * @return the rules in the order in which they are tried
     */
    public List<Candidate<R>> candidates(RequestView request) {
        Candidates<R> found = new Candidates<>();
        root.candidates(request, "", found);
        return found.inOrder();
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
        return new MatchIndex<>(
                base.byId.with(rule.id().hashCode(), rule.id(), rule),
                base.root.with(rule, IndexKeys.of(rule)),
                base.all.with(rule));
    }

    /**
     * This index with several rules added or replaced. Of two rules with the same id the last one counts.
     *
     * @param rules in any order
     * @return the changed index
     */
    public MatchIndex<R> withAll(Collection<? extends R> rules) {
        MatchIndex<R> index = this;
        for (R rule : rules) {
            index = index.with(rule);
        }
        return index;
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
        return new MatchIndex<>(
                byId.without(rule.id().hashCode(), rule.id()),
                root.without(rule, IndexKeys.of(rule)),
                all.without(rule));
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
