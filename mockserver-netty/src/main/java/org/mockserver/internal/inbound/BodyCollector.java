package org.mockserver.internal.inbound;

import io.netty.buffer.ByteBuf;
import java.util.Arrays;

/**
 * Collects the body of one request at a time. Memory follows what has arrived, not what was announced, so that many
 * clients announcing large bodies cost nothing.
 */
final class BodyCollector {

    private static final byte[] NONE = {};

    /** Reserved at once for an announced length up to this; small bodies then need no second array. */
    private static final int TRUSTED_BYTES = 64 * 1024;

    private byte[] bytes = NONE;
    private int length;
    private int expected;

    /* Starts over. expectedBytes is the announced length, or 0 when none was announced. */
    void begin(long expectedBytes) {
        bytes = NONE;
        length = 0;
        expected = (int) Math.min(expectedBytes, Integer.MAX_VALUE);
    }

    int length() {
        return length;
    }

    /* Appends what fits; false when the body would become larger than the limit. */
    boolean append(ByteBuf content, int limit) {
        int more = content.readableBytes();
        if (more == 0) {
            return true;
        }
        if (more > limit - length) {
            return false;
        }
        int needed = length + more;
        if (needed > bytes.length) {
            int grown = (int) Math.min(limit, Math.max(needed, bytes.length * 2L));
            int announced = Math.min(expected, Math.max(TRUSTED_BYTES, grown));
            bytes = Arrays.copyOf(bytes, Math.max(needed, announced > 0 ? announced : grown));
        }
        content.readBytes(bytes, length, more);
        length = needed;
        return true;
    }

    /* Takes a body that is there completely; false when it is larger than the limit. */
    boolean take(byte[] whole, int limit) {
        if (whole.length > limit) {
            return false;
        }
        bytes = whole;
        length = whole.length;
        return true;
    }

    /* Hands the body over and forgets it. */
    byte[] take() {
        byte[] result = length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
        begin(0);
        return result;
    }
}
