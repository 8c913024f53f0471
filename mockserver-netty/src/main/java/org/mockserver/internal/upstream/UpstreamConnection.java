package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.UpstreamFailure.Kind;
import org.mockserver.internal.http1.WireHeaders;

/** One HTTP/1.1 connection to another server: idle, or busy with one request. Used on its event loop. */
final class UpstreamConnection extends ChannelInboundHandlerAdapter implements StreamedBody.Feed {

    /* A connection goes back to the pool only when nothing can be left on it: the request has been written, the response
     * was delimited by its own framing and has been read to its end, no byte has come after it, and neither side has
     * asked to close. Whatever else happens closes it. */

    private static final int SWITCHING_PROTOCOLS = 101;

    /** A body that takes longer after its head is passed on as it comes. */
    static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private final TargetPool pool;
    private final Channel channel;
    private @Nullable ResponseDecoder decoder;
    private @Nullable Job job;
    private @Nullable IncomingResponse incoming;
    private @Nullable StreamedBody stream;
    private boolean interim;
    private boolean requestWritten;
    private long served;
    private boolean touched;
    private long sinceNanos;
    private long headNanos;
    private long idleLimitNanos;

    UpstreamConnection(TargetPool pool, Channel channel) {
        this.pool = pool;
        this.channel = channel;
    }

    void install() {
        channel.pipeline().addLast(this);
    }

    /* Sends a request. The connection must be idle. */
    void start(Job next) {
        job = next;
        touched = true;
        ResponseDecoder responses = decoder;
        if (responses == null) {
            responses = new ResponseDecoder(next.options.maxLineBytes(), next.options.maxHeaderBytes());
            decoder = responses;
            channel.pipeline().addBefore(channel.pipeline().context(this).name(), null, responses);
        }
        responses.expect(next.isHead());
        boolean keepAlive = next.options.pool().enabled();
        Hop hop = pool.hop();
        OutgoingRequest sent = hop == null ? next.request : hop.through(next.request, next.to);
        ChannelFuture written =
                channel.writeAndFlush(RequestWriter.message(channel.alloc(), sent, sent.target(), keepAlive));
        requestWritten = written.isSuccess();
        if (!requestWritten) {
            written.addListener(done -> {
                if (job == next) {
                    requestWritten = done.isSuccess();
                    touched = true;
                }
            });
        }
    }

    /* Gives a connection to the pool that nobody needs at once. */
    void rest(UpstreamOptions options) {
        touched = true;
        idleLimitNanos = TimeUnit.MILLISECONDS.toNanos(options.pool().idleMillis());
        pool.released(this, options);
    }

    boolean isTooOld(long nowNanos) {
        return !touched && idleLimitNanos > 0 && nowNanos - sinceNanos >= idleLimitNanos;
    }

