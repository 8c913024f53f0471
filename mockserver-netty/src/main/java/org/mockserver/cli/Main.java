package org.mockserver.cli;

import java.util.List;
import org.mockserver.internal.server.BuildStamp;
import org.mockserver.internal.server.MockServer;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.mock.Expectation;

/** The command {@code mockserver}, the main class of the standalone jar. */
public final class Main {

    /* Netty describes its buffers to the flight recorder, which loads a tenth of all classes before the first answer. */
    private static final String NETTY_FLIGHT_EVENTS = "io.netty.jfr.enabled";

    private Main() {}

    /**
     * Runs a command; without the name of one, starts a server and returns when it has stopped. Ends the JVM with exit
     * code 0 when all went well, 1 when the server could not start or be reached, 2 when the user must change something.
     *
     * @param arguments as typed
     */
    public static void main(String... arguments) {
        leaveOutFlightRecorderEvents();
        if (System.getProperty(NETTY_FLIGHT_EVENTS) == null) {
            System.setProperty(NETTY_FLIGHT_EVENTS, "false");
        }
        Terminal terminal = new Terminal(System.out, System.err);
        CommandLine commandLine = new CommandLine(
                terminal,
                SettingsSources::ofProcess,
                Main::launch,
                () -> BuildStamp.read().version());
        System.exit(commandLine.execute(List.of(arguments)));
    }

    /*
     * Netty prepares flight recorder events for its buffers when it loads, which takes a fifth of the processor time
     * until the first answer. Whoever records them asks with -Dio.netty.jfr.enabled=true.
     */
    private static void leaveOutFlightRecorderEvents() {
        if (System.getProperty("io.netty.jfr.enabled") == null) {
            System.setProperty("io.netty.jfr.enabled", "false");
        }
    }

    static RunningServer launch(LiveSettings settings) throws StartFailure {
        MockServer server = MockServer.start(settings);
        // Run on a signal: exchanges in progress are finished before the process ends.
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "mockserver-shutdown"));
        return new Running(server);
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
