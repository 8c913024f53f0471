package org.mockserver.serialization.model;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** A frame of a stream that waits until somebody has decided about it. */
public class PausedStreamFrameDTO extends ValueObject {
    private @Nullable String correlationId;
    private @Nullable String streamId;
    private int sequenceNumber;
    private @Nullable String direction;
    private @Nullable String phase;
    private @Nullable String body;
    private @Nullable String requestMethod;
    private @Nullable String requestPath;
    private @Nullable String breakpointId;
    private @Nullable Long requestTimestamp;

    /** Nothing is said yet. */
    public PausedStreamFrameDTO() {}

    /** The name of this frame, which the decision repeats. */
    public @Nullable String getCorrelationId() {
        return correlationId;
    }

    /** Sets the name of this frame. */
    public PausedStreamFrameDTO setCorrelationId(@Nullable String correlationId) {
        this.correlationId = correlationId;
        return this;
    }

    /** The same for all frames of a stream. */
    public @Nullable String getStreamId() {
        return streamId;
    }

    /** Sets the name of the stream. */
    public PausedStreamFrameDTO setStreamId(@Nullable String streamId) {
        this.streamId = streamId;
        return this;
    }

    /** How many frames of the stream came before. */
    public int getSequenceNumber() {
        return sequenceNumber;
    }

    /** Sets how many frames of the stream came before. */
    public PausedStreamFrameDTO setSequenceNumber(int sequenceNumber) {
        this.sequenceNumber = sequenceNumber;
        return this;
    }

    /** {@code OUTBOUND} on the way to the caller, {@code INBOUND} on the way from it. */
    public @Nullable String getDirection() {
        return direction;
    }

    /** Sets the direction. */
    public PausedStreamFrameDTO setDirection(@Nullable String direction) {
        this.direction = direction;
        return this;
    }

    /** The {@link org.mockserver.mock.breakpoint.BreakpointPhase} by its name. */
    public @Nullable String getPhase() {
        return phase;
    }

    /** Sets the phase. */
    public PausedStreamFrameDTO setPhase(@Nullable String phase) {
        this.phase = phase;
        return this;
    }

    /** The bytes of the frame in base64; for server-sent events one whole event. */
    public @Nullable String getBody() {
        return body;
    }

    /** Sets the bytes, in base64. */
    public PausedStreamFrameDTO setBody(@Nullable String body) {
        this.body = body;
        return this;
    }

    /** The method of the request. */
    public @Nullable String getRequestMethod() {
        return requestMethod;
    }

    /** Sets the method of the request. */
    public PausedStreamFrameDTO setRequestMethod(@Nullable String requestMethod) {
        this.requestMethod = requestMethod;
        return this;
    }

    /** The path of the request. */
    public @Nullable String getRequestPath() {
        return requestPath;
    }

    /** Sets the path of the request. */
    public PausedStreamFrameDTO setRequestPath(@Nullable String requestPath) {
        this.requestPath = requestPath;
        return this;
    }

    /** The breakpoint that holds the frame. */
    public @Nullable String getBreakpointId() {
        return breakpointId;
    }

    /** Sets the breakpoint. */
    public PausedStreamFrameDTO setBreakpointId(@Nullable String breakpointId) {
        this.breakpointId = breakpointId;
        return this;
    }

    /** When the request came, in milliseconds since 1970. */
    public @Nullable Long getRequestTimestamp() {
        return requestTimestamp;
    }

    /** Sets when the request came, in milliseconds since 1970. */
    public PausedStreamFrameDTO setRequestTimestamp(@Nullable Long requestTimestamp) {
        this.requestTimestamp = requestTimestamp;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "correlationId",
            correlationId,
            "streamId",
            streamId,
            "sequenceNumber",
            sequenceNumber,
            "direction",
            direction,
            "phase",
            phase,
            "body",
            body,
            "requestMethod",
            requestMethod,
            "requestPath",
            requestPath,
            "breakpointId",
            breakpointId,
            "requestTimestamp",
            requestTimestamp
        };
    }
}
