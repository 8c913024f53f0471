package org.mockserver.internal.action;

import org.mockserver.internal.exchange.Framing;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Delay;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;

/** Compiles the action of an expectation. */
public final class Actions {

    private Actions() {}

    /**
     * The action that answers for an expectation. With several actions it is the primary one; the kinds known today have
     * no effect besides their answer, so that the others are left out.
     *
     * @param expectation its action is read now; later changes have no effect
     * @param options limits and sources
     * @return an immutable action
     * @throws WireException if there is no action or it cannot be performed, naming the place
     */
    public static Action compile(Expectation expectation, ActionOptions options) {
        ActionKind chosen = null;
        for (ActionKind kind : ActionKind.TABLE) {
            if (kind.given().test(expectation)
                    && (chosen == null || kind.primary().test(expectation))) {
                chosen = kind;
            }
        }
        if (chosen == null) {
            throw new WireException("$", "an expectation needs an action, for example httpResponse");
        }
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
