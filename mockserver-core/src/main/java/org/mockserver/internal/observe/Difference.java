package org.mockserver.internal.observe;

/**
 * One thing in which a real response is not what an expectation answers.
 *
 * @param kind which part of the response
 * @param field what exactly: {@code status}, the name of a header, or a place in the body such as {@code $.items[0].id}
 * @param expected what the expectation answers
 * @param actual what the other server answered
 * @param severity how much it matters to a client
 */
public record Difference(Kind kind, String field, String expected, String actual, Severity severity) {

    /** Parts of a response. */
    public enum Kind {
        /** The status code. */
        STATUS,
        /** A header. */
        HEADER,
        /** The structure of the body. */
        BODY
    }

    /** How much a difference matters to a client. */
    public enum Severity {
        /** A client that works with one may not work with the other. */
        BREAKING,
        /** A client may notice. */
        WARNING,
        /** To be expected. */
        INFORMATIONAL
    }
}
