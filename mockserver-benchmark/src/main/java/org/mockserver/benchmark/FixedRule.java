package org.mockserver.benchmark;

import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Indexed;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.RequestDefinition;

/** A rule without limits. */
record FixedRule(String id, long position, RequestDefinition definition, RequestPredicate predicate)
        implements Indexed {
    static FixedRule of(int number, HttpRequest definition) {
        return new FixedRule(
                "rule-" + number, number, definition, Matchers.compile(definition, MatchOptions.standard()));
    }

    @Override
    public int priority() {
        return 0;
    }

    @Override
    public boolean admit(RequestView request) {
        return true;
    }
}
