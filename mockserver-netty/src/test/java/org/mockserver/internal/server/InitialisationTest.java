package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.mock.Expectation;
import org.mockserver.server.initialize.ExpectationInitializer;

/** Expectations that a server starts with, follows in their files, and writes into a file. */
class InitialisationTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @TempDir
    private Path folder;

    private static String expectation(String id, String body) {
        return "{\"id\": \"" + id + "\", \"httpRequest\": {\"path\": \"/" + id + "\"}, \"httpResponse\": {\"body\": \""
                + body + "\"}}";
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static String body(String path) {
        return HOUSE.client().get(path).body();
    }

    @Test
    void theExpectationsOfAFileAnswerFromTheStart() throws Exception {
        Path file = file("init.json", "[" + expectation("a", "1") + "," + expectation("b", "2") + "]");
        HOUSE.restartWith("initializationJsonPath", file.toString());

        assertThat(body("/a")).isEqualTo("1");
        assertThat(body("/b")).isEqualTo("2");
    }

    @Test
    void oneExpectationNeedsNoArray() throws Exception {
        HOUSE.restartWith(
                "initializationJsonPath",
                file("init.json", expectation("a", "1")).toString());

        assertThat(body("/a")).isEqualTo("1");
    }

    @Test
    void theFilesOfAGlobAreLoadedInTheOrderOfTheirNames() throws Exception {
        Files.createDirectories(folder.resolve("sub/deep"));
        file("sub/2.json", "{'id': 'x', 'httpRequest': {'path': '/x'}, 'httpResponse': {'body': 'second'}}");
        file("sub/1.json", "{'id': 'x', 'httpRequest': {'path': '/x'}, 'httpResponse': {'body': 'first'}}");
        file("sub/deep/3.json", expectation("deep", "3"));
        file("sub/4.txt", "not loaded");
        HOUSE.restartWith("initializationJsonPath", folder + "/sub/*.json");

        assertThat(body("/x")).isEqualTo("second");
        assertThat(HOUSE.client().get("/deep").status()).isEqualTo(404);

        HOUSE.restartWith("initializationJsonPath", folder + "/**/*.json");
        assertThat(body("/x")).isEqualTo("second");
        assertThat(body("/deep")).isEqualTo("3");
    }

    @Test
    void aFileThatIsNotValidStopsTheStartWithItsPathAndTheReason() throws Exception {
        Path file = file(
                "init.json",
                "[" + expectation("a", "1") + ",{\"httpRequest\": {}, \"httpResponse\": {\"statusCode\": 7}}]");

        assertThatThrownBy(() -> HOUSE.restartWith("initializationJsonPath", file.toString()))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("$[1].httpResponse.statusCode");
    }

    @Test
    void oneBadFileOfAGlobIsNamed() throws Exception {
        file("1.json", expectation("a", "1"));
        Path bad = file("2.json", "[{");

        assertThatThrownBy(() -> HOUSE.restartWith("initializationJsonPath", folder + "/*.json"))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining(bad.toString());
    }

    @Test
    void aFileInAnotherCharsetIsNamed() throws Exception {
        Path bad = Files.write(folder.resolve("latin.json"), new byte[] {'[', '"', (byte) 0xe4, '"', ']'});

        assertThatThrownBy(() -> HOUSE.restartWith("initializationJsonPath", folder + "/*.json"))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining(bad + " is not text in UTF-8");
    }

    @Test
    void aGlobThatIsNotOneStopsTheStart() {
        assertThatThrownBy(() -> HOUSE.restartWith("initializationJsonPath", folder + "/[a.json"))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("/[a.json is neither a file nor a valid glob");
    }

    @Test
    void aFileWhoseNameLooksLikeAGlobIsAFile() throws Exception {
        Path file = file("init[1].json", expectation("a", "1"));
        HOUSE.restartWith("initializationJsonPath", file.toString());

        assertThat(body("/a")).isEqualTo("1");
    }

    @Test
    void aMissingFileStopsTheStart() {
        assertThatThrownBy(() -> HOUSE.restartWith("initializationJsonPath", folder + "/gone.json"))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("gone.json");
        assertThatThrownBy(() -> HOUSE.restartWith("initializationJsonPath", folder + "/none/*.json"))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("none");
    }

    @Test
    void aBrokenFileIsPassedOverWhenTheSettingsSaySo() throws Exception {
        Path bad = file("init.json", "[{");
        HOUSE.restartWith("initializationJsonPath", bad.toString(), "failOnInitializationError", "false");

        assertThat(HOUSE.client().get("/a").status()).isEqualTo(404);
        Awaitility.await().untilAsserted(() -> assertThat(HOUSE.console()).contains(bad.toString()));
    }

    @Test
    void aChangedFileIsLoadedAgainAndWhatItNoLongerHasIsRemoved() throws Exception {
        Path file = file("init.json", "[" + expectation("a", "1") + "," + expectation("b", "2") + "]");
        watching(file.toString());
        HOUSE.client().expect("/own", "kept");
        file("init.json", "[" + expectation("a", "changed") + "]");

        Awaitility.await().untilAsserted(() -> assertThat(body("/a")).isEqualTo("changed"));
        Awaitility.await()
                .untilAsserted(
                        () -> assertThat(HOUSE.client().get("/b").status()).isEqualTo(404));
        assertThat(body("/own")).isEqualTo("kept");
    }

    private static void watching(String location) throws StartFailure {
        HOUSE.restartWith(
                "initializationJsonPath",
                location,
                "watchInitializationJson",
                "true",
                "watchInitializationJsonPollPeriodMillis",
                "10");
    }

    @Test
    void aFileThatBecomesInvalidChangesNothingUntilItIsValidAgain() throws Exception {
        Path file = file("init.json", expectation("a", "1"));
        watching(file.toString());
        file("init.json", "[" + expectation("a", "2"));

        Awaitility.await()
                .untilAsserted(() -> assertThat(HOUSE.console()).contains("the expectations loaded before are kept"));
        assertThat(body("/a")).isEqualTo("1");
        file("init.json", expectation("a", "third"));
        Awaitility.await().untilAsserted(() -> assertThat(body("/a")).isEqualTo("third"));
    }

    @Test
    void aNewFileOfAGlobIsFound() throws Exception {
        file("1.json", expectation("a", "1"));
        watching(folder + "/*.json");
        file("2.json", expectation("b", "2"));

        Awaitility.await().untilAsserted(() -> assertThat(body("/b")).isEqualTo("2"));
        assertThat(body("/a")).isEqualTo("1");
    }

    @Test
    void theActiveExpectationsAreWrittenIntoAFile() throws Exception {
        Path file = folder.resolve("persisted.json");
        HOUSE.restartWith("persistExpectations", "true", "persistedExpectationsPath", file.toString());
        assertThat(file).hasContent("[]");
        HOUSE.client().expect(expectation("a", "1")).expect(expectation("b", "2"));

        Awaitility.await()
                .untilAsserted(() -> assertThat(file).hasContent(HOUSE.client().retrieve("active_expectations")));
        HOUSE.client().control("/clear", "{\"id\": \"a\"}");
        Awaitility.await()
                .untilAsserted(() -> assertThat(file).content().contains("/b").doesNotContain("/a"));
        HOUSE.client().control("/reset");
        Awaitility.await().untilAsserted(() -> assertThat(file).hasContent("[]"));
    }

    @Test
    void aStoppedServerLeavesItsExpectationsToTheNext() throws Exception {
        Path file = folder.resolve("persisted.json");
        HOUSE.restartWith("persistExpectations", "true", "persistedExpectationsPath", file.toString());
        HOUSE.client()
                .expect("{'id': 'a', 'httpRequest': {'path': '/a'}, 'httpResponse': {}, 'times': {'remainingTimes':"
                        + " 3}}");
        HOUSE.client().get("/a");
        HOUSE.stop();
        HOUSE.restartWith("initializationJsonPath", file.toString());

        assertThat(HOUSE.client().retrieve("active_expectations"))
                .contains("\"id\" : \"a\"")
                .contains("\"remainingTimes\" : 2");
    }

    @Test
    void nothingButTheFileIsLeftInItsDirectory() throws Exception {
        Path file = folder.resolve("persisted.json");
        HOUSE.restartWith("persistExpectations", "true", "persistedExpectationsPath", file.toString());
        for (int i = 0; i < 50; i++) {
            HOUSE.client().expect(expectation("e" + i, "x"));
        }
        HOUSE.stop();

        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
        assertThat(file).content().contains("/e0\"", "/e49\"");
    }

    @Test
    void aFileThatCannotBeWrittenIsToldAndTheServerServes() throws Exception {
        HOUSE.restartWith("persistExpectations", "true", "persistedExpectationsPath", folder + "/none/file.json");
        HOUSE.client().expect(expectation("a", "1"));

        assertThat(body("/a")).isEqualTo("1");
        Awaitility.await()
                .untilAsserted(() -> assertThat(HOUSE.console())
                        .contains("persistedExpectationsPath " + folder + "/none/file.json cannot be written"));
    }

    /** As users write them. */
    public static class Two implements ExpectationInitializer {

        @Override
        public Expectation[] initializeExpectations() {
            return new Expectation[] {
                new Expectation(request("/a")).withId("a").thenRespond(response("made")),
                new Expectation(request("/c")).thenRespond(response("3"))
            };
        }
    }

    /** Makes what no client could send. */
    public static class Wrong implements ExpectationInitializer {

        @Override
        public Expectation[] initializeExpectations() {
            return new Expectation[] {
                new Expectation(request("/a")).thenRespond(response().withStatusCode(7))
            };
        }
    }

    /** Fails. */
    public static class Failing implements ExpectationInitializer {

        @Override
        public Expectation[] initializeExpectations() {
            throw new IllegalStateException("no data today");
        }
    }

    @Test
    void aClassMakesExpectationsAfterThoseOfFiles() throws Exception {
        HOUSE.restartWith(
                "initializationJsonPath",
                file("init.json", "[" + expectation("a", "1") + "," + expectation("b", "2") + "]")
                        .toString(),
                "initializationClass",
                Two.class.getName());

        assertThat(body("/a")).isEqualTo("made");
        assertThat(body("/b")).isEqualTo("2");
        assertThat(body("/c")).isEqualTo("3");
    }

    @ParameterizedTest
    @CsvSource({
        "Wrong, statusCode",
        "Failing, no data today",
        "Missing, class path",
    })
    void aClassThatCannotBeUsedStopsTheStartWithItsNameAndTheReason(String simpleName, String reason) {
        String name = InitialisationTest.class.getName() + "$" + simpleName;
        assertThatThrownBy(() -> HOUSE.restartWith("initializationClass", name))
                .hasMessageContaining("initializationClass " + name)
                .hasMessageContaining(reason);
    }

    @Test
    void aClassOfAnotherKindIsNamed() {
        assertThatThrownBy(() -> HOUSE.restartWith("initializationClass", "java.lang.String"))
                .hasMessageContaining("java.lang.String does not implement");
    }

    @Test
    void aServerMayStartWithoutWhatItsClassFailedToMake() throws Exception {
        HOUSE.restartWith("initializationClass", Failing.class.getName(), "failOnInitializationError", "false");

        assertThat(HOUSE.client().get("/a").status()).isEqualTo(404);
    }
}
