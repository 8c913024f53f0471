package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/** Rules told apart by the segments of their path templates. */
final class TemplateBranch<R extends Indexed> extends Branch<R> {

    /* A template has as many slashes as segments, and so has a path of the same depth unless it has blank segments. Then
     * each slash of the one is a slash of the other, whatever the parameters match, and segments can be compared one by
     * one. A path with blank segments is compared with all templates of its depth: nobody sends many of those. */

    private final SegmentTree<R> segments;

    TemplateBranch() {
        super(Place.TEMPLATE);
        this.segments = SegmentTree.empty();
    }

    private TemplateBranch(TemplateBranch<R> before, R added, SegmentTree<R> segments) {
        super(before, added);
        this.segments = segments;
    }

    private TemplateBranch(TemplateBranch<R> before, SegmentTree<R> segments) {
        super(before);
        this.segments = segments;
    }

    @Override
    TemplateBranch<R> with(R rule, String value, IndexKeys keys) {
        return new TemplateBranch<>(this, rule, segments.with(value, 0, rule, keys));
    }

    @Override
    TemplateBranch<R> without(R rule, String value, IndexKeys keys) {
        return new TemplateBranch<>(this, segments.without(value, 0, rule, keys));
    }

    @Override
    @Nullable
    R best(RequestView request, @Nullable R after, @Nullable R best) {
        String path = request.path();
        return PathTemplate.isRegular(path)
                ? segments.best(path, 0, request, after, best)
                : segments.bestOf(PathTemplate.depth(path), request, after, best);
    }

    @Override
    void candidates(RequestView request, String source, Candidates<R> found) {
        String path = request.path();
        if (PathTemplate.isRegular(path)) {
            segments.candidates(path, 0, request, source, found);
        } else {
            segments.candidatesOf(PathTemplate.depth(path), request, source, found);
        }
    }
}
