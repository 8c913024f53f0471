package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.Protocol;

/**
 * A request ready to be sent to another server. Immutable.
 *
 * @param method the method token
 * @param target path and query as they are sent (origin form, RFC 9112 section 3.2.1)
 * @param headers the header lines in order: Host, the framing of the body (content-length, transfer-encoding for a
 *     chunked one, or neither where its length was left open), and no other header that concerns one connection only,
 *     except a {@code te} of trailers for the next connection over HTTP/2
 * @param body the bytes of the body, content codings not undone; must not be changed
 * @param trailers the trailer fields, which over HTTP/1.1 make the body a chunked one
 * @param wholeResponse whether the response is of use only when it has arrived completely
 * @param version what is known about the version of HTTP it should have
 */
public record OutgoingRequest(
        String method,
        String target,
        Pairs headers,
        byte[] body,
        Pairs trailers,
        boolean wholeResponse,
        Version version) {

    /** Which version of HTTP a request should have. What becomes of the received one, the settings decide. */
    public enum Version {
        /** It came over HTTP/1, or did not come at all. */
        HTTP_1_RECEIVED,
        /** It came over HTTP/2. */
        HTTP_2_RECEIVED,
        /** An expectation wants HTTP/1.1. */
        HTTP_1_ASKED_FOR,
        /** An expectation wants HTTP/2, where the server speaks it. */
        HTTP_2_ASKED_FOR;

        /**
         * The version that was received.
         *
         * @param protocol of the client
         * @return one of the first two
         */
        public static Version received(Protocol protocol) {
            return protocol == Protocol.HTTP_2 ? HTTP_2_RECEIVED : HTTP_1_RECEIVED;
        }

        /**
         * The version that a specification names.
         *
         * @param protocol null if it names none
         * @param otherwise what holds then
         * @return one of the last two, or otherwise
         */
        public static Version askedFor(@Nullable Protocol protocol, Version otherwise) {
            if (protocol == null) {
                return otherwise;
            }
            return protocol == Protocol.HTTP_2 ? HTTP_2_ASKED_FOR : HTTP_1_ASKED_FOR;
        }
    }

    /**
     * A request that came over HTTP/1, or did not come at all.
     *
     * @see OutgoingRequest
     */
    public OutgoingRequest(
            String method, String target, Pairs headers, byte[] body, Pairs trailers, boolean wholeResponse) {
        this(method, target, headers, body, trailers, wholeResponse, Version.HTTP_1_RECEIVED);
    }

    /**
     * Whether sending the request twice has the effect of sending it once (RFC 9110 section 9.2.2).
     *
     * @return true for the methods that are defined so
     */
    public boolean isIdempotent() {
        return switch (method) {
            case "GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE" -> true;
            default -> false;
        };
    }
}
