package org.mockserver.internal.server;

import java.util.function.Function;
import java.util.function.Supplier;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.Settings;

/** Something computed from the settings once per change, so that reading it costs one volatile read. */
final class Derived<T> implements Supplier<T> {

    private volatile T value;

    private Derived(T value) {
        this.value = value;
    }

    static <T> Derived<T> of(LiveSettings settings, Function<Settings, T> compute) {
        Derived<T> derived = new Derived<>(compute.apply(settings.current()));
        settings.onChange(changed -> derived.value = compute.apply(changed));
        return derived;
    }

    @Override
    public T get() {
        return value;
    }
}
