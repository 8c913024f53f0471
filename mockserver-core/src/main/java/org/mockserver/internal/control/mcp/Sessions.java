package org.mockserver.internal.control.mcp;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The sessions of assistants. A session ends when its client says so, after half an hour without a message, or when it
 * is the least recently used one of too many. Safe for use by any thread.
 */
final class Sessions {

    static final int MOST = 1_000;
    static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(30);

    private final LongSupplier nanoClock;

    // Guarded by this.
    private final Map<String, Session> byId = new HashMap<>();

    /** One client's conversation. */
    static final class Session {

        private final String id;
        private volatile long usedAtNanos;
        private volatile boolean ready;

        private Session(String id, long nowNanos) {
            this.id = id;
            this.usedAtNanos = nowNanos;
        }

        String id() {
            return id;
        }

        /** Whether the client has said that it is initialised. */
        boolean isReady() {
            return ready;
        }

        void makeReady() {
            ready = true;
        }
    }

    Sessions(LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
    }

    synchronized Session begin() {
        long now = nanoClock.getAsLong();
        byId.values().removeIf(session -> now - session.usedAtNanos > IDLE_NANOS);
        if (byId.size() >= MOST) {
            endLeastRecentlyUsed(now);
        }
        Session session = new Session(UUID.randomUUID().toString(), now);
        byId.put(session.id, session);
        return session;
    }

    private void endLeastRecentlyUsed(long now) {
        Session oldest = null;
        for (Session session : byId.values()) {
            if (oldest == null || now - session.usedAtNanos > now - oldest.usedAtNanos) {
                oldest = session;
            }
        }
        if (oldest != null) {
            byId.remove(oldest.id);
        }
    }

    /** The session of an id, used now; null if there is none or it has ended. */
    synchronized @Nullable Session use(String id) {
        Session session = byId.get(id);
        if (session == null) {
            return null;
        }
        long now = nanoClock.getAsLong();
        if (now - session.usedAtNanos > IDLE_NANOS) {
            byId.remove(id);
            return null;
        }
        session.usedAtNanos = now;
        return session;
    }

    /** Ends a session; false if there is none. */
    synchronized boolean end(String id) {
        return byId.remove(id) != null;
    }
}
