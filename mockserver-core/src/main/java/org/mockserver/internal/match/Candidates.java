package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Collects the rules that a request is compared with, and how each was found. */
final class Candidates<R extends Indexed> {

    private final Map<R, String> sources = new IdentityHashMap<>();

    void add(R rule, String source) {
        sources.putIfAbsent(rule, source);
    }

    List<MatchIndex.Candidate<R>> inOrder() {
        List<MatchIndex.Candidate<R>> found = new ArrayList<>(sources.size());
        sources.forEach((rule, source) -> found.add(new MatchIndex.Candidate<>(rule, source)));
        found.sort((a, b) -> RuleSequence.compare(a.rule(), b.rule()));
        return List.copyOf(found);
    }

    /** The source of the rules behind one more branch. */
    static String source(String outer, Place place) {
        return outer.isEmpty() ? place.display() : outer + ", " + place.display();
    }
}
