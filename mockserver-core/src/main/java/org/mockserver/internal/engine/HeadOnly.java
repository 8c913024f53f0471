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
    static @Nullable Rule taker(RequestView head, RuleStore.Snapshot rules) {
        return anyMatches(head, rules.onHead()) ? first(head, rules.index()) : null;
    }

    /* The body decides about most requests with one; they should not be compared with all rules twice. */
    private static boolean anyMatches(RequestView head, MatchIndex<Rule> onHead) {
        for (MatchIndex.Candidate<Rule> candidate : onHead.candidates(head)) {
            if (candidate.rule().predicate().test(head)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Rule first(RequestView head, MatchIndex<Rule> rules) {
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
