package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.Http2Headers;
import io.netty.util.AsciiString;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.inbound.HeaderLines;

/**
 * The fields of one HEADERS block as the decoder adds them: pseudo-header fields apart, the others as the lines that the
 * request keeps. The authority becomes the first line, named host, so that a request reads the same in every version of
 * HTTP; several cookie fields become one (RFC 9113 section 8.2.3).
 */
final class RequestHeaders extends FixedHeaders {

    private final HeaderLines lines = new HeaderLines();
    private @Nullable AsciiString method;
    private @Nullable AsciiString scheme;
    private @Nullable AsciiString authority;
    private @Nullable AsciiString path;
    private int cookieLine = -1;

    /* The lines, to be kept by the request. */
    HeaderLines lines() {
        return lines;
    }

    /* Whether there is any pseudo-header field, which trailers must not have. */
    boolean hasPseudoFields() {
        return method != null || scheme != null || authority != null || path != null;
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

    @Override
    public boolean contains(CharSequence name) {
        return lines.find(name, 0) >= 0;
    }

    @Override
    public @Nullable CharSequence get(CharSequence name) {
        int line = lines.find(name, 0);
        return line < 0 ? null : lines.value(line);
    }

    @Override
    public List<CharSequence> getAll(CharSequence name) {
        int line = lines.find(name, 0);
        if (line < 0) {
            return List.of();
        }
        List<CharSequence> values = new ArrayList<>(2);
        for (; line >= 0; line = lines.find(name, line + 1)) {
            values.add(lines.value(line));
        }
        return values;
    }

    @Override
    public Iterator<CharSequence> valueIterator(CharSequence name) {
        return getAll(name).iterator();
    }

    /* The decoder puts the length into its plain form. */
    @Override
    public Http2Headers setLong(CharSequence name, long value) {
        int line = lines.find(name, 0);
        if (line >= 0) {
            lines.setValue(line, Long.toString(value));
        }
        return this;
    }

    @Override
    public boolean isEmpty() {
        return lines.size() == 0;
    }

    @Override
    public int size() {
        return lines.size();
    }

    @Override
    public Iterator<Map.Entry<CharSequence, CharSequence>> iterator() {
        List<Map.Entry<CharSequence, CharSequence>> entries = new ArrayList<>(lines.size());
        for (int line = 0; line < lines.size(); line++) {
            entries.add(new AbstractMap.SimpleEntry<>(lines.name(line), lines.value(line)));
        }
        return entries.iterator();
    }
}
