package org.mockserver.internal.settings;

import java.util.List;

/** Values that cannot be used, all of them together. Nothing was applied. */
public final class SettingsException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<SettingsProblem> problems;

    SettingsException(List<SettingsProblem> problems) {
        super(message(problems));
        this.problems = List.copyOf(problems);
    }

    /** The problems in the order of the table; never empty. */
    public List<SettingsProblem> problems() {
        return problems;
    }

    private static String message(List<SettingsProblem> problems) {
        StringBuilder text = new StringBuilder();
        if (problems.size() > 1) {
            text.append(problems.size()).append(" settings cannot be used:");
        }
        for (SettingsProblem problem : problems) {
            text.append(problems.size() > 1 ? "\n  " : "").append(problem.text());
        }
        return text.toString();
    }
}
