package org.mockserver.internal.server;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.control.Logs;
import org.mockserver.internal.events.Capture;
import org.mockserver.internal.events.Console;
import org.mockserver.internal.events.ConsoleOptions;
import org.mockserver.internal.events.Explainer;
import org.mockserver.internal.events.JournalObserver;
import org.mockserver.internal.events.LogFollower;
import org.mockserver.internal.events.Narrative;
import org.mockserver.internal.settings.LiveSettings;

/** Everything that follows the journal of a server: the console, the capture file and a listener in this process. */
final class Followers {

    private final Console console;
    private final LateExplainer explainer = new LateExplainer();
    private final @Nullable Capture capture;
    private final LogFollower listener;
    private final JournalObserver observer;

    private Followers(LiveSettings settings, Audience audience, Console console) throws StartFailure {
        this.console = console;
        this.capture = CaptureStart.open(settings, console);
        this.listener = new LogFollower(
                audience.listener(), Derived.of(settings, current -> Logs.log(explainer, current)), console);
        JournalObserver told = new Narrative(console, explainer).and(listener);
        this.observer = capture == null ? told : told.and(capture);
    }

    static Followers open(LiveSettings settings, Audience audience, String version) throws StartFailure {
        Console console = Console.start(ConsoleOptions.writingTo(
                audience.narrative(), version, Derived.of(settings, OptionsFromSettings::console)));
        return new Followers(settings, audience, console);
    }

    Console console() {
        return console;
    }

    JournalObserver observer() {
        return observer;
    }

    /** Says who knows why requests did not match. */
    void explainWith(Explainer now) {
        explainer.now = now;
    }

    /** Finishes what the journal has told; the console goes on. To be called when the journal is closed. */
    void finish() {
        listener.close();
        if (capture != null) {
            capture.close();
        }
    }
}
