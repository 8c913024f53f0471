package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.internal.engine.EngineFixture.expectation;
import static org.mockserver.internal.engine.EngineFixture.get;
import static org.mockserver.internal.engine.EngineFixture.ids;
import static org.mockserver.internal.engine.EngineFixture.named;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.wire.WireException;

class RuleStoreTest {

    private static final String ONCE = ", 'times': {'remainingTimes': 1}";

    private final EngineFixture engine = new EngineFixture();
    private final RuleStore store = engine.store(100);
    private final List<RuleStore.Change> changes = new ArrayList<>();

    private Rule first(String path) {
        return store.snapshot().index().first(get(path));
    }

    @Test
    void aBatchWithAnExpectationThatCannotBeCompiledStoresNothing() {
        store.addListener(changes::add);
        store.upsert(List.of(named("a")));
        long version = store.snapshot().version();
        changes.clear();

        assertThatThrownBy(() -> store.upsert(List.of(
                        named("b"),
                        expectation(
                                "{'id': 'a', 'httpResponse': {'body': {'type': 'FILE', 'filePath': '/etc/motd'}}}"))))
                .isInstanceOf(WireException.class);
        assertThat(ids(store.inOrder())).containsExactly("a");
        assertThat(store.snapshot().version()).isEqualTo(version);
        assertThat(first("/a")).isNotNull();
        assertThat(changes).isEmpty();
    }

    @Test
    void anExpectationWithoutIdGetsOne() {
        store.upsert(List.of(expectation("{'httpRequest': {'path': '/x'}, 'httpResponse': {}}")));

        assertThat(store.inOrder().get(0).id()).hasSize(36);
    }

    @Test
    void ofOneIdTwiceInABatchTheLastIsStoredOnce() {
        store.addListener(changes::add);
        store.upsert(List.of(named("a"), named("b"), named("a", ", 'priority': 3")));

        assertThat(ids(store.inOrder())).containsExactly("a", "b");
        assertThat(store.size()).isEqualTo(2);
        assertThat(store.byId("a").priority()).isEqualTo(3);
        assertThat(ids(changes.get(0).added())).containsExactly("a", "b");
        assertThat(ids(changes.get(0).replaced())).containsExactly("a");
        assertThat(changes.get(0).removed()).isEmpty();
    }

    @Test
    void aReplacementKeepsPlaceAndCount() {
        store.upsert(List.of(named("a"), named("b"), named("c")));
        store.byId("b").nextMatch();
        store.byId("b").nextMatch();
        store.upsert(List.of(named("b", ", 'times': {'remainingTimes': 5}")));

        assertThat(ids(store.inOrder())).containsExactly("a", "b", "c");
        assertThat(store.byId("b").matchCount()).isEqualTo(2);
        assertThat(store.byId("b").nextMatch()).isEqualTo(3);
    }

    @Test
    void aReplacementStartsWithItsOwnTimes() {
        store.upsert(List.of(named("a", ONCE)));
        assertThat(first("/a")).isNotNull();
        store.upsert(List.of(named("a", ", 'times': {'remainingTimes': 2}")));

        assertThat(first("/a")).isNotNull();
        assertThat(first("/a")).isNotNull();
        assertThat(first("/a")).isNull();
    }

    @Test
    void whatIsUsedUpIsGoneAndItsIdIsNewAgain() {
        store.upsert(List.of(named("a", ONCE), named("b")));
        first("/a").nextMatch();
        store.addListener(changes::add);
        store.upsert(List.of(named("a")));

        assertThat(ids(store.inOrder())).containsExactly("b", "a");
        assertThat(store.byId("a").matchCount()).isZero();
        assertThat(ids(changes.get(0).added())).containsExactly("a");
        assertThat(ids(changes.get(0).removed())).containsExactly("a");
        assertThat(changes.get(0).replaced()).isEmpty();
    }

    @Test
    void theOldestInsertedIsEvicted() {
        RuleStore small = engine.store(2);
        small.addListener(changes::add);
        small.upsert(List.of(named("a"), named("b", ", 'priority': -1")));
        small.upsert(List.of(named("a", ", 'priority': 1")));
        small.upsert(List.of(named("c")));

        assertThat(ids(small.inOrder())).containsExactly("c", "b");
        assertThat(small.snapshot().index().first(get("/a"))).isNull();
        assertThat(ids(changes.get(2).removed())).containsExactly("a");
    }

