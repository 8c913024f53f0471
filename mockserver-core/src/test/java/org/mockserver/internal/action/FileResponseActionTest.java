package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpResponse.response;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.MediaType;

class FileResponseActionTest {

    @TempDir
    Path folder;

    private Path allowed;

    @BeforeEach
    void makeRoot() throws IOException {
        allowed = Files.createDirectory(folder.resolve("allowed"));
    }

    @Test
    void theFileIsReadAtEachResponseOnAWorker() throws IOException {
        Path menu = Files.writeString(allowed.resolve("menu.txt"), "soup");
        Action action = compile(file(menu).withDelay(TimeUnit.NANOSECONDS, 5));
        RecordingCall first = RecordingCall.of(action, 1);
        assertThat(first.body()).isEqualTo("soup");
        assertThat(first.onWorker).isTrue();
        assertThat(first.delayNanos).isEqualTo(5);
        assertThat(first.response.defaultContentType()).isNull();
        Files.writeString(menu, "salad");
        assertThat(RecordingCall.of(action, 2).body()).isEqualTo("salad");
        assertThat(first.body()).isEqualTo("soup");
    }

    @Test
    void theContentTypeOfTheBodyIsSent() throws IOException {
        Path menu = Files.writeString(allowed.resolve("menu.json"), "{}");
        HttpResponse spec = response()
                .withBody(new FileBody(menu.toString(), MediaType.APPLICATION_JSON))
                .withStatusCode(201);
        RecordingCall call = RecordingCall.of(compile(spec), 1);
        assertThat(call.response.defaultContentType()).isEqualTo("application/json");
        assertThat(call.response.status()).isEqualTo(201);
    }

    @Test
    void aMissingFileIsAnErrorWhenServed() {
        RecordingCall call = RecordingCall.of(compile(file(allowed.resolve("absent.txt"))), 1);
        assertThat(call.response.status()).isEqualTo(500);
        assertThat(call.body()).isEqualTo("Error reading file for response body");
        assertThat(call.warning).contains("absent.txt");
        assertThat(RecordingCall.of(compile(file(allowed)), 1).response.status())
                .isEqualTo(500);
    }

    @Test
    void aFileOutsideTheRootsIsRefusedNamingTheSetting() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "key");
        for (Path path : List.of(secret, allowed.resolve("../secret.txt"), folder.resolve("allowed-not/x"))) {
            assertThatThrownBy(() -> compile(file(path)))
                    .isInstanceOf(WireException.class)
                    .hasMessageContaining("$.httpResponse.body.filePath: ")
                    .hasMessageContaining("mockserver.responseFileRoots");
        }
    }

    @Test
    void aLinkLeadingOutIsNotFollowed() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "key");
        Path link = Files.createSymbolicLink(allowed.resolve("link.txt"), secret);
        RecordingCall call = RecordingCall.of(compile(file(link)), 1);
        assertThat(call.response.status()).isEqualTo(500);
        assertThat(call.body()).doesNotContain("key").contains("mockserver.responseFileRoots");
    }

    @Test
    void aRootMayBeALinkItself() throws IOException {
        Files.writeString(allowed.resolve("menu.txt"), "soup");
        Path root = Files.createSymbolicLink(folder.resolve("root"), allowed);
        assertThat(RecordingCall.of(compile(file(root.resolve("menu.txt")), root), 1)
                        .body())
                .isEqualTo("soup");
        assertThat(RecordingCall.of(compile(file(allowed.resolve("menu.txt")), root), 1)
                        .body())
                .isEqualTo("soup");
    }

    @Test
    void anImpossibleFileNameIsRefused() {
        assertThatThrownBy(() -> compile(response().withBodyFromFile("a\0b")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("not a usable file name");
    }

    private static HttpResponse file(Path path) {
        return response().withBodyFromFile(path.toString());
    }

    private Action compile(HttpResponse spec) {
        return compile(spec, allowed);
    }

    private static Action compile(HttpResponse spec, Path root) {
        return Actions.compile(
                Expectation.when("GET", "/r").thenRespond(spec), new ActionOptions(List.of(root), new Random(1)));
    }
}
