package org.mockserver.internal.action.template;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;

/** Names with all their values, read-only, in the order of the request. */
final class Lists extends Plain.ReadOnlyMap {

    private final Pairs pairs;
    private final boolean ignoringCase;
    private @Nullable Map<String, Object> all;

    Lists(Pairs pairs, boolean ignoringCase) {
        this.pairs = pairs;
        this.ignoringCase = ignoringCase;
    }

    @Override
    public @Nullable Object get(@Nullable Object key) {
        if (!(key instanceof String name)) {
            return null;
        }
        if (!ignoringCase) {
            return entries().get(name);
        }
        List<String> values = pairs.all(name);
        return values.isEmpty() ? null : Collections.unmodifiableList(values);
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        return entries().entrySet();
    }

    /* A name that is written in several letter cases is shown as it came first. */
    private Map<String, Object> entries() {
        Map<String, Object> made = all;
        if (made == null) {
            Map<String, List<String>> values = new LinkedHashMap<>();
            for (int i = 0; i < pairs.size(); i++) {
                values.computeIfAbsent(spelling(values, pairs.name(i)), unused -> new ArrayList<>(2))
                        .add(pairs.value(i));
            }
            Map<String, Object> readOnly = new LinkedHashMap<>();
            values.forEach((name, list) -> readOnly.put(name, Collections.unmodifiableList(list)));
            made = Collections.unmodifiableMap(readOnly);
            all = made;
        }
        return made;
    }

    private String spelling(Map<String, List<String>> values, String name) {
        if (ignoringCase && !values.containsKey(name)) {
            for (String known : values.keySet()) {
                if (known.equalsIgnoreCase(name)) {
                    return known;
                }
            }
        }
        return name;
    }

    /** Names with their last values, read-only. */
    static Map<String, Object> single(Pairs pairs) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < pairs.size(); i++) {
            values.put(pairs.name(i), pairs.value(i));
        }
        return new Plain.ReadOnlyMap() {
            @Override
            public Set<Map.Entry<String, Object>> entrySet() {
                return Collections.unmodifiableMap(values).entrySet();
            }
        };
    }

    /** An entry for maps whose values are worked out when they are asked for. */
    static Map.Entry<String, Object> entry(String name, Object value) {
        return new AbstractMap.SimpleImmutableEntry<>(name, value);
    }
}
