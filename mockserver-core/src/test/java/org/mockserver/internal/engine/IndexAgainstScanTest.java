package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchIndex;
import org.mockserver.mock.Expectation;

/**
 * The index against trying one rule after the other: over random rules of all kinds, random changes and random requests
 * they give the same answers. The index serves one set of rules and the scan its twin, because answering changes rules.
 */
class IndexAgainstScanTest {

    private static final int RULE_SETS = 60;
    private static final int REQUESTS = 420;
    private static final int MOST_RULES = 160;

    private final EngineFixture indexed = new EngineFixture();
    private final EngineFixture scanned = new EngineFixture();
    private final RuleStore store = indexed.store(10_000);
    private final RuleStore twin = scanned.store(10_000);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18})
    void theIndexAnswersLikeAScan(long seed) {
        RandomRules random = new RandomRules(seed);
        int matches = 0;
        for (int set = 0; set < RULE_SETS; set++) {
            change(random, set);
            for (int i = 0; i < REQUESTS; i++) {
                RequestView request = random.sent();
                String expected = scan(request);
                Rule found = store.snapshot().index().first(request);

                assertThat(found == null ? null : found.id())
                        .as("set %d, request %d: %s", set, i, request)
                        .isEqualTo(expected);
                matches += expected == null ? 0 : 1;
            }
        }
        assertThat(matches).isBetween(RULE_SETS * REQUESTS / 10, RULE_SETS * REQUESTS * 9 / 10);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22})
    void everyRuleThatMatchesIsACandidate(long seed) {
        RandomRules random = new RandomRules(seed);
        for (int set = 0; set < RULE_SETS / 4; set++) {
            change(random, set);
            MatchIndex<Rule> index = store.snapshot().index();
            for (int i = 0; i < REQUESTS / 4; i++) {
                RequestView request = random.sent();
                List<Rule> candidates = new ArrayList<>();
                index.candidates(request).forEach(candidate -> candidates.add(candidate.rule()));
                List<Rule> inOrder = new ArrayList<>();
                index.inOrder().forEach(inOrder::add);

                List<Rule> matching = inOrder.stream()
                        .filter(rule -> rule.predicate().test(request))
                        .toList();
                assertThat(candidates).containsAll(matching);
                assertThat(candidates)
                        .isEqualTo(inOrder.stream().filter(candidates::contains).toList());
            }
        }
    }

    private void change(RandomRules random, int set) {
        int wanted = 1 + random.below(MOST_RULES);
        while (store.snapshot().index().size() > wanted) {
            int gone = random.below(1_000);
            String id = "r" + gone;
            store.removeIf(rule -> rule.id().equals(id));
            twin.removeIf(rule -> rule.id().equals(id));
        }
        while (store.snapshot().index().size() < wanted) {
            List<Expectation> batch = new ArrayList<>();
            for (int i = random.below(3); i >= 0; i--) {
                batch.add(random.expectation("r" + random.below(1_000)));
            }
            twin.upsert(batch.stream().map(Expectation::clone).toList());
            store.upsert(batch);
        }
        if (set % 3 == 0) {
            indexed.clock.advance(Duration.ofSeconds(1));
            scanned.clock.advance(Duration.ofSeconds(1));
        }
    }

    private String scan(RequestView request) {
        for (Rule rule : twin.snapshot().index().inOrder()) {
            if (rule.predicate().test(request) && rule.admit(request)) {
                return rule.id();
            }
        }
        return null;
    }
}
