package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.PERSISTED_RECORDED_REQUESTS_PATH;
import static org.mockserver.internal.settings.SettingKeys.PERSIST_RECORDED_REQUESTS_TO_DISK;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.control.Redactions;
import org.mockserver.internal.events.Capture;
import org.mockserver.internal.events.CaptureOptions;
import org.mockserver.internal.events.Console;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.Settings;

/** Opens the file to which recorded traffic is appended. */
final class CaptureStart {

    private CaptureStart() {}

    /** The capture; null when the settings ask for none. When it cannot be opened, the console is closed. */
    static @Nullable Capture open(LiveSettings settings, Console console) throws StartFailure {
        Settings start = settings.current();
        if (!start.get(PERSIST_RECORDED_REQUESTS_TO_DISK)) {
            return null;
        }
        String path = start.get(PERSISTED_RECORDED_REQUESTS_PATH);
        try {
            return Capture.open(
                    Path.of(path), CaptureOptions.of(Derived.of(settings, Redactions::ofLog), console::warn));
        } catch (IOException | InvalidPathException unusable) {
            console.close();
            throw new StartFailure(
                    "persistedRecordedRequestsPath " + path + " cannot be written: " + unusable, unusable);
        }
    }
}
