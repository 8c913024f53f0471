package org.mockserver.serialization.model;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** What becomes of a frame that waits. */
public class StreamFrameDecisionDTO extends ValueObject {
    private @Nullable String correlationId;
    private @Nullable String action;
    private @Nullable String body;

    /** Nothing is said yet. */
    public StreamFrameDecisionDTO() {}

    /** The name of the frame; the client sets it when it is missing. */
    public @Nullable String getCorrelationId() {
        return correlationId;
    }

    /** Sets the name of the frame. */
    public StreamFrameDecisionDTO setCorrelationId(@Nullable String correlationId) {
        this.correlationId = correlationId;
        return this;
    }

    /** {@code CONTINUE} sends the frame, {@code MODIFY} another one in its place, {@code DROP} none, {@code INJECT} another one after it, {@code CLOSE} ends the stream before it. */
    public @Nullable String getAction() {
        return action;
    }

    /** Sets what to do. */
    public StreamFrameDecisionDTO setAction(@Nullable String action) {
        this.action = action;
        return this;
    }

    /** The bytes of the other frame in base64, or null. */
    public @Nullable String getBody() {
        return body;
    }

    /** Sets the bytes of the other frame, in base64. */
    public StreamFrameDecisionDTO setBody(@Nullable String body) {
        this.body = body;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"correlationId", correlationId, "action", action, "body", body};
    }
}
