package org.mockserver.internal.match;

import java.util.Comparator;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.RequestDefinition;

/** A rule that admits or refuses once and for all. */
final class TestRule implements Indexed {

    static final Comparator<TestRule> ORDER =
            Comparator.comparingInt((TestRule rule) -> -rule.priority()).thenComparingLong(TestRule::position);

    private final String id;
    private final int priority;
    private final long position;
    private final RequestDefinition definition;
    private final RequestPredicate predicate;
    private final boolean admits;
    private int asked;

    TestRule(String id, int priority, long position, RequestDefinition definition, boolean admits) {
        this.id = id;
        this.priority = priority;
        this.position = position;
        this.definition = definition;
        this.predicate = Matchers.compile(definition, MatchOptions.standard());
        this.admits = admits;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public int priority() {
        return priority;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public RequestDefinition definition() {
        return definition;
    }

    @Override
    public RequestPredicate predicate() {
        return predicate;
    }

    @Override
    public boolean admit(RequestView request) {
        asked++;
        return admits;
    }

    /** How often the rule was asked to admit a request. */
    int asked() {
        return asked;
    }
}
