package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sources for tests: nothing is set until a test sets it. */
final class SourcesBuilder {
    static final Machine MACHINE = new Machine(1L << 30, 4, "/work", "/tmp");

    private final List<GivenValue> commandLine = new ArrayList<>();
    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();
    private final Map<String, String> files = new HashMap<>();
    private Machine machine = MACHINE;

    SourcesBuilder option(String name, String text, String place) {
        commandLine.add(new GivenValue(name, text, place));
        return this;
    }

    SourcesBuilder property(String name, String text) {
        properties.put(name, text);
        return this;
    }

    SourcesBuilder variable(String name, String text) {
        environment.put(name, text);
        return this;
    }

    SourcesBuilder file(String location, String text) {
        files.put(location, text);
        return this;
    }

    SourcesBuilder heapBytes(long heapBytes) {
        machine = new Machine(heapBytes, 4, "/work", "/tmp");
        return this;
    }

    SettingsSources build() {
        return new SettingsSources(commandLine, properties, environment, files::get, machine);
    }

    Resolution resolve() throws SettingsException {
        return SettingsResolver.resolve(build());
    }

    <T> T value(Setting<T> setting) throws SettingsException {
        return resolve().settings().get(setting);
    }
}
