package org.mockserver.internal.events;

import com.lmax.disruptor.EventHandler;
import com.lmax.disruptor.ExceptionHandler;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Empties the ring into the store and tells the observer. */
final class JournalConsumer implements EventHandler<Slot>, ExceptionHandler<Slot> {

    private static final Logger LOG = LoggerFactory.getLogger(JournalConsumer.class);
    private static final long STOP_CHECK_MILLIS = 100;

    private final SegmentStore store;
    private final JournalOptions options;
    private final JournalObserver observer;
    private final Backpressure backpressure;
    private final EntryWriter writer = new EntryWriter();
    private final Watchers watchers = new Watchers();
    private final NappingWait wait;
    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    JournalConsumer(SegmentStore store, JournalOptions options, Backpressure backpressure, NappingWait wait) {
        this.store = store;
        this.options = options;
        this.observer = options.observer();
        this.backpressure = backpressure;
        this.wait = wait;
    }

    /* The limits may be stricter than those an entry was written under, never than those at the time of a later query,
     * because a query's task starts a batch or joins one that started after the change. */
    @Override
    public void onBatchStart(long batchSize, long queueDepth) {
        store.limits(options.limits().get());
    }

    @Override
    public void onEvent(Slot slot, long sequence, boolean endOfBatch) {
        try {
            store.at(sequence);
            switch (slot.kind) {
                case EXCHANGE -> exchange(slot, sequence);
                case RECEIVED -> received(slot, sequence);
                case ANSWERED -> answered(slot);
                case NOTE -> note(slot, sequence);
                case TASK -> task(slot);
            }
        } finally {
            backpressure.release(slot.heldBytes);
            slot.empty();
            if (endOfBatch) {
                store.publishNumbers();
                watchers.wakeDue();
                wait.attentive(!watchers.isEmpty());
            }
        }
    }

    private void exchange(Slot slot, long sequence) {
        writer.exchange(slot, sequence, store.limits().maxBodyBytes());
        append();
        count(slot);
        observer.answered(slot, false);
    }

    private void received(Slot slot, long sequence) {
        writer.received(slot, sequence, store.limits().maxBodyBytes());
        append();
        observer.received(slot.request());
    }

    private void answered(Slot slot) {
        if (store.isForgotten(slot.ticket)) {
            return;
        }
        writer.answered(slot, store.takeLocation(slot.ticket), store.limits().maxBodyBytes());
        append();
        count(slot);
        observer.answered(slot, true);
    }

    private void append() {
        store();
        watchers.stored(writer);
    }

    private void store() {
        store.append(writer);
        if (observer.wantsEntries()) {
            JournalEntry entry = store.newest();
            if (entry != null) {
                observer.stored(entry);
            }
        }
    }

    /** Adds a watcher, or wakes it if there is something newer than what it saw; false if too many wait already. */
    boolean watch(JournalWatcher watcher, JournalView seen) {
        if (seen.appendedExchanges() != store.appendedExchanges()) {
            watcher.wake();
            return true;
        }
        return watchers.add(watcher);
    }

    private void count(Slot slot) {
        if (slot.served != null) {
            store.count(slot.served, slot.answer != AnswerKind.NO_MATCH);
        }
    }

    private void note(Slot slot, long sequence) {
        Note note = slot.note;
        if (note != null) {
            if (slot.detailed) {
                writer.note(note, sequence, slot.answeredAtMillis);
                store();
            }
            observer.noted(note, slot.answeredAtMillis);
        }
    }

    private void task(Slot slot) {
        if (slot.task != null) {
            slot.task.run(store);
        }
    }

    @Override
    public void onShutdown() {
        stopped.countDown();
    }

    boolean isStopped() {
        return stopped.getCount() == 0;
    }

    /** Waits until the task is done; does it on this thread if the consumer has stopped. */
    void await(JournalTask<?> task) {
        while (!task.isDone()) {
            if (isStopped()) {
                synchronized (store) {
                    task.run(store);
                }
                return;
            }
            task.waitMillis(STOP_CHECK_MILLIS);
        }
    }

    @Override
    public void onStart() {
        started.countDown();
    }

    /** Waits for the consumer's first look at the ring: it cannot be asked to finish before that. */
    void awaitStart(long millis) {
        await(started, millis);
    }

    /** Waits for the consumer's end, but not for ever. */
    void awaitStop(long millis) {
        await(stopped, millis);
    }

    private static void await(CountDownLatch latch, long millis) {
        try {
            if (!latch.await(millis, TimeUnit.MILLISECONDS)) {
                LOG.warn("the journal did not start or stop within {} ms", millis);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void handleEventException(Throwable failure, long sequence, Slot slot) {
        LOG.error("an entry could not be recorded", failure);
    }

    @Override
    public void handleOnStartException(Throwable failure) {
        LOG.error("the journal could not be started", failure);
    }

    @Override
    public void handleOnShutdownException(Throwable failure) {
        LOG.error("the journal could not be stopped", failure);
    }
}
