package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Which of the stored rules have come to their end, known without asking all of them. */
final class Endings {

    /* Requests report a rule that they have used up; lifetimes are kept in the order in which they end. A report may be
     * about an earlier version of a rule, so what is due is looked at again by its id. */

    private static final Comparator<Rule> BY_END =
            Comparator.comparingLong(Endings::expiresAtMillis).thenComparingLong(Rule::position);

    // Added to by any thread.
    private final Queue<Rule> reported = new ConcurrentLinkedQueue<>();

    // Guarded by the lock of the store.
    private final NavigableSet<Rule> mortal = new TreeSet<>(BY_END);

    private static long expiresAtMillis(Rule rule) {
        return rule.admission().expiresAtMillis();
    }

    /** Takes care of a rule that is stored from now on. */
    void watch(Rule rule) {
        rule.reportTo(reported::add);
        if (expiresAtMillis(rule) != Long.MAX_VALUE) {
            mortal.add(rule);
        }
        if (rule.admission().usedUp()) {
            reported.add(rule);
        }
    }

    /** Forgets a rule that is stored no more. */
    void unwatch(Rule rule) {
        if (expiresAtMillis(rule) != Long.MAX_VALUE) {
            mortal.remove(rule);
        }
    }

    /** Ids of rules that may have ended since the last call. */
    List<String> due() {
        List<String> ids = new ArrayList<>(0);
        for (Rule rule = reported.poll(); rule != null; rule = reported.poll()) {
            ids.add(rule.id());
        }
        for (Rule rule : mortal) {
            if (rule.admission().alive()) {
                break;
            }
            ids.add(rule.id());
        }
        return ids;
    }
}
