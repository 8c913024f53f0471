package org.mockserver.internal.server;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.control.ControlPlane;
import org.mockserver.internal.control.ServerControl;
import org.mockserver.internal.control.Space;
import org.mockserver.internal.engine.Engine;
import org.mockserver.internal.engine.FailureLog;
import org.mockserver.internal.events.Journal;
import org.mockserver.internal.events.JournalLimits;
import org.mockserver.internal.events.JournalObserver;
import org.mockserver.internal.events.JournalOptions;
import org.mockserver.internal.exchange.ExchangeHandler;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;

/**
 * Makes the isolated spaces of a server: each has an engine and a journal of its own, and shares all else. What happens in
 * a space is not told on the console and not captured on disk. Safe for use by any thread.
 */
final class SpaceMaker {

    /* A space is for a test, and many may be open: it gets a small part of what the server may hold. */
    private static final int MOST_ENTRIES = 10_000;
    private static final int PART_OF_BYTES = 16;
    private static final int RING_SLOTS = 256;

    private final LiveSettings settings;
    private final Supplier<JournalLimits> limits;
    private final BiFunction<Journal, Callbacks, Engine> engines;
    private final Function<String, Callbacks> callbacks;
    private final ServerControl server;
    private final FailureLog failures;
    private final Set<Engine> open = ConcurrentHashMap.newKeySet();

    /**
     * Makes no space yet.
     *
     * @param settings of the server
     * @param engines makes an engine without rules
     * @param callbacks the clients of a space that can be asked what to do
     * @param server the server around all spaces
     * @param failures where failed actions are written down
     */
    SpaceMaker(
            LiveSettings settings,
            BiFunction<Journal, Callbacks, Engine> engines,
            Function<String, Callbacks> callbacks,
            ServerControl server,
            FailureLog failures) {
        this.settings = settings;
        this.limits = Derived.of(settings, current -> limits(OptionsFromSettings.journal(current)));
        this.engines = engines;
        this.callbacks = callbacks;
        this.server = server;
        this.failures = failures;
    }

    private static JournalLimits limits(JournalLimits whole) {
        long maxBytes = whole.maxBytes() == 0 ? 0 : Math.max(1, whole.maxBytes() / PART_OF_BYTES);
        return new JournalLimits(
                Math.min(MOST_ENTRIES, whole.maxEntries()), maxBytes, whole.maxBodyBytes(), whole.threshold());
    }

    /**
     * Makes a space.
     *
     * @param name what it is called
     * @param closer closes the space of a name; called when a client inside asks the server to stop
     * @return an empty space
     */
    Space open(String name, Consumer<String> closer) {
        int slots = Math.min(RING_SLOTS, settings.current().get(SettingKeys.RING_BUFFER_SIZE));
        Journal journal = Journal.start(JournalOptions.of(slots, limits, JournalObserver.NONE));
        Callbacks clients = callbacks.apply(name);
        Engine engine = engines.apply(journal, clients);
        open.add(engine);
        ServerControl control = new ControlInside(server, () -> closer.accept(name));
        ExchangeHandler door = ControlPlane.door(engine, control, settings, failures);
        return new Space() {
            @Override
            public ExchangeHandler door() {
                return door;
            }

            @Override
            public void close() {
                open.remove(engine);
                clients.closeAll();
                journal.close();
            }
        };
    }

    /** Changes the engines of all open spaces. */
    void configure(Consumer<Engine> change) {
        open.forEach(change);
    }

    /** The server as a client in a space may use it: stopping ends the space, not the server of all the others. */
    private record ControlInside(ServerControl server, Runnable close) implements ServerControl {

        @Override
        public List<Integer> ports() {
            return server.ports();
        }

        @Override
        public List<Integer> bind(List<Integer> ports) throws IOException {
            return server.bind(ports);
        }

        @Override
        public TrustAnchor trustAnchor() throws IOException {
            return server.trustAnchor();
        }

        @Override
        public void stop() {
            close.run();
        }

        @Override
        public boolean isReady() {
            return server.isReady();
        }

        @Override
        public String version() {
            return server.version();
        }

        @Override
        public String gitHash() {
            return server.gitHash();
        }
    }
}
