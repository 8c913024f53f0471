package org.mockserver.internal.engine;

import org.mockserver.internal.state.Scenarios;
import org.mockserver.matchers.Times;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two requests want the one time that is left. */
@JCStressTest
@Outcome(
        id = {"1, 0", "0, 1"},
        expect = Expect.ACCEPTABLE,
        desc = "One request has the time.")
@Outcome(expect = Expect.FORBIDDEN, desc = "The time was lost or taken twice.")
@State
public class LastTimeStress {

    private static final Scenarios SCENARIOS = StressParts.scenarios();

    private final Admission admission = new Admission(
            StressParts.expectation("id", Times.exactly(1)), "X-Namespace", StressParts.CLOCK, SCENARIOS);

    /** One request. */
    @Actor
    public void first(II_Result result) {
        result.r1 = admission.admit(StressParts.request()) ? 1 : 0;
    }

    /** Another one. */
    @Actor
    public void second(II_Result result) {
        result.r2 = admission.admit(StressParts.request()) ? 1 : 0;
    }
}
