package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values in force while the server runs. Reading is one volatile read; updates are rare and take a lock.
 *
 * <p>Two snapshots are kept: {@link #current()} is what the server acts upon, {@link #requested()} is what it was told.
 * They differ in settings that are read at start and were changed since.
 */
public final class LiveSettings {
    private final Resolution start;
    private final List<Consumer<Settings>> listeners = new CopyOnWriteArrayList<>();
    private final List<Judge<?>> judges = new CopyOnWriteArrayList<>();
    private final Object updating = new Object();
    private volatile Settings requested; // written under updating
    private volatile Settings current; // written under updating

    /** Starts with the values found at start. */
    public LiveSettings(Resolution start) {
        this.start = start;
        this.requested = start.settings();
        this.current = start.settings();
    }

    /** What the sources amounted to at start. */
    public Resolution start() {
        return start;
    }

    /** The snapshot in force. */
    public Settings current() {
        return current;
    }

    /** The snapshot as it was asked for, start-up settings included. */
    public Settings requested() {
        return requested;
    }

    /**
     * Applies changes, all or none. Names that are no REST names are ignored, and so is a null value.
     *
     * @param changes plain JSON data (texts, numbers, booleans, maps) by REST name
     * @return the snapshot now in force
     * @throws SettingsException when any value cannot be used; nothing is changed then
     */
    public Settings update(Map<String, ?> changes) throws SettingsException {
        synchronized (updating) {
            Draft draft = Draft.from(requested);
            RestView.apply(changes, requested.table(), draft);
            List<SettingsProblem> problems = new ArrayList<>();
            for (Judge<?> judge : judges) {
                judge.judge(draft, problems);
            }
            if (!problems.isEmpty()) {
                throw new SettingsException(problems);
            }
            return publish(draft);
        }
    }

    /** Somebody who prepares for a value before it takes effect. */
    private record Judge<T>(Setting<T> setting, Function<T, @Nullable String> prepare) {

        void judge(Draft draft, List<SettingsProblem> problems) {
            if (!draft.has(setting)) {
                return;
            }
            String objection = prepare.apply(draft.get(setting));
            if (objection != null) {
                String shown = setting.row().type().format(draft.get(setting));
                problems.add(
                        new SettingsProblem(setting.name(), shown, Origin.RUNTIME.describe(), "usable: " + objection));
            }
        }
    }

    /**
     * Asks somebody before a value takes effect, each time settings are updated, so that he can prepare for it or object.
     * No setting changes if there is an objection.
     *
     * @param setting one that is read live
     * @param prepare takes the value; gives null, or a sentence about what is wrong with it. Must not update settings
     */
    public <T> void onProposal(Setting<T> setting, Function<T, @Nullable String> prepare) {
        judges.add(new Judge<>(setting, prepare));
    }

    /**
     * Sets one value that the server itself decided upon, for instance the mode.
     *
     * @throws IllegalArgumentException when the setting does not allow the value
     */
    public <T> Settings set(Setting<T> setting, T value) {
        Object checked = setting.row().parse(setting.row().type().format(value));
        if (checked == null) {
            throw new IllegalArgumentException(
                    setting.name() + " must be " + setting.row().allowed());
        }
        synchronized (updating) {
            Draft draft = Draft.from(requested);
            draft.put(setting, checked, Origin.RUNTIME);
            return publish(draft);
        }
    }

    /**
     * Calls a listener after each change, with the snapshot then in force, on the thread that made the change.
     *
     * @param listener must not block and must not update settings
     */
    public void onChange(Consumer<Settings> listener) {
        listeners.add(listener);
    }

    private Settings publish(Draft draft) {
        requested = draft.complete(start.machine());
        Settings effective = requested.withStartValuesOf(start.settings());
        current = effective;
        for (Consumer<Settings> listener : listeners) {
            listener.accept(effective);
        }
        return effective;
    }
}
