package org.mockserver.model;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.mockserver.internal.nulls.Nullable;

/** A text body: equal text, or text contained in the body. */
public class StringBody extends BodyWithContentType<String> {

    private final String value;
    private final boolean subString;
    private final byte @Nullable [] rawBytes;

    /** Exactly this text, without content type. */
    public StringBody(String value) {
        this(value, null, false, null);
    }

    /** Exactly this text, sent as {@code text/plain} in the given charset. */
    public StringBody(String value, @Nullable Charset charset) {
        this(value, null, false, plainText(charset));
    }

    /** Exactly this text with the given content type. */
    public StringBody(String value, @Nullable MediaType contentType) {
        this(value, null, false, contentType);
    }

    /**
     * A text body.
     *
     * @param value the text
     * @param rawBytes its bytes, or null to encode the text
     * @param subString whether it is enough that the body contains the text
     * @param contentType the content type, or null for none
     */
    public StringBody(String value, byte @Nullable [] rawBytes, boolean subString, @Nullable MediaType contentType) {
        super(Type.STRING, contentType);
        this.value = value;
        this.rawBytes = rawBytes;
        this.subString = subString;
    }

    /** Exactly this text. */
    public static StringBody exact(String value) {
        return new StringBody(value);
    }

    /** Exactly this text, in the given charset. */
    public static StringBody exact(String value, @Nullable Charset charset) {
        return new StringBody(value, charset);
    }

    /** Exactly this text, with the given content type. */
    public static StringBody exact(String value, @Nullable MediaType contentType) {
        return new StringBody(value, contentType);
    }

    /** A body that contains this text. */
    public static StringBody subString(String value) {
        return new StringBody(value, null, true, null);
    }

    /** A body that contains this text, in the given charset. */
    public static StringBody subString(String value, @Nullable Charset charset) {
        return new StringBody(value, null, true, plainText(charset));
    }

    /** A body that contains this text, with the given content type. */
    public static StringBody subString(String value, @Nullable MediaType contentType) {
        return new StringBody(value, null, true, contentType);
    }

    @Override
    public String getValue() {
        return value;
    }

    /** Whether it is enough that the body contains the text. */
    public boolean isSubString() {
        return subString;
    }

    @Override
    public byte[] getRawBytes() {
        return rawBytes == null ? value.getBytes(getCharset(StandardCharsets.UTF_8)) : rawBytes;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "subString", subString ? Boolean.TRUE : null);
    }

    private static @Nullable MediaType plainText(@Nullable Charset charset) {
        return charset == null ? null : MediaType.TEXT_PLAIN.withCharset(charset);
    }
}
