package org.mockserver.internal.control;

import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.wire.Redaction;

/** What the settings want to be kept from readers. */
public final class Redactions {

    private Redactions() {}

    /**
     * What must not be shown of recorded traffic.
     *
     * @param settings in force
     * @return {@link Redaction#NONE} unless {@code redactSecretsInLog} is on
     */
    public static Redaction ofLog(Settings settings) {
        return settings.get(SettingKeys.REDACT_SECRETS_IN_LOG)
                ? Redaction.ofFields(settings.get(SettingKeys.FIXTURE_BODY_REDACT_FIELDS))
                : Redaction.NONE;
    }

    /**
     * What must not be shown of expectations that are made from recorded traffic.
     *
     * @param settings in force
     * @return what {@link #ofLog} says unless {@code redactSecretsInRecordedExpectations} is on
     */
    static Redaction ofRecordings(Settings settings) {
        return settings.get(SettingKeys.REDACT_SECRETS_IN_RECORDED_EXPECTATIONS)
                ? Redaction.ofFields(settings.get(SettingKeys.FIXTURE_BODY_REDACT_FIELDS))
                : ofLog(settings);
    }
}
