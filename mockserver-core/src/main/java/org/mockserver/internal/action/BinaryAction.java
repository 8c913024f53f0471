package org.mockserver.internal.action;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.BinaryAnswer.Forwarding;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryResponse;

/** Answers messages that are not HTTP: {@code binaryResponse}. */
final class BinaryAction implements Action {

    /* An alternative in the definition of the expectation may be one of HTTP. */
    private static final OutgoingResponse NOT_FOR_HTTP = OutgoingResponse.status(501)
            .defaultContentType("text/plain; charset=utf-8")
            .body("the matched expectation's BINARY_RESPONSE action cannot answer an HTTP request")
            .build();

    private final BinaryAnswer answer;
    private final Pause delay;

    private BinaryAction(BinaryAnswer answer, Pause delay) {
        this.answer = answer;
        this.delay = delay;
    }

    static BinaryAction compile(Expectation expectation, ActionOptions options) {
        BinaryResponse spec = Objects.requireNonNull(expectation.getBinaryResponse());
        byte[] bytes = spec.getBinaryData();
        return new BinaryAction(
                new BinaryAnswer(bytes == null ? new byte[0] : bytes, forwarding(spec.getUpstream())),
                Pauses.of(spec.getDelay(), "$.binaryResponse.delay", options.random()));
    }

    private static Forwarding forwarding(BinaryResponse.@Nullable Upstream upstream) {
        if (upstream == null) {
            return Forwarding.NONE;
        }
        return switch (upstream) {
            case ANSWER_ONLY -> Forwarding.NONE;
            case ANSWER_AND_FORWARD -> Forwarding.ALSO;
            case FORWARD_AND_REPLACE -> Forwarding.FIRST;
        };
    }

    @Override
    public void serve(ActionCall call) {
        if (call.request().isBinary()) {
            call.send(answer, delay.nanos());
        } else {
            call.answer(NOT_FOR_HTTP, delay.nanos());
        }
    }
}
