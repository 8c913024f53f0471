package org.mockserver.internal.upstream;

import java.util.concurrent.TimeUnit;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;

/** One request on its way to another server. Used on one event loop. */
final class Job {

    private static final int MOST_REFUSALS = 3;

    final OutgoingRequest request;
    final Destination to;
    final Upstream.Limits limits;
    final UpstreamOptions options;
    private final Upstream.Receiver receiver;

    /** Whether HTTP/2 is offered to the server. */
    boolean offersHttp2;

    private boolean waits;
    private long connectUntilNanos;
    private int refusals;
    private boolean repeated;
    private boolean over;

    Job(
            OutgoingRequest request,
            Destination to,
            Upstream.Limits limits,
            UpstreamOptions options,
            Upstream.Receiver receiver) {
        this.request = request;
        this.to = to;
        this.limits = limits;
        this.options = options;
        this.receiver = receiver;
        this.offersHttp2 = to.secure() && options.http2().offersFor(request.version());
    }

    /** The most time to make a connection. */
    long connectMillis() {
        return limits.connectMillis() > 0 ? limits.connectMillis() : options.connectMillis();
    }

    /** There is no connection for it at once: from the first time on, it waits no longer than it may. */
    void waitsForConnection() {
        if (!waits) {
            waits = true;
            connectUntilNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(connectMillis());
        }
    }

    boolean isLateForConnection(long nowNanos) {
        return nowNanos - connectUntilNanos >= 0;
    }

    /** Whether the outcome is known. */
    boolean isOver() {
        return over;
    }

    /* Whether the request may be sent once more after a connection that was used before ended without a byte of a
     * response: the server closed it while the request was on its way (RFC 9112 section 9.3.1). */
    boolean mayRepeat() {
        boolean may = !repeated && request.isIdempotent();
        repeated = true;
        return may;
    }

    /* Whether a request that the server says it has not looked at may be sent once more: whatever its method (RFC 9113
     * section 8.7), but not for ever. */
    boolean mayRepeatRefused() {
        return ++refusals <= MOST_REFUSALS;
    }

    boolean isHead() {
        return request.method().equals("HEAD");
    }

    String tooLarge() {
        return "the response is larger than the " + options.maxResponseBytes()
                + " bytes that mockserver.maxResponseBodySize allows";
    }

    String tooLate() {
        return "no response from the upstream within " + options.responseMillis() + " ms (mockserver.maxSocketTimeout)";
    }

    void answer(OutgoingResponse response) {
        if (!over) {
            over = true;
            receiver.answered(response);
        }
    }

    void fail(UpstreamFailure.Kind kind, String message) {
        if (!over) {
            over = true;
            receiver.failed(new UpstreamFailure(kind, message));
        }
    }
}
