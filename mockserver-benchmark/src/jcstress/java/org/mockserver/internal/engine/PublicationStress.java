package org.mockserver.internal.engine;

import java.util.List;
import org.mockserver.matchers.Times;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A request arrives while a batch of two expectations is stored: it sees none or both, and those completely. */
@JCStressTest
@Outcome(id = "0, 0", expect = Expect.ACCEPTABLE, desc = "Before the change.")
@Outcome(id = "2, 1", expect = Expect.ACCEPTABLE, desc = "After the change.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A part of the change.")
@State
public class PublicationStress {

    private final RuleStore store = new RuleStore(StressParts.compiler(StressParts.scenarios()), 10);

    /** The control plane. */
    @Actor
    public void store() {
        store.upsert(List.of(
                StressParts.expectation("first", Times.unlimited()),
                StressParts.expectation("second", Times.unlimited())));
    }

    /** The event loop. */
    @Actor
    public void serve(II_Result result) {
        RuleStore.Snapshot snapshot = store.snapshot();
        result.r1 = snapshot.index().size();
        Rule rule = snapshot.index().first(StressParts.request());
        boolean whole = rule != null
                && rule.id().equals("first")
                && rule.position() == 0
                && rule.action() != null
                && rule.storedIn(snapshot.version());
        result.r2 = rule == null ? 0 : whole ? 1 : -1;
    }
}
