package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.engine.EngineFixture.expectation;
import static org.mockserver.internal.engine.EngineFixture.get;
import static org.mockserver.internal.engine.EngineFixture.named;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.events.Attempt;

class AttemptsTest {

    private final EngineFixture engine = new EngineFixture();
    private final RuleStore store = engine.store(100);
    private final Attempts attempts = new Attempts(store);

    private List<Attempt> attempts(String path, String matchedId, int limit) {
        return attempts.attempts(get(path), store.snapshot().version(), matchedId, limit);
    }

    private static List<String> ids(List<Attempt> attempts) {
        return attempts.stream().map(attempt -> attempt.expectation().getId()).toList();
    }

    @Test
    void thoseBeforeTheOneThatTookTheRequestWereTried() {
        store.upsert(List.of(named("a"), named("b", ", 'priority': 1"), named("c"), named("d")));

        assertThat(ids(attempts("/c", "c", 50))).containsExactly("b", "a");
        assertThat(ids(attempts("/none", null, 50))).containsExactly("b", "a", "c", "d");
        assertThat(ids(attempts("/none", null, 2))).containsExactly("b", "a");
    }

    @Test
    void anExpectationThatMatchesButRefusedIsUsedUp() {
        store.upsert(List.of(
                named("a", ", 'scenarioName': 's', 'scenarioState': 'Later'"),
                expectation("{'id': 'not', 'httpRequest': {'path': '!/b'}, 'httpResponse': {}}")));

        Attempt refused = attempts("/a", "not", 50).get(0);
        assertThat(refused.usedUp()).isTrue();
        assertThat(refused.results()).isEmpty();
        assertThat(refused.negated()).isFalse();
        Attempt negated = attempts("/b", null, 50).get(1);
        assertThat(negated.usedUp()).isFalse();
        assertThat(negated.negated()).isTrue();
        assertThat(negated.matchedFields()).isEqualTo(negated.results().size() - 1);
    }

    @Test
    void aRequestOfThePastIsComparedWithTheExpectationsOfItsTime() {
        store.upsert(List.of(named("a")));
        long past = store.snapshot().version();
        store.removeIf(rule -> true);
        store.upsert(List.of(named("b")));

        assertThat(ids(attempts.attempts(get("/x"), past, null, 50))).containsExactly("a");
        assertThat(ids(attempts("/x", null, 50))).containsExactly("b");
    }
}
