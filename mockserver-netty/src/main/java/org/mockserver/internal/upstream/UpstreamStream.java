package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Stream;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.UpstreamFailure.Kind;
import org.mockserver.internal.http2.ClientResponseHeaders;

/** One request on an HTTP/2 connection, and what comes back. Used on the connection's event loop. */
final class UpstreamStream implements StreamedBody.Feed {

    private final MultiplexedConnection connection;
    private final Job job;
    private final int id;
    private @Nullable IncomingResponse response;
    private @Nullable StreamedBody stream;
    /** Bytes of the body that count against the stream's window because the client has not taken them yet. */
    private int heldBytes;

    private boolean over;
    private boolean anythingRead;
    private boolean refused;
    private long sinceNanos;
    private long headNanos;

    UpstreamStream(MultiplexedConnection connection, Job job, int id, long nowNanos) {
        this.connection = connection;
        this.job = job;
        this.id = id;
        this.sinceNanos = nowNanos;
    }

    /* The request has left, so that waiting for the response begins. */
    void sent() {
        sinceNanos = System.nanoTime();
    }

    private void touch() {
        sinceNanos = System.nanoTime();
        anythingRead = true;
    }

    void headersRead(ClientResponseHeaders fields, boolean last) {
        touch();
        if (over) {
            return;
        }
        IncomingResponse known = response;
        if (known != null) {
            trailersRead(known, fields, last);
        } else if (fields.code() >= 200) {
            headRead(fields, last);
        } else if (last || fields.code() == 0) {
            fail(Kind.UNDECODABLE, MultiplexedConnection.undecodable("no final status"));
        }
    }

    private void headRead(ClientResponseHeaders fields, boolean last) {
        headNanos = sinceNanos;
        IncomingResponse head = IncomingResponse.of(fields, job.isHead());
        response = head;
        if (last) {
            complete(head, Pairs.EMPTY);
        } else if (head.mayStream(job) && head.isStreamByNature()) {
            beginStream(head);
        }
    }

    private void trailersRead(IncomingResponse known, ClientResponseHeaders fields, boolean last) {
        if (fields.code() != 0 || !last) {
            fail(Kind.UNDECODABLE, MultiplexedConnection.undecodable("a second head"));
        } else {
            complete(known, fields.lines().pairs());
        }
    }

    /* Returns how many bytes make room in the stream's window at once. */
    int dataRead(ByteBuf data, boolean last) {
        touch();
        int bytes = data.readableBytes();
        IncomingResponse known = response;
        if (over) {
            return bytes;
        }
        if (known == null) {
            fail(Kind.UNDECODABLE, MultiplexedConnection.undecodable("a body without a head"));
            return bytes;
        }
        if (stream != null) {
            heldBytes += bytes;
            if (bytes > 0) {
                stream.arrived(ByteBufUtil.getBytes(data));
            }
            if (last) {
                complete(known, Pairs.EMPTY);
            }
            return 0;
        }
        collect(known, data, last);
        return bytes;
    }

    private void collect(IncomingResponse known, ByteBuf data, boolean last) {
        if (!known.append(data, job.options.maxResponseBytes())) {
            fail(Kind.TOO_LARGE, job.tooLarge());
        } else if (last) {
            complete(known, Pairs.EMPTY);
        } else if (known.mayStream(job) && known.isLong(job)) {
            beginStream(known);
        }
    }

    private void beginStream(IncomingResponse known) {
        StreamedBody body = new StreamedBody(this, known.takeBody());
        stream = body;
        connection.answered();
        job.answer(known.streaming(body));
    }

    private void complete(IncomingResponse known, Pairs trailers) {
        StreamedBody body = stream;
        if (body != null) {
            end();
            body.end(trailers);
            return;
        }
        OutgoingResponse answer = known.complete(trailers, job.options);
        if (answer == null) {
            fail(Kind.TOO_LARGE, job.tooLarge());
            return;
        }
        end();
        connection.answered();
        job.answer(answer);
    }

    /* The response is complete. A server that has not waited for the whole request does not want the rest. */
    private void end() {
        over = true;
        Http2Stream open = connection.connection().stream(id);
        if (open != null && open.state() == Http2Stream.State.OPEN) {
            connection.reset(id);
        }
    }

    @Override
    public void more() {
        sinceNanos = System.nanoTime();
    }

    @Override
    public void taken(int bytes) {
        int held = Math.min(bytes, heldBytes);
        heldBytes -= held;
        if (held > 0) {
            connection.consumed(id, held);
        }
    }

    @Override
    public void cancel() {
        if (!over) {
            over = true;
            connection.reset(id);
        }
    }

    void resetRead(long errorCode) {
        if (over) {
            return;
        }
        if (errorCode == Http2Error.REFUSED_STREAM.code()) {
            refused = true;
        } else if (errorCode == Http2Error.HTTP_1_1_REQUIRED.code() && !anythingRead) {
            over = true;
            job.offersHttp2 = false;
            connection.pool().resend(job);
        } else {
            close(Kind.CLOSED, "the upstream ended the stream: " + MultiplexedConnection.name(errorCode));
        }
    }

    /* The stream has closed. If it is not over, the server has not finished it. */
    void closed(boolean notLookedAt) {
        if (over) {
            return;
        }
        boolean unanswered = response == null;
        boolean repeats = (refused || notLookedAt)
                ? unanswered && job.mayRepeatRefused()
                : !anythingRead && connection.hasAnswered() && job.mayRepeat();
        if (repeats) {
            over = true;
            connection.pool().resend(job);
        } else {
            close(Kind.CLOSED, reason(unanswered));
        }
    }

    private String reason(boolean unanswered) {
        String problem = refused ? "the upstream refused the request" : connection.problem();
        String ending = unanswered
                ? "the upstream closed the connection without a response"
                : "the upstream closed the connection before the response was complete";
        return problem == null ? ending : ending + ": " + problem;
    }

    /* The stream is of no use any more and will be reset by who says so. */
    void spoiled(Kind kind, String message) {
        if (!over) {
            close(kind, message);
        }
    }

    void fail(Kind kind, String message) {
        if (!over) {
            close(kind, message);
            connection.reset(id);
        }
    }

    private void close(Kind kind, String message) {
        over = true;
        StreamedBody body = stream;
        if (body != null) {
            body.fail();
        }
        job.fail(kind, message);
    }

    void check(long nowNanos) {
        IncomingResponse known = response;
        if (over) {
            return;
        }
        long silentNanos = nowNanos - sinceNanos;
        if (stream != null) {
            long idleNanos =
                    TimeUnit.MILLISECONDS.toNanos(job.options.streaming().idleMillis());
            if (stream.isWaiting() && silentNanos >= idleNanos) {
                fail(Kind.TIMEOUT, "the stream of the upstream has stopped");
            }
        } else if (known != null && nowNanos - headNanos >= UpstreamConnection.PATIENCE_NANOS && known.mayStream(job)) {
            beginStream(known);
        } else if (silentNanos >= TimeUnit.MILLISECONDS.toNanos(job.options.responseMillis())) {
            connection.doubt(sinceNanos);
            fail(Kind.TIMEOUT, job.tooLate());
        }
    }
}
