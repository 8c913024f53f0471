package org.mockserver.cli;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.mockserver.internal.settings.GivenValue;
import org.mockserver.internal.settings.SettingsSources;

/** The commands. Without the name of one, the arguments are those of {@code run}. */
final class CommandLine {
    /** Everything asked for was done. */
    static final int FINE = 0;
    /** The server could not start or could not be reached. */
    static final int FAILED = 1;
    /** The user must change what was typed or configured. */
    static final int WRONG_INPUT = 2;

    /* Commands of MockServer whose features this version lacks. */
    private static final Set<String> LATER = Set.of("ui", "proxy", "openapi", "lint", "demo");

    private final Terminal terminal;
    private final Function<List<GivenValue>, SettingsSources> sources;
    private final ServerLauncher launcher;
    private final Supplier<String> version;

    /**
     * @param sources where settings come from, given what was typed
     * @param version the version to print, asked for only when it is printed
     */
    CommandLine(
            Terminal terminal,
            Function<List<GivenValue>, SettingsSources> sources,
            ServerLauncher launcher,
            Supplier<String> version) {
        this.terminal = terminal;
        this.sources = sources;
        this.launcher = launcher;
        this.version = version;
    }

    /** Runs what was typed and returns the exit code. Returns from {@code run} when the server has stopped. */
    int execute(List<String> arguments) {
        boolean named = !arguments.isEmpty() && !arguments.get(0).startsWith("-");
        String command = named ? arguments.get(0) : "run";
        List<String> rest = named ? arguments.subList(1, arguments.size()) : arguments;
        try {
            return execute(command, rest);
        } catch (UsageException wrong) {
            terminal.error(String.valueOf(wrong.getMessage()));
            terminal.out().print(usage(command));
            terminal.out().flush();
            return WRONG_INPUT;
        }
    }

    private int execute(String command, List<String> arguments) throws UsageException {
        return switch (command) {
            case "run" -> run(arguments);
            case "import" -> importFile(arguments);
            case "version" -> version(arguments);
            case "help" -> help(arguments);
            default -> throw unknown(command);
        };
    }

    private int run(List<String> typed) throws UsageException {
        launcher.prepare();
        RunOptions options = new RunOptions();
        Arguments arguments = Arguments.parse(typed, options.all());
        if (arguments.has(Option.HELP)) {
            return print(usage("run"));
        }
        if (arguments.has(Option.VERSION)) {
            return version(List.of());
        }
        refuseOperands("run", arguments.operands());
        List<GivenValue> given = options.settings(arguments);
        return new RunCommand(terminal, sources, launcher).run(given, arguments.has(RunOptions.PRINT_CONFIG));
    }

    private int importFile(List<String> typed) throws UsageException {
        Arguments arguments = Arguments.parse(typed, ImportCommand.OPTIONS);
        return arguments.has(Option.HELP) ? print(usage("import")) : new ImportCommand(terminal).run(arguments);
    }

    private int version(List<String> arguments) throws UsageException {
        refuseOperands("version", arguments);
        return print("MockServer " + version.get() + "\n");
    }

    private int help(List<String> arguments) throws UsageException {
        String command = arguments.isEmpty() ? "run" : arguments.get(0);
        if (!Set.of("run", "import", "version", "help").contains(command)) {
            throw unknown(command);
        }
        return print(usage(command));
    }

    private int print(String text) {
        terminal.out().print(text);
        terminal.out().flush();
        return FINE;
    }

    private static UsageException unknown(String command) {
        return new UsageException(
                LATER.contains(command)
                        ? "command " + command + " is not supported by this version"
                        : "unknown command " + command + "; the commands are run, import, version and help");
    }

    private static void refuseOperands(String command, List<String> operands) throws UsageException {
        if (!operands.isEmpty()) {
            throw new UsageException("command " + command + " takes no argument " + operands.get(0));
        }
    }

    private static String usage(String command) {
        return switch (command) {
            case "import" ->
                UsageText.of(
                        "mockserver import -p <port> [-H <host>] <file>",
                        "Send the expectations in a JSON file to a running server.",
                        ImportCommand.OPTIONS);
            case "version" -> UsageText.of("mockserver version", "Print the version.", List.of());
            case "help" -> UsageText.of("mockserver help [<command>]", "Print how to use a command.", List.of());
            default -> runUsage();
        };
    }

    private static String runUsage() {
        StringBuilder text = new StringBuilder(UsageText.of(
                "mockserver [run] -p <port,...> [options]", "Start a mock server.", new RunOptions().all()));
        text.append("Commands:\n");
        UsageText.entry(text, "run", "Start a mock server (the default).");
        UsageText.entry(text, "import", "Send the expectations in a JSON file to a running server.");
        UsageText.entry(text, "version", "Print the version.");
        UsageText.entry(text, "help [<command>]", "Print how to use a command.");
        return text.toString();
    }
}
