package org.mockserver.internal.action;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.model.HttpError;

/** A call that tells when it has been answered. */
final class ObservedCall extends WrappedCall {

    private final LongConsumer answered;
    private final AtomicBoolean told = new AtomicBoolean();

    /** @param answered gets the nanoseconds until the answer is sent, once */
    ObservedCall(ActionCall call, LongConsumer answered) {
        super(call);
        this.answered = answered;
    }

    private void tell(long delayNanos) {
        if (told.compareAndSet(false, true)) {
            answered.accept(Math.max(0, delayNanos));
        }
    }

    @Override
    public void answer(OutgoingResponse response, long delayNanos) {
        call.answer(response, delayNanos);
        tell(delayNanos);
    }

    @Override
    public void fail(ConnectionFault fault, HttpError spec, long delayNanos) {
        call.fail(fault, spec, delayNanos);
        tell(delayNanos);
    }

    @Override
    public void relay(OutgoingResponse response) {
        call.relay(response);
        tell(0);
    }

    @Override
    public void refuse(OutgoingResponse response) {
        call.refuse(response);
        tell(0);
    }

    @Override
    public void send(BinaryAnswer answer, long delayNanos) {
        call.send(answer, delayNanos);
        tell(delayNanos);
    }

    @Override
    public void converse(Conversation conversation, long delayNanos) {
        call.converse(conversation, delayNanos);
        tell(delayNanos);
    }
}
