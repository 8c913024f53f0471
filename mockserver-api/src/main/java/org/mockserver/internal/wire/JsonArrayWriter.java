package org.mockserver.internal.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import tools.jackson.databind.JsonNode;

/**
 * Writes an array in the pretty form, one element at a time, so that a long answer is never held as a whole.
 *
 * <p>Without elements the text is {@code []}. Closing ends the array and leaves the target open. Not thread-safe.
 */
public final class JsonArrayWriter implements AutoCloseable {

    private final Appendable target;
    private boolean empty = true;

    /** Starts an array on that target. */
    public JsonArrayWriter(Appendable target) {
        this.target = target;
    }

    /**
     * Adds an element.
     *
     * @throws UncheckedIOException when the target fails
     */
    public void add(JsonNode element) {
        append(empty ? "[ " : ", ");
        empty = false;
        Json.pretty(element, target);
    }

    /**
     * Ends the array.
     *
     * @throws UncheckedIOException when the target fails
     */
    @Override
    public void close() {
        append(empty ? "[]" : " ]");
    }

    private void append(String text) {
        try {
            target.append(text);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
