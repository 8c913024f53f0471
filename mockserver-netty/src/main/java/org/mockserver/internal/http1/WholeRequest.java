package org.mockserver.internal.http1;

import io.netty.buffer.ByteBuf;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.inbound.HeaderLines;

/** A request of HTTP/1.1 that has arrived completely, body included, and has nothing unusual about it. */
final class WholeRequest {

    private static final String VERSION = " HTTP/1.1";

    final String method;
    final String target;
    final HeaderLines lines;
    final byte[] body;

    private WholeRequest(String method, String target, HeaderLines lines, byte[] body) {
        this.method = method;
        this.target = target;
        this.lines = lines;
        this.body = body;
    }

    /* Takes the request that the bytes begin with; null, and nothing is taken, if that is not as simple. */
    static @Nullable WholeRequest take(ByteBuf in, int mostHeadBytes) {
        PlainHead head = PlainHead.of(in, mostHeadBytes);
        if (head == null) {
            return null;
        }
        String method = Methods.at(head);
        int targetEnd = head.firstLineBytes() - VERSION.length();
        if (method == null || !head.hasAt(targetEnd, VERSION)) {
            return null;
        }
        int target = method.length() + 1;
        for (int i = target; i < targetEnd; i++) {
            if (head.firstLine(i) == ' ' || head.firstLine(i) == '\t') {
                return null;
            }
        }
        return target >= targetEnd
                ? null
                : new WholeRequest(method, head.text(target, targetEnd), head.lines(), head.takeFrom(in));
    }
}
