package org.mockserver.internal.http2;

import io.netty.handler.codec.EmptyHeaders;
import io.netty.handler.codec.http2.Http2Headers;
import org.jspecify.annotations.Nullable;

/** Header fields that nobody changes through Netty's interface: the codec reads of them what it needs. */
abstract class FixedHeaders extends EmptyHeaders<CharSequence, CharSequence, Http2Headers> implements Http2Headers {

    private static UnsupportedOperationException unsupported() {
        return new UnsupportedOperationException("these header fields are not changed this way");
    }

    @Override
    public @Nullable CharSequence method() {
        return null;
    }

    @Override
    public @Nullable CharSequence scheme() {
        return null;
    }

    @Override
    public @Nullable CharSequence authority() {
        return null;
    }

    @Override
    public @Nullable CharSequence path() {
        return null;
    }

    @Override
    public @Nullable CharSequence status() {
        return null;
    }

    @Override
    public Http2Headers method(CharSequence value) {
        throw unsupported();
    }

    @Override
    public Http2Headers scheme(CharSequence value) {
        throw unsupported();
    }

    @Override
    public Http2Headers authority(CharSequence value) {
        throw unsupported();
    }

    @Override
    public Http2Headers path(CharSequence value) {
        throw unsupported();
    }

    @Override
    public Http2Headers status(CharSequence value) {
        throw unsupported();
    }

    @Override
    public boolean contains(CharSequence name, CharSequence value, boolean caseInsensitive) {
        throw unsupported();
    }
}
