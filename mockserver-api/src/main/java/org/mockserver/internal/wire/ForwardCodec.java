package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardWithFallback;
import tools.jackson.databind.JsonNode;

/** The tables of the actions that pass requests on. */
final class ForwardCodec {

    private static final int MAX_PORT = 65535;

    private static final ObjectCodec<HttpForward> FORWARD = new ObjectCodec<HttpForward>()
            .row(
                    "delay",
                    (forward, at) -> forward.withDelay(DelayCodec.read(at)),
                    forward -> Write.ifSet(forward.getDelay(), DelayCodec::write))
            .row("host", (forward, at) -> forward.withHost(at.text()), forward -> Write.text(forward.getHost()))
            .row(
                    "port",
                    (forward, at) -> forward.withPort(at.integer(0, MAX_PORT)),
                    forward -> Write.number(forward.getPort()))
            .row(
                    "primary",
                    (forward, at) -> forward.withPrimary(Boolean.TRUE.equals(at.bool())),
                    forward -> Write.flag(forward.isPrimary()))
            .row(
                    "scheme",
                    (forward, at) -> forward.withScheme(at.oneOf(HttpForward.Scheme.class)),
                    forward -> Write.constant(forward.getScheme()));

    private static final ObjectCodec<HttpForwardWithFallback> FALLBACK = new ObjectCodec<HttpForwardWithFallback>()
            .row(
                    "delay",
                    (action, at) -> action.withDelay(DelayCodec.read(at)),
                    action -> Write.ifSet(action.getDelay(), DelayCodec::write))
            .row(
                    "fallbackOnStatusCodes",
                    ForwardCodec::readStatuses,
                    action -> Write.ifSet(
                            action.getFallbackOnStatusCodes(),
                            statuses -> Write.array(statuses, status -> Json.ofPlainValue(status))))
            .row(
                    "fallbackOnTimeout",
                    (action, at) -> action.withFallbackOnTimeout(at.bool()),
                    action -> Write.bool(action.getFallbackOnTimeout()))
            .row(
                    "fallbackResponse",
                    (action, at) -> action.withFallback(ResponseCodec.read(at)),
                    action -> Write.ifSet(action.getFallback(), ResponseCodec::write))
            .row(
                    "httpForward",
                    (action, at) -> action.withForward(readForward(at)),
                    action -> Write.ifSet(action.getForward(), ForwardCodec::writeForward))
            .row(
                    "primary",
                    (action, at) -> action.withPrimary(Boolean.TRUE.equals(at.bool())),
                    action -> Write.flag(action.isPrimary()));

    private ForwardCodec() {}

    static HttpForwardWithFallback readFallback(At at) {
        HttpForwardWithFallback action = FALLBACK.read(at, new HttpForwardWithFallback());
        if (at.node().isObject() && at.member("httpForward").isAbsent()) {
            at.problem("httpForward is required");
        }
        if (at.node().isObject() && at.member("fallbackResponse").isAbsent()) {
            at.problem("fallbackResponse is required");
        }
        return action;
    }

    static JsonNode writeFallback(HttpForwardWithFallback action) {
        return FALLBACK.write(action);
    }

    private static void readStatuses(HttpForwardWithFallback action, At at) {
        if (!at.expectArray()) {
            return;
        }
        List<Integer> statuses = new ArrayList<>();
        for (At item : at.items()) {
            Integer status = item.integer();
            if (status != null) {
                statuses.add(status);
            }
        }
        action.withFallbackOnStatusCodes(statuses);
    }

    static HttpForward readForward(At at) {
        return FORWARD.read(at, new HttpForward());
    }

    static JsonNode writeForward(HttpForward forward) {
        return FORWARD.write(forward);
    }
}
