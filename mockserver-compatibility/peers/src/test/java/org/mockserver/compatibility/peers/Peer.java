package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.mockserver.client.MockServerClient;

/** A published server in a process of its own, our client of it, and whoever the server mocks something for. */
final class Peer implements AutoCloseable {
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private final String version;
    private final Process process;
    private final Path folder;
    private final int port;
    private final MockServerClient client;

    private Peer(String version, Process process, Path folder, int port) {
        this.version = version;
        this.process = process;
        this.folder = folder;
        this.port = port;
        this.client = new MockServerClient("127.0.0.1", port);
        await("server " + version + " to start")
                .atMost(Duration.ofSeconds(60))
                .failFast("server " + version + " ended, its output is in " + folder, () -> !process.isAlive())
                .until(client::isRunning);
    }

    static Peer start(String version, String classPath) throws IOException {
        Path folder = Files.createTempDirectory("published-server-" + version + "-");
        int port = freePort();
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(List.of(
                        java.toString(),
                        "-Dmockserver.localBoundIP=127.0.0.1",
                        "-cp",
                        classPath,
                        "org.mockserver.cli.Main",
                        "-serverPort",
                        Integer.toString(port),
                        "-logLevel",
                        "INFO"))
                .directory(folder.toFile()) // some leave files where they are started
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
        try {
            return new Peer(version, process, folder, port);
        } catch (RuntimeException notStarted) {
            process.destroyForcibly();
            throw notStarted;
        }
    }

    /** Published servers do not tell the port they chose in a way that all of them have in common. */
    static int freePort() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    MockServerClient client() {
        return client;
    }

    int port() {
        return port;
    }

    String hostHeader() {
        return "127.0.0.1:" + port;
    }

    /** Whether the server is of that version or a later one. */
    boolean isAtLeast(String wanted) {
        String[] own = version.split("\\.");
        String[] other = wanted.split("\\.");
        for (int i = 0; i < other.length; i++) {
            int difference = Integer.compare(Integer.parseInt(own[i]), Integer.parseInt(other[i]));
            if (difference != 0) {
                return difference > 0;
            }
        }
        return true;
    }

    HttpResponse<String> get(String path) {
        return send("GET", path, "");
    }

    String post(String path, String body, String... headers) {
        return send("POST", path, body, headers).body();
    }

    /** Asserts what a path is answered with. */
    void answers(String path, int status, String body) {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode() + " " + answer.body()).as(path).isEqualTo(status + " " + body);
    }

    HttpResponse<String> send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(20))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() throws IOException, InterruptedException {
        process.destroy();
        if (!process.waitFor(20, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        try (Stream<Path> left = Files.walk(folder)) {
            for (Path each : left.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
