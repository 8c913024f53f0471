package org.mockserver.internal.wire;

import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** The tables of frames that are held, and of the decisions about them. */
final class FrameCodec {

    static final ObjectCodec<PausedStreamFrameDTO> FRAME = new ObjectCodec<PausedStreamFrameDTO>()
            .row("body", (frame, at) -> frame.setBody(at.text()), frame -> Write.text(frame.getBody()))
            .row(
                    "breakpointId",
                    (frame, at) -> frame.setBreakpointId(at.text()),
                    frame -> Write.text(frame.getBreakpointId()))
            .row(
                    "correlationId",
                    (frame, at) -> frame.setCorrelationId(at.text()),
                    frame -> Write.text(frame.getCorrelationId()))
            .row("direction", (frame, at) -> frame.setDirection(at.text()), frame -> Write.text(frame.getDirection()))
            .row("phase", (frame, at) -> frame.setPhase(at.text()), frame -> Write.text(frame.getPhase()))
            .row(
                    "requestMethod",
                    (frame, at) -> frame.setRequestMethod(at.text()),
                    frame -> Write.text(frame.getRequestMethod()))
            .row(
                    "requestPath",
                    (frame, at) -> frame.setRequestPath(at.text()),
                    frame -> Write.text(frame.getRequestPath()))
            .row(
                    "requestTimestamp",
                    (frame, at) -> frame.setRequestTimestamp(at.longInteger()),
                    frame -> Write.number(frame.getRequestTimestamp()))
            .row("sequenceNumber", FrameCodec::readNumber, frame -> Write.number(frame.getSequenceNumber()))
            .row("streamId", (frame, at) -> frame.setStreamId(at.text()), frame -> Write.text(frame.getStreamId()));

    static final ObjectCodec<StreamFrameDecisionDTO> DECISION = new ObjectCodec<StreamFrameDecisionDTO>()
            .row(
                    "action",
                    (decision, at) -> decision.setAction(at.text()),
                    decision -> Write.text(decision.getAction()))
            .row("body", (decision, at) -> decision.setBody(at.text()), decision -> Write.text(decision.getBody()))
            .row(
                    "correlationId",
                    (decision, at) -> decision.setCorrelationId(at.text()),
                    decision -> Write.text(decision.getCorrelationId()));

    private FrameCodec() {}

    private static void readNumber(PausedStreamFrameDTO frame, At at) {
        Integer number = at.integer();
        frame.setSequenceNumber(number == null ? 0 : number);
    }
}
