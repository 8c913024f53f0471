package org.mockserver.internal.engine;

import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.mock.breakpoint.BreakpointPhase;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** A body whose frames a client decides about, one at a time; meanwhile nothing more of it is asked for. */
final class HeldStream implements BodySource {

    /*
     * Everything belongs to the thread of the connection; what comes from elsewhere is brought there. The connection waits
     * for a piece (`wanting`), and at most one of two things is under way for it (`busy`): a piece of the source, or a
     * decision. What was decided to be sent lies in `ready` until the connection wants it.
     */

    private final Exchange exchange;
    private final Breakpoints breakpoints;
    private final Breakpoint breakpoint;
    private final Frames frames;
    private final BodySource source;
    private final HttpRequest request;
    private final String streamId = UUID.randomUUID() + "-stream";
    private final Deque<byte[]> ready = new ArrayDeque<>();
    private int frameNumber;
    private boolean busy;
    private boolean over;
    private BodySource.@Nullable Receiver wanting;
    private @Nullable Consumer<BodySource.Receiver> end;
    private @Nullable Hold hold;

    HeldStream(Exchange exchange, Breakpoints breakpoints, Breakpoint breakpoint, Frames frames, BodySource source) {
        this.exchange = exchange;
        this.breakpoints = breakpoints;
        this.breakpoint = breakpoint;
        this.frames = frames;
        this.source = source;
        this.request = Recorded.request(exchange.request());
    }

    @Override
    public void next(BodySource.Receiver receiver) {
        wanting = receiver;
        advance();
    }

    @Override
    public void abandon() {
        if (over) {
            return;
        }
        over = true;
        wanting = null;
        source.abandon();
        Hold held = hold;
        if (held != null) {
            held.goOn();
        }
    }

    private void advance() {
        BodySource.Receiver receiver = wanting;
        if (receiver == null || busy) {
            return;
        }
        byte[] decided = ready.poll();
        if (decided != null) {
            wanting = null;
            receiver.piece(decided);
            return;
        }
        Consumer<BodySource.Receiver> ending = end;
        byte[] frame = over ? null : frames.next();
        if (frame == null && ending != null && !over) {
            frame = frames.rest();
        }
        if (frame != null) {
            ask(frame);
        } else if (ending != null) {
            over = true;
            wanting = null;
            ending.accept(receiver);
        } else {
            busy = true;
            source.next(new Incoming());
        }
    }

    /** What the source gives, brought to the thread of the connection. */
    private final class Incoming implements BodySource.Receiver {

        @Override
        public void piece(byte[] bytes) {
            exchange.loop().execute(() -> {
                busy = false;
                frames.add(bytes);
                advance();
            });
        }

        @Override
        public void end(Pairs trailers) {
            finish(receiver -> receiver.end(trailers));
        }

        @Override
        public void fail() {
            finish(BodySource.Receiver::fail);
        }

        private void finish(Consumer<BodySource.Receiver> how) {
            exchange.loop().execute(() -> {
                busy = false;
                end = how;
                advance();
            });
        }
    }

    private void ask(byte[] frame) {
        busy = true;
        hold = breakpoints.isSet(breakpoint)
                ? breakpoints.hold(
                        exchange, breakpoint, new Callbacks.Question(request, null, shown(frame)), new Decision(frame))
                : null;
        if (hold == null) {
            exchange.loop().execute(() -> send(frame));
        }
    }

    private PausedStreamFrameDTO shown(byte[] frame) {
        return new PausedStreamFrameDTO()
                .setCorrelationId(UUID.randomUUID().toString())
                .setStreamId(streamId)
                .setSequenceNumber(frameNumber++)
                .setDirection("OUTBOUND")
                .setPhase(BreakpointPhase.RESPONSE_STREAM.name())
                .setBody(Base64.getEncoder().encodeToString(frame))
                .setRequestMethod(exchange.request().method())
                .setRequestPath(exchange.request().path())
                .setBreakpointId(breakpoint.id())
                .setRequestTimestamp(exchange.request().origin().receivedAtMillis());
    }

    private void send(byte[]... pieces) {
        busy = false;
        hold = null;
        for (byte[] piece : pieces) {
            if (piece.length > 0) {
                ready.add(piece);
            }
        }
        advance();
    }

    private void close() {
        if (end == null) {
            source.abandon();
        }
        over = true;
        end = BodySource.Receiver::end;
        send();
    }

    private final class Decision implements Hold.Decision {

        private final byte[] frame;

        Decision(byte[] frame) {
            this.frame = frame;
        }

        @Override
        public void unchanged() {
            send(frame);
        }

        @Override
        public void redirected(HttpRequest ignored) {
            send(frame);
        }

        @Override
        public void responded(HttpResponse ignored) {
            send(frame);
        }

        @Override
        public void decided(StreamFrameDecisionDTO decision) {
            byte[] other = other(decision.getBody());
            switch (String.valueOf(decision.getAction()).toUpperCase(Locale.ROOT)) {
                case "MODIFY" -> send(other == null ? frame : other);
                case "INJECT" -> send(frame, other == null ? new byte[0] : other);
                case "DROP" -> send();
                case "CLOSE" -> close();
                default -> send(frame);
            }
        }

        private static byte @Nullable [] other(@Nullable String body) {
            try {
                return body == null ? null : Base64.getDecoder().decode(body);
            } catch (IllegalArgumentException notBase64) {
                return null;
            }
        }
    }
}
