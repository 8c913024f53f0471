package org.mockserver.internal.wire;

import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardValidateAction;
import tools.jackson.databind.JsonNode;

/** The table of the action that passes on what fits a specification. */
final class ValidateCodec {

    private static final int MAX_PORT = 65535;

    private static final ObjectCodec<HttpForwardValidateAction> ROWS = new ObjectCodec<HttpForwardValidateAction>()
            .row(
                    "delay",
                    (action, at) -> action.withDelay(DelayCodec.read(at)),
                    action -> Write.ifSet(action.getDelay(), DelayCodec::write))
            .row("host", (action, at) -> action.withHost(at.text()), action -> Write.text(action.getHost()))
            .row(
                    "port",
                    (action, at) -> action.withPort(at.integer(0, MAX_PORT)),
                    action -> Write.number(action.getPort()))
            .row(
                    "primary",
                    (action, at) -> action.withPrimary(Boolean.TRUE.equals(at.bool())),
                    action -> Write.flag(action.isPrimary()))
            .row(
                    "scheme",
                    (action, at) -> action.withScheme(at.oneOf(HttpForward.Scheme.class)),
                    action -> Write.constant(action.getScheme()))
            .row(
                    "specUrlOrPayload",
                    (action, at) -> action.withSpecUrlOrPayload(OpenApiCodec.readSpecification(at)),
                    action -> OpenApiCodec.writeSpecification(action.getSpecUrlOrPayload()))
            .row(
                    "validateRequest",
                    (action, at) -> action.withValidateRequest(at.bool()),
                    action -> Write.bool(action.getValidateRequest()))
            .row(
                    "validateResponse",
                    (action, at) -> action.withValidateResponse(at.bool()),
                    action -> Write.bool(action.getValidateResponse()))
            .row(
                    "validationMode",
                    (action, at) -> action.withValidationMode(at.oneOf(HttpForwardValidateAction.ValidationMode.class)),
                    action -> Write.constant(action.getValidationMode()));

    private ValidateCodec() {}

    static HttpForwardValidateAction read(At at) {
        HttpForwardValidateAction action = ROWS.read(at, new HttpForwardValidateAction());
        require(at, "specUrlOrPayload");
        require(at, "host");
        return action;
    }

    private static void require(At at, String member) {
        if (at.node().isObject() && at.member(member).isAbsent()) {
            at.problem(member + " is required");
        }
    }

    static JsonNode write(HttpForwardValidateAction action) {
        return ROWS.write(action);
    }
}
