package org.mockserver.internal.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * How long other servers took to answer and whether they failed: the newest samples, one for each request passed on.
 * Safe for use by any thread; adding never waits.
 */
public final class ForwardSamples {

    private static final int FIRST_SERVER_ERROR = 500;

    private volatile @Nullable Ring ring;

    /**
     * How much is kept.
     *
     * @param tracking whether anything is
     * @param retentionMillis the age above which a sample counts no longer
     * @param most the number of samples, 1 or more
     */
    public record Limits(boolean tracking, long retentionMillis, int most) {}

    /**
     * One request that was passed on.
     *
     * @param atMillis when the answer came, milliseconds since the epoch
     * @param latencyNanos from sending the request to the head of the answer, or to the failure
     * @param failed whether there was no answer or one with status 500 or above
     * @param host of the other server
     * @param port of the other server
     */
    public record Sample(long atMillis, long latencyNanos, boolean failed, String host, int port) {

        /**
         * Whether it is about a server.
         *
         * @param name a host, or host and port joined by a colon; letter case does not matter
         * @return true if it is
         */
        public boolean isAbout(String name) {
            return host.equalsIgnoreCase(name) || (host + ':' + port).equalsIgnoreCase(name);
        }
    }

    /* Writers take turns at the places by counting; a place holds whatever was written to it last. A writer that is
     * overtaken by a whole round puts an old sample in the place of a newer one, which costs one sample. */
    private record Ring(Limits limits, AtomicReferenceArray<@Nullable Sample> places, AtomicLong taken) {

        static Ring of(Limits limits) {
            return new Ring(limits, new AtomicReferenceArray<>(limits.most()), new AtomicLong());
        }

        void add(Sample sample) {
            places.setRelease((int) (taken.getAndIncrement() % places.length()), sample);
        }
    }

    /**
     * Starts or ends tracking. Different limits forget what was sampled before.
     *
     * @param limits how much is kept from now on
     */
    public void keep(Limits limits) {
        Ring current = ring;
        if (!limits.tracking()) {
            ring = null;
        } else if (current == null || !current.limits.equals(limits)) {
            ring = Ring.of(limits);
        }
    }

    /**
     * Whether samples are kept.
     *
     * @return false if adding has no effect
     */
    public boolean isTracking() {
        return ring != null;
    }

    /**
     * Adds a sample of a request that was answered, or not.
     *
     * @param status of the answer; 0 if there was none
     * @param latencyNanos until the answer or the failure
     * @param host of the other server
     * @param port of the other server
     * @param atMillis now, milliseconds since the epoch
     */
    public void add(int status, long latencyNanos, String host, int port, long atMillis) {
        Ring current = ring;
        if (current != null) {
            boolean failed = status == 0 || status >= FIRST_SERVER_ERROR;
            current.add(new Sample(atMillis, latencyNanos, failed, host, port));
        }
    }

    /**
     * The samples of a window that are not too old.
     *
     * @param fromMillis begin of the window, inclusive
     * @param toMillis end of the window, inclusive
     * @param nowMillis decides what is too old
     * @return in no order
     */
    public List<Sample> between(long fromMillis, long toMillis, long nowMillis) {
        List<Sample> found = new ArrayList<>();
        Ring current = ring;
        if (current == null) {
            return found;
        }
        long oldest = Math.max(fromMillis, nowMillis - current.limits.retentionMillis());
        for (int i = 0; i < current.places.length(); i++) {
            Sample sample = current.places.getAcquire(i);
            if (sample != null && sample.atMillis() >= oldest && sample.atMillis() <= toMillis) {
                found.add(sample);
            }
        }
        return found;
    }

    /** Forgets all samples. */
    public void clear() {
        Ring current = ring;
        if (current != null) {
            ring = Ring.of(current.limits);
        }
    }
}
