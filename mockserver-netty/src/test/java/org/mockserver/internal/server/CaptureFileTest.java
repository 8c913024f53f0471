package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.wire.Json;

/** The file that every answered exchange is written to. */
class CaptureFileTest {

    private static final int REQUESTS = 200;

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @TempDir
    Path folder;

    private static List<String> lines(Path file) throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    @Test
    void itHoldsWhatWasAnsweredAndOutlivesAReset() throws Exception {
        Path file = folder.resolve("exchanges.ndjson");
        HouseClient client = HOUSE.restartWith(
                "persistRecordedRequestsToDisk",
                "true",
                "persistedRecordedRequestsPath",
                file.toString(),
                "redactSecretsInLog",
                "true");
        client.expect("/a", "hello");
        client.send("POST", "/a", "whole body", "Authorization", "Bearer topsecret");
        client.get("/nobody");
        client.control("/reset");
        HOUSE.stop();

        assertThat(lines(file)).hasSize(1);
        assertThat(Json.parse(lines(file).get(0)).at("/httpResponse/body").asString())
                .isEqualTo("hello");
        assertThat(lines(file).get(0)).contains("whole body", "REDACTED").doesNotContain("topsecret");
    }

    @Test
    void aFileThatCannotBeWrittenStopsTheStart() {
        assertThatThrownBy(() -> HOUSE.restartWith(
                        "persistRecordedRequestsToDisk",
                        "true",
                        "persistedRecordedRequestsPath",
                        folder.resolve("missing/file").toString()))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("persistedRecordedRequestsPath");
    }

    @Test
    void whatWasWrittenSurvivesTheDeathOfTheProcess() throws Exception {
        Path file = folder.resolve("killed.ndjson");
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-Dmockserver.localBoundIP=127.0.0.1",
                        "-Dmockserver.persistRecordedRequestsToDisk=true",
                        "-Dmockserver.persistedRecordedRequestsPath=" + file,
                        "org.mockserver.cli.Main",
                        "run",
                        "--port",
                        "0")
                .redirectErrorStream(true)
                .start();
        try {
            HouseClient client = new HouseClient(portOf(process));
            client.expect("/a", "hello");
            for (int i = 0; i < REQUESTS; i++) {
                client.get("/a?number=" + i);
            }
            Awaitility.await()
                    .atMost(Duration.ofSeconds(30))
                    .until(() -> lines(file).size() == REQUESTS);
        } finally {
            process.destroyForcibly().waitFor();
        }
        List<String> numbers = lines(file).stream()
                .map(line -> Json.parse(line)
                        .at("/httpRequest/queryStringParameters/number/0")
                        .asString())
                .collect(Collectors.toList());
        assertThat(numbers).hasSize(REQUESTS).startsWith("0", "1").endsWith(String.valueOf(REQUESTS - 1));
    }

    private static int portOf(Process process) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            int at = line.indexOf("started on port: ");
            if (at >= 0) {
                return Integer.parseInt(
                        line.substring(at + "started on port: ".length()).strip());
            }
        }
        throw new IOException("the server did not start");
    }
}
