package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.about;
import static org.mockserver.internal.events.JournalFixture.get;
import static org.mockserver.internal.events.JournalFixture.limits;
import static org.mockserver.internal.events.JournalFixture.list;
import static org.mockserver.internal.events.JournalFixture.only;
import static org.mockserver.internal.events.JournalFixture.path;
import static org.mockserver.internal.events.JournalFixture.paths;
import static org.mockserver.internal.events.JournalFixture.rule;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;

class JournalEvictionTest {

    private static final Note RESET = Note.of(LogType.CLEARED, Severity.INFO, "resetting all");

    @Test
    void theOldestGoWhenThereAreTooMany() {
        try (JournalFixture fixture = new JournalFixture(limits(20, 0))) {
            for (int i = 0; i < 30; i++) {
                fixture.unmatched(get("/n" + i));
            }
            JournalView view = fixture.journal.view();
            assertThat(paths(view.requests()))
                    .hasSize(10)
                    .contains("/n29", "/n20")
                    .doesNotContain("/n19");
            assertThat(view.evicted().entries()).isEqualTo(40);
        }
    }

    @Test
    void anExchangeCountsAsTheEntriesThatItsLogLevelWrites() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.mocked(get("/a"), rule("1", "/a"));
            assertThat(retained(fixture)).isEqualTo(3);
            fixture.unmatched(get("/b"));
            assertThat(retained(fixture)).isEqualTo(5);
            fixture.limits = new JournalLimits(JournalFixture.ENOUGH, 0, 0, Severity.WARN);
            fixture.mocked(get("/a"), rule("1", "/a"));
            assertThat(retained(fixture)).isEqualTo(7);
            fixture.unmatched(get("/b"));
            assertThat(retained(fixture)).isEqualTo(8);
        }
    }

    @Test
    void theOldestGoWhenThereAreTooManyBytes() {
        try (JournalFixture fixture = new JournalFixture(limits(JournalFixture.ENOUGH, 200_000))) {
            String body = "x".repeat(30_000);
            for (int i = 0; i < 12; i++) {
                fixture.unmatched(JournalFixture.request("POST", "/" + i, Pairs.EMPTY, body));
            }
            assertThat(fixture.paths()).containsExactly("/6", "/7", "/8", "/9", "/10", "/11");
            assertThat(fixture.journal.statistics().retainedBytes()).isBetween(180_000L, 200_000L);
        }
    }

    @Test
    void theNewestStaysHoweverLargeItIs() {
        try (JournalFixture fixture = new JournalFixture(limits(JournalFixture.ENOUGH, 1_000))) {
            fixture.unmatched(get("/small"));
            fixture.unmatched(JournalFixture.request("POST", "/large", Pairs.EMPTY, "x".repeat(500_000)));
            assertThat(fixture.paths()).containsExactly("/large");
        }
    }

    @Test
    void aLowerLimitWorksAtOnce() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            for (int i = 0; i < 100; i++) {
                fixture.unmatched(get("/n" + i));
            }
            fixture.limits = limits(10, 0);
            assertThat(fixture.paths()).hasSize(5);
        }
    }

    @Test
    void bytesOfReplacedExpectationsAreGivenBackWithTheirSegment() {
        try (JournalFixture fixture = new JournalFixture(limits(3, 0))) {
            for (int i = 0; i < 5_000; i++) {
                fixture.mocked(get("/a"), rule("same", "/a"));
            }
            assertThat(fixture.paths()).hasSize(1);
            fixture.journal.reset();
            assertThat(fixture.journal.statistics().retainedBytes()).isZero();
        }
    }

    @Test
    void entriesMayBeEvictedWhileTheyAreRead() {
        try (JournalFixture fixture = new JournalFixture(limits(2_000, 0))) {
            for (int i = 0; i < 1_000; i++) {
                fixture.unmatched(get("/before/" + i));
            }
            Iterator<JournalEntry> reader = fixture.journal.view().requests().iterator();
            List<String> seen = new ArrayList<>();
            while (reader.hasNext()) {
                for (int i = 0; i < 20; i++) {
                    fixture.unmatched(get("/after"));
                }
                seen.add(reader.next().request().path());
            }
            assertThat(seen).hasSize(1_000).allMatch(path -> path.startsWith("/before/"));
            assertThat(fixture.paths()).hasSize(1_000).containsOnly("/after");
        }
    }

    @Test
    void aFilteredClearHidesWhatMatches() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(get("/a"));
            fixture.unmatched(get("/b"));
            fixture.journal.note(about("/a"));
            fixture.journal.note(RESET);
            RequestView slow = get("/a");
            long ticket = fixture.journal.received(slow, 1);

            fixture.journal.clear(path("/a"));
            fixture.journal.answered(ticket, slow, null, AnswerKind.NO_MATCH, JournalFixture.NOT_FOUND, null, 1);

            assertThat(fixture.paths()).containsExactly("/b");
            assertThat(fixture.answeredPaths()).containsExactly("/b");
            assertThat(list(fixture.journal.view().all())).hasSize(2);
            assertThat(fixture.journal.view().evicted().entries()).isZero();
        }
    }

    @Test
    void aClearWithoutFilterKeepsNotesThatAreAboutNoRequest() {
        try (JournalFixture fixture = JournalFixture.unbounded()) {
            fixture.unmatched(get("/a"));
            fixture.journal.note(about("/a"));
            fixture.nowMillis++;
            fixture.journal.note(RESET);

            fixture.journal.clear(null);

            JournalEntry left = only(fixture.journal.view().all());
            assertThat(left.note()).isSameAs(RESET);
            assertThat(left.receivedAtMillis()).isEqualTo(JournalFixture.START_MILLIS + 1);
        }
    }

    @Test
    void evictingWhatWasClearedIsNoLoss() {
        try (JournalFixture fixture = new JournalFixture(limits(10, 0))) {
            for (int i = 0; i < 5; i++) {
                fixture.unmatched(get("/a"));
            }
            fixture.journal.clear(path("/a"));
            for (int i = 0; i < 5; i++) {
                fixture.unmatched(get("/b"));
            }
            assertThat(fixture.journal.view().evicted().entries()).isZero();
        }
    }

    @Test
    void aResetRemovesEverythingAndForgetsEvictions() {
        try (JournalFixture fixture = new JournalFixture(limits(2, 0))) {
            RequestView slow = get("/slow");
            long ticket = fixture.journal.received(slow, 1);
            fixture.mocked(get("/a"), rule("1", "/a"));
            fixture.mocked(get("/a"), rule("1", "/a"));

            fixture.journal.reset();
            fixture.journal.answered(ticket, slow, null, AnswerKind.NO_MATCH, JournalFixture.NOT_FOUND, null, 1);

            JournalView view = fixture.journal.view();
            assertThat(view.all()).isEmpty();
            assertThat(view.evicted().entries()).isZero();
            assertThat(fixture.journal.totals("1")).isEqualTo(new ServedTotals(0, 0));
            assertThat(fixture.journal.statistics().evictedEntriesTotal()).isPositive();
        }
    }

    @Test
    void countsOfAnExpectationSurviveEviction() {
        try (JournalFixture fixture = new JournalFixture(limits(3, 0))) {
            for (int i = 0; i < 100; i++) {
                fixture.mocked(get("/a"), rule("1", "/a"));
                fixture.mocked(get("/b"), rule("2", "/b"));
            }
            assertThat(fixture.journal.totals("1")).isEqualTo(new ServedTotals(100, 100));
            assertThat(fixture.journal.totals("2")).isEqualTo(new ServedTotals(100, 100));
            assertThat(fixture.journal.totals("3")).isEqualTo(new ServedTotals(0, 0));

            Evicted evicted = fixture.journal.view("1").evicted();
            assertThat(evicted.requests()).isEqualTo(199);
            assertThat(evicted.answers()).isEqualTo(199);
            assertThat(evicted.ofExpectationAtLeast()).isEqualTo(100);
            assertThat(evicted.ofExpectationAtMost()).isEqualTo(100);
        }
    }

    @Test
    void theFirstEvictionIsReportedOnce() {
        AtomicInteger reports = new AtomicInteger();
        JournalObserver observer = new JournalObserver() {
            @Override
            public void firstEviction() {
                reports.incrementAndGet();
            }
        };
        try (JournalFixture fixture = new JournalFixture(limits(2, 0), 64, observer)) {
            for (int i = 0; i < 10; i++) {
                fixture.unmatched(get("/a"));
            }
            fixture.journal.view();
            assertThat(reports).hasValue(1);
        }
    }

    private static long retained(JournalFixture fixture) {
        fixture.journal.view();
        return fixture.journal.statistics().retainedEntries();
    }
}
