package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.engine.EngineFixture.expectation;
import static org.mockserver.internal.engine.EngineFixture.get;
import static org.mockserver.internal.engine.EngineFixture.named;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;

class DiagnosticsTest {

    private final EngineFixture engine = new EngineFixture();
    private final RuleStore store = engine.store(10_000);
    private final Diagnostics diagnostics = new Diagnostics(store);

    private void store(String... expectations) {
        for (String expectation : expectations) {
            store.upsert(List.of(expectation(expectation)));
        }
    }

    private List<String> closest(String path, int limit) {
        return diagnostics.closest(get(path), limit).stream()
                .map(comparison -> comparison.rule().id())
                .toList();
    }

    @Test
    void theFewestDifferencesComeFirstThenTheOrderOfMatching() {
        store(
                "{'id': 'far', 'httpRequest': {'method': 'PUT', 'path': '/x', 'headers': {'A': ['1']}},"
                        + " 'httpResponse': {}}",
                "{'id': 'near', 'httpRequest': {'method': 'PUT', 'path': '/a'}, 'httpResponse': {}}",
                "{'id': 'near too', 'httpRequest': {'path': '/b'}, 'httpResponse': {}}");

        assertThat(closest("/a", 9)).containsExactly("near", "near too", "far");
        assertThat(closest("/a", 1)).containsExactly("near");
    }

    @Test
    void aComparisonNamesEachFieldThatDiffers() {
        store("{'id': 'x', 'httpRequest': {'method': 'PUT', 'path': '/x'}, 'httpResponse': {}}");
        Diagnostics.Comparison comparison = diagnostics.closest(get("/a"), 1).get(0);

        assertThat(comparison.differing()).extracting(FieldResult::field).containsExactly("method", "path");
        assertThat(comparison.matchedFields()).isEqualTo(17);
        assertThat(Json.compact(Diagnostics.describe(comparison)))
                .startsWith("{\"matchedFieldCount\":17,\"totalFieldCount\":19,\"differences\":{\"method\":[")
                .contains("\"path\":[");
    }

    @Test
    void thereIsNothingToCompareWithoutExpectations() {
        assertThat(closest("/a", 5)).isEmpty();
    }

    @Test
    void amongManyTheRelatedOnesAreFound() {
        List<Expectation> many = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            many.add(named("other" + i));
        }
        many.add(expectation(
                "{'id': 'wanted', 'httpRequest': {'method': 'PUT', 'path': '/orders/1'}, 'httpResponse': {}}"));
        store.upsert(many);

        assertThat(closest("/orders/1", 1)).containsExactly("wanted");
        assertThat(diagnostics.closest(get("/orders/1"), 10_000)).hasSize(100);
    }

    @Test
    void deadExpectationsAreNotNamed() {
        store("{'id': 'x', 'httpRequest': {'path': '/x'}, 'httpResponse': {}, 'times': {'remainingTimes': 0}}");

        assertThat(closest("/a", 5)).isEmpty();
    }
}
