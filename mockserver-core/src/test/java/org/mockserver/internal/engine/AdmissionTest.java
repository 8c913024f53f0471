package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.engine.EngineFixture.get;
import static org.mockserver.internal.engine.EngineFixture.named;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.matchers.Times;

class AdmissionTest {

    private static final RequestView REQUEST = get("/a");
    private static final String DOOR = ", 'scenarioName': 'door'";

    private final EngineFixture engine = new EngineFixture();

    private Admission admission(String more) {
        return engine.compiler.compile(named("a", more)).admission();
    }

    @Test
    void withoutLimitsEveryRequestIsAdmitted() {
        Admission admission = admission("");
        for (int i = 0; i < 1_000; i++) {
            assertThat(admission.admit(REQUEST)).isTrue();
        }
        assertThat(admission.alive()).isTrue();
        assertThat(admission.usedUp()).isFalse();
        assertThat(admission.remainingTimes()).isEqualTo(Times.unlimited());
    }

    @Test
    void eachTimeIsTakenOnce() throws InterruptedException {
        Admission admission = admission(", 'times': {'remainingTimes': 1000}");
        AtomicInteger admitted = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 8; t++) {
            threads.add(new Thread(() -> {
                for (int i = 0; i < 500; i++) {
                    admitted.addAndGet(admission.admit(REQUEST) ? 1 : 0);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(admitted).hasValue(1_000);
        assertThat(admission.usedUp()).isTrue();
        assertThat(admission.alive()).isFalse();
        assertThat(admission.remainingTimes().getRemainingTimes()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'remainingTimes': 0}", "{'remainingTimes': -3}", "{}", "{'unlimited': false}"})
    void timesThatLeaveNothingAdmitNothing(String times) {
        Admission admission = admission(", 'times': " + times);

        assertThat(admission.admit(REQUEST)).isFalse();
        assertThat(admission.alive()).isFalse();
        assertThat(admission.remainingTimes().getRemainingTimes()).isZero();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'timeUnit': 'SECONDS', 'timeToLive': 5} | 5000",
                "{'timeUnit': 'MILLISECONDS', 'timeToLive': 1} | 1",
                "{'timeUnit': 'DAYS', 'timeToLive': 2} | 172800000",
            })
    void aLifetimeEndsWithItsLastMoment(String lifetime, long millis) {
        Admission admission = admission(", 'timeToLive': " + lifetime);
        engine.clock.advance(Duration.ofMillis(millis - 1));
        assertThat(admission.admit(REQUEST)).isTrue();
        engine.clock.advance(Duration.ofMillis(1));

        assertThat(admission.alive()).isFalse();
        assertThat(admission.admit(REQUEST)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'unlimited': false}",
                "{'unlimited': true}",
                "{'timeToLive': 5}",
                "{'timeUnit': 'DAYS', 'timeToLive': 9223372036854775807}"
            })
    void aLifetimeWithoutEndStaysAlive(String lifetime) {
        Admission admission = admission(", 'timeToLive': " + lifetime);
        engine.clock.advance(Duration.ofDays(36_500));

        assertThat(admission.alive()).isTrue();
    }

    @Test
    void aLifetimeWithoutAnAmountIsOverAtOnce() {
        assertThat(admission(", 'timeToLive': {'timeUnit': 'MINUTES'}").alive()).isFalse();
    }

    @Test
    void aChanceAdmitsItsShare() {
        Admission admission = admission(", 'percentage': 30");
        int admitted = 0;
        for (int i = 0; i < 10_000; i++) {
            admitted += admission.admit(REQUEST) ? 1 : 0;
        }

        // Six standard deviations of the binomial distribution: a failure is not chance.
        assertThat(admitted).isBetween(2_725, 3_275);
    }

    @Test
    void aRefusedChanceTakesNoTime() {
        Admission admission = admission(", 'percentage': 0, 'times': {'remainingTimes': 1}");
        admission.admit(REQUEST);

        assertThat(admission.usedUp()).isFalse();
    }

    @Test
    void aNamespaceAdmitsRequestsThatNameItExactly() {
        Admission admission = admission(", 'namespace': 'red'");

        assertThat(admission.admit(get("/a", "x-namespace", "red"))).isTrue();
        assertThat(admission.admit(get("/a", "X-Namespace", "Red"))).isFalse();
        assertThat(admission.admit(REQUEST)).isFalse();
    }

    @Test
    void anotherNamespaceHeaderSharesTheTimes() {
        Admission admission = admission(", 'namespace': 'red', 'times': {'remainingTimes': 2}");
        Admission renamed = admission.withNamespaceHeader("X-Team");

        assertThat(renamed.admit(get("/a", "X-Namespace", "red"))).isFalse();
        assertThat(renamed.admit(get("/a", "X-Team", "red"))).isTrue();
        assertThat(admission.remainingTimes().getRemainingTimes()).isEqualTo(1);
    }

    @Test
    void aStateIsRequiredAndMoved() {
        Admission admission = admission(DOOR + ", 'scenarioState': 'Open', 'newScenarioState': 'Shut'");
        assertThat(admission.admit(REQUEST)).isFalse();
        engine.scenarios.set("door", "Open");

        assertThat(admission.admit(REQUEST)).isTrue();
        assertThat(engine.scenarios.state("door")).isEqualTo("Shut");
        assertThat(admission.admit(REQUEST)).isFalse();
    }

    @Test
    void oneOfManyThreadsTakesAMoveAndNoTimeIsLost() throws InterruptedException {
        for (int round = 0; round < 200; round++) {
            engine.scenarios.clear();
            Admission admission = admission(
                    DOOR + ", 'scenarioState': 'Started', 'newScenarioState': 'Shut', 'times': {'remainingTimes': 5}");
            AtomicInteger admitted = new AtomicInteger();
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                threads.add(new Thread(() -> admitted.addAndGet(admission.admit(REQUEST) ? 1 : 0)));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }

            assertThat(admitted).hasValue(1);
            assertThat(admission.remainingTimes().getRemainingTimes()).isEqualTo(4);
        }
    }

    @Test
    void aStateWithoutANameIsIgnored() {
        Admission admission = admission(", 'scenarioState': 'Open', 'newScenarioState': 'Shut'");

        assertThat(admission.admit(REQUEST)).isTrue();
        assertThat(engine.scenarios.all()).isEmpty();
    }

    @Test
    void askingForAStateCreatesNoScenario() {
        admission(DOOR + ", 'scenarioState': 'Open'").admit(REQUEST);

        assertThat(engine.scenarios.all()).isEmpty();
    }

    @Test
    void anExpectationMayLeaveTheStateAsItIs() {
        Admission admission = admission(DOOR + ", 'scenarioState': 'Started'");

        assertThat(admission.admit(REQUEST)).isTrue();
        assertThat(admission.admit(REQUEST)).isTrue();
    }
}
