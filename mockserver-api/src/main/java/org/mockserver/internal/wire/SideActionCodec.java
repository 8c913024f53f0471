package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.mock.Expectation;
import org.mockserver.model.AfterAction;
import org.mockserver.model.ExpectationStep;
import org.mockserver.model.FailurePolicy;
import org.mockserver.model.SideAction;
import tools.jackson.databind.JsonNode;

/** The tables of what is done before and after an answer, and of steps. */
final class SideActionCodec {

    private static final ObjectCodec<AfterAction> ACTION = webhook(callbacks(timing(new ObjectCodec<AfterAction>())));

    private static final ObjectCodec<ExpectationStep> STEP = step();

    private SideActionCodec() {}

    /* The rows before those of the targets, in alphabetical order. */
    private static <T extends SideAction<T>> ObjectCodec<T> timing(ObjectCodec<T> table) {
        return table.row(
                        "blocking",
                        (action, at) -> action.withBlocking(at.bool()),
                        action -> Write.bool(action.getBlocking()))
                .row(
                        "delay",
                        (action, at) -> action.withDelay(DelayCodec.read(at)),
                        action -> Write.ifSet(action.getDelay(), DelayCodec::write))
                .row(
                        "failurePolicy",
                        (action, at) -> action.withFailurePolicy(at.oneOf(FailurePolicy.class)),
                        action -> Write.constant(action.getFailurePolicy()));
    }

    private static <T extends SideAction<T>> ObjectCodec<T> callbacks(ObjectCodec<T> table) {
        return table.row(
                "httpClassCallback",
                (action, at) -> action.withHttpClassCallback(CallbackCodec.readClass(at)),
                action -> Write.ifSet(action.getHttpClassCallback(), CallbackCodec::write));
    }

    private static <T extends SideAction<T>> ObjectCodec<T> webhook(ObjectCodec<T> table) {
        return table.row(
                        "httpObjectCallback",
                        (action, at) -> action.withHttpObjectCallback(CallbackCodec.readObject(at)),
                        action -> Write.ifSet(action.getHttpObjectCallback(), CallbackCodec::write))
                .row(
                        "httpRequest",
                        (action, at) -> action.withHttpRequest(RequestCodec.readHttp(at)),
                        action -> Write.ifSet(action.getHttpRequest(), RequestCodec::write))
                .row(
                        "httpRequestTemplate",
                        (action, at) -> action.withHttpRequestTemplate(TemplateCodec.read(at)),
                        action -> Write.ifSet(action.getHttpRequestTemplate(), TemplateCodec::write))
                .row(
                        "timeout",
                        (action, at) -> action.withTimeout(DelayCodec.read(at)),
                        action -> Write.ifSet(action.getTimeout(), DelayCodec::write));
    }

    private static ObjectCodec<ExpectationStep> step() {
        ObjectCodec<ExpectationStep> table = callbacks(timing(new ObjectCodec<ExpectationStep>()));
        table.row(
                        "httpError",
                        (step, at) -> step.withHttpError(ErrorCodec.read(at)),
                        step -> Write.ifSet(step.getHttpError(), ErrorCodec::write))
                .row(
                        "httpForward",
                        (step, at) -> step.withHttpForward(ForwardCodec.readForward(at)),
                        step -> Write.ifSet(step.getHttpForward(), ForwardCodec::writeForward))
                .row(
                        "httpOverrideForwardedRequest",
                        (step, at) -> step.withHttpOverrideForwardedRequest(OverrideCodec.read(at)),
                        step -> Write.ifSet(step.getHttpOverrideForwardedRequest(), OverrideCodec::write))
                .row(
                        "httpResponse",
                        (step, at) -> step.withHttpResponse(ResponseCodec.read(at)),
                        step -> Write.ifSet(step.getHttpResponse(), ResponseCodec::write))
                .row("responder", (step, at) -> step.withResponder(at.bool()), step -> Write.bool(step.getResponder()));
        return webhook(table);
    }

    /** Reads an array of actions, or a single one. */
    static List<AfterAction> read(At at) {
        List<AfterAction> actions = new ArrayList<>();
        for (At item : at.node().isArray() ? at.items() : List.of(at)) {
            AfterAction action = ACTION.read(item, new AfterAction());
            if (item.node().isObject() && action.targets().size() != 1) {
                item.problem("exactly one of httpRequest, httpRequestTemplate, httpClassCallback and httpObjectCallback"
                        + " is required");
            }
            actions.add(action);
        }
        return actions;
    }

    static JsonNode write(List<AfterAction> actions) {
        return Write.array(actions, ACTION::write);
    }

    static void readSteps(Expectation expectation, At at) {
        if (!at.expectArray()) {
            return;
        }
        int before = at.problemCount();
        List<ExpectationStep> steps = new ArrayList<>();
        at.items().forEach(item -> steps.add(STEP.read(item, new ExpectationStep())));
        String wrong = expectation.withSteps(steps).validateSteps();
        if (wrong != null && at.problemCount() == before) {
            at.problem("invalid expectation steps: " + wrong);
        }
    }

    static JsonNode writeSteps(List<ExpectationStep> steps) {
        return Write.array(steps, STEP::write);
    }
}
