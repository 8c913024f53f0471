package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.engine.EngineFixture.expectation;
import static org.mockserver.internal.engine.EngineFixture.get;
import static org.mockserver.internal.engine.EngineFixture.named;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Many requests at once, also while expectations come and go. */
class ConcurrentMatchingTest {

    private static final int THREADS = 64;

    private final EngineFixture engine = new EngineFixture();
    private final RuleStore store = engine.store(10_000);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final AtomicBoolean done = new AtomicBoolean();

    @AfterEach
    void stop() {
        done.set(true);
        threads.shutdownNow();
    }

    @Test
    void eachOfTheRemainingTimesIsTakenOnce() throws InterruptedException, ExecutionException {
        int times = 20_000;
        store.upsert(List.of(
                named("limited", ", 'priority': 1, 'times': {'remainingTimes': " + times + "}"),
                expectation("{'id': 'rest', 'httpRequest': {'path': '/lim.*'}, 'httpResponse': {}}")));
        Future<?> writer = threads.submit(this::comeAndGo);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<int[]>> counts = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            counts.add(threads.submit(() -> {
                start.await();
                return count(times / THREADS * 2);
            }));
        }
        start.countDown();
        int limited = 0;
        int rest = 0;
        for (Future<int[]> count : counts) {
            limited += count.get()[0];
            rest += count.get()[1];
        }
        done.set(true);
        writer.get();

        assertThat(limited).isEqualTo(times);
        assertThat(rest).isEqualTo(times / THREADS * 2 * THREADS - times);
        store.sweep();
        assertThat(store.byId("limited")).isNull();
        assertThat(store.snapshot().index().byId("limited")).isNull();
    }

    /** How many requests the two rules took. */
    private int[] count(int requests) {
        int[] taken = new int[2];
        for (int i = 0; i < requests; i++) {
            Rule rule = store.snapshot().index().first(get("/limited"));
            assertThat(rule).isNotNull();
            taken[rule.id().equals("limited") ? 0 : 1]++;
        }
        return taken;
    }

    /** Adds, replaces and removes rules of all kinds until told to stop. */
    private void comeAndGo() {
        RandomRules random = new RandomRules(1);
        while (!done.get()) {
            String id = "r" + random.below(500);
            store.upsert(List.of(expectation("{'id': '" + id + "', 'httpRequest': {'path': '/other/" + random.below(300)
                    + "', 'headers': {'a': '" + id + "'}}, 'httpResponse': {}}")));
            store.upsert(List.of(expectation("{'id': 'x" + id + "', 'httpRequest': {'path': '/other/"
                    + random.below(300) + "/.*'}, 'httpResponse': {}}")));
            store.remove("r" + random.below(500));
            store.remove("xr" + random.below(500));
        }
    }

    @Test
    void aRuleThatIsAlwaysStoredIsAlwaysFound() throws InterruptedException, ExecutionException {
        for (int i = 0; i < 40; i++) {
            store.upsert(List.of(expectation("{'id': 'k" + i
                    + "', 'httpRequest': {'path': '/crowded', 'headers': {'k': '" + i + "'}}, 'httpResponse': {}}")));
        }
        CountDownLatch reading = new CountDownLatch(4);
        List<Future<String>> readers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            readers.add(threads.submit(() -> {
                reading.countDown();
                while (!done.get()) {
                    Rule rule = store.snapshot().index().first(get("/crowded", "k", "7"));
                    if (rule == null || !rule.id().equals("k7")) {
                        return "lost";
                    }
                }
                return "always found";
            }));
        }
        reading.await();
        for (int i = 0; i < 3_000; i++) {
            int other = 8 + i % 200;
            store.upsert(List.of(
                    expectation("{'id': 'k" + other + "', 'httpRequest': {'path': '/crowded', 'headers': {'k': '"
                            + other + "'}}, 'httpResponse': {}}")));
            if (i % 3 == 0) {
                store.remove("k" + (8 + (i * 7) % 200));
            }
        }
        done.set(true);

        for (Future<String> reader : readers) {
            assertThat(reader.get()).isEqualTo("always found");
        }
    }
}
