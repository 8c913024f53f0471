package org.mockserver.internal.state;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * The clock that lifetimes and templates follow: real time, unless it was frozen over the control plane. Log timestamps
 * stay in real time. Safe for use by any thread; a reading is one volatile read.
 */
public final class ServerClock implements InstantSource {

    private final InstantSource real;
    private volatile @Nullable Instant frozen;

    /**
     * A running clock.
     *
     * @param real the source of time while not frozen
     */
    public ServerClock(InstantSource real) {
        this.real = real;
    }

    @Override
    public Instant instant() {
        Instant held = frozen;
        return held == null ? real.instant() : held;
    }

    @Override
    public long millis() {
        Instant held = frozen;
        return held == null ? real.millis() : held.toEpochMilli();
    }

    /**
     * Whether the clock stands still.
     *
     * @return true after {@link #freeze} or {@link #advance}, until {@link #reset}
     */
    public boolean isFrozen() {
        return frozen != null;
    }

    /**
     * Stops the clock.
     *
     * @param at the instant to show from now on; null for the present one
     */
    public synchronized void freeze(@Nullable Instant at) {
        frozen = at == null ? instant() : at;
    }

    /**
     * Moves the clock forward, freezing it first.
     *
     * @param by zero or more
     */
    public synchronized void advance(Duration by) {
        frozen = instant().plus(by);
    }

    /** Lets the clock run in real time again. */
    public synchronized void reset() {
        frozen = null;
    }
}
