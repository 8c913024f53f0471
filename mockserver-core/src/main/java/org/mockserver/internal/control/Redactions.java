package org.mockserver.internal.control;

import java.util.List;
import java.util.function.UnaryOperator;
import org.mockserver.internal.engine.Rule;
import org.mockserver.internal.events.JournalEntry;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;

/** What the settings want to be kept from readers. */
public final class Redactions {

    private Redactions() {}

    /** Takes the secrets of a recorded request out of texts about it. */
    static UnaryOperator<String> masking(Settings settings, JournalEntry entry) {
        Redaction redaction = ofLog(settings);
        if (!redaction.isActive()) {
            return UnaryOperator.identity();
        }
        List<JsonNode> about = List.of(RequestWire.tree(Recorded.request(entry.request())));
        return text -> redaction.text(text, about);
    }

    /** Takes the secrets of a recorded request and of the response to it out of texts about both. */
    static UnaryOperator<String> masking(Settings settings, JournalEntry entry, HttpResponse response) {
        Redaction redaction = ofLog(settings);
        if (!redaction.isActive()) {
            return UnaryOperator.identity();
        }
        List<JsonNode> about =
                List.of(RequestWire.tree(Recorded.request(entry.request())), ResponseWire.tree(response));
        return text -> redaction.text(text, about);
    }

    /** Takes the secrets of a request and of an expectation out of texts about both. */
    static UnaryOperator<String> masking(Settings settings, RequestView request, Rule rule) {
        Redaction redaction = ofLog(settings);
        if (!redaction.isActive()) {
            return UnaryOperator.identity();
        }
        List<JsonNode> about =
                List.of(RequestWire.tree(Recorded.request(request)), ExpectationWire.tree(rule.expectation()));
        return text -> redaction.text(text, about);
    }

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
