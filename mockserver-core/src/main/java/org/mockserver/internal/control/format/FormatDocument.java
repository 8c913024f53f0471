package org.mockserver.internal.control.format;

/**
 * One document of one form while it is written: begun once, then given its samples one at a time, then ended. Every call
 * gets the same output. Used by one thread at a time.
 */
public interface FormatDocument {

    /**
     * Writes what stands before the first sample.
     *
     * @param output where to
     */
    default void begin(FormatOutput output) {}

    /**
     * Writes a sample, or keeps what is to be said about it at the end. A sample that the form cannot show is left out.
     *
     * @param sample not changed
     * @param output where to
     */
    void add(Sample sample, FormatOutput output);

    /**
     * Writes what stands behind the last sample.
     *
     * @param output where to
     */
    default void end(FormatOutput output) {}
}
