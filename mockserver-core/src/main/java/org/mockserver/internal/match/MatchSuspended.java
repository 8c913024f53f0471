package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;

/**
 * Leaves the matching of a request that has held up its thread long enough. It goes on elsewhere with
 * {@link MatchIndex#resume}. Costs no stack trace.
 */
public final class MatchSuspended extends RuntimeException {

    private static final long serialVersionUID = 1;

    @SuppressWarnings("serial")
    private final @Nullable Indexed refused;

    MatchSuspended() {
        this(null);
    }

    MatchSuspended(@Nullable Indexed refused) {
        super("goes on elsewhere", null, false, false);
        this.refused = refused;
    }

    /** The last rule that matched the request and refused it, null when none has been asked. */
    @Nullable
    Indexed refused() {
        return refused;
    }
}
