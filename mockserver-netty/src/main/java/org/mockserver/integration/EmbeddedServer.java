package org.mockserver.integration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mockserver.internal.server.MockServer;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.GivenValue;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;

/** Starts servers with settings given in code, on top of those of the process. */
final class EmbeddedServer {

    private static final String GIVEN_IN = "the code that starts the server";

    private EmbeddedServer() {}

    /** A setting of the server, by its name without prefix. */
    static GivenValue value(String name, String text) {
        return new GivenValue("mockserver." + name, text, GIVEN_IN);
    }

    /**
     * Starts a server.
     *
     * @param given settings that win over those of the process
     * @param ports none for any free one
     * @throws IllegalStateException if a port is taken or a setting cannot be used
     */
    static MockServer start(List<GivenValue> given, List<Integer> ports) {
        List<GivenValue> all = new ArrayList<>(given);
        String wanted =
                ports.isEmpty() ? "0" : ports.stream().map(String::valueOf).collect(Collectors.joining(","));
        all.add(value("serverPort", wanted));
        try {
            return MockServer.start(new LiveSettings(SettingsResolver.resolve(SettingsSources.ofProcess(all))));
        } catch (StartFailure | SettingsException unusable) {
            throw new IllegalStateException(String.valueOf(unusable.getMessage()), unusable);
        }
    }
}
