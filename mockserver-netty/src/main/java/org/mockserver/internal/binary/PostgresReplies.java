package org.mockserver.internal.binary;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.BinaryAnswer.Forwarding;

/**
 * The answers of a PostgreSQL server, among which answers given here take their turn. The server ends its answer to a
 * query, a function call, a synchronisation and the beginning of a session by saying that it is ready; whose turn it is
 * changes only then.
 */
final class PostgresReplies implements Replies {

    private static final int HEADER_BYTES = 5;
    private static final int READY = 'Z';
    private static final byte[] NOTHING = {};
    private static final String ENDING_WITH_READY = "QFS";
    private static final int CANCEL_CODE = 80877102;
    private static final int SPECIAL_VERSION = 1234;

    /**
     * An answer whose turn comes.
     *
     * @param bytes given here; null for that of the server
     * @param forwarding what the server has been told; with an answer given here, what it says is dropped
     */
    private record Turn(byte @Nullable [] bytes, Forwarding forwarding) {

        static final Turn OF_SERVER = new Turn(null, Forwarding.NONE);

        boolean isOnlyHere() {
            return bytes != null && forwarding == Forwarding.NONE;
        }
    }

    private final ByteBufAllocator allocator;
    private final Output client;
    private final Deque<Turn> turns = new ArrayDeque<>();

    /* Of the first turn, whether its answer has been given; the message of the server that is being read. */
    private boolean told;
    private int headerBytes;
    private int type;
    private long rest;
    private boolean begun;
    private int wordsToCome;
    private boolean opaque;

    PostgresReplies(ByteBufAllocator allocator, Output client) {
        this.allocator = allocator;
        this.client = client;
    }

    @Override
    public boolean isOpaque() {
        return opaque;
    }

    @Override
    public void passed(ByteBuf message) {
        if (isRequestForEncryption(message)) {
            wordsToCome++;
        } else if (endsWithReady(message)) {
            turns.add(Turn.OF_SERVER);
        }
    }

    @Override
    public boolean answered(ByteBuf message, BinaryAnswer answer) {
        boolean goesOn = answer.forwarding() != Forwarding.NONE && begun && endsWithReady(message);
        if (!isRequestForEncryption(message)) {
            begun = true;
        }
        turns.add(new Turn(answer.bytes(), goesOn ? answer.forwarding() : Forwarding.NONE));
        /* Not into a message of the server. */
        byte[] due = headerBytes == 0 ? due() : NOTHING;
        if (due.length > 0) {
            client.say(due);
        }
        return goesOn;
    }

    /* A session begins without a type. */
    private boolean endsWithReady(ByteBuf message) {
        if (!begun) {
            begun = !isSpecial(message);
            return begun;
        }
        return ENDING_WITH_READY.indexOf(message.getByte(message.readerIndex())) >= 0;
    }

    private boolean isSpecial(ByteBuf message) {
        return message.readableBytes() >= 8 && message.getUnsignedShort(message.readerIndex() + 4) == SPECIAL_VERSION;
    }

    private boolean isRequestForEncryption(ByteBuf message) {
        return !begun && isSpecial(message) && message.getInt(message.readerIndex() + 4) != CANCEL_CODE;
    }

    /* What has to be said now, before the server says more. */
    private byte[] due() {
        byte[] due = NOTHING;
        for (Turn turn = turns.peek(); turn != null && turn.isOnlyHere(); turn = turns.peek()) {
            due = joined(due, turn.bytes());
            turns.remove();
        }
        Turn turn = turns.peek();
        if (turn != null && turn.forwarding() == Forwarding.ALSO && !told) {
            told = true;
            due = joined(due, turn.bytes());
        }
        return due;
    }

    private static byte[] joined(byte[] one, byte @Nullable [] other) {
        if (other == null) {
            return one;
        }
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    @Override
    public ByteBuf heard(ByteBuf said) {
        Selection selection = new Selection(said, allocator.compositeBuffer(Integer.MAX_VALUE));
        while (said.isReadable() && !opaque) {
            if (headerBytes == 0 && wordsToCome > 0) {
                encryption(selection);
            } else {
                message(selection);
            }
        }
        if (said.isReadable()) {
            selection.keep(said.readableBytes());
        }
        selection.flush();
        said.release();
        return selection.kept;
    }

    /** What is kept of bytes, in as few pieces as possible. */
    private static final class Selection {

        private final ByteBuf from;
        private final CompositeByteBuf kept;
        private int start;

        Selection(ByteBuf from, CompositeByteBuf kept) {
            this.from = from;
            this.kept = kept;
            this.start = from.readerIndex();
        }

        int next() {
            return from.getUnsignedByte(from.readerIndex());
        }

        void keep(int bytes) {
            from.skipBytes(bytes);
        }

        void drop(int bytes) {
            flush();
            from.skipBytes(bytes);
            start = from.readerIndex();
        }

        void add(byte[] bytes) {
            if (bytes.length > 0) {
                flush();
                kept.addComponent(true, Unpooled.wrappedBuffer(bytes));
            }
        }

        void flush() {
            int end = from.readerIndex();
            if (end > start) {
                kept.addComponent(true, from.retainedSlice(start, end - start));
            }
            start = end;
        }
    }

    /* One byte says whether encryption begins. */
    private void encryption(Selection said) {
        wordsToCome--;
        int word = said.next();
        opaque = word == 'S' || word == 'G';
        said.keep(1);
    }

    /* A part of one message: a byte of its header, or what there is of the rest. */
    private void message(Selection said) {
        Turn turn = turns.peek();
        int part;
        if (headerBytes < HEADER_BYTES) {
            part = 1;
            header(said.next());
        } else {
            part = (int) Math.min(rest, said.from.readableBytes());
            rest -= part;
        }
        if (turn != null && turn.bytes() != null) {
            said.drop(part);
        } else {
            said.keep(part);
        }
        if (headerBytes == HEADER_BYTES && rest <= 0) {
            headerBytes = 0;
            opaque = rest < 0;
            if (type == READY) {
                ready(said);
            }
            said.add(due());
        }
    }

    /* The length counts itself but not the type. */
    private void header(int octet) {
        if (headerBytes == 0) {
            type = octet;
            rest = 0;
        } else {
            rest = rest << 8 | octet;
        }
        headerBytes++;
        if (headerBytes == HEADER_BYTES) {
            rest = (int) rest - 4L;
        }
    }

    private void ready(Selection said) {
        Turn turn = turns.poll();
        told = false;
        if (turn != null && turn.forwarding() == Forwarding.FIRST && turn.bytes() != null) {
            said.add(turn.bytes());
        }
    }
}
