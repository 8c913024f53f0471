package org.mockserver.internal.http1;

import io.netty.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.inbound.Refusal;

/**
 * The place of one answer in the order of a connection's requests: first a promise, then a response or a fault. Touched
 * only on the connection's event loop.
 */
class Slot {

    /** Whether the client wants the connection kept after this answer. */
    final boolean keepAlive;

    /** Whether the answer is to a HEAD request. */
    final boolean headOnly;

    /** Whether the client understands chunks, which HTTP/1.0 does not know. */
    final boolean chunksAllowed;

    /** Whether this may be handled beside other requests of the connection. */
    final boolean safe;

    @Nullable
    Slot next;

    boolean dispatched;

    @Nullable
    OutgoingResponse response;

    @Nullable
    ConnectionFault fault;

    /** What will answer this after a delay, if anything. */
    @Nullable
    Future<?> timer;

    Slot(boolean keepAlive, boolean headOnly, boolean chunksAllowed, boolean safe) {
        this.keepAlive = keepAlive;
        this.headOnly = headOnly;
        this.chunksAllowed = chunksAllowed;
        this.safe = safe;
    }

    /* A slot whose answer is known before anyone handled it. */
    static Slot answered(Refusal refusal, boolean keepAlive) {
        Slot slot = new Slot(keepAlive, false, true, true);
        slot.dispatched = true;
        slot.response = refusal.response();
        return slot;
    }

    static Slot answered(OutgoingResponse response, boolean keepAlive) {
        Slot slot = new Slot(keepAlive, false, true, true);
        slot.dispatched = true;
        slot.response = response;
        return slot;
    }

    static Slot answered(ConnectionFault fault) {
        Slot slot = new Slot(false, false, true, true);
        slot.dispatched = true;
        slot.fault = fault;
        return slot;
    }

    final boolean isReady() {
        return response != null || fault != null;
    }

    /* Nobody will see the answer: neither an outstanding delay nor the source of a body is needed. */
    final void abandon() {
        if (timer != null) {
            timer.cancel(false);
        }
        BodySource source = response == null ? null : response.bodySource();
        if (source != null) {
            source.abandon();
        }
    }
}
