package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/**
 * One result that is kept with a request, in front of those that were kept before.
 *
 * @param derivation where it comes from
 * @param result what came out
 * @param next the others, null at the end
 */
record Derived(
        Derivation<?> derivation, Object result, @Nullable Derived next) {

    /** The result of a derivation; null when it was not asked for yet. */
    static @Nullable Derived find(@Nullable Derived first, Derivation<?> derivation) {
        Derived known = first;
        while (known != null && !known.derivation.equals(derivation)) {
            known = known.next;
        }
        return known;
    }
}
