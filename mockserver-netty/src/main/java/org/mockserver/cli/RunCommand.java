package org.mockserver.cli;

import java.util.List;
import java.util.function.Function;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.GivenValue;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.LogLevel;
import org.mockserver.internal.settings.Resolution;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsReport;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;

/** {@code run}: starts a server and waits until it has stopped. */
final class RunCommand {
    private final Terminal terminal;
    private final Function<List<GivenValue>, SettingsSources> sources;
    private final ServerLauncher launcher;

    RunCommand(Terminal terminal, Function<List<GivenValue>, SettingsSources> sources, ServerLauncher launcher) {
        this.terminal = terminal;
        this.sources = sources;
        this.launcher = launcher;
    }

    /**
     * Runs the command.
     *
     * @param printConfig whether to print the settings instead of starting
     * @return the exit code
     */
    int run(List<GivenValue> given, boolean printConfig) throws UsageException {
        Resolution start;
        try {
            start = SettingsResolver.resolve(sources.apply(given));
        } catch (SettingsException wrong) {
            terminal.error(String.valueOf(wrong.getMessage()));
            return CommandLine.WRONG_INPUT;
        }
        Settings settings = start.settings();
        if (settings.get(SettingKeys.LOG_LEVEL).shows(LogLevel.WARN)) {
            start.warnings().forEach(terminal::warn);
        }
        if (printConfig) {
            terminal.out().print(SettingsReport.text(start));
            return CommandLine.FINE;
        }
        if (settings.get(SettingKeys.SERVER_PORT).isEmpty()) {
            throw new UsageException("no port specified: use --port <port,...>, the property mockserver.serverPort"
                    + " or the variable MOCKSERVER_SERVER_PORT");
        }
        return serve(new LiveSettings(start));
    }

    private int serve(LiveSettings settings) {
        try {
            RunningServer server = launcher.launch(settings);
            announce(server, settings.current());
            server.awaitStopped();
            return CommandLine.FINE;
        } catch (StartFailure failed) {
            terminal.error(String.valueOf(failed.getMessage()));
            return CommandLine.FAILED;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return CommandLine.FAILED;
        }
    }

    private void announce(RunningServer server, Settings settings) {
        boolean silent = settings.get(SettingKeys.DISABLE_SYSTEM_OUT) || settings.get(SettingKeys.DISABLE_LOGGING);
        if (silent || !settings.get(SettingKeys.LOG_LEVEL).shows(LogLevel.INFO)) {
            return;
        }
        List<Integer> ports = server.ports();
        String address = settings.get(SettingKeys.LOCAL_BOUND_IP);
        terminal.out().println(ports.size() == 1 ? "started on port: " + ports.get(0) : "started on ports: " + ports);
        terminal.out().println("try: " + TryLine.of(server.expectations(), address, ports.get(0)));
        terminal.out().flush();
    }
}
