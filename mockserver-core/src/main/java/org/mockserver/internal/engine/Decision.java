package org.mockserver.internal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;

/**
 * How the expectations of this moment decide about a request.
 *
 * @param candidates those that are compared with it, in the order in which they are tried
 * @param stored how many expectations there are; all others demand something that the request does not have
 */
public record Decision(List<Candidate> candidates, int stored) {

    /** Copies the candidates. */
    public Decision {
        candidates = List.copyOf(candidates);
    }

    /**
     * One expectation that is compared with the request.
     *
     * @param rule the expectation
     * @param source where the index found it
     * @param fields the outcome of each criterion, in evaluation order
     * @param refusal why it would not take the request although its definition matches; null if it would, perhaps by
     *     chance
     */
    public record Candidate(
            Rule rule,
            String source,
            List<FieldResult> fields,
            @Nullable String refusal) {

        /** Copies the fields. */
        public Candidate {
            fields = List.copyOf(fields);
        }

        /**
         * Whether every criterion holds.
         *
         * @return false if one does not
         */
        public boolean matches() {
            return fields.stream().allMatch(FieldResult::matched);
        }
    }

    /**
     * The expectation that would answer. One that takes only a part of the requests counts as taking this one.
     *
     * @return null if none would
     */
    public @Nullable Candidate winner() {
        for (Candidate candidate : candidates) {
            if (candidate.matches() && candidate.refusal() == null) {
                return candidate;
            }
        }
        return null;
    }
}
