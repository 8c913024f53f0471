package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.AfterAction;
import org.mockserver.model.ExpectationStep;

/** An action with something to be done before, beside and after its answer. */
final class SurroundedAction implements Action {

    private static final int BAD_GATEWAY = 502;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final List<Errand> before;
    private final List<Errand> beside;
    private final Action main;
    private final List<Errand> after;

    private SurroundedAction(List<Errand> before, List<Errand> beside, Action main, List<Errand> after) {
        this.before = List.copyOf(before);
        this.beside = List.copyOf(beside);
        this.main = main;
        this.after = List.copyOf(after);
    }

    /**
     * The action itself if nothing surrounds it.
     *
     * @param beside actions of the expectation that do not answer
     */
    static Action around(Action main, List<Action> beside, Expectation expectation, ActionOptions options) {
        List<Errand> before = errands(expectation.getBeforeActions(), "$.beforeActions", options);
        List<Errand> after = errands(expectation.getAfterActions(), "$.afterActions", options);
        boolean alone = before.isEmpty() && beside.isEmpty() && after.isEmpty();
        return alone
                ? main
                : new SurroundedAction(before, beside.stream().map(Errand::of).toList(), main, after);
    }

    private static List<Errand> errands(@Nullable List<AfterAction> specs, String place, ActionOptions options) {
        List<Errand> errands = new ArrayList<>();
        for (int i = 0; specs != null && i < specs.size(); i++) {
            errands.add(Errand.of(specs.get(i), place + "[" + i + "]", options));
        }
        return errands;
    }

    /** The action that several steps amount to. */
    static Action ofSteps(List<ExpectationStep> steps, ActionOptions options) {
        List<Errand> before = new ArrayList<>();
        List<Errand> after = new ArrayList<>();
        Action main = null;
        for (int i = 0; i < steps.size(); i++) {
            ExpectationStep step = steps.get(i);
            String place = "$.steps[" + i + "]";
            if (step.isResponder()) {
                Pause delay = Pauses.of(step.getDelay(), place + ".delay", options.random());
                Action answer = Errand.action(step, Errand.stepAlone(step), place, options);
                main = call -> call.later(delay.nanos(), () -> answer.serve(call));
            } else {
                (main == null ? before : after).add(Errand.of(step, place, options));
            }
        }
        if (main == null) {
            throw new WireException("$.steps", "invalid expectation steps: exactly one step must be the responder");
        }
        return new SurroundedAction(before, List.of(), main, after);
    }

    @Override
    public void serve(ActionCall call) {
        goOn(call, 0);
    }

    /* From the errand with a number on. */
    private void goOn(ActionCall call, int next) {
        if (next == before.size()) {
            beside.forEach(errand -> errand.start(call, 0, new Logged(call, "an action")));
            main.serve(after.isEmpty() ? call : new ObservedCall(call, delayNanos -> follow(call, delayNanos)));
            return;
        }
        Errand errand = before.get(next);
        if (!errand.blocking()) {
            errand.start(call, 0, new Logged(call, "a before-action"));
            goOn(call, next + 1);
            return;
        }
        Turn turn = new Turn(call, errand, next);
        long limitNanos = errand.timeout().nanos();
        long waitNanos = limitNanos > 0 ? limitNanos : call.forwardRules().waitMillis() * NANOS_PER_MILLI;
        call.later(errand.delay().nanos() + waitNanos, turn::late);
        errand.start(call, 0, turn);
    }

    private void follow(ActionCall call, long delayNanos) {
        after.forEach(errand -> errand.start(call, delayNanos, new Logged(call, "an after-action")));
    }

    /** Failures that change nothing but the log. */
    private record Logged(ActionCall call, String what) implements ActionCall.Outcome {

        @Override
        public void done() {}

        @Override
        public void failed(String reason) {
            call.warn(what + " failed: " + reason, null);
        }
    }

    /** An errand that the answer waits for. */
    private final class Turn implements ActionCall.Outcome {

        private final ActionCall call;
        private final Errand errand;
        private final int number;
        private final AtomicBoolean over = new AtomicBoolean();

        Turn(ActionCall call, Errand errand, int number) {
            this.call = call;
            this.errand = errand;
            this.number = number;
        }

        void late() {
            failed("it did not end in time");
        }

        @Override
        public void done() {
            if (over.compareAndSet(false, true)) {
                call.later(0, () -> goOn(call, number + 1));
            }
        }

        @Override
        public void failed(String reason) {
            if (!over.compareAndSet(false, true)) {
                return;
            }
            if (errand.failFast()) {
                UserDecision.refuse(call, BAD_GATEWAY, "before-action failed: " + reason);
                return;
            }
            call.warn("a before-action failed: " + reason, null);
            call.later(0, () -> goOn(call, number + 1));
        }
    }
}
