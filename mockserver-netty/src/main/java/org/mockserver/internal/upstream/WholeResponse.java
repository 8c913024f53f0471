package org.mockserver.internal.upstream;

import io.netty.buffer.ByteBuf;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.http1.PlainHead;
import org.mockserver.internal.inbound.HeaderLines;

/** A response of HTTP/1.1 that has arrived completely, body included, and has nothing unusual about it. */
final class WholeResponse {

    private static final String VERSION = "HTTP/1.1 ";
    private static final int STATUS_END = VERSION.length() + 3;
    private static final String OK = "OK";

    final int status;
    final String reason;
    final HeaderLines lines;
    final byte[] body;

    private WholeResponse(int status, String reason, HeaderLines lines, byte[] body) {
        this.status = status;
        this.reason = reason;
        this.lines = lines;
        this.body = body;
    }

    /* Takes the response that the bytes begin with; null, and nothing is taken, if that is not as simple. The request
     * must not have been a HEAD. */
    static @Nullable WholeResponse take(ByteBuf in, int mostHeadBytes) {
        PlainHead head = PlainHead.of(in, mostHeadBytes);
        if (head == null || !head.saysLength() || !head.hasAt(0, VERSION)) {
            return null;
        }
        int status = status(head);
        int reason = STATUS_END + 1;
        int end = head.firstLineBytes();
        if (!hasBody(status) || reason >= end || head.firstLine(STATUS_END) != ' ') {
            return null;
        }
        if (isBlank(head.firstLine(reason)) || isBlank(head.firstLine(end - 1))) {
            return null;
        }
        boolean usual = end - reason == OK.length() && head.hasAt(reason, OK);
        return new WholeResponse(status, usual ? OK : head.text(reason, end), head.lines(), head.takeFrom(in));
    }

    /* The three digits behind the version; 0 if they are no digits. */
    private static int status(PlainHead head) {
        int status = 0;
        for (int i = VERSION.length(); i < STATUS_END; i++) {
            int digit = i < head.firstLineBytes() ? head.firstLine(i) - '0' : -1;
            if (digit < 0 || digit > 9) {
                return 0;
            }
            status = 10 * status + digit;
        }
        return status;
    }

    /* Those for which a length means nothing else (RFC 9112 section 6.3). */
    private static boolean hasBody(int status) {
        return status >= 200 && status != 204 && status != 205 && status != 304;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t';
    }
}
