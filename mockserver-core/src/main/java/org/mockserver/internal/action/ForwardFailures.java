package org.mockserver.internal.action;

import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.UpstreamFailure;

/** The answers to requests that could not be passed on. */
public final class ForwardFailures {

    private static final Pairs PLAIN_TEXT = Pairs.of("content-type", "text/plain; charset=utf-8");

    private ForwardFailures() {}

    /**
     * The answer that names a failure.
     *
     * @param failure what went wrong
     * @return 502, 503, 504 or 508 with a sentence
     */
    public static OutgoingResponse response(UpstreamFailure failure) {
        return text(failure.status(), failure.message());
    }

    static OutgoingResponse text(int status, String sentence) {
        return OutgoingResponse.status(status)
                .headers(PLAIN_TEXT)
                .body(sentence)
                .build();
    }

    /** The failure of a request that has come back too often. */
    public static UpstreamFailure loop(int maxHops) {
        return new UpstreamFailure(
                UpstreamFailure.Kind.LOOP,
                "loop detected: this server has passed the request on " + maxHops
                        + " times already, which is as often as mockserver.forwardLoopMaxHops allows");
    }
}
