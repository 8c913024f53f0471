package org.mockserver.internal.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.mock.Expectation;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.CrossProtocolTrigger;

/**
 * Moves the scenarios of expectations that wait for a WebSocket, whichever expectation accepts it. Safe for use by any
 * thread.
 *
 * <p>Only the ids are kept here; what an id stands for is asked of the store when a WebSocket is accepted, so that an
 * expectation that has ended moves nothing.
 */
final class Crossings implements RuleStore.Listener {

    private final RuleStore rules;
    private final Scenarios scenarios;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();

    Crossings(RuleStore rules, Scenarios scenarios) {
        this.rules = rules;
        this.scenarios = scenarios;
        rules.addListener(this);
    }

    /** The scenarios of an expectation that something moves, in their order. */
    static List<CrossProtocolScenario> of(Expectation spec, CrossProtocolTrigger trigger) {
        @Nullable List<CrossProtocolScenario> all = spec.getCrossProtocolScenarios();
        return all == null
                ? List.of()
                : all.stream().filter(each -> each.getTrigger() == trigger).toList();
    }

    static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    @Override
    public void changed(RuleStore.Change change) {
        change.added().forEach(this::update);
        change.replaced().forEach(this::update);
        change.removed().forEach(this::update);
    }

    /* Changes of one id may be told in another order than they were made, so the store is asked after the removal. */
    private void update(Rule changed) {
        String id = changed.id();
        boolean concerned = waiting.remove(id) || !waits(changed).isEmpty();
        Rule rule = concerned ? rules.byId(id) : null;
        if (rule != null && !waits(rule).isEmpty()) {
            waiting.add(id);
        }
    }

    private static List<CrossProtocolScenario> waits(Rule rule) {
        return of(rule.expectation(), CrossProtocolTrigger.WEBSOCKET_CONNECT);
    }

    /** Moves what waits for a WebSocket that such a request opens; the case of the path does not matter. */
    void accepted(RequestView request) {
        if (waiting.isEmpty()) {
            return;
        }
        String path = request.path().toLowerCase(Locale.ROOT);
        waiting.stream()
                .map(rules::byId)
                .filter(Objects::nonNull)
                .sorted(Comparator.comparingLong(Rule::position))
                .flatMap(rule -> waits(rule).stream())
                .filter(each -> path.contains(orEmpty(each.getMatchPattern()).toLowerCase(Locale.ROOT)))
                .forEach(each -> scenarios.set(orEmpty(each.getScenarioName()), orEmpty(each.getTargetState())));
    }
}
