package org.mockserver.internal.engine;

import java.time.InstantSource;
import org.mockserver.internal.action.Action;
import org.mockserver.internal.action.ActionOptions;
import org.mockserver.internal.action.Actions;
import org.mockserver.internal.action.template.TemplateWorld;
import org.mockserver.internal.action.template.Templates;
import org.mockserver.internal.match.DocumentPaths;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.internal.match.OpenApiTraffic;
import org.mockserver.internal.match.PathParts;
import org.mockserver.internal.state.Scenarios;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** Turns the spec of an expectation into the rule that the server runs. Safe for use by any thread. */
final class RuleCompiler {

    private final InstantSource clock;
    private final Scenarios scenarios;
    private final RateLimits limits;
    private final Templates templates = new Templates();
    private volatile Options options;

    /**
     * What compiling depends on.
     *
     * @param match how definitions are compared
     * @param action limits and roots of actions
     * @param namespaceHeader name of the request header that selects a namespace
     */
    record Options(MatchOptions match, ActionOptions action, String namespaceHeader) {}

    RuleCompiler(Options options, InstantSource clock, Scenarios scenarios, RateLimits limits) {
        this.options = options;
        this.limits = limits;
        this.clock = clock;
        this.scenarios = scenarios;
    }

    void use(Options changed) {
        this.options = changed;
    }

    Rule compile(Expectation spec) {
        RequestDefinition given = spec.getHttpRequest();
        RequestDefinition definition = given == null ? HttpRequest.request() : Matchers.resolve(given);
        if (definition instanceof BinaryRequestDefinition
                && spec.getBinaryResponse() == null
                && spec.getHttpError() == null) {
            throw new WireException("$.httpRequest.binaryData", "is answered by binaryResponse or httpError only");
        }
        return compile(spec, definition, new Admission(spec, options.namespaceHeader(), clock, scenarios));
    }

    /** The same expectation under the present options; times already taken stay taken. */
    Rule recompile(Rule rule) {
        return compile(
                rule.expectation(), rule.definition(), rule.admission().withNamespaceHeader(options.namespaceHeader()));
    }

    private Rule compile(Expectation spec, RequestDefinition definition, Admission admission) {
        Options current = options;
        MatchOptions match = current.match().withClock(clock);
        ActionOptions actions = actions(current, definition, match);
        Action action = RateLimitedAction.around(
                Actions.compile(spec, actions), spec.getRateLimit(), spec.getId(), limits, clock);
        Rule.Compiled compiled = new Rule.Compiled(
                Matchers.compile(definition, match),
                CrossingAction.around(
                        CapturingAction.around(action, spec, definition, match, scenarios), spec, scenarios),
                definition instanceof HttpRequest request && Boolean.TRUE.equals(request.getRespondBeforeBody()));
        return new Rule(spec, definition, compiled, admission);
    }

    private TemplateWorld world(RequestDefinition definition, MatchOptions match) {
        return new RuleWorld(templates, clock, scenarios, PathParts.of(definition), new DocumentPaths(match));
    }

    /** The options and the world of a template that belongs to no expectation. */
    ActionOptions free() {
        Options current = options;
        return actions(current, HttpRequest.request(), current.match());
    }

    private ActionOptions actions(Options current, RequestDefinition definition, MatchOptions match) {
        return current.action()
                .within(
                        world(definition, match),
                        (text, place) -> OpenApiTraffic.compile(text, place, match),
                        (body, place) -> Matchers.body(body, place, match));
    }
}
