package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.engine.Workers;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.Pairs;

class TextPiecesTest {

    /* Enough for a piece, whatever still waits to be encoded. */
    private static final int PIECE_BYTES = 272 * 1024;

    private static final int QUEUED = 8;

    private final Workers workers = new Workers(1, QUEUED);
    private final Taken taken = new Taken();
    private final AtomicInteger made = new AtomicInteger();

    @AfterEach
    void stop() {
        workers.close();
    }

    /* The first piece is made with the reply. */
    private BodySource pieces(int count) {
        String piece = "x".repeat(PIECE_BYTES);
        return TextPieces.reply(
                        Reply.TEXT,
                        target -> {
                            target.append(piece);
                            return made.incrementAndGet() < count;
                        },
                        workers)
                .source();
    }

    @Test
    void onePieceIsMadeAheadOfTheClientAndNoMore() throws InterruptedException {
        BodySource source = pieces(10);

        source.next(taken);
        letWorkersFinish();
        assertThat(taken.pieces).hasSize(1);
        assertThat(made).hasValue(2);

        letWorkersFinish();
        assertThat(made).hasValue(2);

        source.next(taken);
        assertThat(taken.pieces).hasSize(2);
        letWorkersFinish();
        assertThat(made).hasValue(3);
    }

    @Test
    void allPiecesComeInOrderAndThenTheEnd() throws InterruptedException {
        AtomicInteger number = new AtomicInteger();
        BodySource source = TextPieces.reply(
                        Reply.TEXT,
                        target -> {
                            target.append(
                                    String.valueOf((char) ('a' + number.get())).repeat(PIECE_BYTES));
                            return number.incrementAndGet() < 5;
                        },
                        workers)
                .source();

        while (taken.ends.get() == 0) {
            source.next(taken);
            letWorkersFinish();
        }

        String text = String.join("", taken.pieces);
        assertThat(text).isEqualTo("abcde".replaceAll(".", "$0".repeat(PIECE_BYTES)));
        assertThat(taken.failures).hasValue(0);
    }

    @Test
    void aTextThatBreaksEndsTheBodyAtTheNextQuestion() throws InterruptedException {
        BodySource source = TextPieces.reply(
                        Reply.TEXT,
                        target -> {
                            if (made.incrementAndGet() == 2) {
                                throw new IllegalStateException("broken on purpose");
                            }
                            target.append("x".repeat(PIECE_BYTES));
                            return true;
                        },
                        workers)
                .source();

        source.next(taken);
        letWorkersFinish();
        source.next(taken);
        letWorkersFinish();
        source.next(taken);

        assertThat(taken.failures.get()).isPositive();
        assertThat(taken.ends).hasValue(0);
    }

    @Test
    void workersThatHaveTooMuchToDoFailTheBodyOnlyWhenAPieceIsMissing() throws InterruptedException {
        BodySource source = pieces(10);
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch running = new CountDownLatch(1);
        assertThat(workers.tryExecute(() -> {
                    running.countDown();
                    await(busy);
                }))
                .isTrue();
        await(running);
        for (int i = 0; i < QUEUED; i++) {
            assertThat(workers.tryExecute(() -> {})).isTrue();
        }

        source.next(taken);
        assertThat(taken.failures).hasValue(1);

        busy.countDown();
        letWorkersFinish();
        source.next(taken);
        letWorkersFinish();
        assertThat(taken.pieces).isNotEmpty();
    }

    /* There is one worker, so what was asked of it before is done when it runs this. */
    private void letWorkersFinish() throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            CountDownLatch reached = new CountDownLatch(1);
            while (!workers.tryExecute(reached::countDown)) {
                Thread.onSpinWait();
            }
            await(reached);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static final class Taken implements BodySource.Receiver {
        final List<String> pieces = new CopyOnWriteArrayList<>();
        final AtomicInteger ends = new AtomicInteger();
        final AtomicInteger failures = new AtomicInteger();

        @Override
        public void piece(byte[] bytes) {
            pieces.add(new String(bytes, StandardCharsets.US_ASCII));
        }

        @Override
        public void end(Pairs trailers) {
            ends.incrementAndGet();
        }

        @Override
        public void fail() {
            failures.incrementAndGet();
        }
    }
}
