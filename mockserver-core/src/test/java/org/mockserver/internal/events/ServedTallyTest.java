package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.rule;

import org.junit.jupiter.api.Test;

class ServedTallyTest {

    private static final Served ONE = rule("1", "/a");
    private static final Served TWO = rule("2", "/b");
    private static final Served THREE = rule("3", "/c");

    private static void isBetween(ServedTally tally, String id, long least, long most) {
        Evicted evicted = tally.evicted(0, id);
        assertThat(evicted.ofExpectationAtLeast()).isEqualTo(least);
        assertThat(evicted.ofExpectationAtMost()).isEqualTo(most);
    }

    private static void use(ServedTally tally, Served served, int evicted) {
        tally.served(served, true);
        for (int i = 0; i < evicted; i++) {
            tally.evictedAnswer(served);
        }
    }

    @Test
    void evictedAnswersOfAnExpectationAreCountedExactly() {
        ServedTally tally = new ServedTally();
        use(tally, ONE, 2);
        use(tally, TWO, 1);
        tally.evictedOtherAnswer();

        isBetween(tally, "1", 2, 2);
        isBetween(tally, "2", 1, 1);
        isBetween(tally, "3", 0, 0);
        assertThat(tally.evicted(7, null).answers()).isEqualTo(4);
        assertThat(tally.evicted(7, null).entries()).isEqualTo(7);
    }

    @Test
    void aFilteredClearMayHaveHiddenWhatWasEvictedBeforeItButNothingAfter() {
        ServedTally tally = new ServedTally();
        use(tally, ONE, 2);
        tally.filteredClear();

        isBetween(tally, "1", 0, 2);
        use(tally, ONE, 1);
        isBetween(tally, "1", 1, 3);
        assertThat(tally.evicted(0, null).filtered()).isTrue();
    }

    @Test
    void clearingEverythingMakesCountsExactAgainAndKeepsTotals() {
        ServedTally tally = new ServedTally();
        use(tally, ONE, 2);
        tally.filteredClear();
        tally.cleared();

        isBetween(tally, "1", 0, 0);
        use(tally, ONE, 1);
        isBetween(tally, "1", 1, 1);
        assertThat(tally.evicted(0, null).answers()).isEqualTo(1);
        assertThat(tally.totals("1")).isEqualTo(new ServedTotals(2, 2));
    }

    @Test
    void whatTheExpectationsThatWereGivenUpHadLostMayBelongToAnyLaterOne() {
        ServedTally tally = new ServedTally(2);
        use(tally, ONE, 3);
        use(tally, TWO, 0);
        use(tally, THREE, 0);

        isBetween(tally, "1", 0, 3);
        isBetween(tally, "2", 0, 0);
        use(tally, ONE, 1);
        isBetween(tally, "1", 1, 4);
        assertThat(tally.totals("1")).isEqualTo(new ServedTotals(1, 1));
    }

    @Test
    void anAnswerEvictedAfterItsExpectationWasGivenUpIsNotLost() {
        ServedTally tally = new ServedTally(1);
        use(tally, ONE, 0);
        use(tally, TWO, 0);
        tally.evictedAnswer(ONE);

        isBetween(tally, "1", 0, 1);
        isBetween(tally, "2", 0, 0);
    }
}
