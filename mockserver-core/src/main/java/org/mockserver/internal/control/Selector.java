package org.mockserver.internal.control;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.engine.OnlyPath;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.events.JournalFilter;
import org.mockserver.internal.match.Filters;
import org.mockserver.internal.match.RequestFilter;
import org.mockserver.internal.wire.RequestFilterSpec;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/**
 * The body of a clear or a retrieve: which expectations and which log entries are meant.
 *
 * @param definition what the log shows as the filter
 * @param filter the compiled definition
 * @param rule the one expectation that is meant; null if the filter selects
 * @param given whether there was a body at all
 */
record Selector(
        RequestDefinition definition,
        RequestFilter filter,
        @Nullable Rule rule,
        boolean given) {

    /**
     * Reads and compiles the body of a call.
     *
     * @param call the request
     * @param rules where an id is looked up
     * @return a selector of everything if there is no body
     * @throws Refusal with status 400 if the body is no filter or names an expectation that never existed
     */
    static Selector read(ControlCall call, RuleStore rules) {
        try {
            RequestFilterSpec spec = RequestWire.readFilter(call.body());
            String id = spec == null ? null : spec.expectationId();
            if (id != null) {
                return ofRule(id, rules.known(id));
            }
            RequestDefinition definition = spec == null ? null : spec.request();
            RequestDefinition used = definition == null ? HttpRequest.request() : definition;
            return new Selector(used, Filters.compile(used), null, spec != null);
        } catch (WireException invalid) {
            throw Refusal.text(400, invalid.toText(RequestWire.KIND, call.body()));
        }
    }

    private static Selector ofRule(String id, @Nullable Rule rule) {
        if (rule == null) {
            throw Refusal.text(400, "No expectation found with id " + id);
        }
        return new Selector(rule.definition(), Filters.compile(rule.definition()), rule, true);
    }

    /** Whether an expectation is meant. */
    boolean selects(Rule candidate) {
        return rule == null
                ? filter.selects(candidate.definition())
                : candidate.id().equals(rule.id());
    }

    /** Selects the part of the journal in which to look: the hash of the only path that can fit, or any path. */
    int pathHash() {
        return OnlyPath.hash(definition);
    }

    /** The log entries that are meant. */
    JournalFilter entries() {
        return new JournalFilter(filter::test, filter::selects);
    }
}
