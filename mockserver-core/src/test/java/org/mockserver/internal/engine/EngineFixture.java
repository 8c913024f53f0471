package org.mockserver.internal.engine;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.internal.state.ServerClock;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;

/** The parts that rules are made of, with a clock that stands still until it is moved. */
final class EngineFixture {

    final ServerClock clock = new ServerClock(InstantSource.fixed(Instant.ofEpochSecond(1_000_000)));
    final Scenarios scenarios = new Scenarios((delayMillis, task) -> {});
    final RuleCompiler compiler =
            new RuleCompiler(options(MatchOptions.standard()), clock, scenarios, new RateLimits(clock));

    static RuleCompiler.Options options(MatchOptions match) {
        return new RuleCompiler.Options(match, new ActionOptions(List.of(), new Random(1)), "X-Namespace");
    }

    RuleStore store(int capacity) {
        return new RuleStore(compiler, capacity);
    }

    /** An expectation from JSON that may use single quotes. */
    static Expectation expectation(String json) {
        try {
            return ExpectationWire.readMany(json).get(0);
        } catch (WireException invalid) {
            throw new IllegalArgumentException(invalid);
        }
    }

    /** An expectation of a path of the same name, with further members. */
    static Expectation named(String id, String more) {
        return expectation("{'id': '" + id + "', 'httpRequest': {'path': '/" + id + "'}, 'httpResponse': {'body': '"
                + id + "'}" + more + "}");
    }

    static Expectation named(String id) {
        return named(id, "");
    }

    static RequestView get(String path, String... headers) {
        return RequestView.of("GET", path, Pairs.of(headers), "");
    }

    static List<String> ids(Iterable<Rule> rules) {
        List<String> ids = new ArrayList<>();
        rules.forEach(rule -> ids.add(rule.id()));
        return ids;
    }
}
