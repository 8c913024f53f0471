package org.mockserver.cli;

import java.util.List;
import org.mockserver.internal.server.BuildStamp;
import org.mockserver.internal.server.MockServer;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.mock.Expectation;

/** The command {@code mockserver}, the main class of the standalone jar. */
public final class Main {

    private Main() {}

    /**
     * Runs a command; without the name of one, starts a server and returns when it has stopped. Ends the JVM with exit
     * code 0 when all went well, 1 when the server could not start or be reached, 2 when the user must change something.
     *
     * @param arguments as typed
     */
    public static void main(String... arguments) {
        leaveOutNettysObservers();
        Terminal terminal = new Terminal(System.out, System.err);
        CommandLine commandLine = new CommandLine(
                terminal,
                SettingsSources::ofProcess,
                new PreparedLauncher(),
                () -> BuildStamp.read().version());
        System.exit(commandLine.execute(List.of(arguments)));
    }

    /*
     * Netty prepares flight recorder events for its buffers when it loads, which takes a fifth of the processor time
     * until the first answer, and takes a stack trace for one buffer in a hundred to find those that are never released,
     * which the tests look for. Whoever wants either sets the property.
     */
    private static void leaveOutNettysObservers() {
        setUnlessGiven("io.netty.jfr.enabled", "false");
        setUnlessGiven("io.netty.leakDetection.level", "disabled");
    }

    private static void setUnlessGiven(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /* A server by itself has no classes that were written for it, unless somebody says which. */
    static RunningServer launch(LiveSettings settings) throws StartFailure {
        if (settings.current().isDefault(SettingKeys.CALLBACK_CLASS_PACKAGES)) {
            settings.set(SettingKeys.CALLBACK_CLASS_PACKAGES, List.of());
        }
        MockServer server = MockServer.start(settings);
        // Run on a signal: exchanges in progress are finished before the process ends.
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "mockserver-shutdown"));
        return new Running(server);
    }

    private static final class PreparedLauncher implements ServerLauncher {

        @Override
        public void prepare() {
            MockServer.prepare();
        }

        @Override
        public RunningServer launch(LiveSettings settings) throws StartFailure {
            return Main.launch(settings);
        }
    }

    private record Running(MockServer server) implements RunningServer {

        @Override
        public List<Integer> ports() {
            return server.ports();
        }

        @Override
        public List<Expectation> expectations() {
            return server.expectations();
        }

        @Override
        public void awaitStopped() throws InterruptedException {
            server.awaitStopped();
        }
    }
}
