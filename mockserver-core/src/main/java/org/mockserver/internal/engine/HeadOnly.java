package org.mockserver.internal.engine;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchIndex;

/** Decides about requests of which only the head has arrived. */
final class HeadOnly {

    private HeadOnly() {}

    /**
     * The rule that answers already now, admitted. Only rules that ask for it may answer on the head alone; the first
     * live rule in order that the head does not rule out decides, so that a rule that needs the body keeps its turn.
     *
     * @return null if the body has to be waited for
     */
    static @Nullable Rule taker(RequestView head, MatchIndex<Rule> rules) {
        for (Rule rule : rules.inOrder()) {
            if (rule.answersBeforeBody()) {
                if (rule.predicate().test(head) && rule.admit(head)) {
                    return rule;
                }
            } else if (rule.predicate().mayMatch(head) && rule.admission().alive()) {
                return null;
            }
        }
        return null;
    }
}
