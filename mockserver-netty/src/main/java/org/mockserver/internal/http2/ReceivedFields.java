package org.mockserver.internal.http2;

import io.netty.handler.codec.http2.Http2Headers;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.inbound.HeaderLines;

/** The fields of one HEADERS block as the decoder adds them, pseudo-header fields apart. */
abstract class ReceivedFields extends FixedHeaders {

    final HeaderLines lines = new HeaderLines();

    /**
     * The lines, to be kept by the message.
     *
     * @return the same object at each call
     */
    public HeaderLines lines() {
        return lines;
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
