package org.mockserver.internal.transport;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The connections of one event loop, looked after by one timer: thousands of idle connections cost a short walk now and
 * then. Touched only on that loop.
 */
final class LoopConnections {

    /** A time limit is noticed this late at most, unless the limits themselves are shorter than a few seconds. */
    private static final long LONGEST_PAUSE_MILLIS = 1000;

    private static final long SHORTEST_PAUSE_MILLIS = 10;

    private final EventLoop loop;
    private final Set<InboundConnection> connections = Collections.newSetFromMap(new IdentityHashMap<>());

    LoopConnections(EventLoop loop, long shortestLimitMillis) {
        this.loop = loop;
        long pause = Math.max(SHORTEST_PAUSE_MILLIS, Math.min(LONGEST_PAUSE_MILLIS, shortestLimitMillis / 8));
        loop.scheduleWithFixedDelay(this::check, pause, pause, TimeUnit.MILLISECONDS);
    }

    void add(InboundConnection connection) {
        connections.add(connection);
    }

    void remove(InboundConnection connection) {
        connections.remove(connection);
    }

    private void check() {
        long now = loop.ticker().nanoTime();
        forEach(connection -> connection.check(now));
    }

    /* The action may close connections, and thereby remove them. */
    void forEach(Consumer<InboundConnection> action) {
        if (!connections.isEmpty()) {
            new ArrayList<>(connections).forEach(action);
        }
    }
}
