package org.mockserver.model;

import java.nio.charset.Charset;
import org.mockserver.internal.nulls.Nullable;

/**
 * A body that can be sent: it has bytes and may have a content type.
 *
 * @param <T> the type of its value
 */
public abstract class BodyWithContentType<T> extends Body<T> {

    private final @Nullable MediaType mediaType;

    /** For subtypes: the kind of body and its content type, null for none. */
    protected BodyWithContentType(Type type, @Nullable MediaType mediaType) {
        super(type);
        this.mediaType = mediaType;
    }

    /** The content type, or null if the body has none. */
    public @Nullable MediaType getMediaType() {
        return mediaType;
    }

    @Override
    public @Nullable String getContentType() {
        return mediaType == null ? null : mediaType.toString();
    }

    @Override
    public Charset getCharset(Charset defaultIfNotSet) {
        Charset charset = mediaType == null ? null : mediaType.getCharset();
        return charset == null ? defaultIfNotSet : charset;
    }

    @Override
    public BodyWithContentType<T> withOptional(@Nullable Boolean optional) {
        super.withOptional(optional);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "contentType", mediaType);
    }
}
