package org.mockserver.internal.events;

import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.TimeoutException;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpError;

/**
 * The bounded, ordered record of one server: every request, every answer, every change. Writing is one ring publish of
 * references and may happen on any thread; a {@link #view} sees everything that was written before it was asked for.
 *
 * <p>A full ring makes writers wait; nothing is ever dropped before it was stored.
 */
public final class Journal implements AutoCloseable {

    /* Threads: producers fill slots; one consumer thread owns the SegmentStore and is the only one to change it, except
     * for the deleted marks of a filtered clear, which the clearing thread sets in entries that it sees through a view.
     * Whatever else has to read or change the store travels through the ring as a task, so that it takes its place in
     * the order of the entries. */

    private static final long DRAIN_MILLIS = 5_000;

    private final JournalOptions options;
    private final NappingWait wait = new NappingWait();
    private final Disruptor<Slot> disruptor;
    private final RingBuffer<Slot> ring;
    private final SegmentStore store;
    private final JournalConsumer consumer;
    private final Backpressure backpressure;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final AtomicLong importedExchanges = new AtomicLong();

    private Journal(JournalOptions options) {
        this.options = options;
        int slots = Math.max(2, Integer.highestOneBit(Math.max(1, options.ringSlots() - 1)) * 2);
        this.disruptor = new Disruptor<>(Slot::new, slots, Journal::consumerThread, ProducerType.MULTI, wait);
        this.ring = disruptor.getRingBuffer();
        this.backpressure = new Backpressure(ring, wait, options.maxWaitingBodyBytes());
        this.store = new SegmentStore(options.limits().get(), options.observer());
        this.consumer = new JournalConsumer(store, options, backpressure, wait);
    }

    /**
     * Makes a journal and starts its consumer.
     *
     * @param options how
     * @return an empty journal, to be closed
     */
    public static Journal start(JournalOptions options) {
        Journal journal = new Journal(options);
        journal.disruptor.setDefaultExceptionHandler(journal.consumer);
        journal.disruptor.handleEventsWith(journal.consumer);
        journal.disruptor.start();
        return journal;
    }

