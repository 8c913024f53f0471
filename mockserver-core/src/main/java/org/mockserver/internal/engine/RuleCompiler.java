package org.mockserver.internal.engine;

import java.time.InstantSource;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.action.Actions;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** Turns the spec of an expectation into the rule that the server runs. Safe for use by any thread. */
final class RuleCompiler {

    private final InstantSource clock;
    private final Scenarios scenarios;
    private volatile Options options;

    /**
     * What compiling depends on.
     *
     * @param match how definitions are compared
     * @param action limits and roots of actions
     * @param namespaceHeader name of the request header that selects a namespace
     */
    record Options(MatchOptions match, ActionOptions action, String namespaceHeader) {}

    RuleCompiler(Options options, InstantSource clock, Scenarios scenarios) {
        this.options = options;
        this.clock = clock;
        this.scenarios = scenarios;
    }

    void use(Options changed) {
        this.options = changed;
    }

    Rule compile(Expectation spec) {
        RequestDefinition given = spec.getHttpRequest();
        RequestDefinition definition = given == null ? HttpRequest.request() : Matchers.resolve(given);
        return compile(spec, definition, new Admission(spec, options.namespaceHeader(), clock, scenarios));
    }

    /** The same expectation under the present options; times already taken stay taken. */
    Rule recompile(Rule rule) {
        return compile(
                rule.expectation(), rule.definition(), rule.admission().withNamespaceHeader(options.namespaceHeader()));
    }

    private Rule compile(Expectation spec, RequestDefinition definition, Admission admission) {
        Options current = options;
        Rule.Compiled compiled = new Rule.Compiled(
                Matchers.compile(definition, current.match().withClock(clock)),
                Actions.compile(spec, current.action()),
                definition instanceof HttpRequest request && Boolean.TRUE.equals(request.getRespondBeforeBody()));
        return new Rule(spec, definition, compiled, admission);
    }
}
