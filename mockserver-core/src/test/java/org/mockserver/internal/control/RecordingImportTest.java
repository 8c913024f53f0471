package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

class RecordingImportTest {

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aRecordingIsRestoredAsAnswersButNotAsReceivedRequests() {
        String line =
                "{\"httpRequest\":{\"method\":\"GET\",\"path\":\"/old\",\"headers\":{\"Cookie\":[\"c=d\"]},\"cookies\":{\"c\":\"d\"}},"
                        + "\"httpResponse\":{\"statusCode\":200,\"body\":\"then\"}}\n";
        JsonNode echo = server.imported("?format=recording", line + "\n" + line.replace("/old", "/older"));
        assertThat(echo).hasSize(2);
        JsonNode exchanges =
                Json.parse(server.put("/retrieve?type=request_responses").text());
        assertThat(exchanges).hasSize(2);
        assertThat(exchanges.get(0).path("httpRequest").path("path").asString()).isEqualTo("/old");
        assertThat(Json.compact(
                        exchanges.get(0).path("httpRequest").path("headers").path("Cookie")))
                .isEqualTo("[\"c=d\"]");
        assertThat(exchanges.get(0).path("httpResponse").path("body").asString())
                .isEqualTo("then");
        assertThat(server.put("/retrieve?type=requests").text()).isEqualTo("[]");
        assertThat(server.put("/verify", "{\"httpRequest\": {\"path\": \"/old\"}}")
                        .status())
                .isEqualTo(406);
        assertThat(Json.parse(server.put("/retrieve?type=recorded_expectations").text()))
                .hasSize(2);
        Answer promoted = server.put("/recordings/promote", "{\"path\": \"/old\"}");
        assertThat(promoted.status()).as(promoted.text()).isEqualTo(201);
        assertThat(Json.parse(promoted.text())).hasSize(1);
        for (int time = 1; time <= 2; time++) {
            Answer answer = server.send("GET", "/old", Pairs.of("Cookie", "c=d"), "");
            assertThat(answer.status() + " " + answer.text()).isEqualTo("200 then");
        }
    }

    @Test
    void aRecordingIsReadFromTheFileThatCapturesExchanges(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("captured.ndjson");
        try (ControlFixture capturing = new ControlFixture(Map.of("persistedRecordedRequestsPath", file.toString()))) {
            assertThat(capturing.put("/import?format=recording&source=disk").status())
                    .isEqualTo(400);
            Files.writeString(file, "{\"httpRequest\":{\"path\":\"/old\"},\"httpResponse\":{\"body\":\"then\"}}\n");
            Answer answer = capturing.put("/import?format=recording&source=disk");
            assertThat(answer.status()).as(answer.text()).isEqualTo(201);
            assertThat(capturing.put("/retrieve?type=request_responses").text()).contains("/old", "then");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{}", "{\"httpRequest\":{}}\nnonsense"})
    void aRecordingThatCannotBeReadChangesNothing(String recording) {
        assertThat(server.put("/import?format=recording", recording).status()).isEqualTo(400);
        assertThat(server.put("/retrieve?type=request_responses").text()).isEqualTo("[]");
    }
}
