package org.mockserver.internal.control;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The isolated spaces of one server, by name. A space that gets no request for longer than it may be idle is closed by
 * itself. Safe for use by any thread.
 */
public final class Spaces {

    private final Map<String, Entry> open = new ConcurrentHashMap<>();
    private final Function<String, Space> opener;
    private final LongSupplier nanoTime;
    private final ObjLongConsumer<Runnable> timer;
    private final Executor closer;

    /**
     * No spaces yet.
     *
     * @param opener makes the space of a name
     * @param nanoTime as {@link System#nanoTime()}
     * @param timer runs a short task once after so many nanoseconds
     * @param closer runs what may take a moment
     */
    public Spaces(
            Function<String, Space> opener, LongSupplier nanoTime, ObjLongConsumer<Runnable> timer, Executor closer) {
        this.opener = opener;
        this.nanoTime = nanoTime;
        this.timer = timer;
        this.closer = closer;
    }

    /** An open space and when it was last used. */
    static final class Entry {

        final String name;
        final long idleNanos;
        final Space space;
        private volatile long usedNanos;

        private Entry(String name, long idleNanos, Space space, long nowNanos) {
            this.name = name;
            this.idleNanos = idleNanos;
            this.space = space;
            this.usedNanos = nowNanos;
        }
    }

    /**
     * Opens a space.
     *
     * @param name not taken yet
     * @param idleMillis how long it stays without a request, more than 0
     * @param most how many may be open
     * @throws Refusal if the name is taken or there are too many
     */
    synchronized void open(String name, long idleMillis, int most) {
        if (open.containsKey(name)) {
            throw Refusal.json(409, "the space '" + name + "' is open already: choose another name or close it first");
        }
        if (open.size() >= most) {
            throw Refusal.json(
                    429,
                    most + " spaces are open, which is the most: close those that are done with, or raise maxSpaces");
        }
        long idleNanos = TimeUnit.MILLISECONDS.toNanos(idleMillis);
        Entry entry = new Entry(name, idleNanos, opener.apply(name), nanoTime.getAsLong());
        open.put(name, entry);
        timer.accept(() -> expire(entry), idleNanos);
    }

    private void expire(Entry entry) {
        long leftNanos = entry.idleNanos - (nanoTime.getAsLong() - entry.usedNanos);
        if (leftNanos > 0) {
            timer.accept(() -> expire(entry), leftNanos);
        } else {
            close(entry.name, entry);
        }
    }

    private void close(String name, Entry entry) {
        if (open.remove(name, entry)) {
            closer.execute(entry.space::close);
        }
    }

    /**
     * Closes a space.
     *
     * @return false if there was none of that name
     */
    public boolean close(String name) {
        Entry entry = open.get(name);
        if (entry != null) {
            close(name, entry);
        }
        return entry != null;
    }

    /** The space of a name, which counts as used now; null if there is none. */
    @Nullable
    Space use(String name) {
        Entry entry = open.get(name);
        if (entry == null) {
            return null;
        }
        entry.usedNanos = nanoTime.getAsLong();
        return entry.space;
    }

    /** How long each space has been without a request, in milliseconds, by name. */
    Map<String, Long> idleMillis() {
        Map<String, Long> idle = new TreeMap<>();
        long now = nanoTime.getAsLong();
        open.values().forEach(entry -> idle.put(entry.name, TimeUnit.NANOSECONDS.toMillis(now - entry.usedNanos)));
        return idle;
    }

    /** Whether some space has an expectation that answers before the body arrives. */
    boolean answersBeforeBody() {
        for (Entry entry : open.values()) {
            if (entry.space.door().answersBeforeBody()) {
                return true;
            }
        }
        return false;
    }

    /** Closes all spaces on this thread. */
    public void closeAll() {
        open.forEach((name, entry) -> {
            if (open.remove(name, entry)) {
                entry.space.close();
            }
        });
    }
}
