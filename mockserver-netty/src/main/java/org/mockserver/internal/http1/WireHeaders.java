package org.mockserver.internal.http1;

import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpHeaderValidationUtil;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.util.AsciiString;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;

/**
 * The header lines of one request as the decoder adds them: names and values one after the other in the array that the
 * request keeps. A request has few headers and each name is looked up a few times, so a hash table would cost more than
 * it saves. Only what the decoder needs can be changed.
 */
final class WireHeaders extends EmptyHttpHeaders {

    private String[] flat = new String[12];
    private int length;

    /* Header lines so far. */
    int lines() {
        return length / 2;
    }

    String name(int line) {
        return flat[2 * line];
    }

    String value(int line) {
        return flat[2 * line + 1];
    }

    void setValue(int line, String value) {
        flat[2 * line + 1] = value;
    }

    /* Appends a line the server adds itself. */
    void append(String name, String value) {
        if (length + 2 > flat.length) {
            flat = Arrays.copyOf(flat, Math.max(length + 2, flat.length * 2));
        }
        flat[length++] = name;
        flat[length++] = value;
    }

    /* The lines as the request keeps them; nothing may be added afterwards. */
    Pairs pairs() {
        return Pairs.ofFlat(flat, length / 2);
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
        append(name.toString(), text);
        return this;
    }

    @Override
    public HttpHeaders add(String name, Object value) {
        return add((CharSequence) name, value);
    }

    /* The decoder puts the length into its plain form. */
    @Override
    public HttpHeaders set(String name, Object value) {
        int index = indexOf(name, 0);
        if (index < 0) {
            return add(name, value);
        }
        setValue(index / 2, value.toString());
        return this;
    }

    @Override
    public HttpHeaders set(CharSequence name, Object value) {
        return set(name.toString(), value);
    }

    private int indexOf(CharSequence name, int from) {
        for (int i = from; i < length; i += 2) {
            if (flat[i].length() == name.length() && AsciiString.contentEqualsIgnoreCase(flat[i], name)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public @Nullable String get(CharSequence name) {
        int index = indexOf(name, 0);
        return index < 0 ? null : flat[index + 1];
    }

    @Override
    public @Nullable String get(String name) {
        return get((CharSequence) name);
    }

    @Override
    public List<String> getAll(CharSequence name) {
        int index = indexOf(name, 0);
        if (index < 0) {
            return List.of();
        }
        List<String> values = new ArrayList<>(2);
        for (; index >= 0; index = indexOf(name, index + 2)) {
            values.add(flat[index + 1]);
        }
        return values;
    }

    @Override
    public List<String> getAll(String name) {
        return getAll((CharSequence) name);
    }

    @Override
    public boolean contains(CharSequence name) {
        return indexOf(name, 0) >= 0;
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
        return length == 0;
    }

    @Override
    public int size() {
        return length / 2;
    }

    @Override
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < length; i += 2) {
            names.add(flat[i]);
        }
        return names;
    }

    @Override
    public List<Map.Entry<String, String>> entries() {
        List<Map.Entry<String, String>> entries = new ArrayList<>();
        for (int i = 0; i < length; i += 2) {
            entries.add(new AbstractMap.SimpleEntry<>(flat[i], flat[i + 1]));
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
        for (int i = 0; i < length; i += 2) {
            entries.add(new AbstractMap.SimpleEntry<>(flat[i], flat[i + 1]));
        }
        return entries.iterator();
    }
}
