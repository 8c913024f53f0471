package org.mockserver.internal.action;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpResponse;

/**
 * One kind of action.
 *
 * @param key the field of the expectation
 * @param actsBeside whether the action has an effect even if nobody gets its answer
 * @param spec what an expectation says of it, null when it has no action of this kind
 * @param compiler makes the action; asked only when there is one
 */
record ActionKind(
        String key,
        boolean actsBeside,
        Function<Expectation, org.mockserver.model.@Nullable Action<?>> spec,
        Compiler compiler) {

    /* A list of responses makes a single response beside it irrelevant. */
    static final List<ActionKind> TABLE = List.of(
            answers("httpResponses", ActionKind::firstOfList, ResponseListAction::compile),
            answers("httpResponse", ActionKind::onlyResponse, ActionKind::response),
            acts("httpResponseTemplate", Expectation::getHttpResponseTemplate, TemplateResponseAction::compile),
            answers("httpError", Expectation::getHttpError, ActionKind::error),
            acts("httpForward", Expectation::getHttpForward, ForwardAction::compile),
            acts("httpForwardTemplate", Expectation::getHttpForwardTemplate, TemplateForwardAction::compile),
            acts("httpForwardWithFallback", Expectation::getHttpForwardWithFallback, FallbackAction::compile),
            acts("httpForwardValidateAction", Expectation::getHttpForwardValidateAction, ValidateAction::compile),
            acts("httpOverrideForwardedRequest", Expectation::getHttpOverrideForwardedRequest, OverrideAction::compile),
            acts(
                    "httpResponseObjectCallback",
                    Expectation::getHttpResponseObjectCallback,
                    ResponseCallbackAction::compile),
            acts(
                    "httpForwardObjectCallback",
                    Expectation::getHttpForwardObjectCallback,
                    ForwardCallbackAction::compile),
            acts("httpResponseClassCallback", Expectation::getHttpResponseClassCallback, ClassResponseAction::compile),
            acts("httpForwardClassCallback", Expectation::getHttpForwardClassCallback, ClassForwardAction::compile),
            answers("httpSseResponse", Expectation::getHttpSseResponse, SseAction::compile),
            answers("httpWebSocketResponse", Expectation::getHttpWebSocketResponse, WebSocketAction::compile),
            answers("binaryResponse", Expectation::getBinaryResponse, BinaryAction::compile));

    /** Makes an action of one kind. */
    @FunctionalInterface
    interface Compiler {

        /** The compiled action; a {@link WireException} names what cannot be performed. */
        Action compile(Expectation expectation, ActionOptions options);
    }

    private static ActionKind answers(
            String key, Function<Expectation, org.mockserver.model.@Nullable Action<?>> spec, Compiler compiler) {
        return new ActionKind(key, false, spec, compiler);
    }

    private static ActionKind acts(
            String key, Function<Expectation, org.mockserver.model.@Nullable Action<?>> spec, Compiler compiler) {
        return new ActionKind(key, true, spec, compiler);
    }

    boolean isGiven(Expectation expectation) {
        return spec.apply(expectation) != null;
    }

    boolean isPrimary(Expectation expectation) {
        org.mockserver.model.Action<?> given = spec.apply(expectation);
        return given != null && given.isPrimary();
    }

    static List<HttpResponse> responses(Expectation expectation) {
        List<HttpResponse> list = expectation.getHttpResponses();
        return list == null ? List.of() : list;
    }

    private static @Nullable HttpResponse firstOfList(Expectation expectation) {
        List<HttpResponse> list = responses(expectation);
        return list.isEmpty() ? null : list.get(0);
    }

    private static @Nullable HttpResponse onlyResponse(Expectation expectation) {
        return responses(expectation).isEmpty() ? expectation.getHttpResponse() : null;
    }

    private static Action response(Expectation expectation, ActionOptions options) {
        return ResponseAction.compile(Objects.requireNonNull(expectation.getHttpResponse()), "$.httpResponse", options);
    }

    private static Action error(Expectation expectation, ActionOptions options) {
        return ErrorAction.compile(Objects.requireNonNull(expectation.getHttpError()), options);
    }
}
