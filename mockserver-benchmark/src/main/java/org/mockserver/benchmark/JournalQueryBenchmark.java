package org.mockserver.benchmark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.server.Audience;
import org.mockserver.internal.server.MockServer;
import org.mockserver.internal.server.StartFailure;
import org.mockserver.internal.settings.LiveSettings;
import org.mockserver.internal.settings.SettingsException;
import org.mockserver.internal.settings.SettingsResolver;
import org.mockserver.internal.settings.SettingsSources;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long do questions about many recorded requests take, as a client of the server sees it?
 *
 * <p>The requests are spread over a thousand paths, have four headers and a body of 20 bytes, and are asked about over a
 * kept connection. Run it with {@code mockserver-benchmark/jmh.sh JournalQueryBenchmark}. Results are kept in
 * docs/performance.md.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class JournalQueryBenchmark {

    private static final int PATHS = 1_000;
    private static final int BATCH = 100;

    /** How many requests are retained. */
    @Param("100000")
    public int requests = 100_000;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private @Nullable MockServer server;

    /** Starts a server and fills its journal. */
    @Setup
    public void fill() {
        try {
            server = MockServer.start(
                    new LiveSettings(SettingsResolver.resolve(SettingsSources.fixed(Map.of(
                            "serverPort", "0",
                            "localBoundIP", "127.0.0.1",
                            "disableLogging", "true",
                            "maxLogEntries", "1000000",
                            "maxEventLogSizeInBytes", "0")))),
                    Audience.at(OutputStream.nullOutputStream()));
            put("/expectation", "{'id': 'all', 'httpRequest': {'path': '/n/.*'}, 'httpResponse': {'body': 'seen'}}");
            send();
        } catch (SettingsException | StartFailure unusable) {
            throw new IllegalStateException(unusable);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private int port() {
        MockServer running = server;
        return running == null ? 0 : running.ports().get(0);
    }

    /* Pipelined in batches, so that filling takes seconds and not minutes. */
    private void send() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            for (int from = 0; from < requests; from += BATCH) {
                StringBuilder batch = new StringBuilder();
                for (int i = from; i < from + BATCH; i++) {
                    batch.append("POST /n/").append(i % PATHS);
                    batch.append(" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Number: ");
                    batch.append(i).append("\r\nContent-Length: 20\r\n\r\n");
                    batch.append(String.format(Locale.ROOT, "{\"number\": %8d}", i));
                }
                socket.getOutputStream().write(batch.toString().getBytes(StandardCharsets.ISO_8859_1));
                readAnswers(in);
            }
        }
    }

    private static void readAnswers(InputStream in) throws IOException {
        for (int ends = 0; ends < BATCH; ) {
            int b = in.read();
            if (b < 0) {
                throw new IOException("the server closed the connection");
            }
            // The answers have a body of four letters; no other n is followed by an end.
            if (b == 's') {
                byte[] rest = new byte[3];
                in.mark(rest.length);
                if (in.read(rest) == rest.length && rest[0] == 'e' && rest[1] == 'e' && rest[2] == 'n') {
                    ends++;
                } else {
                    in.reset();
                }
            }
        }
    }

    /** Stops the server. */
    @TearDown
    public void stop() {
        MockServer running = server;
        if (running != null) {
            running.close();
        }
    }

    private long put(String target, String json) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + "/mockserver" + target))
                .PUT(HttpRequest.BodyPublishers.ofString(json))
                .build();
        try {
            HttpResponse<InputStream> answer = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = answer.body()) {
                if (answer.statusCode() >= 300) {
                    throw new IllegalStateException(new String(body.readAllBytes(), StandardCharsets.UTF_8));
                }
                return body.transferTo(OutputStream.nullOutputStream());
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static String exactly(String what, int times) {
        return "{" + what + ", 'times': {'atLeast': " + times + ", 'atMost': " + times + "}}";
    }

    /** The matcher names one path. */
    @Benchmark
    public long verifyLiteralPath() {
        return put("/verify", exactly("'httpRequest': {'path': '/n/7'}", requests / PATHS));
    }

    /** The matcher says nothing about the path. */
    @Benchmark
    public long verifyHeader() {
        return put("/verify", exactly("'httpRequest': {'headers': {'X-Number': ['77']}}", 1));
    }

    /** The path is a regular expression. */
    @Benchmark
    public long verifyRegexPath() {
        return put("/verify", exactly("'httpRequest': {'path': '/n/[0-9]*7'}", requests / 10));
    }

    /** Every body has to be read as JSON. */
    @Benchmark
    public long verifyJsonBody() {
        return put("/verify", exactly("'httpRequest': {'body': {'type': 'JSON', 'json': {'number': 77}}}", 1));
    }

    /** By the id of the expectation that answered. */
    @Benchmark
    public long verifyExpectation() {
        return put("/verify", exactly("'expectationId': {'id': 'all'}", requests));
    }

    /** Shows the requests of one path. */
    @Benchmark
    public long retrieveLiteralPath() {
        return put("/retrieve?type=requests", "{'path': '/n/7'}");
    }

    /** Shows the one request with a header. */
    @Benchmark
    public long retrieveHeader() {
        return put("/retrieve?type=requests", "{'headers': {'X-Number': ['77']}}");
    }

    /** Shows everything. */
    @Benchmark
    public long retrieveAll() {
        return put("/retrieve?type=requests", "");
    }

    /** Shows everything with the answers. */
    @Benchmark
    public long retrieveAllWithAnswers() {
        return put("/retrieve?type=request_responses", "");
    }
}
