package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** A change of cookies: some are replaced where they are present, some added, some removed, in that order. */
public class CookiesModifier extends ValueObject {

    private @Nullable Cookies add;
    private @Nullable Cookies replace;
    private @Nullable List<String> remove;

    /** A change of nothing. */
    public static CookiesModifier cookiesModifier() {
        return new CookiesModifier();
    }

    /** Sets what is added; null for nothing. */
    public CookiesModifier withAdd(@Nullable Cookies add) {
        this.add = add;
        return this;
    }

    /** What is added, or null. */
    public @Nullable Cookies getAdd() {
        return add;
    }

    /** Sets what replaces the values of names that are present; null for nothing. */
    public CookiesModifier withReplace(@Nullable Cookies replace) {
        this.replace = replace;
        return this;
    }

    /** What replaces the values of names that are present, or null. */
    public @Nullable Cookies getReplace() {
        return replace;
    }

    /** Sets the names that are removed; null for none. */
    public CookiesModifier withRemove(@Nullable List<String> remove) {
        this.remove = remove;
        return this;
    }

    /** The names that are removed, or null. */
    public @Nullable List<String> getRemove() {
        return remove;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"add", add, "replace", replace, "remove", remove};
    }
}
