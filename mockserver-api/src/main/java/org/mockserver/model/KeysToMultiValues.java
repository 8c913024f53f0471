package org.mockserver.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mockserver.internal.nulls.Nullable;

/**
 * Names with values in the order in which they were added; letter case is kept.
 *
 * <p>Values added under an equal name are appended to the existing entry.
 *
 * @param <T> the type of one entry
 * @param <K> the implementing type, returned by the fluent methods
 */
public abstract class KeysToMultiValues<T extends KeyToMultiValue, K extends KeysToMultiValues<T, K>>
        extends ValueObject {

    private final ArrayList<T> entries = new ArrayList<>();
    private KeyMatchStyle keyMatchStyle = KeyMatchStyle.SUB_SET;

    /** For subtypes only. */
    protected KeysToMultiValues() {}

    /** Makes an entry of the right type. */
    public abstract T build(NottableString name, Collection<NottableString> values);

    /** This object with its own type. */
    protected abstract K self();

    /** The entries in the order of first insertion; the caller must not change the list. */
    public List<T> getEntries() {
        return entries;
    }

    /** Whether there is no entry. */
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** How the entries are compared with those of a request. */
    public KeyMatchStyle getKeyMatchStyle() {
        return keyMatchStyle;
    }

    /** Sets how the entries are compared with those of a request. */
    public K withKeyMatchStyle(KeyMatchStyle style) {
        this.keyMatchStyle = style;
        return self();
    }

    /** Replaces all entries; names and values are read with their prefixes. */
    public K withEntries(@Nullable Map<String, List<String>> replacement) {
        entries.clear();
        if (replacement != null) {
            replacement.forEach(this::withEntry);
        }
        return self();
    }

    /** Replaces all entries; those that are null are left out. */
    public K withEntries(@Nullable List<T> replacement) {
        List<T> copy = replacement == null ? List.of() : new ArrayList<>(replacement);
        entries.clear();
        copy.forEach(this::withEntry);
        return self();
    }

    /** Replaces all entries; those that are null are left out. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public final K withEntries(T @Nullable ... replacement) {
        return withEntries(replacement == null ? List.of() : Arrays.asList(replacement));
    }

    /** Takes over the entries and the style of another one. */
    K withAllOf(K other) {
        return withEntries(other.getEntries()).withKeyMatchStyle(other.getKeyMatchStyle());
    }

    /** Adds an entry, or its values to the entry of an equal name; null adds nothing. */
    public K withEntry(@Nullable T entry) {
        return entry == null ? self() : withEntry(entry.getName(), entry.getValues());
    }

    /** Adds an entry whose name and values are read with their prefixes. */
    public K withEntry(String name, String... values) {
        return withEntry(NottableString.string(name), NottableString.strings(values));
    }

    /** Adds an entry whose name and values are read with their prefixes. */
    public K withEntry(String name, List<String> values) {
        return withEntry(NottableString.string(name), NottableString.strings(values));
    }

    /** Adds an entry taken as it is. */
    public K withEntry(NottableString name, NottableString... values) {
        return withEntry(name, Arrays.asList(values));
    }

    /** Adds an entry taken as it is. */
    public K withEntry(NottableString name, List<NottableString> values) {
        for (T entry : entries) {
            if (entry.getName().equals(name)) {
                entry.addNottableValues(List.copyOf(values));
                return self();
            }
        }
        entries.add(build(name, values));
        return self();
    }

    /** Adds a value under a name, both taken as they are. */
    public void appendLiteral(NottableString name, NottableString value) {
        withEntry(name, value);
    }

    /** Makes room for that many entries. */
    public void reserve(int count) {
        entries.ensureCapacity(count);
    }

    /** Replaces the entry of that name, ignoring case, or adds it. */
    public K replaceEntry(T entry) {
        if (!replaces(entry)) {
            entries.add(build(entry.getName(), entry.getValues()));
        }
        return self();
    }

    /** Replaces the entry of that name, ignoring case, or adds it. */
    public K replaceEntry(String name, String... values) {
        return replaceEntry(build(NottableString.string(name), NottableString.strings(values)));
    }

    /** Replaces the entry of that name, ignoring case, if there is one. */
    public K replaceEntryIfExists(T entry) {
        replaces(entry);
        return self();
    }

    private boolean replaces(T entry) {
        for (int i = 0; i < entries.size(); i++) {
            if (sameName(entries.get(i), entry.getName().getValue())) {
                T replacement = build(entry.getName(), entry.getValues());
                remove(entry.getName());
                entries.add(Math.min(i, entries.size()), replacement);
                return true;
            }
        }
        return false;
    }

    /** Removes every entry of that name, ignoring case, and says whether there was one. */
    public boolean remove(String name) {
        return entries.removeIf(entry -> sameName(entry, name));
    }

    /** Removes every entry of that name, ignoring case, and says whether there was one. */
    public boolean remove(NottableString name) {
        return remove(name.getValue());
    }

    /** The names in order. */
    public Set<NottableString> keySet() {
        Set<NottableString> names = new LinkedHashSet<>();
        entries.forEach(entry -> names.add(entry.getName()));
        return names;
    }

    /** All values of a name, ignoring case, without their prefixes; empty if absent. */
    public List<String> getValues(String name) {
        List<String> values = new ArrayList<>();
        for (T entry : entries) {
            if (sameName(entry, name)) {
                entry.getValues().forEach(value -> values.add(value.getValue()));
            }
        }
        return values;
    }

    /** All values of a name, ignoring case; empty if absent. */
    public Collection<NottableString> getValues(NottableString name) {
        List<NottableString> values = new ArrayList<>();
        for (T entry : entries) {
            if (sameName(entry, name.getValue())) {
                values.addAll(entry.getValues());
            }
        }
        return values;
    }

    /** The first value of a name, ignoring case; the empty string if absent. */
    public String getFirstValue(String name) {
        List<String> values = getValues(name);
        return values.isEmpty() ? "" : values.get(0);
    }

    /** Whether there is an entry of that name, ignoring case. */
    public boolean containsEntry(String name) {
        return entries.stream().anyMatch(entry -> sameName(entry, name));
    }

    /** Whether an entry of that name has that value, ignoring the case of both and their prefixes. */
    public boolean containsEntry(NottableString name, NottableString value) {
        return containsEntry(name.getValue(), value.getValue());
    }

    /** Whether an entry of that name has that value, ignoring the case of both. */
    public boolean containsEntry(String name, String value) {
        return getValues(name).stream().anyMatch(value::equalsIgnoreCase);
    }

    /** Whether both have the same names with the same values, in whatever order, and the same style. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other != null
                && getClass() == other.getClass()
                && keyMatchStyle == ((KeysToMultiValues<?, ?>) other).keyMatchStyle
                && counted().equals(((KeysToMultiValues<?, ?>) other).counted());
    }

    @Override
    public int hashCode() {
        return counted().hashCode();
    }

    /* How often each value occurs under each name. */
    private Map<NottableString, Map<NottableString, Integer>> counted() {
        Map<NottableString, Map<NottableString, Integer>> counted = new HashMap<>();
        for (T entry : entries) {
            Map<NottableString, Integer> values = counted.computeIfAbsent(entry.getName(), name -> new HashMap<>());
            entry.getValues().forEach(value -> values.merge(value, 1, Integer::sum));
        }
        return counted;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"entries", entries, "keyMatchStyle", keyMatchStyle};
    }

    private static boolean sameName(KeyToMultiValue entry, String name) {
        return entry.getName().getValue().equalsIgnoreCase(name);
    }
}
