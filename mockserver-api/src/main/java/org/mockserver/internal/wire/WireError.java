package org.mockserver.internal.wire;

/**
 * One thing that is wrong with a document.
 *
 * @param path where, for example {@code $[2].httpResponse.delay.timeUnit}; empty when it concerns the whole document
 * @param message what is wrong, naming the value and what is allowed
 */
public record WireError(String path, String message) implements Comparable<WireError> {

    /** By path, then by message. */
    @Override
    public int compareTo(WireError other) {
        int byPath = path.compareTo(other.path);
        return byPath != 0 ? byPath : message.compareTo(other.message);
    }

    /** The line shown to the user, without its bullet. */
    @Override
    public String toString() {
        return path.isEmpty() ? message : path + ": " + message;
    }
}
