package org.mockserver.compatibility;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The standalone jar in a process of its own, on a port of its own choice. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern STARTED = Pattern.compile("started on ports?: \\[?(\\d+)");

    private final Process process;
    private final Path output;
    private final int port;

    private ServerProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
        await("the server to start")
                .atMost(Duration.ofSeconds(30))
                .failFast("the server ended, its output is in " + output, () -> !process.isAlive())
                .until(() -> STARTED.matcher(text()).find());
        Matcher started = STARTED.matcher(text());
        this.port = started.find() ? Integer.parseInt(started.group(1)) : 0;
    }

    static ServerProcess start() throws IOException {
        Path output = Files.createTempFile("server", ".log");
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(
                        List.of(java.toString(), "-jar", System.getProperty("server.jar"), "-serverPort", "0"))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            return new ServerProcess(process, output);
        } catch (RuntimeException notStarted) {
            process.destroyForcibly();
            throw notStarted;
        }
    }

    int port() {
        return port;
    }

    private String text() {
        try {
            return Files.readString(output);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public void close() throws IOException, InterruptedException {
        process.destroy();
        if (!process.waitFor(20, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        Files.delete(output);
    }
}
