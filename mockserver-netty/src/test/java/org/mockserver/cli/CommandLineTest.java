package org.mockserver.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.LogLevel;
import org.mockserver.internal.settings.Machine;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.mock.Expectation;

class CommandLineTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> environment = new HashMap<>();
    private final List<LiveSettings> launched = new ArrayList<>();
    private List<Expectation> expectations = List.of();
    private String startFailure = "";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run --port 1080",
                "--port 1080",
                "-p 1080",
                "-p1080",
                "-serverPort 1080",
                "--port=1080",
                "run -D mockserver.serverPort=1080",
                "-Dmockserver.serverPort=1080",
                "-p 1 --port 1080"
            })
    void thePortCanBeGivenInManyWays(String typed) {
        assertThat(execute(typed)).isZero();

        assertThat(settings().get(SettingKeys.SERVER_PORT)).containsExactly(1080);
        assertThat(out()).startsWith("started on port: 1080\ntry: curl ");
        assertThat(err()).isEmpty();
    }

    @Test
    void everyOptionSetsItsSetting() {
        execute("-p 1080,1081 --init stubs.json --watch --persist /data/stubs.json -l WARN --dev"
                + " -D mockserver.maxLogEntries=77");

        Settings settings = settings();
        assertThat(settings.get(SettingKeys.SERVER_PORT)).containsExactly(1080, 1081);
        assertThat(settings.get(SettingKeys.INITIALIZATION_JSON_PATH)).isEqualTo("stubs.json");
        assertThat(settings.get(SettingKeys.WATCH_INITIALIZATION_JSON)).isTrue();
        assertThat(settings.get(SettingKeys.PERSIST_EXPECTATIONS)).isTrue();
        assertThat(settings.get(SettingKeys.PERSISTED_EXPECTATIONS_PATH)).isEqualTo("/data/stubs.json");
        assertThat(settings.get(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.WARN);
        assertThat(settings.get(SettingKeys.DEV_MODE)).isTrue();
        assertThat(settings.get(SettingKeys.MAX_LOG_ENTRIES)).isEqualTo(77);
    }

    @ParameterizedTest
    @CsvSource({"--log-level", "-logLevel", "-l"})
    void theLevelHasThreeSpellings(String option) {
        execute("-p 1080 " + option + " DEBUG");

        assertThat(settings().get(SettingKeys.LOG_LEVEL)).isEqualTo(LogLevel.DEBUG);
    }

    @Test
    void thePortCanComeFromTheEnvironment() {
        environment.put("SERVER_PORT", "1099");

        assertThat(execute("run")).isZero();
        assertThat(settings().get(SettingKeys.SERVER_PORT)).containsExactly(1099);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "run                        ; ERROR: no port specified: use --port",
                "-p abc                     ; mockserver.serverPort is 'abc' (option -p)",
                "-p 70000                   ; must be port numbers from 0 to 65535",
                "-p 1080 -l LOUD            ; mockserver.logLevel is 'LOUD' (option -l), but must be one of TRACE",
                "-p 1080 -D mockserver.maxLogEntries=x; (option -D mockserver.maxLogEntries), but must be a whole number",
                "--prot 1080                ; unknown option --prot",
                "-p 1080 --loglevel INFO    ; unknown option --loglevel; did you mean --log-level?",
                "--port                     ; option --port needs a value: --port <port,...>",
                "--init --watch             ; option --init needs a value",
                "-p 1080 -D nonsense        ; option -D needs <key=value>",
                "-p 1080 surplus            ; command run takes no argument surplus",
                "-p 1080 --proxy-to a       ; option --proxy-to needs <host:port>, but is 'a'",
                "-p 1080 --proxy-to a:b     ; option --proxy-to needs <host:port>, but is 'a:b'",
                "-p 1 -proxyRemotePort x    ; mockserver.proxyRemotePort",
                "ui                         ; command ui is not supported by this version",
                "strat                      ; unknown command strat; the commands are run, import, version and help",
                "version --help             ; command version takes no argument --help",
                "help nothing               ; unknown command nothing",
                "import a.json              ; option --port is needed",
                "import -p 1080             ; command import takes the name of one file",
                "import -p x a.json         ; --port takes a number from 1 to 65535"
            })
    void whatTheUserMustChangeIsNamedAndExitsWithTwo(String typed, String message) {
        assertThat(execute(typed)).isEqualTo(2);

        assertThat(err()).startsWith("ERROR: ").contains(message);
        assertThat(launched).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"shop:8080, 8080", "http://shop, 80", "https://Shop/, 443", "http://shop:81/, 81"})
    void theServerToProxyToIsAnAuthorityWithPortOrAUrl(String typed, int port) {
        assertThat(execute("-p 1080 --proxy-to " + typed)).isZero();
        Settings settings = settings();

        assertThat(settings.get(SettingKeys.PROXY_REMOTE_HOST)).isEqualTo("shop");
        assertThat(settings.get(SettingKeys.PROXY_REMOTE_PORT)).isEqualTo(port);
    }

    @Test
    void allBadValuesAreReportedInOneGo() {
        environment.put("MOCKSERVER_MAX_EXPECTATIONS", "-3");

        assertThat(execute("-p 1,x -l LOUD")).isEqualTo(2);
        assertThat(err()).contains("mockserver.serverPort", "mockserver.logLevel", "mockserver.maxExpectations");
    }

    @Test
    void aMistakeShowsUsageOnTheOtherStream() {
        execute("--nonsense");

        assertThat(out()).startsWith("Usage: mockserver [run] -p <port,...>");
    }

    @Test
    void aFailedStartExitsWithOneAndOneLine() {
        startFailure = "Exception while binding MockServer to port 1080: already in use";

        assertThat(execute("-p 1080")).isEqualTo(1);
        assertThat(err()).isEqualTo("ERROR: Exception while binding MockServer to port 1080: already in use\n");
        assertThat(out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-h", "--help", "-help", "run --help", "help", "help run", "-p 1080 -h"})
    void helpFitsTheTerminalAndExitsWithZero(String typed) {
        assertThat(execute(typed)).isZero();

        assertThat(out())
                .contains(
                        "-p, --port <port,...>",
                        "-l, --log-level <level>",
                        "--persist <path>",
                        "-D <key=value>",
                        "--proxy-to <host:port>")
                .doesNotContain("--print-config", "-serverPort", "-proxyRemoteHost");
        assertThat(out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(launched).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"-V", "--version", "-version", "version"})
    void theVersionIsPrinted(String typed) {
        assertThat(execute(typed)).isZero();
        assertThat(out()).isEqualTo("MockServer 1.2.3\n");
    }

    @Test
    void theConfigurationIsPrintedWithItsSources() {
        assertThat(execute("--print-config -l WARN")).isZero();

        assertThat(out()).contains("  mockserver.logLevel = WARN   [system-property]");
        assertThat(launched).isEmpty();
    }

    @Test
    void strangeNamesAreWarnedAboutAndTheServerStarts() {
        assertThat(execute("-p 1080 -D mockserver.metricsEnabled=true -D mockserver.maxLogEntrys=5"))
                .isZero();

        assertThat(err())
                .contains("WARN: mockserver.metricsEnabled")
                .contains("did you mean mockserver.maxLogEntries?");
    }

    @Test
    void aDefinitionThatIsNoSettingBecomesASystemProperty() {
        execute("-p 1080 -D some.library.flag=on");

        assertThat(System.getProperty("some.library.flag")).isEqualTo("on");
        System.clearProperty("some.library.flag");
    }

    @Test
    void theStartIsAnnouncedWithACommandThatWorks() {
        expectations = List.of(
                Expectation.when("GET", "/item/.*"),
                Expectation.when("POST", "/orders"),
                Expectation.when("GET", "/x"));

        execute("-p 1080,1081");

        assertThat(out()).isEqualTo("started on ports: [1080, 1081]\ntry: curl -X POST http://localhost:1080/orders\n");
    }

    @Test
    void withoutAPlainExpectationTheStatusIsSuggested() {
        execute("-p 1080 -D mockserver.localBoundIP=127.0.0.2");

        assertThat(out()).endsWith("try: curl -X PUT http://127.0.0.2:1080/mockserver/status\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-p 1080 -l WARN",
                "-p 1080 -D mockserver.disableSystemOut=true",
                "-p 1080 -D mockserver.disableLogging=true"
            })
    void aQuietServerStartsQuietly(String typed) {
        assertThat(execute(typed)).isZero();
        assertThat(out()).isEmpty();
        assertThat(launched).hasSize(1);
    }

    private int execute(String typed) {
        Machine machine = new Machine(1L << 30, 4, "/work", "/tmp");
        CommandLine commandLine = new CommandLine(
                new Terminal(print(out), print(err)),
                given -> new SettingsSources(given, Map.of(), environment, location -> null, machine),
                this::launch,
                () -> "1.2.3");
        return commandLine.execute(List.of(typed.split(" +", -1)));
    }

    private RunningServer launch(LiveSettings settings) throws StartFailure {
        if (!startFailure.isEmpty()) {
            throw new StartFailure(startFailure, null);
        }
        launched.add(settings);
        return new RunningServer() {
            @Override
            public List<Integer> ports() {
                return settings.current().get(SettingKeys.SERVER_PORT);
            }

            @Override
            public List<Expectation> expectations() {
                return expectations;
            }

            @Override
            public void awaitStopped() {}
        };
    }

    private Settings settings() {
        assertThat(launched).hasSize(1);
        return launched.get(0).current();
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream print(ByteArrayOutputStream target) {
        return new PrintStream(target, true, StandardCharsets.UTF_8);
    }
}
