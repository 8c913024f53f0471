package org.mockserver.internal.openapi;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * The text of a document and where it was found.
 *
 * @param text the document
 * @param location a {@code file:}, {@code http:} or {@code https:} URI; null for a text that was given as it is and for
 *     a class-path resource
 * @param name what messages call it
 */
record Source(String text, @Nullable URI location, String name) {

    /** Whether it was found somewhere, so that it may say something else next time. */
    boolean located() {
        return !name.equals(Sources.GIVEN);
    }

    /** Whether it came over the network. */
    boolean isFetched() {
        return location != null && !"file".equals(location.getScheme());
    }
}
