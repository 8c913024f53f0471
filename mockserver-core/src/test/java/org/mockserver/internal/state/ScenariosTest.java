package org.mockserver.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ScenariosTest {

    private final List<Runnable> later = new ArrayList<>();
    private final List<Long> delaysMillis = new ArrayList<>();
    private final Scenarios scenarios = new Scenarios((delayMillis, task) -> {
        delaysMillis.add(delayMillis);
        later.add(task);
    });

    @Test
    void aScenarioNobodyMovedIsStartedAndNotListed() {
        assertThat(scenarios.state("s")).isEqualTo("Started");
        assertThat(scenarios.all()).isEmpty();
    }

    @Test
    void aMoveNeedsTheExpectedState() {
        assertThat(scenarios.move("s", "Open", "Shut")).isFalse();
        assertThat(scenarios.all()).isEmpty();
        assertThat(scenarios.move("s", "Started", "Open")).isTrue();
        assertThat(scenarios.move("s", "Started", "Lost")).isFalse();
        assertThat(scenarios.move("s", "Open", "Started")).isTrue();
        assertThat(scenarios.move("s", "Started", "Again")).isTrue();
        assertThat(scenarios.state("s")).isEqualTo("Again");
    }

    @Test
    void scenariosAreListedByName() {
        scenarios.set("b", "2");
        scenarios.set("a", "1");
        Map<String, String> before = scenarios.all();
        scenarios.clear();

        assertThat(before.toString()).isEqualTo("{a=1, b=2}");
        assertThat(scenarios.all()).isEmpty();
    }

    @Test
    void aTimedMoveComesLater() {
        scenarios.setThenMove("s", "Now", 250, "Later");
        assertThat(scenarios.state("s")).isEqualTo("Now");
        assertThat(delaysMillis).containsExactly(250L);
        later.forEach(Runnable::run);

        assertThat(scenarios.state("s")).isEqualTo("Later");
    }

    @Test
    void aTimedMoveDoesNothingOnceSomebodyElseMoved() {
        scenarios.setThenMove("s", "Now", 250, "Later");
        scenarios.set("s", "Elsewhere");
        later.forEach(Runnable::run);

        assertThat(scenarios.state("s")).isEqualTo("Elsewhere");
    }

    @Test
    void aTimedMoveDoesNotBringBackAForgottenScenario() {
        scenarios.setThenMove("s", "Now", 250, "Later");
        scenarios.clear();
        later.forEach(Runnable::run);

        assertThat(scenarios.all()).isEmpty();
    }

    @Test
    void anOldTimedMoveDoesNotEndALaterStayInTheSameState() {
        scenarios.setThenMove("s", "Started", 250, "Later");
        scenarios.clear();
        later.forEach(Runnable::run);
        assertThat(scenarios.state("s")).isEqualTo("Started");

        scenarios.setThenMove("s", "Now", 250, "Later");
        scenarios.set("s", "Elsewhere");
        scenarios.set("s", "Now");
        later.get(1).run();
        assertThat(scenarios.state("s")).isEqualTo("Now");
    }

    @Test
    void oneOfManyThreadsMoves() throws InterruptedException {
        for (int round = 0; round < 200; round++) {
            scenarios.clear();
            AtomicInteger moved = new AtomicInteger();
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                threads.add(new Thread(() -> moved.addAndGet(scenarios.move("s", "Started", "Next") ? 1 : 0)));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(moved).hasValue(1);
        }
    }
}
