package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.model.RequestDefinition;

/** Says about a combined definition what its decisive part says about itself. */
final class Explanations {

    private static final String FIELD = "request";

    private Explanations() {}

    /**
     * The results of the part, corrected where the whole decided otherwise: when it matched every field holds, and when
     * the part held but the whole was negated, the request as such differs.
     */
    static List<FieldResult> of(
            List<FieldResult> part, boolean matched, String what, RequestDefinition spec, RequestView request) {
        List<FieldResult> results = new ArrayList<>();
        boolean differs = false;
        for (FieldResult result : part) {
            results.add(matched ? new FieldResult(result.field(), true, List.of()) : result);
            differs |= !result.matched();
        }
        if (!matched && !differs) {
            String found = request.toString();
            results.add(new FieldResult(FIELD, false, List.of(Difference.of(what, RequestWire.write(spec), found))));
        }
        return results;
    }
}
