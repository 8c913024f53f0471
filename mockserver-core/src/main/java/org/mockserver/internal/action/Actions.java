package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Delay;
import org.mockserver.model.ExpectationStep;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;

/** Compiles the action of an expectation. */
public final class Actions {

    private Actions() {}

    /**
     * The action of an expectation: the one that answers, which is the primary one of several, with what is done before,
     * beside and after it.
     *
     * @param expectation its action is read now; later changes have no effect
     * @param options limits and sources
     * @return an immutable action
     * @throws WireException if there is no action or it cannot be performed, naming the place
     */
    public static Action compile(Expectation expectation, ActionOptions options) {
        List<ExpectationStep> steps = expectation.getSteps();
        ActionKind chosen = chosen(expectation);
        if (chosen == null && steps != null) {
            return SurroundedAction.around(SurroundedAction.ofSteps(steps, options), List.of(), expectation, options);
        }
        if (chosen == null) {
            throw new WireException("$", "an expectation needs an action, for example httpResponse");
        }
        List<Action> beside = new ArrayList<>();
        for (ActionKind kind : ActionKind.TABLE) {
            if (kind != chosen && kind.actsBeside() && kind.isGiven(expectation)) {
                beside.add(kind.compiler().compile(expectation, options));
            }
        }
        return SurroundedAction.around(answering(chosen, expectation, options), beside, expectation, options);
    }

    /* The one action that an expectation has. */
    static Action compileAlone(Expectation expectation, String place, ActionOptions options) {
        ActionKind chosen = chosen(expectation);
        if (chosen == null) {
            throw new WireException(place, "has nothing to do");
        }
        return answering(chosen, expectation, options);
    }

    private static @Nullable ActionKind chosen(Expectation expectation) {
        ActionKind chosen = null;
        for (ActionKind kind : ActionKind.TABLE) {
            if (kind.isGiven(expectation) && (chosen == null || kind.isPrimary(expectation))) {
                chosen = kind;
            }
        }
        return chosen;
    }

    /* With a delay that a template renders before anything else. */
    private static Action answering(ActionKind chosen, Expectation expectation, ActionOptions options) {
        Action action = chosen.compiler().compile(expectation, options);
        org.mockserver.model.Action<?> spec = expectation.getAction();
        Delay delay = spec == null ? null : spec.getDelay();
        return delay == null || !delay.hasTemplate()
                ? action
                : TemplateDelayAction.around(action, delay, "$." + chosen.key() + ".delay", options);
    }

    /**
     * A response that is sent once. Its delay and its connection options have no effect.
     *
     * @param spec given by a client
     * @return with its body encoded
     * @throws WireException if it cannot be sent, naming the place
     */
    public static OutgoingResponse response(HttpResponse spec) {
        if (spec.getBody() instanceof FileBody) {
            throw new WireException("$.body", "a file cannot be sent here");
        }
        return ResponseCompiler.compile(spec, "$", Framing.ORDINARY);
    }
}
