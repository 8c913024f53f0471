package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/** Rules told apart by a text that the path of a request begins with, ends with, or has somewhere in it. */
final class TextBranch<R extends Indexed> extends Branch<R> {

    private final TextTree<R> texts;

    TextBranch(Place place) {
        super(place);
        this.texts = TextTree.empty();
    }

    private TextBranch(TextBranch<R> before, R added, TextTree<R> texts) {
        super(before, added);
        this.texts = texts;
    }

    private TextBranch(TextBranch<R> before, TextTree<R> texts) {
        super(before);
        this.texts = texts;
    }

    @Override
    TextBranch<R> with(R rule, String value, IndexKeys keys) {
        return new TextBranch<>(this, rule, texts.with(spelling(value), rule, keys));
    }

    @Override
    TextBranch<R> without(R rule, String value, IndexKeys keys) {
        return new TextBranch<>(this, texts.without(spelling(value), rule, keys));
    }

    /* Endings are kept and read backwards. */
    private String spelling(String value) {
        String folded = Fold.of(value);
        return place().kind() == Place.Kind.PATH_END
                ? new StringBuilder(folded).reverse().toString()
                : folded;
    }

    @Override
    @Nullable
    R best(RequestView request, @Nullable R after, @Nullable R best) {
        String path = request.path();
        return switch (place().kind()) {
            case PATH_START -> texts.best(path, 0, 1, request, after, best);
            case PATH_END -> texts.best(path, path.length() - 1, -1, request, after, best);
            default -> anywhere(path, request, after, best);
        };
    }

    private @Nullable R anywhere(String path, RequestView request, @Nullable R after, @Nullable R best) {
        R first = best;
        for (int start = 0; start < path.length(); start++) {
            first = texts.best(path, start, 1, request, after, first);
        }
        return first;
    }

    @Override
    void candidates(RequestView request, String source, Candidates<R> found) {
        String path = request.path();
        switch (place().kind()) {
            case PATH_START -> texts.candidates(path, 0, 1, request, source, found);
            case PATH_END -> texts.candidates(path, path.length() - 1, -1, request, source, found);
            default -> {
                for (int start = 0; start < path.length(); start++) {
                    texts.candidates(path, start, 1, request, source, found);
                }
            }
        }
    }
}
