package org.mockserver.internal.match;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * Rules that nothing told apart so far. A few are compared one after the other; when there are more, they are divided
 * among branches by what they demand of a request. Immutable; a changed node shares most of its structure.
 */
final class RuleNode<R extends Indexed> {

    /* A rule is in the first branch that looks into a place of which the rule demands something, or else in the rest.
     * New branches take their rules out of the rest and come last, so where a rule is follows from its keys alone.
     *
     * Choosing a branch looks at all rules of the rest. After a choice that leaves many, the next one waits until their
     * number has doubled, so adding rules one by one costs a constant number of looks at each. */

    /** So many rules are compared faster than anything is looked up. */
    private static final int FEW = 8;

    /** Each branch costs a look per request. */
    private static final int MOST_BRANCHES = 8;

    private static final Branch<?>[] NO_BRANCHES = {};

    private final Branch<R>[] branches;
    private final RuleSequence<R> rest;
    private final int divideAt;

    private RuleNode(Branch<R>[] branches, RuleSequence<R> rest, int divideAt) {
        this.branches = branches;
        this.rest = rest;
        this.divideAt = divideAt;
    }

    @SuppressWarnings("unchecked")
    static <R extends Indexed> RuleNode<R> of(R rule) {
        return new RuleNode<>((Branch<R>[]) NO_BRANCHES, RuleSequence.<R>empty().with(rule), FEW + 1);
    }

    /** A node without rules that divides by paths from the first rule on. */
    @SuppressWarnings("unchecked")
    static <R extends Indexed> RuleNode<R> root() {
        Branch<R>[] paths =
                (Branch<R>[]) new Branch<?>[] {Branch.<R>empty(Place.PATH), Branch.<R>empty(Place.TEMPLATE)};
        return new RuleNode<>(paths, RuleSequence.empty(), FEW + 1);
    }

    boolean isEmpty() {
        if (rest.size() > 0) {
            return false;
        }
        for (Branch<R> branch : branches) {
            if (branch.size() > 0) {
                return false;
            }
        }
        return true;
    }

    /** See {@link Branch#best}. */
    @Nullable
    R best(RequestView request, @Nullable R after, @Nullable R best) {
        R first = best;
        for (Branch<R> branch : branches) {
            if (branch.canBeat(first)) {
                first = branch.best(request, after, first);
            }
        }
        return rest.best(request, after, first);
    }

    void candidates(RequestView request, String source, Candidates<R> found) {
        for (Branch<R> branch : branches) {
            branch.candidates(request, Candidates.source(source, branch.place()), found);
        }
        rest.forEach(rule -> found.add(rule, source.isEmpty() ? "residual" : source));
    }

    RuleNode<R> with(R rule, IndexKeys keys) {
        for (int i = 0; i < branches.length; i++) {
            String value = keys.at(branches[i].place());
            if (value != null) {
                return withBranch(i, branches[i].with(rule, value, keys));
            }
        }
        RuleSequence<R> grown = rest.with(rule);
        return grown.size() < divideAt
                ? new RuleNode<>(branches, grown, divideAt)
                : new RuleNode<>(branches, grown, divideAt).divided();
    }

    RuleNode<R> without(R rule, IndexKeys keys) {
        for (int i = 0; i < branches.length; i++) {
            String value = keys.at(branches[i].place());
            if (value != null) {
                return withBranch(i, branches[i].without(rule, value, keys));
            }
        }
        return new RuleNode<>(branches, rest.without(rule), divideAt);
    }

    private RuleNode<R> withBranch(int index, Branch<R> changed) {
        Branch<R>[] copy = branches.clone();
        copy[index] = changed;
        return new RuleNode<>(copy, rest, divideAt);
    }

    private RuleNode<R> divided() {
        RuleNode<R> node = this;
        while (node.rest.size() > FEW && node.branches.length < MOST_BRANCHES) {
            Place place = BranchChoice.best(node.rest);
            if (place == null) {
                break;
            }
            node = node.dividedBy(place);
        }
        return new RuleNode<>(node.branches, node.rest, Math.max(FEW + 1, node.rest.size() * 2));
    }

    private RuleNode<R> dividedBy(Place place) {
        Branch<R> branch = Branch.empty(place);
        RuleSequence<R> left = RuleSequence.empty();
        for (R rule : rest) {
            IndexKeys keys = IndexKeys.of(rule);
            String value = keys.at(place);
            if (value == null) {
                left = left.with(rule);
            } else {
                branch = branch.with(rule, value, keys);
            }
        }
        Branch<R>[] more = Arrays.copyOf(branches, branches.length + 1);
        more[branches.length] = branch;
        return new RuleNode<>(more, left, divideAt);
    }
}
