package org.mockserver.internal.http1;

import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpHeaderValidationUtil;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpHeadersFactory;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.inbound.HeaderLines;

/** The header lines or the trailers of one message as the decoder adds them. Only what the decoder needs can be changed. */
public final class WireHeaders extends EmptyHttpHeaders {

    /** Makes the headers and the trailers of the messages of a decoder. */
    public static final HttpHeadersFactory FACTORY = new HttpHeadersFactory() {
        @Override
        public HttpHeaders newHeaders() {
            return new WireHeaders();
        }

        @Override
        public HttpHeaders newEmptyHeaders() {
            return new WireHeaders();
        }
    };

    private final HeaderLines lines = new HeaderLines();

    /**
     * The lines, to be kept by the message.
     *
     * @return the same object at each call
     */
    public HeaderLines lines() {
        return lines;
    }

    /**
     * The lines of trailers that a decoder with this factory has read.
     *
     * @param trailers of the last part of a message
     * @return in order, empty for none
     */
    public static Pairs trailers(HttpHeaders trailers) {
        return trailers instanceof WireHeaders wire ? wire.lines.pairs() : Pairs.EMPTY;
    }

    /* Field names are tokens, values have no control characters but tabs (RFC 9110 sections 5.1 and 5.5). */
    @Override
    public HttpHeaders add(CharSequence name, Object value) {
        String text = value.toString();
        if (name.length() == 0
                || HttpHeaderValidationUtil.validateToken(name) >= 0
                || HttpHeaderValidationUtil.validateValidHeaderValue(text) >= 0) {
            throw new IllegalArgumentException("illegal header line");
        }
        lines.append(name.toString(), text);
        return this;
    }

    @Override
    public HttpHeaders add(String name, Object value) {
        return add((CharSequence) name, value);
    }

    /* The decoder puts the length into its plain form. */
    @Override
    public HttpHeaders set(String name, Object value) {
        int line = lines.find(name, 0);
        if (line < 0) {
            return add(name, value);
        }
        lines.setValue(line, value.toString());
        return this;
    }

    @Override
    public HttpHeaders set(CharSequence name, Object value) {
        return set(name.toString(), value);
    }

    @Override
    public @Nullable String get(CharSequence name) {
        int line = lines.find(name, 0);
        return line < 0 ? null : lines.value(line);
    }

    @Override
    public @Nullable String get(String name) {
        return get((CharSequence) name);
    }

    @Override
    public List<String> getAll(CharSequence name) {
        int line = lines.find(name, 0);
        if (line < 0) {
            return List.of();
        }
        List<String> values = new ArrayList<>(2);
        for (; line >= 0; line = lines.find(name, line + 1)) {
            values.add(lines.value(line));
        }
        return values;
    }

    @Override
    public List<String> getAll(String name) {
        return getAll((CharSequence) name);
    }

    @Override
    public boolean contains(CharSequence name) {
        return lines.find(name, 0) >= 0;
    }

    @Override
    public boolean contains(String name) {
        return contains((CharSequence) name);
    }

    @Override
    public Iterator<String> valueStringIterator(CharSequence name) {
        return getAll(name).iterator();
    }

    @Override
    public Iterator<CharSequence> valueCharSequenceIterator(CharSequence name) {
        return new ArrayList<CharSequence>(getAll(name)).iterator();
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
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (int line = 0; line < lines.size(); line++) {
            names.add(lines.name(line));
        }
        return names;
    }

    @Override
    public List<Map.Entry<String, String>> entries() {
        List<Map.Entry<String, String>> entries = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            entries.add(new AbstractMap.SimpleEntry<>(lines.name(line), lines.value(line)));
        }
        return entries;
    }

    @Override
    public Iterator<Map.Entry<String, String>> iterator() {
        return entries().iterator();
    }

    @Override
    public Iterator<Map.Entry<CharSequence, CharSequence>> iteratorCharSequence() {
        List<Map.Entry<CharSequence, CharSequence>> entries = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            entries.add(new AbstractMap.SimpleEntry<>(lines.name(line), lines.value(line)));
        }
        return entries.iterator();
    }
}
