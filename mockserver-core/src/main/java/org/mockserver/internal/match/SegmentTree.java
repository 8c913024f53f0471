package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * A tree of path segments, of which some stand for any segment. Immutable; a change copies the nodes along one template.
 */
final class SegmentTree<R extends Indexed> {

    private static final String ANY = "*";

    private final @Nullable RuleNode<R> rules;
    private final TextTable<SegmentTree<R>> literal;
    private final @Nullable SegmentTree<R> any;

    private SegmentTree(@Nullable RuleNode<R> rules, TextTable<SegmentTree<R>> literal, @Nullable SegmentTree<R> any) {
        this.rules = rules;
        this.literal = literal;
        this.any = any;
    }

    static <R extends Indexed> SegmentTree<R> empty() {
        return new SegmentTree<>(null, TextTable.empty(true), null);
    }

    private boolean isEmpty() {
        return rules == null && any == null && literal.isEmpty();
    }

    /** See {@link Branch#best}; the next segment begins behind the slash at a place of the path. */
    @Nullable
    R best(String path, int slash, RequestView request, @Nullable R after, @Nullable R best) {
        if (slash == path.length()) {
            return rules == null ? best : rules.best(request, after, best);
        }
        int end = end(path, slash + 1);
        R first = best;
        SegmentTree<R> same =
                literal.isEmpty() ? null : literal.get(Fold.hash(path, slash + 1, end), path, slash + 1, end);
        if (same != null) {
            first = same.best(path, end, request, after, first);
        }
        return any == null ? first : any.best(path, end, request, after, first);
    }

    /** The same, compared with all templates of so many segments more. */
    @Nullable
    R bestOf(int depth, RequestView request, @Nullable R after, @Nullable R best) {
        if (depth == 0) {
            return rules == null ? best : rules.best(request, after, best);
        }
        R first = any == null ? best : any.bestOf(depth - 1, request, after, best);
        for (SegmentTree<R> child : literal.values()) {
            first = child.bestOf(depth - 1, request, after, first);
        }
        return first;
    }

    void candidates(String path, int slash, RequestView request, String source, Candidates<R> found) {
        if (slash == path.length()) {
            if (rules != null) {
                rules.candidates(request, source, found);
            }
            return;
        }
        int end = end(path, slash + 1);
        SegmentTree<R> same = literal.get(Fold.hash(path, slash + 1, end), path, slash + 1, end);
        if (same != null) {
            same.candidates(path, end, request, source, found);
        }
        if (any != null) {
            any.candidates(path, end, request, source, found);
        }
    }

    void candidatesOf(int depth, RequestView request, String source, Candidates<R> found) {
        if (depth == 0) {
            if (rules != null) {
                rules.candidates(request, source, found);
            }
            return;
        }
        literal.values().forEach(child -> child.candidatesOf(depth - 1, request, source, found));
        if (any != null) {
            any.candidatesOf(depth - 1, request, source, found);
        }
    }

    private static int end(String text, int start) {
        int slash = text.indexOf('/', start);
        return slash < 0 ? text.length() : slash;
    }

    SegmentTree<R> with(String template, int slash, R rule, IndexKeys keys) {
        if (slash == template.length()) {
            return new SegmentTree<>(rules == null ? RuleNode.of(rule) : rules.with(rule, keys), literal, any);
        }
        int end = end(template, slash + 1);
        String segment = template.substring(slash + 1, end);
        if (segment.equals(ANY)) {
            SegmentTree<R> child = any == null ? SegmentTree.empty() : any;
            return new SegmentTree<>(rules, literal, child.with(template, end, rule, keys));
        }
        int hash = Fold.hash(segment);
        SegmentTree<R> present = literal.get(hash, segment);
        SegmentTree<R> child = present == null ? SegmentTree.empty() : present;
        return new SegmentTree<>(rules, literal.with(hash, segment, child.with(template, end, rule, keys)), any);
    }

    SegmentTree<R> without(String template, int slash, R rule, IndexKeys keys) {
        if (slash == template.length()) {
            RuleNode<R> left = rules == null ? null : rules.without(rule, keys);
            return new SegmentTree<>(left == null || left.isEmpty() ? null : left, literal, any);
        }
        int end = end(template, slash + 1);
        String segment = template.substring(slash + 1, end);
        if (segment.equals(ANY)) {
            SegmentTree<R> child = any == null ? null : any.without(template, end, rule, keys);
            return new SegmentTree<>(rules, literal, child == null || child.isEmpty() ? null : child);
        }
        int hash = Fold.hash(segment);
        SegmentTree<R> present = literal.get(hash, segment);
        if (present == null) {
            return this;
        }
        SegmentTree<R> child = present.without(template, end, rule, keys);
        return new SegmentTree<>(
                rules, child.isEmpty() ? literal.without(hash, segment) : literal.with(hash, segment, child), any);
    }
}
