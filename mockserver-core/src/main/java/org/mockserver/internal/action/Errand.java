package org.mockserver.internal.action;

import org.mockserver.mock.Expectation;
import org.mockserver.model.AfterAction;
import org.mockserver.model.ExpectationStep;
import org.mockserver.model.FailurePolicy;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.SideAction;

/**
 * Something that is done beside an answer. It is an action like any other, performed on a call whose answer nobody gets.
 *
 * @param action what is done
 * @param delay time to wait first
 * @param blocking whether an answer that comes after it waits for it
 * @param timeout how long the answer waits; no time for the usual limits
 * @param failFast whether its failure takes the place of the answer
 */
record Errand(Action action, Pause delay, boolean blocking, Pause timeout, boolean failFast) {

    /** An action that is performed and forgotten. */
    static Errand of(Action action) {
        return new Errand(action, Pauses.NONE, false, Pauses.NONE, false);
    }

    /** Something before or after the answer. */
    static Errand of(AfterAction spec, String place, ActionOptions options) {
        return of(spec, action(spec, new Expectation(null), place, options), place, options);
    }

    /** A step that does not answer. */
    static Errand of(ExpectationStep spec, String place, ActionOptions options) {
        return of(spec, action(spec, stepAlone(spec), place, options), place, options);
    }

    private static Errand of(SideAction<?> spec, Action action, String place, ActionOptions options) {
        return new Errand(
                action,
                Pauses.of(spec.getDelay(), place + ".delay", options.random()),
                !Boolean.FALSE.equals(spec.getBlocking()),
                Pauses.of(spec.getTimeout(), place + ".timeout", options.random()),
                spec.getFailurePolicy() == FailurePolicy.FAIL_FAST);
    }

    /** The expectation that a step alone would be, but for webhooks and callbacks. */
    static Expectation stepAlone(ExpectationStep spec) {
        return new Expectation(null)
                .thenForward(spec.getHttpForward())
                .thenForward(spec.getHttpOverrideForwardedRequest())
                .thenRespond(spec.getHttpResponse())
                .thenError(spec.getHttpError());
    }

    /* What an expectation with this action alone would do. */
    static Action action(SideAction<?> spec, Expectation alone, String place, ActionOptions options) {
        HttpRequest webhook = spec.getHttpRequest();
        if (webhook != null) {
            return WebhookAction.compile(webhook, options);
        }
        return Actions.compileAlone(
                alone.thenRespond(spec.getHttpClassCallback())
                        .thenRespond(spec.getHttpObjectCallback())
                        .thenForward(spec.getHttpRequestTemplate()),
                place,
                options);
    }

    /**
     * Starts it.
     *
     * @param extraNanos time to wait before its own delay
     */
    void start(ActionCall call, long extraNanos, ActionCall.Outcome outcome) {
        ActionCall aside = call.aside(outcome);
        aside.later(extraNanos + delay.nanos(), () -> action.serve(aside));
    }
}
