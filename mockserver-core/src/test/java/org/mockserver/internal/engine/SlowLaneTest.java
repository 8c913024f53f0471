package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SlowLaneTest {

    @Test
    void halfOfTheThreadsAreLeftForOthersAndEveryTaskRuns() throws InterruptedException {
        try (Workers workers = new Workers(4, 10)) {
            SlowLane lane = new SlowLane(workers);
            CountDownLatch running = new CountDownLatch(2);
            CountDownLatch go = new CountDownLatch(1);
            CountDownLatch all = new CountDownLatch(6);
            AtomicInteger atOnce = new AtomicInteger();
            AtomicInteger most = new AtomicInteger();
            for (int i = 0; i < 6; i++) {
                boolean accepted = lane.tryExecute(() -> {
                    most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
                    running.countDown();
                    await(go);
                    atOnce.decrementAndGet();
                    all.countDown();
                });
                assertThat(accepted).isTrue();
            }
            running.await();
            CountDownLatch other = new CountDownLatch(1);
            assertThat(workers.tryExecute(other::countDown)).isTrue();
            other.await();
            go.countDown();
            all.await();

            assertThat(most).hasValue(2);
        }
    }

    @Test
    void tooManyWaitingTasksAreRefused() {
        try (Workers workers = new Workers(1, 1)) {
            SlowLane lane = new SlowLane(workers);
            CountDownLatch go = new CountDownLatch(1);
            int accepted = 0;
            while (accepted < 5_000 && lane.tryExecute(() -> await(go))) {
                accepted++;
            }
            go.countDown();

            assertThat(accepted).isEqualTo(1_001);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
