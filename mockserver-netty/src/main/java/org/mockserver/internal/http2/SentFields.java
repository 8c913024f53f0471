package org.mockserver.internal.http2;

import io.netty.util.AsciiString;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** The fields of one HEADERS block that goes out, in order. */
abstract class SentFields extends FixedHeaders {

    private final List<Map.Entry<CharSequence, CharSequence>> fields = new ArrayList<>(8);

    final void put(AsciiString name, AsciiString value) {
        fields.add(new AbstractMap.SimpleImmutableEntry<>(name, value));
    }

    /* Header text is Latin-1; what does not fit becomes a question mark, what would end a line over HTTP/1 goes. */
    static AsciiString text(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == '\r' || c == '\n' || c == 0) {
                return text(text.replaceAll("[\r\n\0]", ""));
            }
        }
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            bytes[i] = (byte) (c <= 0xff ? c : '?');
        }
        return new AsciiString(bytes, false);
    }

    @Override
    public boolean isEmpty() {
        return fields.isEmpty();
    }

    @Override
    public int size() {
        return fields.size();
    }

    @Override
    public Iterator<Map.Entry<CharSequence, CharSequence>> iterator() {
        return fields.iterator();
    }
}
