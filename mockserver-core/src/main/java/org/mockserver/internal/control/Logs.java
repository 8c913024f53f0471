package org.mockserver.internal.control;

import java.time.ZoneId;
import org.mockserver.internal.events.Explainer;
import org.mockserver.internal.events.JournalLog;
import org.mockserver.internal.events.LogDetail;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;

/** The log as the settings let it be read. */
public final class Logs {

    private Logs() {}

    /**
     * The log in the system's time zone.
     *
     * @param explainer asked why requests did not match
     * @param settings in force
     * @return for readers
     */
    public static JournalLog log(Explainer explainer, Settings settings) {
        return new JournalLog(explainer, detail(settings), ZoneId.systemDefault());
    }

    /**
     * How much the log says.
     *
     * @param settings in force
     * @return the detail
     */
    public static LogDetail detail(Settings settings) {
        return new LogDetail(
                settings.get(SettingKeys.MAX_LOGGED_MATCH_FAILURES),
                settings.get(SettingKeys.DETAILED_MATCH_FAILURES),
                settings.get(SettingKeys.MATCHERS_FAIL_FAST),
                Redactions.ofLog(settings));
    }
}
