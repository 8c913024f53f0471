package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;

/**
 * The map of a stored definition, laid out as the pairs of a request.
 *
 * @param pairs names and values without prefixes
 * @param nots which of them are negated
 */
record StoredPairs(Pairs pairs, Nots nots) {

    /** Null when the definition says nothing. */
    static @Nullable StoredPairs of(@Nullable KeysToMultiValues<?, ?> map) {
        if (map == null || map.isEmpty()) {
            return null;
        }
        Layout layout = new Layout();
        for (KeyToMultiValue entry : map.getEntries()) {
            entry.getValues().forEach(value -> layout.add(entry.getName(), value));
        }
        return layout.finish();
    }

    /** Null when the definition says nothing. */
    static @Nullable StoredPairs of(@Nullable Cookies cookies) {
        if (cookies == null || cookies.isEmpty()) {
            return null;
        }
        Layout layout = new Layout();
        for (Cookie cookie : cookies.getEntries()) {
            layout.add(cookie.getName(), cookie.getValue());
        }
        return layout.finish();
    }

    private static final class Layout {

        private final List<String> flat = new ArrayList<>();
        private final BitSet names = new BitSet();
        private final BitSet values = new BitSet();

        void add(NottableString name, NottableString value) {
            int index = flat.size() / 2;
            names.set(index, name.isNot());
            values.set(index, value.isNot());
            flat.add(name.getValue());
            flat.add(value.getValue());
        }

        StoredPairs finish() {
            return new StoredPairs(Pairs.ofFlat(flat.toArray(String[]::new)), new Nots(names, values));
        }
    }
}
