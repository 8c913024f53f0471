package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WorkersTest {

    private static final long PATIENCE_SECONDS = 20;

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void tasksRunAtOnceUpToTheNumberOfThreads() throws InterruptedException {
        CountDownLatch together = new CountDownLatch(3);
        try (Workers workers = new Workers(3, 1)) {
            for (int i = 0; i < 3; i++) {
                assertThat(workers.tryExecute(() -> {
                            together.countDown();
                            WorkersTest.await(together);
                        }))
                        .isTrue();
            }
            assertThat(together.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aTaskIsRefusedWhenThreadsAndQueueAreFull() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch ran = new CountDownLatch(3);
        try (Workers workers = new Workers(1, 2)) {
            Runnable task = () -> {
                WorkersTest.await(release);
                ran.countDown();
            };
            assertThat(workers.tryExecute(task)).isTrue();
            assertThat(workers.tryExecute(task)).isTrue();
            assertThat(workers.tryExecute(task)).isTrue();
            assertThat(workers.tryExecute(task)).isFalse();
            release.countDown();
            assertThat(ran.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void closingInterruptsWhatRunsAndRefusesWhatComes() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        BlockingQueue<Boolean> interrupted = new LinkedBlockingQueue<>();
        Workers workers = new Workers(1, 1);
        workers.tryExecute(() -> {
            started.countDown();
            WorkersTest.await(new CountDownLatch(1));
            interrupted.add(Thread.currentThread().isInterrupted());
        });
        started.await();
        workers.close();

        assertThat(interrupted.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(workers.tryExecute(() -> {})).isFalse();
    }

    @Test
    void workersDoNotKeepTheProcessAlive() throws InterruptedException {
        BlockingQueue<Thread> ran = new LinkedBlockingQueue<>();
        try (Workers workers = new Workers(1, 1)) {
            workers.tryExecute(() -> ran.add(Thread.currentThread()));
            Thread worker = ran.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(worker.isDaemon()).isTrue();
            assertThat(worker.getName()).startsWith("mockserver-worker-");
        }
    }
}
