package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;

/** Collects the rules that a request is compared with, and how each was found. */
final class Candidates<R extends Indexed> {

    private final List<MatchIndex.Candidate<R>> found = new ArrayList<>();

    void add(R rule, String source) {
        boolean known = found.stream().anyMatch(candidate -> candidate.rule() == rule);
        if (!known) {
            found.add(new MatchIndex.Candidate<>(rule, source));
        }
    }

    List<MatchIndex.Candidate<R>> inOrder() {
        found.sort((a, b) -> RuleSequence.compare(a.rule(), b.rule()));
        return List.copyOf(found);
    }

    /** The source of the rules behind one more branch. */
    static String source(String outer, Place place) {
        return outer.isEmpty() ? place.display() : outer + ", " + place.display();
    }
}
