package org.mockserver.internal.control;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.exchange.BodySource;

/**
 * Makes a long text on the workers, a piece at a time and only when the client can take it. Between two pieces no thread
 * is held.
 */
final class TextPieces implements BodySource {

    /* Large enough that the hand-over between threads does not matter, small beside any heap. */
    private static final int PIECE_BYTES = 64 * 1024;

    /* Only one thread at a time uses the text and the buffer: the transport asks for the next piece after it got the
     * last one, and the hand-over both ways goes through executors. */

    private final Step text;
    private final Workers workers;
    private final TextBuffer buffer = new TextBuffer();
    private boolean complete;
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
        if (!workers.tryExecute(() -> make(receiver))) {
            receiver.fail();
        }
    }

    private void make(Receiver receiver) {
        if (abandoned) {
            return;
        }
        boolean made = false;
        try {
            fill();
            made = true;
        } finally {
            if (!made) {
                receiver.fail();
            }
        }
        byte[] piece = buffer.takeBytes();
        if (piece.length == 0) {
            receiver.end();
        } else {
            receiver.piece(piece);
        }
    }

    @Override
    public void abandon() {
        abandoned = true;
    }
}
