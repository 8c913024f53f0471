package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2ConnectionAdapter;
import io.netty.handler.codec.http2.Http2Stream;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;

/** The streams that the server has reset lately: more of their frames may be on the way. */
final class ResetStreams extends Http2ConnectionAdapter {

    private static final int MOST = 1_000;

    private final Set<Integer> ids = new HashSet<>();
    private final Queue<Integer> oldestFirst = new ArrayDeque<>();

    ResetStreams(Http2Connection connection) {
        connection.addListener(this);
    }

    boolean contains(int id) {
        return ids.contains(id);
    }

    @Override
    public void onStreamClosed(Http2Stream stream) {
        if (stream.isResetSent() && ids.add(stream.id())) {
            oldestFirst.add(stream.id());
            if (oldestFirst.size() > MOST) {
                ids.remove(oldestFirst.remove());
            }
        }
    }
}
