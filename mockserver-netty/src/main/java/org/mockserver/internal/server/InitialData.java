package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.FAIL_ON_INITIALIZATION_ERROR;
import static org.mockserver.internal.settings.SettingKeys.INITIALIZATION_CLASS;
import static org.mockserver.internal.settings.SettingKeys.INITIALIZATION_JSON_PATH;
import static org.mockserver.internal.settings.SettingKeys.INITIALIZATION_OPEN_API_PATH;
import static org.mockserver.internal.settings.SettingKeys.OPEN_API_CONTEXT_PATH_PREFIX;
import static org.mockserver.internal.settings.SettingKeys.WATCH_INITIALIZATION_JSON;
import static org.mockserver.internal.settings.SettingKeys.WATCH_INITIALIZATION_JSON_POLL_PERIOD_MILLIS;

import java.util.List;
import java.util.function.Consumer;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.engine.RuleStore;
import org.mockserver.internal.settings.Settings;
import org.mockserver.mock.Expectation;

/** What a server is given at its start: expectations, then specifications, then what a class makes. */
final class InitialData {

    private final Settings settings;
    private final RuleStore rules;
    private final Registration registration;
    private final Consumer<String> warn;
    private final Repeater repeater;

    /** Runs something again and again. */
    @FunctionalInterface
    interface Repeater {

        /** Runs it for the first time after one period, and again one period after each end. */
        void repeat(Runnable task, long periodMillis);
    }

    /** Something that is loaded, as a list of what there is to tell about it. */
    @FunctionalInterface
    private interface Loading<T> {

        List<T> load() throws StartFailure;
    }

    InitialData(Settings settings, RuleStore rules, Consumer<String> warn, Repeater repeater) {
        this.settings = settings;
        this.rules = rules;
        this.registration = new Registration(rules, settings.get(OPEN_API_CONTEXT_PATH_PREFIX));
        this.warn = warn;
        this.repeater = repeater;
    }

    /** Throws StartFailure when something cannot be used and the settings do not make that a warning. */
    void load() throws StartFailure {
        String expectations = settings.get(INITIALIZATION_JSON_PATH);
        if (!expectations.isBlank()) {
            InitialExpectations initial = new InitialExpectations(expectations);
            List<Expectation> loaded = orWarn(() -> initial.loadInto(registration));
            if (settings.get(WATCH_INITIALIZATION_JSON)) {
                watch(initial, loaded);
            }
        }
        String specifications = settings.get(INITIALIZATION_OPEN_API_PATH);
        if (!specifications.isBlank()) {
            orWarn(() -> new InitialSpecifications(specifications).loadInto(registration))
                    .forEach(problem -> warn.accept(specifications + ": " + problem));
        }
        String className = settings.get(INITIALIZATION_CLASS);
        if (!className.isBlank()) {
            orWarn(() -> new InitialClass(className).loadInto(registration));
        }
    }

    private <T> List<T> orWarn(Loading<T> loading) throws StartFailure {
        try {
            return loading.load();
        } catch (StartFailure unusable) {
            if (settings.get(FAIL_ON_INITIALIZATION_ERROR)) {
                throw unusable;
            }
            warn.accept(String.valueOf(unusable.getMessage()));
            return List.of();
        }
    }

    private void watch(InitialExpectations initial, List<Expectation> loaded) {
        WatchedExpectations watched = new WatchedExpectations(
                initial, loaded, rules, registration, (what, cause) -> warn.accept(what + ": " + cause.getMessage()));
        repeater.repeat(watched::check, Math.max(1, settings.get(WATCH_INITIALIZATION_JSON_POLL_PERIOD_MILLIS)));
    }
}
