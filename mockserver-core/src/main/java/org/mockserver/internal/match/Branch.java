package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;

/**
 * Rules told apart by what they demand in one place of a request: looking there once finds the few that can match.
 * Immutable; a changed branch shares most of its structure with the one before.
 */
abstract sealed class Branch<R extends Indexed> permits HashBranch, TextBranch, TemplateBranch {

    /* The rank is that of the first rule the branch ever had. It may be better than that of any rule that is left, which
     * costs a look and no mistake. */

    private final Place place;
    private final int size;
    private final int bestPriority;
    private final long bestPosition;

    /** A branch without rules. */
    Branch(Place place) {
        this.place = place;
        this.size = 0;
        this.bestPriority = Integer.MIN_VALUE;
        this.bestPosition = Long.MAX_VALUE;
    }

    /** A branch with one rule more. */
    Branch(Branch<R> before, R added) {
        boolean first = added.priority() > before.bestPriority
                || (added.priority() == before.bestPriority && added.position() < before.bestPosition);
        this.place = before.place;
        this.size = before.size + 1;
        this.bestPriority = first ? added.priority() : before.bestPriority;
        this.bestPosition = first ? added.position() : before.bestPosition;
    }

    /** A branch with one rule less. */
    Branch(Branch<R> before) {
        this.place = before.place;
        this.size = before.size - 1;
        this.bestPriority = before.bestPriority;
        this.bestPosition = before.bestPosition;
    }

    @SuppressWarnings("unchecked")
    static <R extends Indexed> Branch<R> empty(Place place) {
        if (place.kind() == Place.Kind.TEMPLATE) {
            return new TemplateBranch<>();
        }
        return place.kind().isPartOfPath() ? new TextBranch<>(place) : new HashBranch<>(place);
    }

    final Place place() {
        return place;
    }

    final int size() {
        return size;
    }

    /** Whether a rule in here can come before another one. */
    final boolean canBeat(@Nullable R other) {
        return size > 0
                && (other == null
                        || bestPriority > other.priority()
                        || (bestPriority == other.priority() && bestPosition < other.position()));
    }

    /**
     * The first rule that matches a request.
     *
     * @param after only rules behind this one count, null for all
     * @param best only rules before this one count, null for all
     * @return that rule; without one, the best so far
     */
    abstract @Nullable R best(RequestView request, @Nullable R after, @Nullable R best);

    /** Tells of each rule that {@link #best} could compare with the request. */
    abstract void candidates(RequestView request, String source, Candidates<R> found);

    abstract Branch<R> with(R rule, String value, IndexKeys keys);

    abstract Branch<R> without(R rule, String value, IndexKeys keys);
}
