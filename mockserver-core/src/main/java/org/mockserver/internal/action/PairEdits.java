package org.mockserver.internal.action;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;

/**
 * A compiled change of an ordered list of names and values: names are replaced, values added, names removed, in that
 * order. Immutable.
 *
 * @param replacing the new values of names, in lower case if names are compared ignoring case
 * @param onlyPresent whether names that are missing stay so; they are appended otherwise
 * @param adding values to append
 * @param removing names to remove, in lower case if names are compared ignoring case
 * @param ignoringCase how names are compared
 */
record PairEdits(
        Map<String, Pairs> replacing, boolean onlyPresent, Pairs adding, Set<String> removing, boolean ignoringCase) {

    static final PairEdits NONE = new PairEdits(Map.of(), true, Pairs.EMPTY, Set.of(), true);

    /** Names take the place of those that are there, and are appended otherwise. */
    static PairEdits overriding(Pairs given, boolean ignoringCase) {
        return given.isEmpty()
                ? NONE
                : new PairEdits(byName(given, ignoringCase), false, Pairs.EMPTY, Set.of(), ignoringCase);
    }

    static PairEdits of(Pairs add, Pairs replace, @Nullable List<String> remove, boolean ignoringCase) {
        Set<String> removing = new LinkedHashSet<>();
        if (remove != null) {
            remove.forEach(name -> removing.add(key(name, ignoringCase)));
        }
        return new PairEdits(byName(replace, ignoringCase), true, add, removing, ignoringCase);
    }

    /** The plain names and values of what a specification gives. */
    static Pairs plain(@Nullable KeysToMultiValues<?, ?> given) {
        Pairs.Builder pairs = new Pairs.Builder(4);
        if (given != null) {
            for (KeyToMultiValue entry : given.getEntries()) {
                for (NottableString value : entry.getValues()) {
                    pairs.add(entry.getName().getValue(), value.getValue());
                }
            }
        }
        return pairs.build();
    }

    static Pairs plain(@Nullable Cookies given) {
        Pairs.Builder pairs = new Pairs.Builder(4);
        if (given != null) {
            for (Cookie cookie : given.getEntries()) {
                pairs.add(cookie.getName().getValue(), cookie.getValue().getValue());
            }
        }
        return pairs.build();
    }

    private static Map<String, Pairs> byName(Pairs pairs, boolean ignoringCase) {
        Map<String, Pairs.Builder> builders = new LinkedHashMap<>();
        for (int i = 0; i < pairs.size(); i++) {
            builders.computeIfAbsent(key(pairs.name(i), ignoringCase), name -> new Pairs.Builder(1))
                    .add(pairs.name(i), pairs.value(i));
        }
        Map<String, Pairs> byName = new LinkedHashMap<>();
        builders.forEach((name, values) -> byName.put(name, values.build()));
        return byName;
    }

    private static String key(String name, boolean ignoringCase) {
        return ignoringCase ? name.toLowerCase(Locale.ROOT) : name;
    }

    boolean isEmpty() {
        return replacing.isEmpty() && adding.isEmpty() && removing.isEmpty();
    }

    boolean replaces(String name) {
        return replacing.containsKey(key(name, ignoringCase));
    }

    /** The changed list; the same one when nothing changes. */
    Pairs apply(Pairs pairs) {
        if (isEmpty()) {
            return pairs;
        }
        Pairs.Builder changed = new Pairs.Builder(pairs.size() + adding.size() + 2);
        Set<String> written = new LinkedHashSet<>();
        for (int i = 0; i < pairs.size(); i++) {
            String key = key(pairs.name(i), ignoringCase);
            Pairs values = replacing.get(key);
            if (values == null) {
                keep(changed, key, pairs.name(i), pairs.value(i));
            } else if (written.add(key)) {
                append(changed, values);
            }
        }
        if (!onlyPresent) {
            replacing.forEach((key, values) -> {
                if (written.add(key)) {
                    append(changed, values);
                }
            });
        }
        append(changed, adding);
        return changed.build();
    }

    private void append(Pairs.Builder changed, Pairs values) {
        for (int i = 0; i < values.size(); i++) {
            keep(changed, key(values.name(i), ignoringCase), values.name(i), values.value(i));
        }
    }

    private void keep(Pairs.Builder changed, String key, String name, String value) {
        if (!removing.contains(key)) {
            changed.add(name, value);
        }
    }
}
