package org.mockserver.internal.upstream;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Pairs;

/**
 * A body that is passed on while it arrives, no faster than the client can take it. Used on one event loop.
 */
final class StreamedBody implements BodySource {

    /* What arrives before the client asks for it waits here; how much that can be, its feed decides. */
    private final Deque<byte[]> pieces = new ArrayDeque<>();
    private final Feed feed;
    private @Nullable Receiver waiting;
    private Pairs trailers = Pairs.EMPTY;
    private boolean ended;
    private boolean failed;

    /** Where the body comes from. */
    interface Feed {

        /** The client can take more than has arrived. */
        void more();

        /** A piece has been handed on. */
        void taken(int bytes);

        /** The client has gone. */
        void cancel();
    }

    StreamedBody(Feed feed, byte[] soFar) {
        this.feed = feed;
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
            feed.taken(piece.length);
            receiver.piece(piece);
        } else if (failed) {
            receiver.fail();
        } else if (ended) {
            receiver.end(trailers);
        } else {
            waiting = receiver;
            feed.more();
        }
    }

    @Override
    public void abandon() {
        pieces.clear();
        waiting = null;
        if (!ended && !failed) {
            failed = true;
            feed.cancel();
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
            feed.taken(piece.length);
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
