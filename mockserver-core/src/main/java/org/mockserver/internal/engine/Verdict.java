package org.mockserver.internal.engine;

import org.jspecify.annotations.Nullable;

/**
 * The outcome of a verification.
 *
 * @param failure null if the verification holds, else the text that says why it does not
 * @param found the part of that text that says what was recorded; empty if the verification holds
 * @param canChange whether more traffic can turn a failure into a success
 */
public record Verdict(@Nullable String failure, String found, boolean canChange) {

    static final Verdict HOLDS = new Verdict(null, "", false);

    static Verdict failsForGood(String failure) {
        return new Verdict(failure, "", false);
    }

    /**
     * Whether the verification holds.
     *
     * @return true without a failure text
     */
    public boolean holds() {
        return failure == null;
    }
}
