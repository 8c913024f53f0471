package org.mockserver.internal.events;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Where the parts of a stored entry are. */
final class EntryLayout {

    /*  offset size  meaning
     *       0    4  bytes of the whole entry
     *       4    1  EntryKind ordinal
     *       5    1  flags, the constants below; DELETED is the only bit that changes after storing
     *       6    1  AnswerKind ordinal, -1 without an answer
     *       7    1  entries it counts as towards the limit
     *       8    8  sequence: the ring's number of the request, from which the correlation id is made
     *      16    4  hash of the path ignoring case, 0 for notes
     *      20    4  expectation: index in the segment's references, -1 for none
     *      24    4  answer: ANSWER_ constants, or index in the segment's references
     *      28    4  milliseconds from receiving to answering
     *      32    8  received at (notes: written at), milliseconds since the epoch
     *      40    8  version of the rules
     *      48       request (see RequestCodec), or location of the request; then the response where it is stored inline
     */

    static final int LENGTH = 0;
    static final int KIND = 4;
    static final int FLAGS = 5;
    static final int ANSWER_KIND = 6;
    static final int WEIGHT = 7;
    static final int SEQUENCE = 8;
    static final int PATH_HASH = 16;
    static final int SERVED = 20;
    static final int ANSWER = 24;
    static final int ANSWERED_AFTER = 28;
    static final int RECEIVED_AT = 32;
    static final int RULE_VERSION = 40;
    static final int PAYLOAD = 48;

    static final int FLAG_DELETED = 1;
    /** Recorded with the log level at INFO or below. */
    static final int FLAG_DETAILED = 2;
    /** The path could be read as a regular expression that matches other paths. */
    static final int FLAG_PATTERN_PATH = 4;
    /** The payload starts with the segment number and offset of the request, not with the request. */
    static final int FLAG_REQUEST_ELSEWHERE = 8;
    /** The payload ends with the length to which the referenced response's body is to be cut. */
    static final int FLAG_CUT_RESPONSE = 16;

    static final int NO_REFERENCE = -1;
    static final int ANSWER_NONE = -1;
    /** The single response or error of the expectation. */
    static final int ANSWER_OF_EXPECTATION = -2;
    /** Head and body follow the request. */
    static final int ANSWER_INLINE = -3;
    /** The specification of the response follows the request as JSON. */
    static final int ANSWER_JSON = -4;
    /** ANSWER_FIRST_OF_LIST - i is the i-th response of the expectation's list. */
    static final int ANSWER_FIRST_OF_LIST = -16;

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private EntryLayout() {}

    static int intAt(byte[] bytes, int offset) {
        return (int) INT.get(bytes, offset);
    }

    static void putInt(byte[] bytes, int offset, int value) {
        INT.set(bytes, offset, value);
    }

    static long longAt(byte[] bytes, int offset) {
        return (long) LONG.get(bytes, offset);
    }

    static void putLong(byte[] bytes, int offset, long value) {
        LONG.set(bytes, offset, value);
    }
}
