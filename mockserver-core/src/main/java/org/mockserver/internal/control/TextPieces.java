package org.mockserver.internal.control;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.exchange.BodySource;

/**
 * Makes a long text on the workers, a piece at a time and at most one piece ahead of what the client has asked for. While
 * the client takes its time no thread is held.
 */
final class TextPieces implements BodySource {

    /* Large enough that the hand-over between threads does not matter, small beside any heap. */
    private static final int PIECE_BYTES = 256 * 1024;

    /* The text and the buffer belong to the one task that makes a piece; `making` and the lock pass them on. A piece made
     * ahead lies in `ready` until the transport asks; a transport that asks before waits in `waiting`. */

    private final Step text;
    private final Workers workers;
    private final TextBuffer buffer = new TextBuffer();
    private boolean complete;
    private boolean making;
    private boolean failed;
    private byte @Nullable [] ready;
    private @Nullable Receiver waiting;
    private volatile boolean abandoned;

    /** Writes the next part, which may be empty. */
    @FunctionalInterface
    interface Step {

        /** False if the text is complete now; must not be called again then. */
        boolean writeNext(TextBuffer target);
    }

    private TextPieces(Step text, Workers workers) {
        this.text = text;
        this.workers = workers;
    }

    /** A reply with the text. Makes the first piece on this thread; a text that ends with it is sent with its length. */
    static Reply reply(String contentType, Step text, Workers workers) {
        TextPieces pieces = new TextPieces(text, workers);
        pieces.fill();
        return pieces.complete
                ? Reply.of(200, contentType, pieces.buffer.takeBytes())
                : Reply.of(200, contentType, pieces);
    }

    /**
     * The whole text of a reply, for callers that cannot take it in pieces. Makes what is missing on this thread.
     *
     * @param reply of any endpoint
     * @param mostBytes bounds the memory it takes
     * @return null if it is longer
     */
    static @Nullable String whole(Reply reply, int mostBytes) {
        if (!(reply.source() instanceof TextPieces pieces)) {
            return reply.body().length > mostBytes ? null : new String(reply.body(), StandardCharsets.UTF_8);
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        while (text.size() <= mostBytes) {
            pieces.fill();
            byte[] piece = pieces.buffer.takeBytes();
            if (piece.length == 0) {
                return text.toString(StandardCharsets.UTF_8);
            }
            text.write(piece, 0, piece.length);
        }
        return null;
    }

    private void fill() {
        while (!complete && buffer.writtenBytes() < PIECE_BYTES) {
            complete = !text.writeNext(buffer);
        }
        if (complete) {
            buffer.finish();
        }
    }

    @Override
    public void next(Receiver receiver) {
        byte[] piece;
        boolean start;
        boolean broken;
        synchronized (this) {
            piece = ready;
            ready = null;
            broken = failed;
            waiting = piece == null && !broken ? receiver : null;
            start = !making && !broken && (piece == null || piece.length > 0);
            making |= start;
        }
        if (piece != null) {
            hand(piece, receiver);
        } else if (broken) {
            receiver.fail();
        }
        if (start) {
            submit();
        }
    }

    /* Workers that have too much to do make nothing ahead. */
    private void submit() {
        if (!workers.tryExecute(this::make)) {
            release(false);
        }
    }

    private void make() {
        if (abandoned) {
            return;
        }
        boolean made = false;
        try {
            fill();
            made = true;
        } finally {
            if (!made) {
                release(true);
            }
        }
        byte[] piece = buffer.takeBytes();
        Receiver receiver;
        synchronized (this) {
            receiver = waiting;
            waiting = null;
            ready = receiver == null ? piece : null;
            making = receiver != null && piece.length > 0;
        }
        if (receiver != null) {
            hand(piece, receiver);
            if (piece.length > 0) {
                submit();
            }
        }
    }

    private static void hand(byte[] piece, Receiver receiver) {
        if (piece.length == 0) {
            receiver.end();
        } else {
            receiver.piece(piece);
        }
    }

    /* Nothing is being made any more, so nobody may go on waiting for it. */
    private void release(boolean forGood) {
        Receiver unserved;
        synchronized (this) {
            failed |= forGood;
            making = false;
            unserved = waiting;
            waiting = null;
        }
        if (unserved != null) {
            unserved.fail();
        }
    }

    @Override
    public void abandon() {
        abandoned = true;
    }
}
