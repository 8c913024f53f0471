package org.mockserver.internal.exchange;

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
 */
public record OutgoingRequest(
        String method, String target, Pairs headers, byte[] body, Pairs trailers, boolean wholeResponse) {

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
