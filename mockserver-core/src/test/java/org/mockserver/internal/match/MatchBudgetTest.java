package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonPathBody;

class MatchBudgetTest {

    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final String ENDLESS = "(.*x){20}y";
    private static final String BAIT = "x".repeat(60);

    private final List<String> warnings = Requests.warnings();

    @AfterEach
    void end() {
        MatchBudget.current().end();
    }

    private RequestPredicate endless() {
        return Matchers.compile(HttpRequest.request("/" + ENDLESS), Requests.options(10_000, warnings));
    }

    private static RequestView bait() {
        return Requests.get("/" + BAIT);
    }

    @Test
    void aThreadThatServesOthersLeavesASlowPatternAndWarnsOfNothing() {
        long before = System.nanoTime();
        MatchBudget.onLoop(SLICE_NANOS);

        assertThatThrownBy(() -> endless().test(bait())).isInstanceOf(MatchSuspended.class);
        assertThat(System.nanoTime() - before).isLessThan(TimeUnit.SECONDS.toNanos(2));
        assertThat(warnings).isEmpty();
    }

    @Test
    void aPatternThatIsNotSlowIsDecidedOnTheThread() {
        RequestPredicate guarded =
                Matchers.compile(HttpRequest.request("/(a|b)+c"), Requests.options(10_000, warnings));
        MatchBudget.onLoop(TimeUnit.SECONDS.toNanos(10));

        assertThat(guarded.test(Requests.get("/ababc"))).isTrue();
        assertThat(guarded.test(Requests.get("/abab"))).isFalse();
    }

    @Test
    void allPatternsOfARequestShareTheTimeAndOneWarning() {
        long before = System.nanoTime();
        MatchBudget.onWorker(TimeUnit.MILLISECONDS.toNanos(100));
        for (int i = 0; i < 20; i++) {
            assertThat(endless().test(bait())).isFalse();
        }

        assertThat(System.nanoTime() - before)
                .isBetween(TimeUnit.MILLISECONDS.toNanos(100), TimeUnit.MILLISECONDS.toNanos(1_500));
        assertThat(warnings).hasSize(1);
    }

    @Test
    void anHonestPatternIsStillDecidedWhenTheTimeIsUsedUp() {
        MatchBudget.onWorker(1);
        assertThat(endless().test(bait())).isFalse();
        RequestPredicate honest = Matchers.compile(HttpRequest.request("/(a|b)+c"), Requests.options(1, warnings));

        assertThat(honest.test(Requests.get("/ababc"))).isTrue();
    }

    @Test
    void aLimitOfZeroIsNone() {
        GuardedPattern pattern =
                Objects.requireNonNull(GuardedPattern.compile("(.*x){4}y|x+", false, 0, warnings::add));

        assertThat(pattern.test("x".repeat(40))).isTrue();
        assertThat(warnings).isEmpty();
    }

    @Test
    void anExplanationWarnsOfNothing() {
        MatchBudget.forExplanation(SLICE_NANOS);

        assertThat(endless().test(bait())).isFalse();
        assertThat(warnings).isEmpty();
    }

    @Test
    void whatCannotBeInterruptedNeverRunsOnAThreadThatServesOthers() {
        RequestPredicate path = Matchers.compile(
                HttpRequest.request().withBody(JsonPathBody.jsonPath("$[?(@.a =~ /(.*x){20}y/)]")),
                Requests.options(50, warnings));
        RequestView request = Requests.withBody("[{\"a\": \"" + BAIT + "\"}]");
        MatchBudget budget = MatchBudget.onLoop(SLICE_NANOS);
        assertThatThrownBy(() -> path.test(request)).isInstanceOf(MatchSuspended.class);
        budget.end();

        assertThat(path.test(request)).isFalse();
        assertThat(warnings).hasSize(1);
    }

    @Test
    void aSuspendedLookupGoesOnBehindTheRulesThatRefused() {
        TestRule refusing = new TestRule("1", 0, 1, HttpRequest.request("/x.*"), false);
        TestRule slow = new TestRule("2", 0, 2, HttpRequest.request("/" + ENDLESS), true);
        TestRule last = new TestRule("3", 0, 3, HttpRequest.request("/x.*"), true);
        MatchIndex<TestRule> index = MatchIndex.<TestRule>empty().withAll(List.of(refusing, slow, last));
        MatchBudget.onLoop(SLICE_NANOS);
        MatchSuspended suspended = null;
        try {
            index.first(bait());
        } catch (MatchSuspended thrown) {
            suspended = thrown;
        }
        assertThat(suspended).isNotNull();
        assertThat(suspended.refused()).isSameAs(refusing);
        MatchBudget.onWorker(SLICE_NANOS);

        assertThat(index.resume(bait(), suspended)).isSameAs(last);
        assertThat(refusing.asked()).isEqualTo(1);
    }
}
