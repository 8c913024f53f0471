package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A body of bytes. */
public class BinaryBody extends BodyWithContentType<byte[]> {

    private final byte[] bytes;

    /** The given bytes, not copied. */
    public BinaryBody(byte[] bytes) {
        this(bytes, null);
    }

    /** The given bytes, not copied, with a content type. */
    public BinaryBody(byte[] bytes, @Nullable MediaType contentType) {
        super(Type.BINARY, contentType);
        this.bytes = bytes;
    }

    /** The given bytes, not copied. */
    public static BinaryBody binary(byte[] bytes) {
        return new BinaryBody(bytes);
    }

    /** The given bytes, not copied, with a content type. */
    public static BinaryBody binary(byte[] bytes, @Nullable MediaType contentType) {
        return new BinaryBody(bytes, contentType);
    }

    @Override
    public byte[] getValue() {
        return bytes;
    }

    @Override
    public byte[] getRawBytes() {
        return bytes;
    }
}