    @Test
    void aBatchLargerThanTheStoreKeepsItsLast() {
        RuleStore small = engine.store(2);
        small.upsert(List.of(named("old")));
        small.upsert(List.of(named("a"), named("b"), named("c")));

        assertThat(ids(small.inOrder())).containsExactly("b", "c");
        assertThat(small.size()).isEqualTo(2);
    }

    @Test
    void deadRulesMakeRoomBeforeLiveOnes() {
        RuleStore small = engine.store(2);
        small.upsert(
                List.of(named("live"), named("brief", ", 'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': 5}")));
        engine.clock.advance(Duration.ofSeconds(5));
        small.upsert(List.of(named("new")));

        assertThat(ids(small.inOrder())).containsExactly("live", "new");
    }

    @Test
    void sweepingRemovesWhatCanNeverMatchAgain() {
        store.upsert(List.of(
                named("a", ONCE), named("b"), named("c", ", 'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': 5}")));
        store.addListener(changes::add);
        assertThat(first("/a")).isNotNull();
        assertThat(store.size()).isEqualTo(3);
        store.sweep();
        assertThat(ids(store.snapshot().index().inOrder())).containsExactly("b", "c");
        engine.clock.advance(Duration.ofSeconds(5));
        store.sweep();

        assertThat(ids(store.snapshot().index().inOrder())).containsExactly("b");
        assertThat(changes).hasSize(2);
        store.sweep();
        assertThat(changes).hasSize(2);
    }

    @Test
    void whatHasEndedLeavesWithTheNextChange() {
        String soon = ", 'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': 5}";
        String later = ", 'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': 6}";
        store.upsert(List.of(named("later", later), named("soon", soon), named("used", ONCE), named("stays")));
        store.upsert(List.of(named("never", ", 'times': {'remainingTimes': 0}"), named("renewed", soon)));
        store.upsert(List.of(named("renewed", later)));
        assertThat(first("/used")).isNotNull();
        engine.clock.advance(Duration.ofSeconds(5));
        store.addListener(changes::add);
        store.upsert(List.of(named("new")));

        assertThat(ids(store.snapshot().index().inOrder())).containsExactly("later", "stays", "renewed", "new");
        assertThat(ids(changes.get(0).removed())).containsExactlyInAnyOrder("used", "soon");
        engine.clock.advance(Duration.ofSeconds(1));
        store.sweep();
        assertThat(ids(store.snapshot().index().inOrder())).containsExactly("stays", "new");
    }

    @Test
    void compilingAgainDoesNotForgetWhatWillEnd() {
        store.upsert(List.of(
                named("brief", ", 'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': 5}"), named("once", ONCE)));
        store.recompile();
        assertThat(first("/once")).isNotNull();
        engine.clock.advance(Duration.ofSeconds(5));
        store.sweep();

        assertThat(store.size()).isZero();
    }

    @Test
    void oneRuleIsRemovedByItsId() {
        store.upsert(List.of(named("a"), named("b"), named("c")));
        store.addListener(changes::add);
        store.remove("b");
        store.remove("b");

        assertThat(ids(store.inOrder())).containsExactly("a", "c");
        assertThat(first("/b")).isNull();
        assertThat(changes).hasSize(1);
        assertThat(ids(changes.get(0).removed())).containsExactly("b");
    }

    @Test
    void aDeadRuleIsNotShownBeforeItIsSwept() {
        store.upsert(List.of(named("a", ONCE)));
        assertThat(store.byId("a")).isNotNull();
        assertThat(first("/a")).isNotNull();

        assertThat(store.byId("a")).isNull();
        assertThat(store.inOrder()).isEmpty();
    }