    private static Thread consumerThread(Runnable work) {
        Thread thread = new Thread(work, "mockserver-journal");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Records a request together with its answer.
     *
     * @param request must not change afterwards
     * @param served the expectation that took the request, null when none did
     * @param kind how the exchange ended
     * @param response what is sent, null when nothing is
     * @param error the error that is performed, null when none is
     * @param ruleVersion the version of the rules the request was matched against
     */
    public void exchanged(
            RequestView request,
            @Nullable Served served,
            AnswerKind kind,
            @Nullable OutgoingResponse response,
            @Nullable HttpError error,
            long ruleVersion) {
        publishAnswer(EntryKind.EXCHANGE, 0, request, served, kind, response, error, ruleVersion);
    }

    /**
     * Records a request that is answered later.
     *
     * @param request must not change afterwards
     * @param ruleVersion the version of the rules the request is matched against
     * @return what {@link #answered} needs to know
     */
    public long received(RequestView request, long ruleVersion) {
        if (closed.get()) {
            return -1;
        }
        int held = backpressure.hold(request);
        long sequence = backpressure.next();
        Slot slot = ring.get(sequence);
        slot.kind = EntryKind.RECEIVED;
        slot.detailed = options.limits().get().detailed();
        slot.request = request;
        slot.ruleVersion = ruleVersion;
        slot.heldBytes = held;
        ring.publish(sequence);
        return sequence;
    }

    /**
     * Records the answer to an earlier request. At most once for each ticket.
     *
     * @param ticket from {@link #received}
     * @param request the request it was given for
     * @param served the expectation that took the request, null when none did
     * @param kind how the exchange ended
     * @param response what is sent, null when nothing is
     * @param error the error that is performed, null when none is
     * @param ruleVersion the version of the rules the request was matched against
     */
    public void answered(
            long ticket,
            RequestView request,
            @Nullable Served served,
            AnswerKind kind,
            @Nullable OutgoingResponse response,
            @Nullable HttpError error,
            long ruleVersion) {
        publishAnswer(EntryKind.ANSWERED, ticket, request, served, kind, response, error, ruleVersion);
    }

    /**
     * Records an exchange that another server had. It is shown among the answers as forwarded, but nothing was received,
     * so it is not counted as a request.
     *
     * @param request must not change afterwards
     * @param response what was answered
     */
    public void imported(RequestView request, OutgoingResponse response) {
        // Real tickets count up from 0, so these are never met.
        long ticket = Long.MAX_VALUE - importedExchanges.getAndIncrement();
        publishAnswer(EntryKind.ANSWERED, ticket, request, null, AnswerKind.FORWARDED, response, null, 0);
    }

    private void publishAnswer(
            EntryKind entryKind,
            long ticket,
            RequestView request,
            @Nullable Served served,
            AnswerKind kind,
            @Nullable OutgoingResponse response,
            @Nullable HttpError error,
            long ruleVersion) {
        if (closed.get()) {
            return;
        }
        int held = backpressure.hold(request);
        long answeredAtMillis = options.clockMillis().getAsLong();
        long sequence = backpressure.next();
        Slot slot = ring.get(sequence);
        slot.kind = entryKind;
        slot.detailed = options.limits().get().detailed();
        slot.ticket = ticket;
        slot.request = request;
        slot.served = served;
        slot.answer = kind;
        slot.response = response;
        slot.error = error;
        slot.ruleVersion = ruleVersion;
        slot.answeredAtMillis = answeredAtMillis;
        slot.heldBytes = held;
        ring.publish(sequence);
    }

    /**
     * Records something that is not an exchange.
     *
     * @param note must not change afterwards
     */
    public void note(Note note) {
        if (closed.get()) {
            return;
        }
        long sequence = backpressure.next();
        Slot slot = ring.get(sequence);
        slot.kind = EntryKind.NOTE;
        slot.detailed = note.severity().compareTo(options.limits().get().threshold()) >= 0;
        slot.note = note;
        slot.answeredAtMillis = options.clockMillis().getAsLong();
        ring.publish(sequence);
    }

    /**
     * A picture of the journal that contains everything written before this call. Waits for the consumer, so not for
     * threads that must not block.
     *
     * @return immutable; holds on to the memory of its entries
     */
    public JournalView view() {
        return run(SegmentStore::view);
    }

    /**
     * A picture that also knows what was evicted of the answers of one expectation.
     *
     * @param expectationId null for none
     * @return as {@link #view()}
     */
    public JournalView view(@Nullable String expectationId) {
        return run(target -> target.view(expectationId));
    }

    /**
     * How often an expectation was used. Waits for the consumer.
     *
     * @param expectationId any id
     * @return zeros for an unknown one
     */
    public ServedTotals totals(String expectationId) {
        return run(target -> target.totals(expectationId));
    }

    /**
     * Wakes somebody as soon as a request or an answer is stored that is not in a view. Waits for the consumer.
     *
     * @param watcher woken at most once, perhaps before this returns
     * @param seen from this journal
     * @return false if too many wait already, and the watcher will not be woken
     */
    public boolean watch(JournalWatcher watcher, JournalView seen) {
        return run(target -> consumer.watch(watcher, seen));
    }

    /**
     * Hides entries from every later view. They keep counting towards the limits unless everything is cleared.
     *
     * @param filter which ones; null for every entry that carries a request
     */
    public void clear(@Nullable JournalFilter filter) {
        if (filter == null) {
            run(SegmentStore::clearRequests);
            return;
        }
        for (JournalEntry entry : view().all()) {
            if (filter.clears(entry)) {
                entry.delete();
            }
        }
        run(target -> {
            target.filteredClear();
            return target;
        });
    }

    /** Removes everything, the counts included. */
    public void reset() {
        run(SegmentStore::reset);
    }

    /**
     * Numbers about the ring and the store.
     *
     * @return as of now, each by itself exact or a moment old
     */
    public JournalStatistics statistics() {
        long occupied = ring.getBufferSize() - ring.remainingCapacity();
        return store.statistics(
                ring.getBufferSize(), occupied, backpressure, options.limits().get());
    }

    private <T> T run(Function<SegmentStore, T> work) {
        JournalTask<T> task = new JournalTask<>(work);
        if (!consumer.isStopped()) {
            long sequence = backpressure.next();
            Slot slot = ring.get(sequence);
            slot.kind = EntryKind.TASK;
            slot.task = task;
            ring.publish(sequence);
            wait.wake();
        }
        consumer.await(task);
        return task.result();
    }

    /**
     * Stores what was written and stops the consumer. What is written afterwards is ignored; views stay possible.
     */
    @Override
    public void close() {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        consumer.awaitStart(DRAIN_MILLIS);
        wait.wake();
        try {
            disruptor.shutdown(DRAIN_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException stillBusy) {
            disruptor.halt();
        }
        wait.wake();
        consumer.awaitStop(DRAIN_MILLIS);
    }
}
