package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Messages that are not HTTP: bytes that are compared as a whole. */
public class BinaryRequestDefinition extends RequestDefinition {

    private byte @Nullable [] binaryData;
    private @Nullable SocketAddress socketAddress;

    /** Any message. */
    public static BinaryRequestDefinition binaryRequest() {
        return new BinaryRequestDefinition();
    }

    /** Messages of exactly these bytes. */
    public static BinaryRequestDefinition binaryRequest(byte @Nullable [] binaryData) {
        return new BinaryRequestDefinition().withBinaryData(binaryData);
    }

    /** Sets the bytes, which are copied; null or none for any message. */
    public BinaryRequestDefinition withBinaryData(byte @Nullable [] binaryData) {
        this.binaryData = binaryData == null ? null : binaryData.clone();
        return this;
    }

    /** A copy of the bytes, or null. */
    public byte @Nullable [] getBinaryData() {
        return binaryData == null ? null : binaryData.clone();
    }

    /** Sets the server that the message is meant for, as a remark: it is not compared. */
    public BinaryRequestDefinition withSocketAddress(@Nullable SocketAddress socketAddress) {
        this.socketAddress = socketAddress;
        return this;
    }

    /** The server that the message is meant for, or null. */
    public @Nullable SocketAddress getSocketAddress() {
        return socketAddress;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "binaryData", binaryData, "socketAddress", socketAddress);
    }
}
