package org.mockserver.internal.exchange;

/**
 * The answer to a message that is not HTTP. Immutable and shared by all exchanges that are answered with it.
 *
 * @param bytes what the client gets; must not be changed
 * @param forwarding what the server behind gets
 * @param recorded what the journal records: the same bytes
 */
public record BinaryAnswer(byte[] bytes, Forwarding forwarding, OutgoingResponse recorded) {

    /** What the server behind gets of a message that is answered here. */
    public enum Forwarding {
        /** Nothing. */
        NONE,
        /** The message, while the client is answered at once. */
        ALSO,
        /** The message; the client is answered when that server has done so. */
        FIRST
    }

    /**
     * An answer.
     *
     * @param bytes what the client gets; owned by the answer from now on
     * @param forwarding what the server behind gets
     */
    public BinaryAnswer(byte[] bytes, Forwarding forwarding) {
        this(bytes, forwarding, OutgoingResponse.status(200).body(bytes).build());
    }
}
