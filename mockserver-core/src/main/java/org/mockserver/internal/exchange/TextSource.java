package org.mockserver.internal.exchange;

import java.io.UncheckedIOException;

/** A text that is written step by step: an element of a list, a line of a log. Used by one thread at a time. */
@FunctionalInterface
public interface TextSource {

    /**
     * Writes the next part of the text, which may be empty.
     *
     * @param target where to
     * @return false if the text is complete now; must not be called again then
     * @throws UncheckedIOException when the target fails
     */
    boolean writeNext(Appendable target);

    /**
     * Writes all the rest.
     *
     * @param target where to
     * @throws UncheckedIOException when the target fails
     */
    default void writeAll(Appendable target) {
        while (writeNext(target)) {
            // Every step writes its part.
        }
    }
}
