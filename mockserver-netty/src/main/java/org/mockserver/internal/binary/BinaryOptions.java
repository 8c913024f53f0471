package org.mockserver.internal.binary;

/**
 * How bytes that are not HTTP become messages. A connection keeps the options it was opened with.
 *
 * @param kind where a message ends
 * @param prefix the length in each message, for {@link Kind#LENGTH_PREFIX}
 * @param maxMessageBytes longest message; a longer one ends the connection
 * @param matchesWhenPassedOn whether messages on their way to a server behind are compared with expectations
 * @param readTimeoutMillis time from the first byte of a message to its last; 0 for no limit
 * @param idleTimeoutMillis time a connection may stay without a message; 0 for no limit
 * @param writeStallTimeoutMillis time a client may read nothing of an answer; 0 for no limit
 */
public record BinaryOptions(
        Kind kind,
        Prefix prefix,
        int maxMessageBytes,
        boolean matchesWhenPassedOn,
        long readTimeoutMillis,
        long idleTimeoutMillis,
        long writeStallTimeoutMillis) {

    /** What is read at once is a message; limits as for HTTP/1. */
    public static final BinaryOptions DEFAULTS =
            new BinaryOptions(Kind.RAW, new Prefix(4, 0, true, false), 10_485_760, true, 30_000, 300_000, 60_000);

    /** Where a message ends. */
    public enum Kind {
        /** With what has arrived. */
        RAW,
        /** As the messages of PostgreSQL clients say, protocol version 3. */
        POSTGRESQL,
        /** As the packets of MySQL clients say. */
        MYSQL,
        /** With a command of a Redis client: an array of strings, or a line. */
        REDIS,
        /** Where a length in the message says. */
        LENGTH_PREFIX
    }

    /**
     * A length in a message.
     *
     * @param bytes how wide it is, 1 to 8
     * @param offset how many bytes come before it
     * @param bigEndian whether its most significant byte comes first
     * @param countsItself whether it counts its own bytes; those before it are never counted
     */
    public record Prefix(int bytes, int offset, boolean bigEndian, boolean countsItself) {}
}
