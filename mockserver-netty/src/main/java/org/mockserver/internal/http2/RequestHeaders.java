package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.Http2Headers;
import io.netty.util.AsciiString;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one HEADERS block as the decoder adds them: pseudo-header fields apart, the others as the lines that the
 * request keeps. The authority becomes the first line, named host, so that a request reads the same in every version of
 * HTTP; several cookie fields become one (RFC 9113 section 8.2.3).
 */
final class RequestHeaders extends ReceivedFields {

    private @Nullable AsciiString method;
    private @Nullable AsciiString scheme;
    private @Nullable AsciiString authority;
    private @Nullable AsciiString path;
    private @Nullable AsciiString protocol;
    private int cookieLine = -1;

    /* Whether there is any pseudo-header field, which trailers must not have. */
    boolean hasPseudoFields() {
        return method != null || scheme != null || authority != null || path != null || protocol != null;
    }

    /* The decoder reports what is thrown here as an error of the stream, once it has read the whole block. */
    @Override
    public Http2Headers add(CharSequence name, CharSequence value) {
        AsciiString field = (AsciiString) name;
        AsciiString content = (AsciiString) value;
        FieldRules.checkValue(content);
        if (!field.isEmpty() && field.byteAt(0) == ':') {
            addPseudo(field, content);
            return this;
        }
        FieldRules.checkName(field);
        if (FieldRules.COOKIE.contentEquals(field)) {
            addCookies(content.toString());
        } else if (authority == null || !FieldRules.HOST.contentEquals(field)) {
            /* The authority stands for the host (RFC 9113 section 8.3.1). */
            lines.append(field.toString(), content.toString());
        }
        return this;
    }

    private void addCookies(String content) {
        if (cookieLine < 0) {
            cookieLine = lines.size();
            lines.append("cookie", content);
        } else {
            lines.setValue(cookieLine, lines.value(cookieLine) + "; " + content);
        }
    }

    /* RFC 9113 section 8.3.1: each at most once. The decoder has seen that there are no undefined ones. */
    private void addPseudo(AsciiString field, AsciiString content) {
        PseudoHeaderName name = PseudoHeaderName.getPseudoHeader(field);
        if (name == PseudoHeaderName.METHOD && method == null) {
            FieldRules.checkToken(content);
            method = content;
        } else if (name == PseudoHeaderName.SCHEME && scheme == null) {
            scheme = content;
        } else if (name == PseudoHeaderName.AUTHORITY && authority == null) {
            authority = content;
            lines.append("host", content.toString());
        } else if (name == PseudoHeaderName.PATH && path == null) {
            FieldRules.checkTarget(content);
            path = content;
        } else if (name == PseudoHeaderName.PROTOCOL && protocol == null) {
            protocol = content;
        } else {
            throw new IllegalArgumentException("no pseudo-header field of a request, or one twice");
        }
    }

    @Override
    public @Nullable CharSequence method() {
        return method;
    }

    @Override
    public @Nullable CharSequence scheme() {
        return scheme;
    }

    @Override
    public @Nullable CharSequence authority() {
        return authority;
    }

    @Override
    public @Nullable CharSequence path() {
        return path;
    }

    /* What the client wants to speak on the stream (RFC 8441 section 4); null for HTTP. */
    @Nullable
    AsciiString protocol() {
        return protocol;
    }
}
