package org.mockserver.internal.action;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpResponse;

/**
 * One kind of action.
 *
 * @param key the field of the expectation
 * @param given whether an expectation has an action of this kind
 * @param primary whether that action is marked as the one that answers
 * @param compiler makes the action; asked only when there is one
 */
record ActionKind(String key, Predicate<Expectation> given, Predicate<Expectation> primary, Compiler compiler) {

    /* A list of responses makes a single response beside it irrelevant. */
    static final List<ActionKind> TABLE = List.of(
            new ActionKind(
                    "httpResponses",
                    ActionKind::hasList,
                    expectation -> responses(expectation).get(0).isPrimary(),
                    ResponseListAction::compile),
            new ActionKind(
                    "httpResponse",
                    expectation -> expectation.getHttpResponse() != null && !hasList(expectation),
                    expectation -> response(expectation).isPrimary(),
                    (expectation, options) -> ResponseAction.compile(response(expectation), "$.httpResponse", options)),
            new ActionKind(
                    "httpResponseTemplate",
                    expectation -> expectation.getHttpResponseTemplate() != null,
                    expectation -> isPrimary(expectation.getHttpResponseTemplate()),
                    TemplateResponseAction::compile),
            new ActionKind(
                    "httpError",
                    expectation -> expectation.getHttpError() != null,
                    expectation -> error(expectation).isPrimary(),
                    (expectation, options) -> ErrorAction.compile(error(expectation), options)),
            new ActionKind(
                    "httpForward",
                    expectation -> expectation.getHttpForward() != null,
                    expectation -> isPrimary(expectation.getHttpForward()),
                    ForwardAction::compile),
            new ActionKind(
                    "httpForwardTemplate",
                    expectation -> expectation.getHttpForwardTemplate() != null,
                    expectation -> isPrimary(expectation.getHttpForwardTemplate()),
                    TemplateForwardAction::compile),
            new ActionKind(
                    "httpForwardWithFallback",
                    expectation -> expectation.getHttpForwardWithFallback() != null,
                    expectation -> isPrimary(expectation.getHttpForwardWithFallback()),
                    FallbackAction::compile),
            new ActionKind(
                    "httpForwardValidateAction",
                    expectation -> expectation.getHttpForwardValidateAction() != null,
                    expectation -> isPrimary(expectation.getHttpForwardValidateAction()),
                    ValidateAction::compile),
            new ActionKind(
                    "httpOverrideForwardedRequest",
                    expectation -> expectation.getHttpOverrideForwardedRequest() != null,
                    expectation -> isPrimary(expectation.getHttpOverrideForwardedRequest()),
                    OverrideAction::compile),
            new ActionKind(
                    "httpResponseObjectCallback",
                    expectation -> expectation.getHttpResponseObjectCallback() != null,
                    expectation -> isPrimary(expectation.getHttpResponseObjectCallback()),
                    ResponseCallbackAction::compile),
            new ActionKind(
                    "httpForwardObjectCallback",
                    expectation -> expectation.getHttpForwardObjectCallback() != null,
                    expectation -> isPrimary(expectation.getHttpForwardObjectCallback()),
                    ForwardCallbackAction::compile),
            new ActionKind(
                    "httpResponseClassCallback",
                    expectation -> expectation.getHttpResponseClassCallback() != null,
                    expectation -> isPrimary(expectation.getHttpResponseClassCallback()),
                    ClassResponseAction::compile),
            new ActionKind(
                    "httpForwardClassCallback",
                    expectation -> expectation.getHttpForwardClassCallback() != null,
                    expectation -> isPrimary(expectation.getHttpForwardClassCallback()),
                    ClassForwardAction::compile),
            new ActionKind(
                    "httpSseResponse",
                    expectation -> expectation.getHttpSseResponse() != null,
                    expectation -> isPrimary(expectation.getHttpSseResponse()),
                    SseAction::compile),
            new ActionKind(
                    "httpWebSocketResponse",
                    expectation -> expectation.getHttpWebSocketResponse() != null,
                    expectation -> isPrimary(expectation.getHttpWebSocketResponse()),
                    WebSocketAction::compile),
            new ActionKind(
                    "binaryResponse",
                    expectation -> expectation.getBinaryResponse() != null,
                    expectation -> isPrimary(expectation.getBinaryResponse()),
                    BinaryAction::compile));

    /** Makes an action of one kind. */
    @FunctionalInterface
    interface Compiler {

        /** The compiled action; a {@link WireException} names what cannot be performed. */
        Action compile(Expectation expectation, ActionOptions options);
    }

    /* Whether the action has an effect even if nobody gets its answer. */
    boolean actsBeside() {
        return !key.equals("httpResponse")
                && !key.equals("httpResponses")
                && !key.equals("httpError")
                && !key.equals("httpSseResponse")
                && !key.equals("httpWebSocketResponse")
                && !key.equals("binaryResponse");
    }

    private static boolean hasList(Expectation expectation) {
        List<HttpResponse> list = expectation.getHttpResponses();
        return list != null && !list.isEmpty();
    }

    static List<HttpResponse> responses(Expectation expectation) {
        List<HttpResponse> list = expectation.getHttpResponses();
        return list == null ? List.of() : list;
    }

    private static HttpResponse response(Expectation expectation) {
        HttpResponse response = expectation.getHttpResponse();
        return response == null ? new HttpResponse() : response;
    }

    private static boolean isPrimary(org.mockserver.model.@Nullable Action<?> spec) {
        return spec != null && spec.isPrimary();
    }

    private static HttpError error(Expectation expectation) {
        HttpError error = expectation.getHttpError();
        return error == null ? new HttpError() : error;
    }
}
