package org.mockserver.internal.action.template;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table of functions: what templates can call on one kind of object. Built once, then never changed. */
final class Functions {

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** What a function does. */
    @FunctionalInterface
    interface Body {

        @Nullable
        Object apply(Arguments arguments);
    }

    /** A function, with other functions of the same name and other numbers of arguments. */
    private record Entry(
            int least, int most, Body body, @Nullable Entry next) {}

    /** Adds a function with that many arguments. */
    Functions add(String name, int arguments, Body body) {
        return add(name, arguments, arguments, body);
    }

    /** Adds a function of which the last arguments may be left out. */
    Functions add(String name, int least, int most, Body body) {
        entries.put(name, new Entry(least, most, body, entries.get(name)));
        return this;
    }

    /** Null when there is no such function. */
    @Nullable
    Body find(String name, int arguments) {
        for (Entry entry = entries.get(name); entry != null; entry = entry.next()) {
            if (arguments >= entry.least() && arguments <= entry.most()) {
                return entry.body();
            }
        }
        return null;
    }

    Collection<String> names() {
        return entries.keySet();
    }
}
