package org.mockserver.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** Cookies in the order in which they were added; an equal name replaces the earlier value. */
public class Cookies extends ValueObject {

    private final List<Cookie> entries = new ArrayList<>();

    /** The given cookies. */
    public Cookies(List<Cookie> cookies) {
        cookies.forEach(this::withEntry);
    }

    /** The given cookies. */
    public Cookies(Cookie... cookies) {
        this(Arrays.asList(cookies));
    }

    /** The given names and values. */
    public Cookies(Map<NottableString, NottableString> cookies) {
        cookies.forEach((name, value) -> withEntry(new Cookie(name, value)));
    }

    /** The given cookies. */
    public static Cookies cookies(Cookie... cookies) {
        return new Cookies(cookies);
    }

    /** Makes a cookie. */
    public Cookie build(NottableString name, NottableString value) {
        return new Cookie(name, value);
    }

    /** The cookies in order; the caller must not change the list. */
    public List<Cookie> getEntries() {
        return entries;
    }

    /** Whether there is no cookie. */
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Replaces all cookies. */
    public Cookies withEntries(List<Cookie> cookies) {
        List<Cookie> copy = List.copyOf(cookies);
        entries.clear();
        copy.forEach(this::withEntry);
        return this;
    }

    /** Adds a cookie, replacing one of an equal name in its place. */
    public Cookies withEntry(Cookie cookie) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).getName().equals(cookie.getName())) {
                entries.set(i, cookie);
                return this;
            }
        }
        entries.add(cookie);
        return this;
    }

    /** Adds a cookie whose name and value are read with their prefixes. */
    public Cookies withEntry(String name, String value) {
        return withEntry(new Cookie(name, value));
    }

    /** Adds a cookie taken as it is. */
    public Cookies withEntry(NottableString name, NottableString value) {
        return withEntry(new Cookie(name, value));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"entries", entries};
    }
}
