package org.mockserver.internal.engine;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;

/** Puts the pieces of a body together to what is decided about as one. Not safe for use by several threads. */
interface Frames {

    /** Takes the next piece. */
    void add(byte[] piece);

    /** The next complete frame, or null if there is none yet. */
    byte @Nullable [] next();

    /** What is left, whether complete or not; null for nothing. */
    byte @Nullable [] rest();

    /** For the body of a response: one server-sent event each, or pieces as they come. */
    static Frames of(OutgoingResponse response) {
        String type = response.headers().first("content-type");
        boolean events = type != null && type.toLowerCase(Locale.ROOT).startsWith("text/event-stream");
        return events && response.headers().first("content-encoding") == null ? new Events() : new Pieces();
    }

    /** Each piece is a frame. */
    final class Pieces implements Frames {

        private final Deque<byte[]> pieces = new ArrayDeque<>();

        @Override
        public void add(byte[] piece) {
            pieces.add(piece);
        }

        @Override
        public byte @Nullable [] next() {
            return pieces.poll();
        }

        @Override
        public byte @Nullable [] rest() {
            return pieces.poll();
        }
    }

    /**
     * Each event is a frame, with the blank line that ends it. Lines end in CR, LF or both (HTML standard, section 9.2.5).
     * What is longer than any sensible event goes on in parts.
     */
    final class Events implements Frames {

        static final int MOST_BYTES = 1024 * 1024;

        private byte[] buffer = new byte[0];
        private int start;
        private int scanned;
        private boolean lineEmpty = true;
        private boolean anything;

        @Override
        public void add(byte[] piece) {
            int left = buffer.length - start;
            byte[] longer = new byte[left + piece.length];
            System.arraycopy(buffer, start, longer, 0, left);
            System.arraycopy(piece, 0, longer, left, piece.length);
            buffer = longer;
            scanned -= start;
            start = 0;
        }

        @Override
        public byte @Nullable [] next() {
            while (scanned < buffer.length && !isHalfAnEnd()) {
                byte at = buffer[scanned++];
                if (at == '\n' && isBefore(scanned - 1, '\r')) {
                    continue;
                }
                boolean endOfLine = at == '\n' || at == '\r';
                if (endOfLine && lineEmpty && anything) {
                    if (at == '\r' && scanned < buffer.length && buffer[scanned] == '\n') {
                        scanned++;
                    }
                    return cut();
                }
                lineEmpty = endOfLine;
                anything |= !endOfLine;
            }
            return buffer.length - start > MOST_BYTES ? cut() : null;
        }

        private boolean isBefore(int index, char wanted) {
            return index > start && buffer[index - 1] == wanted;
        }

        /* A CR whose LF has not arrived, where lines end in both. */
        private boolean isHalfAnEnd() {
            return scanned == buffer.length - 1
                    && buffer[scanned] == '\r'
                    && isBefore(scanned, '\n')
                    && isBefore(scanned - 1, '\r');
        }

        @Override
        public byte @Nullable [] rest() {
            scanned = buffer.length;
            return buffer.length == start ? null : cut();
        }

        private byte[] cut() {
            byte[] frame = Arrays.copyOfRange(buffer, start, scanned);
            start = scanned;
            lineEmpty = true;
            anything = false;
            return frame;
        }
    }
}
