package org.mockserver.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.Machine;
import org.mockserver.internal.settings.SettingsSources;
import org.mockserver.mock.Expectation;

/** The command line with a real server behind it. */
class RunTest {
    private static final String STUBS = """
            [ { "id": "any", "httpRequest": { "path": "/item/.*" }, "httpResponse": { "body": "no" } },
              { "id": "hello", "httpRequest": { "method": "PATCH", "path": "/hello" }, "httpResponse": { "body": "hi" } } ]
            """;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final List<String> answers = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void theSuggestedRequestIsAnsweredAndStopEndsTheCommandWithZero() throws IOException {
        Path stubs = Files.writeString(folder.resolve("stubs.json"), STUBS);

        assertThat(execute("run", "--port", "0", "--init", stubs.toString())).isZero();

        Matcher suggestion = Pattern.compile("try: curl -X PATCH http://localhost:(\\d+)/hello\n")
                .matcher(out());
        assertThat(suggestion.find()).isTrue();
        assertThat(out()).startsWith("started on port: " + suggestion.group(1) + "\n");
        assertThat(answers).containsExactly("hi");
        assertThat(err()).isEmpty();
    }

    @Test
    void aBrokenInitialisationFileStopsTheStartWithItsPathAndReason() throws IOException {
        Path stubs = Files.writeString(folder.resolve("stubs.json"), "[\n  { \"httpRequest\": \n]");

        assertThat(execute("run", "--port", "0", "--init", stubs.toString())).isEqualTo(1);

        assertThat(err()).startsWith("ERROR: ").contains(stubs.toString()).contains("line");
        assertThat(err().lines()).hasSize(1);
    }

    @Test
    void aMissingInitialisationFileStopsTheStart() {
        assertThat(execute("run", "--port", "0", "--init", folder + "/gone.json"))
                .isEqualTo(1);

        assertThat(err()).contains("gone.json");
    }

    @Test
    void aBrokenInitialisationFileCanBePassedOver() throws IOException {
        Path stubs = Files.writeString(folder.resolve("stubs.json"), "nonsense");
        String tolerant = "mockserver.failOnInitializationError=false";

        assertThat(execute("run", "--port", "0", "--init", stubs.toString(), "-D", tolerant))
                .isZero();

        assertThat(answers).hasSize(1);
    }

    @Test
    void aPortInUseStopsTheStart() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("0.0.0.0"))) {
            assertThat(execute("run", "--port", Integer.toString(taken.getLocalPort())))
                    .isEqualTo(1);

            assertThat(err()).startsWith("ERROR: Exception while binding MockServer to port " + taken.getLocalPort());
            assertThat(err().lines()).hasSize(1);
        }
    }

    private int execute(String... typed) {
        Machine machine = new Machine(1L << 30, 2, folder.toString(), folder.toString());
        CommandLine commandLine = new CommandLine(
                new Terminal(print(out), print(err)),
                given -> new SettingsSources(given, Map.of(), Map.of(), location -> null, machine),
                this::launch,
                () -> "1.2.3");
        return commandLine.execute(List.of(typed));
    }

    /** The real server, which is asked and then told to stop as soon as the command waits for its end. */
    private RunningServer launch(LiveSettings settings) throws StartFailure {
        RunningServer server = Main.launch(settings);
        return new RunningServer() {
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
                int port = server.ports().get(0);
                answers.add(send("PATCH", port, "/hello"));
                send("PUT", port, "/mockserver/stop");
                server.awaitStopped();
            }
        };
    }

    private static String send(String method, int port, String path) throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        try {
            return HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (IOException unreachable) {
            return "unreachable";
        }
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
