package org.mockserver.internal.events;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Work on the store that has to happen on the consumer's thread, after everything published before it. Somebody waits
 * for it.
 */
final class JournalTask<T> {

    private final Function<SegmentStore, T> work;
    private final CountDownLatch done = new CountDownLatch(1);
    private @Nullable T result;

    JournalTask(Function<SegmentStore, T> work) {
        this.work = work;
    }

    /* The latch opens even if the work fails: the caller gets an exception instead of waiting for ever. */
    void run(SegmentStore store) {
        try {
            result = work.apply(store);
        } finally {
            done.countDown();
        }
    }

    boolean isDone() {
        return done.getCount() == 0;
    }

    void waitMillis(long millis) {
        try {
            if (!done.await(millis, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for the journal", interrupted);
        }
    }

    T result() {
        T value = result;
        if (value == null) {
            throw new IllegalStateException("the journal could not be read, see the log for the reason");
        }
        return value;
    }
}
