package org.mockserver.model;

import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/**
 * A change of names with values: some are replaced where they are present, some added, some removed, in that order.
 *
 * @param <T> the type of the names with values
 * @param <K> the implementing type, returned by the fluent methods
 * @param <I> the type of one entry
 */
public abstract class KeysToMultiValuesModifier<
                T extends KeysToMultiValues<I, T>,
                K extends KeysToMultiValuesModifier<T, K, I>,
                I extends KeyToMultiValue>
        extends ValueObject {

    private @Nullable T add;
    private @Nullable T replace;
    private @Nullable List<String> remove;

    /** For subtypes only. */
    public KeysToMultiValuesModifier() {}

    /** Makes names with values of the right type. */
    protected abstract T construct(List<I> entries);

    @SuppressWarnings("unchecked") // K is the implementing type by the bound of the class
    private K self() {
        return (K) this;
    }

    /** Sets what is added; null for nothing. */
    public K withAdd(@Nullable T add) {
        this.add = add;
        return self();
    }

    /** Sets what is added. */
    public K add(List<I> entries) {
        return withAdd(construct(entries));
    }

    /** Sets what is added. */
    @SafeVarargs
    public final K add(I... entries) {
        return add(Arrays.asList(entries));
    }

    /** What is added, or null. */
    public @Nullable T getAdd() {
        return add;
    }

    /** Sets what replaces the values of names that are present; null for nothing. */
    public K withReplace(@Nullable T replace) {
        this.replace = replace;
        return self();
    }

    /** Sets what replaces the values of names that are present. */
    public K replace(List<I> entries) {
        return withReplace(construct(entries));
    }

    /** Sets what replaces the values of names that are present. */
    @SafeVarargs
    public final K replace(I... entries) {
        return replace(Arrays.asList(entries));
    }

    /** What replaces the values of names that are present, or null. */
    public @Nullable T getReplace() {
        return replace;
    }

    /** Sets the names that are removed; null for none. */
    public K withRemove(@Nullable List<String> remove) {
        this.remove = remove;
        return self();
    }

    /** Sets the names that are removed. */
    public K remove(List<String> names) {
        return withRemove(names);
    }

    /** Sets the names that are removed. */
    public K remove(String... names) {
        return withRemove(Arrays.asList(names));
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
