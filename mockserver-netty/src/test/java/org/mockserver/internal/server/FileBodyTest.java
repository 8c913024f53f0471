package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Responses whose body is a file. */
@OverEveryProtocol
class FileBodyTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    @TempDir
    private Path folder;

    private static HouseClient.Answer register(Path file) {
        return HOUSE.client()
                .control(
                        "/expectation",
                        "{'httpRequest': {'path': '/file'}, 'httpResponse': {'body': {'type': 'FILE', 'filePath': '"
                                + file + "'}}}");
    }

    @Test
    void theFileIsReadForEachResponse() throws IOException {
        Path file = Files.writeString(folder.resolve("body.txt"), "before");
        assertThat(register(file).status()).isEqualTo(201);
        assertThat(HOUSE.client().get("/file").body()).isEqualTo("before");
        Files.writeString(file, "after");

        assertThat(HOUSE.client().get("/file").body()).isEqualTo("after");
    }

    @Test
    void aMissingFileIsAnErrorOfThatResponse() throws IOException {
        assertThat(register(folder.resolve("later.txt")).status()).isEqualTo(201);
        HouseClient.Answer answer = HOUSE.client().get("/file");

        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.body()).contains("Error reading file for response body");
        Files.writeString(folder.resolve("later.txt"), "here");
        assertThat(HOUSE.client().get("/file").body()).isEqualTo("here");
    }

    @Test
    void aFileOutsideTheRootsIsRefusedAndTheSettingIsNamed() throws Exception {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        HOUSE.restartWith("responseFileRoots", inside.toString());
        HouseClient.Answer answer = register(inside.resolve("../secret.txt"));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("secret.txt").contains("mockserver.responseFileRoots");
        assertThat(HOUSE.client().retrieve("active_expectations")).isEqualTo("[]");
    }

    @Test
    void aLinkThatLeadsOutOfTheRootsIsNotFollowed() throws Exception {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
        HOUSE.restartWith("responseFileRoots", inside.toString());
        Path link = inside.resolve("link.txt");
        assertThat(register(link).status()).isEqualTo(201);
        Files.createSymbolicLink(link, secret);

        assertThat(HOUSE.client().get("/file").body())
                .doesNotContain("secret\n")
                .isNotEqualTo("secret");
        assertThat(HOUSE.client().get("/file").status()).isEqualTo(500);
    }
}
