package org.mockserver.internal.engine;

import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** What the stress tests are made of. */
final class StressParts {

    static final InstantSource CLOCK = InstantSource.system();

    private StressParts() {}

    static RequestView request() {
        return RequestView.of("GET", "/path", Pairs.EMPTY, "");
    }

    static RuleCompiler compiler(Scenarios scenarios) {
        return new RuleCompiler(
                new RuleCompiler.Options(
                        MatchOptions.standard(), new ActionOptions(List.of(), new Random(1)), "X-Namespace"),
                CLOCK,
                scenarios,
                new RateLimits(CLOCK));
    }

    static Scenarios scenarios() {
        return new Scenarios((delayMillis, task) -> {});
    }

    static Expectation expectation(String id, Times times) {
        return new Expectation(HttpRequest.request("/path"), times, TimeToLive.unlimited(), 0)
                .withId(id)
                .thenRespond(HttpResponse.response("body"));
    }
}