    @Test
    void removingTellsWhatWasRemovedInTheOrderItWasStored() {
        store.upsert(List.of(named("a"), named("b", ", 'priority': 5"), named("c")));
        store.addListener(changes::add);

        assertThat(ids(store.removeIf(rule -> !rule.id().equals("a")))).containsExactly("b", "c");
        assertThat(ids(changes.get(0).removed())).containsExactly("b", "c");
        assertThat(ids(store.inOrder())).containsExactly("a");
        assertThat(store.removeIf(rule -> false)).isEmpty();
        assertThat(changes).hasSize(1);
    }

    @Test
    void theRulesOfAPastMomentAreRemembered() {
        store.upsert(List.of(named("a"), named("b")));
        long early = store.snapshot().version();
        store.upsert(List.of(named("a", ", 'priority': -1"), named("c", ", 'priority': 1")));
        long middle = store.snapshot().version();
        store.removeIf(rule -> true);

        assertThat(ids(store.storedIn(early))).containsExactly("a", "b");
        assertThat(ids(store.storedIn(middle))).containsExactly("c", "b", "a");
        assertThat(ids(store.storedIn(store.snapshot().version()))).isEmpty();
    }

    @Test
    void onlySoManyRemovedRulesAreRemembered() {
        for (int i = 0; i < 1_500; i++) {
            store.upsert(List.of(named("a")));
        }

        assertThat(ids(store.storedIn(1))).isEmpty();
        assertThat(ids(store.storedIn(1_400))).containsExactly("a");
    }

    @Test
    void compilingAgainKeepsOrderCountAndTimesTaken() {
        store.upsert(List.of(named("a", ", 'times': {'remainingTimes': 2}"), named("b")));
        first("/a").nextMatch();
        engine.compiler.use(EngineFixture.options(new MatchOptions(true, 1_000, 1_000, warning -> {})));
        store.recompile();

        assertThat(ids(store.inOrder())).containsExactly("a", "b");
        assertThat(first("/A")).isNull();
        assertThat(store.byId("a").matchCount()).isEqualTo(1);
        assertThat(first("/a")).isNotNull();
        assertThat(first("/a")).isNull();
    }

    @Test
    void whetherSomeRuleAnswersEarlyFollowsEveryChange() {
        String early = "{'id': 'early', 'httpRequest': {'path': '/e', 'respondBeforeBody': true}, 'httpResponse': {}}";
        assertThat(store.snapshot().answersBeforeBody()).isFalse();
        store.upsert(List.of(expectation(early), expectation(early)));
        assertThat(store.snapshot().answersBeforeBody()).isTrue();
        store.recompile();
        assertThat(store.snapshot().answersBeforeBody()).isTrue();
        store.upsert(List.of(named("early")));
        assertThat(store.snapshot().answersBeforeBody()).isFalse();
        store.upsert(List.of(expectation(early)));
        store.removeIf(rule -> true);
        assertThat(store.snapshot().answersBeforeBody()).isFalse();
    }

    @Test
    void aReaderSeesABatchWholeOrNotAtAll() throws InterruptedException {
        AtomicBoolean half = new AtomicBoolean();
        AtomicBoolean done = new AtomicBoolean();
        CountDownLatch reading = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            while (!done.get()) {
                int size = store.snapshot().index().size();
                half.compareAndSet(false, size != 0 && size != 3);
                reading.countDown();
            }
        });
        reader.start();
        reading.await();
        for (int i = 0; i < 500; i++) {
            store.upsert(List.of(named("a"), named("b"), named("c")));
            store.removeIf(rule -> true);
        }
        done.set(true);
        reader.join();

        assertThat(half).isFalse();
    }

    @Test
    void writersTakeTurns() throws InterruptedException {
        RuleStore large = engine.store(10_000);
        List<Thread> writers = new ArrayList<>();
        for (int w = 0; w < 4; w++) {
            String prefix = "w" + w + "-";
            writers.add(new Thread(() -> {
                for (int i = 0; i < 250; i++) {
                    large.upsert(List.of(named(prefix + i)));
                }
            }));
        }
        writers.forEach(Thread::start);
        for (Thread writer : writers) {
            writer.join();
        }

        assertThat(ids(large.inOrder())).hasSize(1_000).doesNotHaveDuplicates();
        assertThat(large.snapshot().version()).isEqualTo(1_000);
    }
}
