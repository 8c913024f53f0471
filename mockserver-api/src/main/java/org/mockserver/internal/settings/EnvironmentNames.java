package org.mockserver.internal.settings;

import java.util.List;

/** How a setting is named as an environment variable. */
final class EnvironmentNames {
    static final String PREFIX = "MOCKSERVER_";

    private EnvironmentNames() {}

    /**
     * The variables of a setting, the strongest first.
     *
     * @param cell {@code -} for the regular name, a name that replaces it, or {@code +NAME} for a second one
     */
    static List<String> of(String settingName, String cell) {
        if (cell.equals(SettingRow.UNSET)) {
            return List.of(regular(settingName));
        }
        return cell.startsWith("+") ? List.of(regular(settingName), cell.substring(1)) : List.of(cell);
    }

    /** Upper snake case; a run of capitals counts as one word: {@code enableCORSForAPI}, {@code ENABLE_CORS_FOR_API}. */
    static String regular(String name) {
        StringBuilder variable = new StringBuilder(PREFIX.length() + name.length() + 10).append(PREFIX);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (isUpper(c) && i > 0 && startsWord(name, i)) {
                variable.append('_');
            }
            variable.append(c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c);
        }
        return variable.toString();
    }

    private static boolean startsWord(String name, int i) {
        boolean afterCapital = isUpper(name.charAt(i - 1));
        boolean beforeSmall = i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1));
        return !afterCapital || beforeSmall;
    }

    private static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }
}
