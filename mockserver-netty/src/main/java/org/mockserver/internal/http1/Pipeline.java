package org.mockserver.internal.http1;

import org.jspecify.annotations.Nullable;

/**
 * The unanswered requests of a connection in the order they arrived. Touched only on the connection's event loop.
 */
final class Pipeline {

    private final boolean inOrder;
    private @Nullable Slot first;
    private @Nullable Slot last;
    private @Nullable Slot undispatched;
    private int size;
    private int unsafeInFlight;

    /* inOrder false lets later answers overtake. */
    Pipeline(boolean inOrder) {
        this.inOrder = inOrder;
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return first == null;
    }

    void add(Slot slot) {
        if (last == null) {
            first = slot;
        } else {
            last.next = slot;
        }
        last = slot;
        size++;
        if (!slot.dispatched && undispatched == null) {
            undispatched = slot;
        }
        if (slot.dispatched && !slot.safe) {
            unsafeInFlight++;
        }
    }

    /* The next request to hand to the handler, null when there is none or it has to wait: a request with side effects
     * is handled alone, so that pipelined ones take effect one after the other. */
    @Nullable
    Slot takeUndispatched() {
        Slot slot = undispatched;
        if (slot == null || inOrder && slot != first && (unsafeInFlight > 0 || !slot.safe)) {
            return null;
        }
        slot.dispatched = true;
        Slot after = slot.next;
        while (after != null && after.dispatched) {
            after = after.next;
        }
        undispatched = after;
        if (!slot.safe) {
            unsafeInFlight++;
        }
        return slot;
    }

    /* The next answer to send, null when it is not known yet. */
    @Nullable
    Slot takeReady() {
        Slot before = null;
        Slot slot = first;
        while (slot != null && !slot.isReady() && !inOrder) {
            before = slot;
            slot = slot.next;
        }
        if (slot == null || !slot.isReady()) {
            return null;
        }
        if (before == null) {
            first = slot.next;
        } else {
            before.next = slot.next;
        }
        if (slot == last) {
            last = before;
        }
        size--;
        if (!slot.safe) {
            unsafeInFlight--;
        }
        return slot;
    }

    /* Forgets everything; answers that still come are not sent. */
    void clear() {
        for (Slot slot = first; slot != null; slot = slot.next) {
            slot.abandon();
        }
        first = null;
        last = null;
        undispatched = null;
        size = 0;
        unsafeInFlight = 0;
    }
}
