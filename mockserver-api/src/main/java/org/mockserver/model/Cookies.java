package org.mockserver.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** Cookies in the order in which they were added; an equal name replaces the earlier value. */
public class Cookies extends ValueObject {

    private final List<Cookie> entries = new ArrayList<>();

    /** The given cookies. */
    public Cookies(@Nullable List<Cookie> cookies) {
        if (cookies != null) {
            cookies.forEach(this::add);
        }
    }

    /** The given cookies. */
    public Cookies(Cookie @Nullable ... cookies) {
        this(cookies == null ? List.of() : Arrays.asList(cookies));
    }

    /** The given names and values. */
    public Cookies(Map<NottableString, NottableString> cookies) {
        cookies.forEach((name, value) -> add(new Cookie(name, value)));
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
        List<Cookie> copy = new ArrayList<>(cookies);
        entries.clear();
        copy.forEach(this::add);
        return this;
    }

    /** Adds a cookie, replacing one of an equal name in its place; null adds none. */
    public Cookies withEntry(@Nullable Cookie cookie) {
        add(cookie);
        return this;
    }

    private void add(@Nullable Cookie cookie) {
        if (cookie == null) {
            return;
        }
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).getName().equals(cookie.getName())) {
                entries.set(i, cookie);
                return;
            }
        }
        entries.add(cookie);
    }

    /** Adds a cookie whose name and value are read with their prefixes. */
    public Cookies withEntry(String name, String value) {
        return withEntry(new Cookie(name, value));
    }

    /** Adds a cookie taken as it is. */
    public Cookies withEntry(NottableString name, NottableString value) {
        return withEntry(new Cookie(name, value));
    }

    /** Whether both have the same cookies, in whatever order. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other != null
                && getClass() == other.getClass()
                && new HashSet<>(entries).equals(new HashSet<>(((Cookies) other).entries));
    }

    @Override
    public int hashCode() {
        return new HashSet<>(entries).hashCode();
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"entries", entries};
    }
}