    void close() {
        channel.close();
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        try {
            if (job == null) {
                /* Nobody asked: whatever this is, it must not become the answer to the next request. */
                close();
            } else if (message instanceof WholeResponse whole) {
                wholeRead(job, whole);
            } else if (message instanceof HttpObject part) {
                read(job, part);
            }
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    private void wholeRead(Job current, WholeResponse whole) {
        touched = true;
        interim = false;
        headTaken(current, IncomingResponse.of(whole));
        IncomingResponse response = incoming;
        if (job != current || response == null) {
            return;
        }
        StreamedBody body = stream;
        if (body != null) {
            bytesStreamed(body, whole.body);
            streamEnded(current, body, response, Pairs.EMPTY);
        } else if (!response.append(whole.body, current.options.maxResponseBytes())) {
            fail(current, Kind.TOO_LARGE, current.tooLarge());
        } else {
            complete(current, response, Pairs.EMPTY);
        }
    }

    private void read(Job current, HttpObject part) {
        touched = true;
        if (part.decoderResult().isFailure()) {
            fail(current, Kind.UNDECODABLE, undecodable(part.decoderResult().cause()));
            return;
        }
        if (part instanceof HttpResponse head) {
            headRead(current, head);
        }
        if (part instanceof HttpContent content && job == current) {
            contentRead(current, content);
        }
    }

    private static String undecodable(Throwable cause) {
        return "response from the upstream could not be decoded: " + cause.getMessage();
    }

    private void headRead(Job current, HttpResponse head) {
        int status = head.status().code();
        /* Interim responses concern the one who waits for permission to send, which nobody does here. */
        interim = status < 200 && status != SWITCHING_PROTOCOLS;
        if (interim) {
            return;
        }
        if (status == SWITCHING_PROTOCOLS) {
            fail(current, Kind.UNDECODABLE, "response from the upstream could not be decoded: status 101 unasked for");
            return;
        }
        headNanos = System.nanoTime();
        headTaken(current, IncomingResponse.of(head, current.isHead()));
    }

    private void headTaken(Job current, IncomingResponse response) {
        String refusal = pool.hop() == null ? null : pool.hop().refusal(response.status());
        if (refusal != null) {
            fail(current, Kind.UNREACHABLE, refusal);
            return;
        }
        incoming = response;
        if (response.unknownCoding() == null) {
            if (response.mayStream(current) && response.isStreamByNature()) {
                beginStream(current, response);
            }
        } else {
            fail(
                    current,
                    Kind.UNDECODABLE,
                    "response from the upstream could not be decoded: transfer coding " + response.unknownCoding());
        }
    }

    private void contentRead(Job current, HttpContent content) {
        boolean last = content instanceof LastHttpContent;
        if (interim) {
            interim = !last;
            return;
        }
        IncomingResponse response = incoming;
        if (response == null) {
            fail(current, Kind.UNDECODABLE, "response from the upstream could not be decoded: a body without a head");
        } else if (stream != null) {
            streamed(current, stream, response, content);
        } else if (!response.append(content.content(), current.options.maxResponseBytes())) {
            fail(current, Kind.TOO_LARGE, current.tooLarge());
        } else if (last) {
            complete(current, response, WireHeaders.trailers(((LastHttpContent) content).trailingHeaders()));
        } else if (response.mayStream(current) && response.isLong(current)) {
            beginStream(current, response);
        }
    }

    /* From here on the client decides how fast the connection is read. */
    private void beginStream(Job current, IncomingResponse response) {
        StreamedBody body = new StreamedBody(this, response.takeBody());
        stream = body;
        channel.config().setAutoRead(false);
        current.answer(response.streaming(body));
    }

    /* Whoever reads the stream can take more. */
    @Override
    public void more() {
        touched = true;
        channel.read();
    }

    /* The bytes are read when they are wanted, so that none wait to be counted. */
    @Override
    public void taken(int bytes) {}

    @Override
    public void cancel() {
        close();
    }

    private void streamed(Job current, StreamedBody body, IncomingResponse response, HttpContent content) {
        bytesStreamed(body, ByteBufUtil.getBytes(content.content()));
        if (content instanceof LastHttpContent last) {
            streamEnded(current, body, response, WireHeaders.trailers(last.trailingHeaders()));
        }
    }

    private static void bytesStreamed(StreamedBody body, byte[] bytes) {
        if (bytes.length > 0) {
            body.arrived(bytes);
        }
    }

    /* The one who reads the stream may have given up meanwhile. */
    private void streamEnded(Job current, StreamedBody body, IncomingResponse response, Pairs trailers) {
        if (job == current) {
            stream = null;
            channel.config().setAutoRead(true);
            release(current, response);
            body.end(trailers);
        }
    }

    private void complete(Job current, IncomingResponse response, Pairs trailers) {
        OutgoingResponse answer = response.complete(trailers, current.options);
        if (answer == null) {
            fail(current, Kind.TOO_LARGE, current.tooLarge());
            return;
        }
        release(current, response);
        current.answer(answer);
    }

    private void release(Job current, IncomingResponse response) {
        job = null;
        incoming = null;
        served++;
        boolean clean = requestWritten
                && current.options.pool().enabled()
                && response.leavesConnectionOpen()
                && decoder != null
                && !decoder.hasSurplus()
                && channel.isActive();
        if (clean) {
            rest(current.options);
        } else {
            close();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        Job current = job;
        pool.closed(this);
        if (current != null) {
            ended(current);
        }
    }

    private void ended(Job current) {
        job = null;
        failStream();
        boolean unanswered = decoder == null || !decoder.bytesSeen();
        if (unanswered && served > 0 && current.mayRepeat()) {
            pool.repeat(current);
        } else {
            current.fail(
                    Kind.CLOSED,
                    unanswered
                            ? "the upstream closed the connection without a response"
                            : "the upstream closed the connection before the response was complete");
        }
    }

    private void fail(Job current, Kind kind, String message) {
        job = null;
        incoming = null;
        close();
        failStream();
        current.fail(kind, message);
    }

    private void failStream() {
        StreamedBody body = stream;
        stream = null;
        if (body != null) {
            body.fail();
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        close();
    }

    /* Called now and then: what has happened since the last time counts as happening now. */
    void check(long nowNanos) {
        if (touched) {
            touched = false;
            sinceNanos = nowNanos;
        }
        Job current = job;
        IncomingResponse response = incoming;
        if (current == null) {
            return;
        }
        if (stream != null) {
            long idleNanos =
                    TimeUnit.MILLISECONDS.toNanos(current.options.streaming().idleMillis());
            if (stream.isWaiting() && nowNanos - sinceNanos >= idleNanos) {
                fail(current, Kind.TIMEOUT, "the stream of the upstream has stopped");
            }
            return;
        }
        if (response != null && nowNanos - headNanos >= PATIENCE_NANOS && response.mayStream(current)) {
            beginStream(current, response);
        } else if (nowNanos - sinceNanos >= TimeUnit.MILLISECONDS.toNanos(current.options.responseMillis())) {
            fail(current, Kind.TIMEOUT, current.tooLate());
        }
    }
}
