package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;

class MatchIndexTest {

    private static final String[] PATHS = {
        "/a",
        "/A",
        "/a/b",
        "/a.b",
        "/axb",
        "/a/.*",
        "/.*",
        "!/a",
        "",
        "/c/{id}",
        "/a|/b",
        "/ä",
        "/Ä",
        "/a[",
        "/x\uD801\uDC00"
    };
    private static final String[] TARGETS = {
        "/a", "/A", "/a/b", "/a.b", "/axb", "/a/c", "/b", "/c/1", "/ä", "/Ä", "/a[", "/x\uD801\uDC28", "/none?q=1"
    };
    private static final String[] METHODS = {"GET", "get", "POST", "!GET", "", "G.*"};

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theIndexFindsWhatAPlainScanFinds(long seed) {
        Random random = new Random(seed);
        List<TestRule> stored = new ArrayList<>();
        MatchIndex<TestRule> index = MatchIndex.empty();
        for (int step = 0; step < 400; step++) {
            index = change(index, stored, random, step);
            for (int i = 0; i < 12; i++) {
                RequestView request = request(random);
                TestRule expected = scan(stored, request);

                assertThat(index.first(request))
                        .as("step %s, %s", step, request)
                        .isSameAs(expected);
            }
            assertThat(index.size()).isEqualTo(stored.size());
        }
        stored.sort(TestRule.ORDER);
        assertThat(index.inOrder()).containsExactlyElementsOf(stored);
    }

    private static MatchIndex<TestRule> change(
            MatchIndex<TestRule> index, List<TestRule> stored, Random random, int step) {
        int kind = random.nextInt(10);
        if (kind < 6 || stored.isEmpty()) {
            TestRule rule = rule(random, "r" + random.nextInt(300), step);
            stored.removeIf(other -> other.id().equals(rule.id()));
            stored.add(rule);
            return index.with(rule);
        }
        if (kind == 6) {
            List<TestRule> many = new ArrayList<>();
            for (int i = 0; i < 70; i++) {
                many.add(rule(random, "m" + step + "-" + i, step * 1000L + 100_000 + i));
            }
            stored.addAll(many);
            return index.withAll(many);
        }
        List<TestRule> gone = new ArrayList<>();
        for (int i = random.nextInt(kind == 9 ? 30 : 3); i >= 0 && !stored.isEmpty(); i--) {
            gone.add(stored.remove(random.nextInt(stored.size())));
        }
        gone.add(rule(random, "unknown", -1));
        return index.without(gone);
    }

    private static TestRule rule(Random random, String id, long position) {
        HttpRequest definition = HttpRequest.request(PATHS[random.nextInt(PATHS.length)])
                .withMethod(METHODS[random.nextInt(METHODS.length)]);
        if (random.nextInt(10) == 0) {
            definition.setNot(true);
        }
        if (random.nextInt(10) == 0) {
            definition.withPathParameter("id", "[0-9]");
        }
        return new TestRule(id, random.nextInt(3) - 1, position, definition, random.nextInt(4) != 0);
    }

    private static RequestView request(Random random) {
        String method = random.nextBoolean() ? "GET" : "POST";
        return RequestView.of(method, TARGETS[random.nextInt(TARGETS.length)], Pairs.EMPTY, "");
    }

    private static TestRule scan(List<TestRule> rules, RequestView request) {
        return rules.stream()
                .sorted(TestRule.ORDER)
                .filter(rule -> rule.predicate().test(request) && rule.admit(request))
                .findFirst()
                .orElse(null);
    }

    @Test
    void aRuleThatRefusesIsPassedOver() {
        TestRule first = new TestRule("1", 0, 1, HttpRequest.request("/a"), false);
        TestRule second = new TestRule("2", 0, 2, HttpRequest.request("/.*"), true);

        assertThat(MatchIndex.<TestRule>empty().with(first).with(second).first(Requests.get("/a")))
                .isSameAs(second);
    }

    @Test
    void priorityCountsBeforePositionWhereverTheRulesAreKept() {
        TestRule literal = new TestRule("1", 0, 1, HttpRequest.request("/a"), true);
        TestRule regex = new TestRule("2", 5, 2, HttpRequest.request("/.*"), true);
        MatchIndex<TestRule> index = MatchIndex.<TestRule>empty().with(literal).with(regex);

        assertThat(index.first(Requests.get("/a"))).isSameAs(regex);
        assertThat(index.inOrder()).containsExactly(regex, literal);
    }

    @Test
    void aReplacedRuleIsGone() {
        TestRule before = new TestRule("1", 0, 1, HttpRequest.request("/a"), true);
        TestRule after = new TestRule("1", 3, 1, HttpRequest.request("/b"), true);
        MatchIndex<TestRule> index = MatchIndex.<TestRule>empty().with(before).with(after);

        assertThat(index.first(Requests.get("/a"))).isNull();
        assertThat(index.first(Requests.get("/b"))).isSameAs(after);
        assertThat(index.byId("1")).isSameAs(after);
        assertThat(index.size()).isEqualTo(1);
    }

    @Test
    void aChangeLeavesTheEarlierSnapshotAsItWas() {
        TestRule rule = new TestRule("1", 0, 1, HttpRequest.request("/a"), true);
        MatchIndex<TestRule> before = MatchIndex.<TestRule>empty().with(rule);

        before.without(List.of(rule));
        before.with(new TestRule("2", 9, 2, HttpRequest.request("/a"), true));

        assertThat(before.first(Requests.get("/a"))).isSameAs(rule);
        assertThat(before.size()).isEqualTo(1);
    }

    @Test
    void manyRulesRegisteredOneByOneAreAllFound() {
        MatchIndex<TestRule> index = MatchIndex.empty();
        for (int i = 0; i < 20_000; i++) {
            index = index.with(new TestRule("id" + i, 0, i, HttpRequest.request("/path/" + i), true));
        }

        Set<String> found = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            TestRule rule = index.first(Requests.get("/PATH/" + i));
            assertThat(rule).isNotNull();
            found.add(rule.id());
        }
        assertThat(found).hasSize(20_000);
        assertThat(index.first(Requests.get("/path/20000"))).isNull();
    }

    @Test
    void findingALiteralRuleAllocatesNothing() {
        MatchIndex<TestRule> index = MatchIndex.empty();
        for (int i = 0; i < 1_000; i++) {
            HttpRequest definition = HttpRequest.request("/path/" + i)
                    .withMethod("GET")
                    .withHeader("X-A", "1")
                    .withQueryStringParameter("q", "1");
            index = index.with(new TestRule("id" + i, 0, i, definition, true));
        }
        RequestView request = RequestView.of("GET", "/PATH/7?q=1", Pairs.of("host", "h", "x-a", "1"), "");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10_000; i++) {
                index.first(request);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }

        assertThat(index.first(request)).isNotNull();
        assertThat(least).isLessThan(10_000);
    }
}
