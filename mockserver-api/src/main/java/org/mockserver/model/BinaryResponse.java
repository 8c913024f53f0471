package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An action that answers a message that is not HTTP with bytes. */
public class BinaryResponse extends Action<BinaryResponse> {

    private byte @Nullable [] binaryData;
    private @Nullable Upstream upstream;

    /** What the server behind gets to see of the message, if there is one. */
    public enum Upstream {
        /** Nothing. */
        ANSWER_ONLY,
        /** The message; the client is answered at once, and what the server says to the message is dropped. */
        ANSWER_AND_FORWARD,
        /** The message; the client is answered when the server would have, and what that says is dropped. */
        FORWARD_AND_REPLACE
    }

    /** An answer without bytes. */
    public static BinaryResponse binaryResponse() {
        return new BinaryResponse();
    }

    /** An answer of these bytes. */
    public static BinaryResponse binaryResponse(byte @Nullable [] binaryData) {
        return new BinaryResponse().withBinaryData(binaryData);
    }

    @Override
    public Type getType() {
        return Type.BINARY_RESPONSE;
    }

    /** Sets the bytes, which are copied; null for none. */
    public BinaryResponse withBinaryData(byte @Nullable [] binaryData) {
        this.binaryData = binaryData == null ? null : binaryData.clone();
        return this;
    }

    /** A copy of the bytes, or null. */
    public byte @Nullable [] getBinaryData() {
        return binaryData == null ? null : binaryData.clone();
    }

    /** Sets what the server behind gets to see; null for nothing. */
    public BinaryResponse withUpstream(@Nullable Upstream upstream) {
        this.upstream = upstream;
        return this;
    }

    /** What the server behind gets to see; null if unset. */
    public @Nullable Upstream getUpstream() {
        return upstream;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "binaryData", binaryData, "upstream", upstream);
    }
}
