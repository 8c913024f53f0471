package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.List;

/**
 * An option of the command line that sets one or more settings, as the table says. An option shared by a flag and a
 * text switches the flag on and gives its value to the text.
 *
 * @param names its spellings, for instance {@code -p}, {@code --port}
 * @param valueLabel what stands for the value in usage text, empty when the option takes none
 * @param sentence what it does
 * @param settings what it sets
 */
public record SettingFlag(List<String> names, String valueLabel, String sentence, List<Setting<?>> settings) {
    /** All options that set settings, in table order. */
    public static List<SettingFlag> all() {
        List<SettingFlag> flags = new ArrayList<>();
        for (Setting<?> setting : SettingsTable.STANDARD.settings()) {
            List<String> names = setting.row().flags();
            if (names.isEmpty()) {
                continue;
            }
            int last = flags.size() - 1;
            if (last >= 0 && flags.get(last).names.equals(names)) {
                flags.set(last, flags.get(last).with(setting));
            } else {
                flags.add(new SettingFlag(
                        names, label(setting.row()), setting.row().sentence(), List.of(setting)));
            }
        }
        return List.copyOf(flags);
    }

    /**
     * What using the option means.
     *
     * @param usedName the spelling the user chose, for messages
     * @param value the value given; {@code true} or {@code false} for an option without value
     */
    public List<GivenValue> given(String usedName, String value) {
        List<GivenValue> given = new ArrayList<>();
        for (Setting<?> setting : settings) {
            boolean switchedOn = !valueLabel.isEmpty() && setting.row().type() == SettingType.BOOL;
            given.add(new GivenValue(setting.propertyName(), switchedOn ? "true" : value, usedName));
        }
        return given;
    }

    private SettingFlag with(Setting<?> setting) {
        List<Setting<?>> more = new ArrayList<>(settings);
        more.add(setting);
        return new SettingFlag(names, valueLabel + label(setting.row()), sentence, List.copyOf(more));
    }

    private static String label(SettingRow row) {
        return switch (row.type()) {
            case BOOL -> "";
            case PORTS -> "<port,...>";
            case LEVEL -> "<level>";
            default -> row.unit().equals(SettingRow.UNSET) ? "<value>" : "<" + row.unit() + ">";
        };
    }
}
