package org.mockserver.internal.exchange;

import org.jspecify.annotations.Nullable;

/**
 * What follows the head of a request. Immutable as long as nobody changes the arrays.
 *
 * @param body the body after content decoding
 * @param originalBody the body as sent when content decoding changed it, else null
 * @param lengthAnnounced whether the length among the headers was sent; false when it was only worked out
 * @param trailers the fields after the body, in order (RFC 9110 section 6.5)
 */
public record RequestContent(byte[] body, byte @Nullable [] originalBody, boolean lengthAnnounced, Pairs trailers) {

    /**
     * The body as it was sent.
     *
     * @return the bytes with their content codings
     */
    public byte[] sent() {
        return originalBody == null ? body : originalBody;
    }
}
