package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The settings as the body of {@code /mockserver/configuration}: one flat object of plain values. */
public final class RestView {
    private RestView() {}

    /**
     * The values asked for, start-up settings included, as plain JSON data (texts, numbers, booleans, maps), sorted by
     * name. Secrets and unset numbers are left out. Some settings this version does not act upon are shown with the value that holds in effect, because clients
     * look for them.
     */
    public static Map<String, Object> of(LiveSettings live) {
        Settings settings = live.requested();
        Map<String, Object> view = new TreeMap<>(new KnownNames(settings.table()).laterValues());
        for (Setting<?> setting : settings.table().settings()) {
            SettingRow row = setting.row();
            boolean unset = row.unsetByDefault() && row.type().hiddenWhileUnset() && settings.isDefault(setting);
            if (row.restName() != null && !row.secret() && !unset) {
                view.put(row.restName(), row.type().plain(settings.valueAt(setting.ordinal())));
            }
        }
        return view;
    }

    /** Puts changes into a draft; when one is bad the draft must be thrown away. */
    static void apply(Map<String, ?> changes, SettingsTable table, Draft draft) throws SettingsException {
        List<SettingsProblem> problems = new ArrayList<>();
        for (Setting<?> setting : table.settings()) {
            SettingRow row = setting.row();
            Object given = row.restName() == null ? null : changes.get(row.restName());
            if (given == null) {
                continue;
            }
            Object value = row.parsePlain(given);
            if (value != null) {
                draft.put(setting, value, Origin.RUNTIME);
            } else {
                String shown = row.secret() ? SettingsReport.MASK : String.valueOf(given);
                problems.add(new SettingsProblem(
                        String.valueOf(row.restName()),
                        shown,
                        Origin.RUNTIME.describe(),
                        row.type().allowedPlain(row)));
            }
        }
        if (!problems.isEmpty()) {
            throw new SettingsException(problems);
        }
    }
}
