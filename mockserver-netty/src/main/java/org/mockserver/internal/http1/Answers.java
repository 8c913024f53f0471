package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.inbound.TimeLimits;

/**
 * The answering half of a connection: hands its requests to the handler and sends the answers in the right order. Used
 * on the connection's event loop.
 */
final class Answers {

    /*
     * Requests are slots in the pipeline. pump() moves them on: it sends what is ready at the head and hands over what
     * may be handled, until neither is possible. A handler that answers at once does so inside pump(), which therefore
     * does not recurse. Nothing is flushed here but at the end of the connection: the connection flushes once per read.
     */

    private static final ByteBuf CONTINUE = Unpooled.unreleasableBuffer(Unpooled.directBuffer()
            .writeBytes("HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII))
            .asReadOnly());

    /** What the answering half asks about the connection. */
    interface Situation {

        /* Whether the connection is to end when the requests read so far are answered. */
        boolean isLeaving();

        /* Whether a part of a request has been read. */
        boolean isMidRequest();

        /* Called after answers were written outside of a read. */
        void settle();
    }

    private final ExchangeHandler handler;
    private final Supplier<Http1Options> liveOptions;
    private final Pipeline pipeline;
    private final TimeLimits limits;
    private final ConnectionEnd end;
    private final Situation situation;
    private @Nullable ChannelHandlerContext context;
    private boolean pumping;
    private boolean unflushed;
    private @Nullable BodyInProgress body;
    private boolean continueOwed;

    Answers(
            ExchangeHandler handler,
            Supplier<Http1Options> liveOptions,
            TimeLimits limits,
            ConnectionEnd end,
            Situation situation) {
        this.handler = handler;
        this.liveOptions = liveOptions;
        this.pipeline = new Pipeline(liveOptions.get().pipeliningInOrder());
        this.limits = limits;
        this.end = end;
        this.situation = situation;
    }

    void start(ChannelHandlerContext ctx) {
        context = ctx;
    }

    private ChannelHandlerContext ctx() {
        ChannelHandlerContext ctx = context;
        if (ctx == null) {
            throw new IllegalStateException("not in a pipeline");
        }
        return ctx;
    }

    /* Requests that are not answered. */
    int outstanding() {
        return pipeline.size();
    }

    /* Whether everything asked so far is answered completely. */
    boolean isIdle() {
        return pipeline.isEmpty() && body == null;
    }

    void add(Slot slot) {
        pipeline.add(slot);
        pump();
    }

    /* Offers a head whose body is still to come; false when its exchange was not taken over. */
    boolean offerEarly(Http1Exchange early) {
        pumping = true;
        boolean taken;
        try {
            taken = handler.handleHead(early);
        } finally {
            pumping = false;
        }
        early.dispatched = taken;
        return taken;
    }

    boolean wantsEarlyOffers() {
        return isIdle() && handler.answersBeforeBody();
    }

    /* An interim response must not overtake the responses to earlier requests. */
    void oweContinue(boolean owed) {
        continueOwed = owed;
        sendContinueIfDue();
    }

    private void sendContinueIfDue() {
        if (continueOwed && isIdle() && !end.isClosing()) {
            continueOwed = false;
            ctx().write(CONTINUE.duplicate(), ctx().voidPromise());
            unflushed = true;
        }
    }

    void answered(Slot slot, @Nullable OutgoingResponse response, @Nullable ConnectionFault fault) {
        slot.response = response;
        slot.fault = fault;
        if (end.isClosing()) {
            slot.abandon();
        }
        if (!pumping) {
            pump();
            situation.settle();
        }
    }

    /* The channel can take more bytes. */
    void writable() {
        if (body != null) {
            body.resume();
            unflushed = true;
        }
        pump();
    }

    void pump() {
        if (pumping) {
            return;
        }
        pumping = true;
        try {
            while (sendNext() || handleNext()) {
                limits.touch();
            }
        } finally {
            pumping = false;
        }
        sendContinueIfDue();
    }

    private boolean handleNext() {
        if (end.isClosing() || !ctx().channel().isWritable()) {
            return false;
        }
        if (!(pipeline.takeUndispatched() instanceof Http1Exchange exchange)) {
            return false;
        }
        handler.handle(exchange);
        return true;
    }

    private boolean sendNext() {
        if (body != null || end.isClosing()) {
            return false;
        }
        Slot slot = pipeline.takeReady();
        if (slot == null) {
            return false;
        }
        unflushed = true;
        if (slot.response != null) {
            send(slot, slot.response);
        } else if (slot.fault != null) {
            perform(slot.fault);
        }
        return true;
    }

    private void send(Slot slot, OutgoingResponse response) {
        boolean last = situation.isLeaving() && pipeline.isEmpty() && !situation.isMidRequest();
        boolean chunked = ResponseWriter.isChunked(slot, response);
        boolean keepAlive = Http1Format.staysOpen(response, slot.keepAlive && !last)
                && !Http1Format.endsWithConnection(response, chunked);
        boolean close = !keepAlive || liveOptions.get().alwaysCloseSockets();
        BodyInProgress following = following(slot, response, chunked, close);
        if (following != null) {
            ResponseWriter.writeHead(ctx(), response, keepAlive, chunked);
            body = following;
            following.start();
            /* A write that filled the channel's buffer was flushed at once, the writes after it were not. */
            unflushed = true;
        } else {
            ResponseWriter.write(ctx(), slot, response, keepAlive, chunked);
            if (close) {
                closeAfter(response);
            }
        }
    }

    /* What writes the body after the head; null when the whole message goes out at once. */
    private @Nullable BodyInProgress following(Slot slot, OutgoingResponse response, boolean chunked, boolean close) {
        BodySource source = response.bodySource();
        if (source == null) {
            return SteppedBody.suits(slot, response, chunked)
                    ? new SteppedBody(ctx(), response, chunked, () -> bodyWritten(response, close))
                    : null;
        }
        if (slot.headOnly || !Http1Format.bodyAllowed(response.status())) {
            source.abandon();
            return null;
        }
        return new PulledBody(ctx(), source, response, chunked, () -> bodyWritten(response, close), this::bodyFailed);
    }

    /* A reset tells the client that the body is incomplete, however its end would have been marked. */
    private void bodyFailed() {
        body = null;
        pipeline.clear();
        end.reset();
    }

    private void bodyWritten(OutgoingResponse response, boolean close) {
        body = null;
        unflushed = true;
        limits.touch();
        if (close) {
            closeAfter(response);
        }
        /* A body that is written within pump() is followed by whatever pump() does next. */
        if (!pumping) {
            pump();
            situation.settle();
        }
    }

    private void closeAfter(OutgoingResponse response) {
        pipeline.clear();
        boolean unread = end.expectsNoMoreRequests() || situation.isMidRequest();
        end.close(response.framing().closeSocketDelayNanos(), unread);
    }

    private void perform(ConnectionFault fault) {
        byte[] bytes = fault.bytes();
        if (bytes != null && bytes.length > 0) {
            ctx().write(Unpooled.wrappedBuffer(bytes), ctx().voidPromise());
        }
        switch (fault.ending()) {
            case OPEN -> {}
            case CLOSE -> {
                pipeline.clear();
                end.close(0, end.expectsNoMoreRequests());
            }
            case RESET -> {
                pipeline.clear();
                end.reset();
            }
        }
    }

    void flush() {
        if (unflushed) {
            unflushed = false;
            ctx().flush();
        }
    }

    /* Forgets all requests; answers that still come are not sent. */
    void abandon() {
        pipeline.clear();
        if (body != null) {
            body.abandon();
        }
    }
}
