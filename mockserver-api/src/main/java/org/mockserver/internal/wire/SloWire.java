package org.mockserver.internal.wire;

import org.mockserver.slo.SloCriteria;
import org.mockserver.slo.SloVerdict;

/** What services must reach, and whether they did, as JSON. */
public final class SloWire {

    private SloWire() {}

    /** The pretty text of criteria; what is unset is left out. */
    public static String write(SloCriteria criteria) {
        return Json.pretty(SloCodec.write(criteria));
    }

    /**
     * Reads what a server, perhaps of another version, answered; what is not known is passed over.
     *
     * @throws WireException with everything that is wrong
     */
    public static SloVerdict readVerdict(String json) {
        Problems problems = Problems.ofAccepted();
        SloVerdict verdict = SloCodec.readVerdict(At.root(problems, Json.parse(json)));
        problems.throwIfAny();
        return verdict;
    }
}
