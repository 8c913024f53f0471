package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestTarget;
import org.mockserver.internal.exchange.RequestView;

/** Rules told apart by a value that a request must have as a whole. */
final class HashBranch<R extends Indexed> extends Branch<R> {

    private final TextTable<RuleNode<R>> byValue;

    HashBranch(Place place) {
        super(place);
        this.byValue = TextTable.empty(place.kind().ignoresCase());
    }

    private HashBranch(HashBranch<R> before, R added, TextTable<RuleNode<R>> byValue) {
        super(before, added);
        this.byValue = byValue;
    }

    private HashBranch(HashBranch<R> before, TextTable<RuleNode<R>> byValue) {
        super(before);
        this.byValue = byValue;
    }

    @Override
    HashBranch<R> with(R rule, String value, IndexKeys keys) {
        int hash = hash(value);
        RuleNode<R> node = byValue.get(hash, value);
        RuleNode<R> grown = node == null ? RuleNode.of(rule) : node.with(rule, keys);
        return new HashBranch<>(this, rule, byValue.with(hash, value, grown));
    }

    @Override
    HashBranch<R> without(R rule, String value, IndexKeys keys) {
        int hash = hash(value);
        RuleNode<R> node = byValue.get(hash, value);
        if (node == null) {
            return this;
        }
        RuleNode<R> shrunk = node.without(rule, keys);
        return new HashBranch<>(
                this, shrunk.isEmpty() ? byValue.without(hash, value) : byValue.with(hash, value, shrunk));
    }

    private int hash(String value) {
        if (place().kind() == Place.Kind.PATH) {
            return RequestTarget.hashIgnoringCase(value);
        }
        return place().kind().ignoresCase() ? Fold.hash(value) : value.hashCode();
    }

    @Override
    @Nullable
    R best(RequestView request, @Nullable R after, @Nullable R best) {
        Place.Kind kind = place().kind();
        if (kind == Place.Kind.PATH) {
            return in(byValue.get(request.pathHashIgnoringCase(), request.path()), request, after, best);
        }
        Pairs pairs = RequestParts.pairs(kind, request);
        if (pairs == null) {
            String value = RequestParts.value(place(), request);
            return value == null ? best : in(byValue.get(hash(value), value), request, after, best);
        }
        String name = place().names().get(0);
        R first = best;
        for (int i = 0; i < pairs.size(); i++) {
            if (pairs.name(i).equalsIgnoreCase(name)) {
                String value = pairs.value(i);
                first = in(byValue.get(Fold.hash(value), value), request, after, first);
            }
        }
        return first;
    }

    private @Nullable R in(@Nullable RuleNode<R> node, RequestView request, @Nullable R after, @Nullable R best) {
        return node == null ? best : node.best(request, after, best);
    }

    @Override
    void candidates(RequestView request, String source, Candidates<R> found) {
        Pairs pairs = RequestParts.pairs(place().kind(), request);
        if (pairs == null) {
            String value = RequestParts.value(place(), request);
            RuleNode<R> node = value == null ? null : byValue.get(hash(value), value);
            if (node != null) {
                node.candidates(request, source, found);
            }
            return;
        }
        for (String value : pairs.all(place().names().get(0))) {
            RuleNode<R> node = byValue.get(hash(value), value);
            if (node != null) {
                node.candidates(request, source, found);
            }
        }
    }
}
