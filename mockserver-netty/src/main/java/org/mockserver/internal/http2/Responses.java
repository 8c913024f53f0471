package org.mockserver.internal.http2;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2ConnectionEncoder;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Stream;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.Http1Format;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.inbound.Refusal;

/**
 * The answering half of a connection: turns responses and faults into frames. Used on the connection's event loop. Bodies
 * wait in Netty's flow controller, as views of the response's array, until the client's windows have room for them.
 */
final class Responses {

    private final ServerConnection connection;
    private final Http2ConnectionEncoder encoder;

    Responses(ServerConnection connection) {
        this.connection = connection;
        this.encoder = connection.encoder();
    }

    /* Answers an exchange; does nothing when the client has reset the stream. */
    void send(StreamExchange exchange, OutgoingResponse response) {
        if (canSend(exchange)) {
            exchange.answering = true;
            Framing framing = response.framing();
            if (Boolean.TRUE.equals(framing.closeSocket()) || connection.closesAlways()) {
                exchange.closeDelayNanos = framing.closeSocketDelayNanos();
            }
            write(exchange, response);
            exchange.discarding |= exchange.wantsProtocol && isHalfClosed(exchange);
        } else {
            abandonSource(response);
        }
        connection.flushUnlessReading();
    }

    static boolean canSend(StreamExchange exchange) {
        Http2Stream.State state = exchange.stream.state();
        return state == Http2Stream.State.OPEN || state == Http2Stream.State.HALF_CLOSED_REMOTE;
    }

    /* Whether everything has been said while the client may still speak. */
    private static boolean isHalfClosed(StreamExchange exchange) {
        return exchange.stream.state() == Http2Stream.State.HALF_CLOSED_LOCAL;
    }

    private void write(StreamExchange exchange, OutgoingResponse response) {
        ChannelHandlerContext ctx = connection.context();
        int id = exchange.stream.id();
        ResponseHeaders head = PreparedHeadersEncoder.headOf(response);
        if (isHeadAlone(exchange, response)) {
            encoder.writeHeaders(ctx, id, head, 0, true, ctx.newPromise());
            abandonSource(response);
            return;
        }
        encoder.writeHeaders(ctx, id, head, 0, false, ctx.newPromise());
        StreamBody body = steps(exchange, response);
        if (body == null) {
            writeEnd(exchange, Unpooled.wrappedBuffer(response.body()), response.trailers());
        } else {
            exchange.body = body;
            body.start();
        }
    }

    private static boolean isHeadAlone(StreamExchange exchange, OutgoingResponse response) {
        boolean nothing = response.body().length == 0 && response.trailers().isEmpty() && response.bodySource() == null;
        return nothing || exchange.isHead() || !Http1Format.bodyAllowed(response.status());
    }

    /* A response that nobody gets the body of must not keep what makes it. */
    private static void abandonSource(OutgoingResponse response) {
        if (response.bodySource() != null) {
            response.bodySource().abandon();
        }
    }

    /* What writes the body; null when it can be written at once. */
    private @Nullable StreamBody steps(StreamExchange exchange, OutgoingResponse response) {
        if (response.bodySource() != null) {
            return new PulledBody(connection, exchange, response, response.bodySource());
        }
        return PacedBody.suits(response) ? new PacedBody(connection, exchange, response) : null;
    }

    /* Writes a piece of a body. The result tells when it has left. */
    ChannelFuture writeData(StreamExchange exchange, ByteBuf piece) {
        ChannelHandlerContext ctx = connection.context();
        return encoder.writeData(ctx, exchange.stream.id(), piece, 0, false, ctx.newPromise());
    }

    /* Writes the last piece of a body and what follows it. */
    void writeEnd(StreamExchange exchange, ByteBuf piece, Pairs trailers) {
        ChannelHandlerContext ctx = connection.context();
        int id = exchange.stream.id();
        encoder.writeData(ctx, id, piece, 0, trailers.isEmpty(), ctx.newPromise());
        if (!trailers.isEmpty()) {
            encoder.writeHeaders(ctx, id, ResponseHeaders.ofTrailers(trailers), 0, true, ctx.newPromise());
        }
    }

    /*
     * Answers a request that nobody will see. The rest of its body is read and thrown away, because common clients lose
     * an answer that a reset follows; where that would be too much, or for nothing, the client is told to stop (RFC 9113
     * section 8.1).
     */
    void refuse(StreamExchange exchange, Refusal refusal, boolean readRest) {
        refuse(exchange, refusal.response(), readRest);
    }

    void refuse(StreamExchange exchange, OutgoingResponse response, boolean readRest) {
        if (!canSend(exchange)) {
            return;
        }
        exchange.answering = true;
        write(exchange, response);
        if (isHalfClosed(exchange)) {
            if (readRest) {
                exchange.discarding = true;
            } else {
                reset(exchange, Http2Error.NO_ERROR.code());
            }
        }
    }

    /* Tells the client that a stream is a tunnel from now on. */
    void openTunnel(StreamExchange exchange, Pairs headers) {
        ChannelHandlerContext ctx = connection.context();
        encoder.writeHeaders(ctx, exchange.stream.id(), ResponseHeaders.ofTunnel(headers), 0, false, ctx.newPromise());
    }

    /* Says that nothing more comes out of a tunnel. */
    void endTunnelOutput(StreamExchange exchange) {
        if (canSend(exchange)) {
            exchange.answering = true;
            writeEnd(exchange, Unpooled.EMPTY_BUFFER, Pairs.EMPTY);
        }
    }

    /* Ends a tunnel whose output has ended: nobody reads what the client may still want to say. */
    void endTunnel(StreamExchange exchange) {
        exchange.discarding = true;
    }

    /* Ends a tunnel as a reset ends a TCP connection (RFC 9113 section 8.5). */
    void abortTunnel(StreamExchange exchange) {
        if (exchange.stream.state() != Http2Stream.State.CLOSED) {
            reset(exchange, Http2Error.CONNECT_ERROR.code());
        }
    }

    /* Asks for the body. */
    void writeContinue(StreamExchange exchange) {
        ChannelHandlerContext ctx = connection.context();
        encoder.writeHeaders(ctx, exchange.stream.id(), ResponseHeaders.CONTINUE, 0, false, ctx.newPromise());
    }

    /*
     * Raw bytes go out between two frames, where the client takes them for a frame: that is how an answer looks that is
     * no HTTP. A closed connection is one closed stream, because the other streams are other exchanges; what asks for a
     * TCP reset gets it.
     */
    void perform(StreamExchange exchange, ConnectionFault fault) {
        byte[] bytes = fault.bytes();
        if (fault.ending() == ConnectionFault.Ending.RESET) {
            if (bytes != null) {
                connection.writeRaw(bytes, false);
            }
            connection.cut();
        } else if (fault.streamErrorCode() >= 0) {
            reset(exchange, fault.streamErrorCode());
        } else if (bytes != null && bytes.length > 0) {
            connection.writeRaw(bytes, fault.ending() == ConnectionFault.Ending.CLOSE);
        } else if (fault.ending() == ConnectionFault.Ending.CLOSE) {
            reset(exchange, Http2Error.CANCEL.code());
        }
        connection.flushUnlessReading();
    }

    void reset(StreamExchange exchange, long errorCode) {
        ChannelHandlerContext ctx = connection.context();
        connection.resetStream(ctx, exchange.stream.id(), errorCode, ctx.newPromise());
    }
}
