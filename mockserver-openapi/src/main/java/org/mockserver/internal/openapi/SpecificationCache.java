package org.mockserver.internal.openapi;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The specifications that were used last, by their text: a test that verifies with the same specification again and again
 * has it read once. A specification of several files is read each time, because its other files may have changed.
 */
final class SpecificationCache {

    private static final int MAX_CHARACTERS = 8 * 1024 * 1024;

    private final Map<Key, Specification> byText = new LinkedHashMap<>(16, 0.75f, true);
    private int characters;

    private record Key(String text, String prefix, String name) {}

    Specification get(Source source, String prefix) {
        Key key = new Key(source.text(), prefix, source.name());
        synchronized (this) {
            Specification known = byText.get(key);
            if (known != null && known.references().onlyMain()) {
                return known;
            }
        }
        Specification read = SpecificationReader.read(source, prefix);
        if (source.text().length() <= MAX_CHARACTERS) {
            keep(key, read);
        }
        return read;
    }

    private synchronized void keep(Key key, Specification specification) {
        if (byText.put(key, specification) != null) {
            return;
        }
        characters += key.text().length();
        var oldest = byText.keySet().iterator();
        while (characters > MAX_CHARACTERS) {
            characters -= oldest.next().text().length();
            oldest.remove();
        }
    }
}
