package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.get;

import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.RequestTarget;

class JournalWatcherTest {

    private static final class Counting implements JournalWatcher {

        final AtomicInteger woken = new AtomicInteger();
        private final int pathHash;
        volatile boolean over;

        Counting(int pathHash) {
            this.pathHash = pathHash;
        }

        @Override
        public int pathHash() {
            return pathHash;
        }

        @Override
        public boolean isOver() {
            return over;
        }

        @Override
        public void wake() {
            woken.incrementAndGet();
        }
    }

    private static Counting watch(JournalFixture fixture, int pathHash) {
        Counting watcher = new Counting(pathHash);
        assertThat(fixture.journal.watch(watcher, fixture.journal.view())).isTrue();
        return watcher;
    }

    private static void isWoken(Counting watcher) {
        Awaitility.await().until(() -> watcher.woken.get() == 1);
    }

    @Test
    void aWatcherIsWokenOnceByAnEntryOfItsPath() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            Counting a = watch(fixture, RequestTarget.hashIgnoringCase("/a"));
            Counting b = watch(fixture, RequestTarget.hashIgnoringCase("/b"));
            Counting any = watch(fixture, JournalView.ANY_PATH);

            fixture.unmatched(get("/A"));
            isWoken(a);
            isWoken(any);
            fixture.unmatched(get("/a"));
            fixture.journal.view();

            assertThat(a.woken).hasValue(1);
            assertThat(any.woken).hasValue(1);
            assertThat(b.woken).hasValue(0);
        }
    }

    @Test
    void aRequestWhosePathIsAPatternWakesEverybody() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            Counting b = watch(fixture, RequestTarget.hashIgnoringCase("/b"));

            fixture.unmatched(get("/.*"));

            isWoken(b);
        }
    }

    @Test
    void notesWakeNobody() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            Counting any = watch(fixture, JournalView.ANY_PATH);

            fixture.journal.note(Note.of(LogType.INFO, Severity.INFO, "nothing"));
            fixture.journal.view();

            assertThat(any.woken).hasValue(0);
        }
    }

    @Test
    void whatCameBetweenTheViewAndTheWatchIsNotMissed() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            JournalView seen = fixture.journal.view();
            fixture.unmatched(get("/a"));
            Counting watcher = new Counting(RequestTarget.hashIgnoringCase("/b"));

            assertThat(fixture.journal.watch(watcher, seen)).isTrue();
            assertThat(watcher.woken).hasValue(1);
        }
    }

    @Test
    void theNumberOfWatchersIsBoundedAndThoseThatAreOverMakeRoom() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            Counting first = watch(fixture, JournalView.ANY_PATH);
            for (int i = 1; i < 1_000; i++) {
                watch(fixture, JournalView.ANY_PATH);
            }
            Counting oneMore = new Counting(JournalView.ANY_PATH);
            assertThat(fixture.journal.watch(oneMore, fixture.journal.view())).isFalse();

            first.over = true;
            assertThat(fixture.journal.watch(oneMore, fixture.journal.view())).isTrue();
        }
    }
}
