package org.mockserver.internal.match;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * A tree of folded texts, each with rules: one walk along a path meets all texts that are at that place of the path.
 * Immutable; a change copies the nodes along one text.
 */
final class TextTree<R extends Indexed> {

    /* A node stands for a text: that of its parent and its own label. Children begin with different characters and are
     * sorted by them. */

    private static final TextTree<?>[] NO_CHILDREN = {};

    private final String label;
    private final @Nullable RuleNode<R> rules;
    private final TextTree<R>[] children;

    private TextTree(String label, @Nullable RuleNode<R> rules, TextTree<R>[] children) {
        this.label = label;
        this.rules = rules;
        this.children = children;
    }

    @SuppressWarnings("unchecked")
    static <R extends Indexed> TextTree<R> empty() {
        return new TextTree<>("", null, (TextTree<R>[]) NO_CHILDREN);
    }

    /** See {@link Branch#best}; reads the path from a place on, forwards or backwards by the step. */
    @Nullable
    R best(String path, int from, int step, RequestView request, @Nullable R after, @Nullable R best) {
        R first = best;
        int at = from;
        for (TextTree<R> node = next(path, at, step); node != null; node = node.next(path, at, step)) {
            at += step * node.label.length();
            if (node.rules != null) {
                first = node.rules.best(request, after, first);
            }
        }
        return first;
    }

    void candidates(String path, int from, int step, RequestView request, String source, Candidates<R> found) {
        int at = from;
        for (TextTree<R> node = next(path, at, step); node != null; node = node.next(path, at, step)) {
            at += step * node.label.length();
            if (node.rules != null) {
                node.rules.candidates(request, source, found);
            }
        }
    }

    /** The child whose label is at a place of the path, null when there is none. */
    private @Nullable TextTree<R> next(String path, int at, int step) {
        if (at < 0 || at >= path.length()) {
            return null;
        }
        int index = child(Fold.of(path.charAt(at)));
        if (index < 0) {
            return null;
        }
        String expected = children[index].label;
        int last = at + step * (expected.length() - 1);
        if (last < 0 || last >= path.length()) {
            return null;
        }
        for (int i = 1; i < expected.length(); i++) {
            if (Fold.of(path.charAt(at + step * i)) != expected.charAt(i)) {
                return null;
            }
        }
        return children[index];
    }

    /** The place of the child that begins with a character, or as much below zero as it would have its place. */
    private int child(char first) {
        int low = 0;
        int high = children.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            char found = children[middle].label.charAt(0);
            if (found == first) {
                return middle;
            }
            if (found < first) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1 - low;
    }

    /** This tree with a rule at a text, which continues the text of this node. */
    @SuppressWarnings("unchecked")
    TextTree<R> with(String text, R rule, IndexKeys keys) {
        if (text.isEmpty()) {
            return new TextTree<>(label, rules == null ? RuleNode.of(rule) : rules.with(rule, keys), children);
        }
        int index = child(text.charAt(0));
        if (index < 0) {
            TextTree<R> leaf = new TextTree<>(text, RuleNode.of(rule), (TextTree<R>[]) NO_CHILDREN);
            return new TextTree<>(label, rules, inserted(-1 - index, leaf));
        }
        TextTree<R> child = children[index];
        int common = commonLength(child.label, text);
        if (common < child.label.length()) {
            TextTree<R> below = new TextTree<>(child.label.substring(common), child.rules, child.children);
            TextTree<R>[] only = (TextTree<R>[]) new TextTree<?>[] {below};
            child = new TextTree<>(text.substring(0, common), null, only);
        }
        return replaced(index, child.with(text.substring(common), rule, keys));
    }

    TextTree<R> without(String text, R rule, IndexKeys keys) {
        if (text.isEmpty()) {
            RuleNode<R> left = rules == null ? null : rules.without(rule, keys);
            return new TextTree<>(label, left == null || left.isEmpty() ? null : left, children);
        }
        int index = child(text.charAt(0));
        if (index < 0 || !text.startsWith(children[index].label)) {
            return this;
        }
        TextTree<R> child = children[index].without(text.substring(children[index].label.length()), rule, keys);
        if (child.rules == null && child.children.length == 0) {
            return removed(index);
        }
        if (child.rules == null && child.children.length == 1) {
            TextTree<R> below = child.children[0];
            child = new TextTree<>(child.label + below.label, below.rules, below.children);
        }
        return replaced(index, child);
    }

    private static int commonLength(String a, String b) {
        int most = Math.min(a.length(), b.length());
        int length = 0;
        while (length < most && a.charAt(length) == b.charAt(length)) {
            length++;
        }
        return length;
    }

    private TextTree<R> replaced(int index, TextTree<R> child) {
        TextTree<R>[] copy = children.clone();
        copy[index] = child;
        return new TextTree<>(label, rules, copy);
    }

    private TextTree<R>[] inserted(int index, TextTree<R> child) {
        TextTree<R>[] more = Arrays.copyOf(children, children.length + 1);
        System.arraycopy(children, index, more, index + 1, children.length - index);
        more[index] = child;
        return more;
    }

    private TextTree<R> removed(int index) {
        TextTree<R>[] fewer = Arrays.copyOf(children, children.length - 1);
        System.arraycopy(children, index + 1, fewer, index, fewer.length - index);
        return new TextTree<>(label, rules, fewer);
    }
}
