package org.mockserver.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.Machine;
import org.mockserver.internal.settings.SettingsSources;

/** Against a server that only knows how to accept or refuse. */
class ImportCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicReference<String> received = new AtomicReference<>("");
    private HttpServer server;
    private int status = 201;
    private String answer = "[{\"id\":\"a\"},{\"id\":\"b\"}]";

    @TempDir
    private Path folder;

    @BeforeEach
    void startServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            received.set(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + body);
            byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stopServer() {
        server.stop(0);
    }

    @Test
    void theFileIsSentAndTheExpectationsAreCounted() throws IOException {
        Path file = Files.writeString(folder.resolve("stubs.json"), "[{}, {}]");

        assertThat(importFile(file, port())).isZero();

        assertThat(received.get()).isEqualTo("PUT /mockserver/expectation [{}, {}]");
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo("Imported 2 expectation(s) from " + file + " into 127.0.0.1:" + port() + "\n");
    }

    @Test
    void aRefusalIsShownAndExitsWithOne() throws IOException {
        Path file = Files.writeString(folder.resolve("stubs.json"), "{");
        status = 400;
        answer = "incorrect expectation json";

        assertThat(importFile(file, port())).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("could not import expectations from " + file)
                .contains("the server answered 400: incorrect expectation json");
    }

    @Test
    void aMissingFileExitsWithOne() {
        assertThat(importFile(folder.resolve("gone.json"), port())).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("the file does not exist");
    }

    @Test
    void aServerThatIsNotThereExitsWithOne() throws IOException {
        Path file = Files.writeString(folder.resolve("stubs.json"), "[]");
        int port = port();
        server.stop(0);

        assertThat(importFile(file, port)).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("into 127.0.0.1:" + port);
    }

    @Test
    void theHealthCheckAsksForTheStatus() {
        status = 200;
        assertThat(HealthCheck.isHealthy(port())).isTrue();
        assertThat(received.get()).isEqualTo("PUT /mockserver/status ");

        status = 503;
        assertThat(HealthCheck.isHealthy(port())).isFalse();

        int port = port();
        server.stop(0);
        assertThat(HealthCheck.isHealthy(port)).isFalse();
    }

    @Test
    void theHealthCheckFindsThePortWhereTheServerDoes() {
        assertThat(HealthCheck.port(environment(Map.of("SERVER_PORT", "1090,1091"))))
                .isEqualTo(1090);
        assertThat(HealthCheck.port(environment(Map.of()))).isEqualTo(1080);
        assertThat(HealthCheck.port(environment(Map.of("SERVER_PORT", "x")))).isEqualTo(1080);
    }

    private static SettingsSources environment(Map<String, String> variables) {
        return new SettingsSources(
                List.of(), Map.of(), variables, location -> null, new Machine(1L << 30, 4, "/work", "/tmp"));
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private int importFile(Path file, int port) {
        CommandLine commandLine = new CommandLine(
                new Terminal(print(out), print(err)),
                SettingsSources::ofProcess,
                settings -> {
                    throw new StartFailure("import starts no server", null);
                },
                () -> "1.2.3");
        return commandLine.execute(
                List.of("import", "-p", Integer.toString(port), "--host", "127.0.0.1", file.toString()));
    }

    private static PrintStream print(ByteArrayOutputStream target) {
        return new PrintStream(target, true, StandardCharsets.UTF_8);
    }
}
