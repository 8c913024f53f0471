package org.mockserver.internal.control;

import java.util.concurrent.atomic.AtomicBoolean;
import org.mockserver.internal.events.JournalWatcher;
import org.mockserver.internal.exchange.Exchange;

/**
 * A call that waits for something new in the journal. No thread waits with it: the journal's consumer or a timer of the
 * connection runs the endpoint again.
 */
final class Waiting {

    /* A verification reads the whole journal, and on a busy path it would be run for every batch of new entries. It
     * rests for a multiple of the time it took, so that one that waits takes a bounded share of a worker. */
    private static final int REST_FOR_EACH_RUN = 3;

    private final Exchange exchange;
    private final Runnable again;
    private volatile boolean patienceOver;
    private volatile Runnable current = () -> {};
    private boolean timed;

    /**
     * A call that is not waiting yet.
     *
     * @param exchange where timers come from
     * @param again runs the endpoint once more, on a worker; must return at once
     */
    Waiting(Exchange exchange, Runnable again) {
        this.exchange = exchange;
        this.again = again;
    }

    /**
     * Waits; called by the thread that has just run the endpoint.
     *
     * @param awaited what for
     * @param startedNanos when the endpoint was started
     * @return false if too many wait already
     */
    boolean start(Awaited awaited, long startedNanos) {
        long now = System.nanoTime();
        Turn turn = new Turn(awaited, now + REST_FOR_EACH_RUN * (now - startedNanos));
        if (!timed) {
            timed = true;
            exchange.later(Math.max(0, awaited.deadlineNanos() - now), () -> {
                patienceOver = true;
                current.run();
            });
        }
        current = turn;
        if (patienceOver) {
            turn.run();
            return true;
        }
        return awaited.journal().watch(turn, awaited.seen()) || !turn.taken.compareAndSet(false, true);
    }

    /** One wait, ended by whichever comes first. */
    private final class Turn implements JournalWatcher, Runnable {

        private final AtomicBoolean taken = new AtomicBoolean();
        private final Awaited awaited;
        private final long notBeforeNanos;

        Turn(Awaited awaited, long notBeforeNanos) {
            this.awaited = awaited;
            this.notBeforeNanos = notBeforeNanos;
        }

        @Override
        public int pathHash() {
            return awaited.pathHash();
        }

        @Override
        public boolean isOver() {
            return taken.get() || System.nanoTime() - awaited.deadlineNanos() > 0;
        }

        @Override
        public void wake() {
            long rest = notBeforeNanos - System.nanoTime();
            if (rest > 0) {
                exchange.later(rest, this);
            } else {
                run();
            }
        }

        @Override
        public void run() {
            if (taken.compareAndSet(false, true)) {
                again.run();
            }
        }
    }
}
