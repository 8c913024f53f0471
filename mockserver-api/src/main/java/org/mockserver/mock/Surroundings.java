package org.mockserver.mock;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.AfterAction;
import org.mockserver.model.BinaryResponse;
import org.mockserver.model.ExpectationStep;
import org.mockserver.model.HttpSseResponse;
import org.mockserver.model.HttpWebSocketResponse;

/** The part of an expectation that is about conversations: what happens before and after its answer, and streams. */
abstract class Surroundings extends OtherAnswers {

    private @Nullable List<AfterAction> beforeActions;
    private @Nullable List<AfterAction> afterActions;
    private @Nullable List<ExpectationStep> steps;
    private @Nullable HttpSseResponse httpSseResponse;
    private @Nullable HttpWebSocketResponse httpWebSocketResponse;
    private @Nullable BinaryResponse binaryResponse;

    /** Sets what is done before the answer, in order; null for nothing. */
    public Expectation withBeforeActions(@Nullable List<AfterAction> actions) {
        this.beforeActions = actions == null ? null : new ArrayList<>(actions);
        return self();
    }

    /** Sets what is done before the answer, in order. */
    public Expectation withBeforeActions(AfterAction... actions) {
        return withBeforeActions(List.of(actions));
    }

    /** Adds something that is done before the answer. */
    public Expectation withBeforeAction(AfterAction action) {
        beforeActions = with(beforeActions, action);
        return self();
    }

    /** What is done before the answer, in order; null if unset. */
    public @Nullable List<AfterAction> getBeforeActions() {
        return beforeActions;
    }

    /** Sets what is done after the answer; null for nothing. */
    public Expectation withAfterActions(@Nullable List<AfterAction> actions) {
        this.afterActions = actions == null ? null : new ArrayList<>(actions);
        return self();
    }

    /** Sets what is done after the answer. */
    public Expectation withAfterActions(AfterAction... actions) {
        return withAfterActions(List.of(actions));
    }

    /** Adds something that is done after the answer. */
    public Expectation withAfterAction(AfterAction action) {
        afterActions = with(afterActions, action);
        return self();
    }

    /** What is done after the answer; null if unset. */
    public @Nullable List<AfterAction> getAfterActions() {
        return afterActions;
    }

    /** Sets what is done in order, the answer among it; null for no steps. */
    public Expectation withSteps(@Nullable List<ExpectationStep> steps) {
        this.steps = steps == null ? null : new ArrayList<>(steps);
        return self();
    }

    /** Sets what is done in order, the answer among it. */
    public Expectation withSteps(ExpectationStep... steps) {
        return withSteps(List.of(steps));
    }

    /** What is done in order, the answer among it; null if unset. */
    public @Nullable List<ExpectationStep> getSteps() {
        return steps;
    }

    /** What is wrong with the steps; null if nothing is, or there are none. */
    public @Nullable String validateSteps() {
        if (steps == null) {
            return null;
        }
        if (steps.isEmpty()) {
            return "at least one step is required";
        }
        long responders = steps.stream().filter(ExpectationStep::isResponder).count();
        if (responders != 1) {
            return "exactly one step must be the responder, not " + responders;
        }
        for (ExpectationStep step : steps) {
            if (step.targets().size() != 1) {
                return "each step needs exactly one thing to do";
            }
            if (step.isResponder() && (step.getHttpRequest() != null || step.getHttpRequestTemplate() != null)) {
                return "a webhook cannot be the responder";
            }
            if (step.getHttpError() != null && steps.size() > 1) {
                return "an error must be the only step";
            }
        }
        return null;
    }

    /** Answers with a stream of events. */
    public Expectation thenRespondWithSse(@Nullable HttpSseResponse httpSseResponse) {
        this.httpSseResponse = httpSseResponse;
        return self();
    }

    /** The stream of events; null if unset. */
    public @Nullable HttpSseResponse getHttpSseResponse() {
        return httpSseResponse;
    }

    /** Accepts a WebSocket. */
    public Expectation thenRespondWithWebSocket(@Nullable HttpWebSocketResponse httpWebSocketResponse) {
        this.httpWebSocketResponse = httpWebSocketResponse;
        return self();
    }

    /** The conversation over a WebSocket; null if unset. */
    public @Nullable HttpWebSocketResponse getHttpWebSocketResponse() {
        return httpWebSocketResponse;
    }

    /** Answers a message that is not HTTP. */
    public Expectation thenRespondWithBinary(@Nullable BinaryResponse binaryResponse) {
        this.binaryResponse = binaryResponse;
        return self();
    }

    /** The answer to a message that is not HTTP; null if unset. */
    public @Nullable BinaryResponse getBinaryResponse() {
        return binaryResponse;
    }

    private static List<AfterAction> with(@Nullable List<AfterAction> known, AfterAction added) {
        List<AfterAction> actions = known == null ? new ArrayList<>() : known;
        actions.add(added);
        return actions;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "beforeActions", beforeActions,
            "afterActions", afterActions,
            "steps", steps,
            "httpSseResponse", httpSseResponse,
            "httpWebSocketResponse", httpWebSocketResponse,
            "binaryResponse", binaryResponse
        };
        return append(super.namedFields(), own);
    }
}
