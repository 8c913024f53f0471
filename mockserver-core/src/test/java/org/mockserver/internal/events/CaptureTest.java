package org.mockserver.internal.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.events.JournalFixture.get;
import static org.mockserver.internal.events.JournalFixture.rule;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.model.HttpError;
import tools.jackson.databind.JsonNode;

class CaptureTest {

    private final List<String> reports = new CopyOnWriteArrayList<>();

    @TempDir
    Path folder;

    private CaptureOptions options(int maxWaiting) {
        return new CaptureOptions(maxWaiting, 1_000_000, () -> Redaction.NONE, reports::add);
    }

    private static JournalFixture observed(Capture capture, int maxBodyBytes) {
        return new JournalFixture(new JournalLimits(1_000, 0, maxBodyBytes, Severity.INFO), 1024, capture);
    }

    private List<JsonNode> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream().map(Json::parse).toList();
    }

    @Test
    void answeredExchangesAreAppendedWithWholeBodiesInTheOrderOfTheirAnswers() throws IOException {
        Path file = folder.resolve("capture.ndjson");
        Files.writeString(file, "{\"earlier\":1}\n");
        String body = "{\"long\": \"" + "x".repeat(500) + "\"}";
        try (Capture capture = Capture.open(file, options(100));
                JournalFixture fixture = observed(capture, 10)) {
            fixture.mocked(
                    JournalFixture.request("POST", "/a", Pairs.of("Content-Type", "application/json"), body),
                    rule("1", "/a"));
            fixture.unmatched(get("/nobody"));
            fixture.failed(get("/error"), rule("2", "/error"), new HttpError());
            fixture.journal.exchanged(
                    get("/forwarded"),
                    null,
                    AnswerKind.FORWARDED,
                    OutgoingResponse.status(201).body("from there").build(),
                    null,
                    1);
            fixture.journal.reset();
        }

        List<JsonNode> lines = lines(file);
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0).has("earlier")).isTrue();
        assertThat(lines.get(1).propertyNames()).containsExactly("httpRequest", "httpResponse");
        assertThat(lines.get(1).at("/httpRequest/path").asString()).isEqualTo("/a");
        assertThat(lines.get(1).toString()).contains("x".repeat(500)).doesNotContain("truncated");
        assertThat(lines.get(1).at("/httpResponse/body").asString()).isEqualTo("answer of 1");
        assertThat(lines.get(2).at("/httpResponse/statusCode").asInt()).isEqualTo(201);
        assertThat(reports).isEmpty();
    }

    @Test
    void aLineThatWasCutByACrashDoesNotSpoilTheNext() throws IOException {
        Path file = folder.resolve("capture.ndjson");
        Files.writeString(file, "{\"httpRequ");
        try (Capture capture = Capture.open(file, options(100));
                JournalFixture fixture = observed(capture, 0)) {
            fixture.mocked(get("/a"), rule("1", "/a"));
        }

        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(2);
        assertThat(Json.parse(lines.get(1)).at("/httpRequest/path").asString()).isEqualTo("/a");
    }

    /** Takes nothing until it is told to. */
    private static final class StuckDisk extends OutputStream {

        final CountDownLatch free = new CountDownLatch(1);
        final ByteArrayOutputStream written = new ByteArrayOutputStream();

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) throws IOException {
            try {
                free.await();
            } catch (InterruptedException interrupted) {
                throw new IOException(interrupted);
            }
            written.write(bytes, from, length);
        }
    }

    @Test
    void aDiskThatStandsStillHoldsNothingUpAndWhatIsMissingIsReported() {
        StuckDisk disk = new StuckDisk();
        try (Capture capture = Capture.start(disk, options(10), false);
                JournalFixture fixture = observed(capture, 0)) {
            for (int i = 0; i < 500; i++) {
                fixture.mocked(get("/" + i), rule("1", "/a"));
            }
            assertThat(fixture.paths()).hasSizeGreaterThan(300);
            assertThat(capture.leftOut()).isBetween(489L, 490L);
            assertThat(reports).hasSize(1);

            disk.free.countDown();
            Awaitility.await().until(() -> reports.size() == 2);
            assertThat(reports.get(1)).startsWith(capture.leftOut() + " exchanges are missing");
            fixture.mocked(get("/after"), rule("1", "/a"));
            fixture.journal.view();
        }
        assertThat(disk.written.toString(StandardCharsets.UTF_8)).contains("\"/0\"", "\"/after\"");
    }

    @Test
    void largeBodiesThatWaitAreBounded() {
        StuckDisk disk = new StuckDisk();
        String body = "x".repeat(400_000);
        try (Capture capture = Capture.start(disk, options(1_000), false);
                JournalFixture fixture = observed(capture, 1)) {
            for (int i = 0; i < 20; i++) {
                fixture.mocked(JournalFixture.request("POST", "/a", Pairs.EMPTY, body), rule("1", "/a"));
            }
            fixture.journal.view();
            assertThat(capture.leftOut()).isBetween(16L, 18L);
            disk.free.countDown();
        }
    }

    @Test
    void aDiskThatFailsIsReportedOnceAndUsedAgainWhenItRecovers() {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        boolean[] broken = {true};
        OutputStream disk = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public synchronized void write(byte[] bytes, int from, int length) throws IOException {
                if (broken[0]) {
                    written.write(bytes, from, Math.min(5, length));
                    throw new IOException("no space");
                }
                written.write(bytes, from, length);
            }
        };
        try (Capture capture = Capture.start(disk, options(100), false);
                JournalFixture fixture = observed(capture, 0)) {
            fixture.mocked(get("/1"), rule("1", "/a"));
            fixture.mocked(get("/2"), rule("1", "/a"));
            Awaitility.await().until(() -> capture.leftOut() == 2);
            synchronized (disk) {
                broken[0] = false;
            }
            fixture.mocked(get("/3"), rule("1", "/a"));
            Awaitility.await().until(() -> reports.size() == 2);
        }
        assertThat(reports.get(0)).contains("no space");
        assertThat(reports.get(1)).startsWith("2 exchanges are missing");
        String[] lines = written.toString(StandardCharsets.UTF_8).split("\n");
        assertThat(Json.parse(lines[lines.length - 1]).at("/httpRequest/path").asString())
                .isEqualTo("/3");
    }

    @Test
    void secretsDoNotReachTheFile() {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        CaptureOptions redacted = new CaptureOptions(100, 1_000, () -> Redaction.ofFields(""), reports::add);
        try (Capture capture = Capture.start(written, redacted, false);
                JournalFixture fixture = observed(capture, 0)) {
            fixture.mocked(
                    JournalFixture.request("GET", "/a", Pairs.of("Authorization", "Bearer top"), ""), rule("1", "/a"));
        }
        assertThat(written.toString(StandardCharsets.UTF_8))
                .contains("REDACTED", "/a")
                .doesNotContain("top");
    }
}
