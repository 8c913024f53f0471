package org.mockserver.internal.upstream;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Pairs;

/**
 * A body that is passed on while it arrives: the connection is read only when the client can take more. Used on one
 * event loop.
 */
final class StreamedBody implements BodySource {

    /* What one read brings at once may be several pieces; they wait here, and nothing more is read meanwhile. */
    private final Deque<byte[]> pieces = new ArrayDeque<>();
    private final UpstreamConnection connection;
    private @Nullable Receiver waiting;
    private Pairs trailers = Pairs.EMPTY;
    private boolean ended;
    private boolean failed;

    StreamedBody(UpstreamConnection connection, byte[] soFar) {
        this.connection = connection;
        if (soFar.length > 0) {
            pieces.add(soFar);
        }
    }

    /** Whether the client could take more than has arrived. */
    boolean isWaiting() {
        return waiting != null;
    }

    @Override
    public void next(Receiver receiver) {
        byte[] piece = pieces.pollFirst();
        if (piece != null) {
            receiver.piece(piece);
        } else if (failed) {
            receiver.fail();
        } else if (ended) {
            receiver.end(trailers);
        } else {
            waiting = receiver;
            connection.readMore();
        }
    }

    @Override
    public void abandon() {
        pieces.clear();
        waiting = null;
        if (!ended && !failed) {
            failed = true;
            connection.close();
        }
    }

    private @Nullable Receiver takeWaiting() {
        Receiver receiver = waiting;
        waiting = null;
        return receiver;
    }

    void arrived(byte[] piece) {
        Receiver receiver = takeWaiting();
        if (receiver != null) {
            receiver.piece(piece);
        } else if (!failed) {
            pieces.add(piece);
        }
    }

    void end(Pairs fields) {
        ended = true;
        trailers = fields;
        Receiver receiver = takeWaiting();
        if (receiver != null) {
            receiver.end(fields);
        }
    }

    void fail() {
        failed = true;
        Receiver receiver = takeWaiting();
        if (receiver != null) {
            receiver.fail();
        }
    }
}
