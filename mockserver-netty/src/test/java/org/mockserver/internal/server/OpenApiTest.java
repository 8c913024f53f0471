package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.server.HouseClient.Answer;

/** OpenAPI specifications over sockets: imported, matched, verified, selected, loaded at start. */
@OverEveryProtocol
class OpenApiTest {

    private static final String MILL = """
            openapi: 3.0.0
            info: {title: Mill, version: "1"}
            paths:
              /flour:
                get:
                  operationId: getFlour
                  parameters:
                    - {name: grade, in: query, schema: {type: integer}}
                  responses:
                    "200": {description: ok, content: {text/plain: {example: ground}}}
              /bran:
                get:
                  operationId: getBran
                  responses:
                    "200": {description: ok, content: {text/plain: {example: coarse}}}
            """;

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    @TempDir
    private Path folder;

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    private static String definition(String operation) {
        return "{\"specUrlOrPayload\": " + quoted(MILL) + ", \"operationId\": \"" + operation + "\"}";
    }

    private static Answer imported(String text) {
        return HOUSE.client().control("/openapi", "{\"specUrlOrPayload\": " + quoted(text) + "}");
    }

    private static int status(String target) {
        return HOUSE.client().get(target).status();
    }

    @Test
    void anImportedSpecificationAnswersItsRequests() {
        assertThat(imported(MILL).status()).isEqualTo(201);

        assertThat(HOUSE.client().get("/flour?grade=5").body()).isEqualTo("ground");
        assertThat(HOUSE.client().get("/flour").header("content-type")).isEqualTo("text/plain");
        assertThat(status("/flour?grade=fine")).isEqualTo(404);
        assertThat(HOUSE.client().get("/bran").body()).isEqualTo("coarse");
    }

    @Test
    void aSpecificationAmongExpectationsIsImportedToo() {
        HOUSE.client()
                .expect("[{'httpRequest': {'path': '/own'}, 'httpResponse': {'body': 'mine'}}, {'specUrlOrPayload': "
                        + quoted(MILL) + "}]");

        assertThat(HOUSE.client().get("/own").body()).isEqualTo("mine");
        assertThat(HOUSE.client().get("/bran").body()).isEqualTo("coarse");
    }

    @Test
    void nothingOfARegistrationIsStoredIfASpecificationIsWrong() {
        Answer answer = HOUSE.client()
                .control("/expectation", "[{'id': 'a', 'httpResponse': {}}, {'specUrlOrPayload': '{openapi: 1}'}]");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("Unable to load API spec, OpenAPI version 1 is not known");
        assertThat(HOUSE.client().retrieve("active_expectations")).isEqualTo("[]");
    }

    @Test
    void theBodyOfAnImportMayBeYaml() {
        String yaml = "specUrlOrPayload:\n" + MILL.indent(2) + "operationsAndResponses:\n  getBran: \"200\"\n";
        Answer answer = HOUSE.client().send("PUT", "/mockserver/openapi", yaml, "content-type", "application/yaml");

        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        assertThat(status("/bran")).isEqualTo(200);
        assertThat(status("/flour")).isEqualTo(404);
    }

    @Test
    void importingAChangedSpecificationReplacesWhatWasMadeBefore() {
        imported(MILL);
        String changed =
                MILL.replace("ground", "fine").replace("/bran", "/husk").replace("getBran", "getHusk");

        assertThat(imported(changed).status()).isEqualTo(201);
        assertThat(HOUSE.client().get("/flour").body()).isEqualTo("fine");
        assertThat(status("/husk")).isEqualTo(200);
        assertThat(status("/bran")).isEqualTo(404);
    }

    @Test
    void anotherSpecificationOfTheSameTitleIsKeptApart() {
        imported(MILL);
        String other = MILL.replace("/flour", "/oats").replace("getFlour", "getOats");

        imported(other.replace("/bran", "/rye").replace("getBran", "getRye"));
        assertThat(status("/flour")).isEqualTo(200);
        assertThat(status("/oats")).isEqualTo(200);
    }

    @Test
    void choosingOtherOperationsKeepsThoseChosenBefore() {
        String choice = "{\"specUrlOrPayload\": " + quoted(MILL) + ", \"operationsAndResponses\": {\"%s\": \"200\"}}";
        HOUSE.client().control("/openapi", String.format(choice, "getFlour"));
        HOUSE.client().control("/openapi", String.format(choice, "getBran"));

        assertThat(status("/flour")).isEqualTo(200);
        assertThat(status("/bran")).isEqualTo(200);
    }

    @Test
    void whatCannotBeUsedIsCountedInAHeaderAndListedOnRequest() {
        String broken = MILL.replace("schema: {type: integer}", "schema: {$ref: '#/gone'}");

        Answer answer = imported(broken);
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.header("x-mockserver-openapi-load-problems")).isEqualTo("1");
        Answer told = HOUSE.client()
                .control("/openapi?includeLoadProblems=true", "{\"specUrlOrPayload\": " + quoted(broken) + "}");
        assertThat(told.body())
                .startsWith("{\n  \"expectations\" : [")
                .contains("\"loadProblems\" : [", "#/gone: the reference leads nowhere");
        assertThat(imported(MILL).header("x-mockserver-openapi-load-problems")).isEmpty();
    }

    @Test
    void anImportThatIsWrongIsRefusedWithTheReason() {
        assertThat(imported("not a spec").status()).isEqualTo(400);
        assertThat(imported("not a spec").body()).startsWith("Unable to load API spec, ");
        Answer noFile = HOUSE.client().control("/openapi", "{'specUrlOrPayload': '/none/api.yaml'}");
        assertThat(noFile.body())
                .isEqualTo(
                        "Unable to load API spec, /none/api.yaml is neither a file nor a resource on the class path");
        assertThat(HOUSE.client().control("/openapi", "{}").body()).contains("specUrlOrPayload is required");
        assertThat(HOUSE.client().control("/openapi", "").status()).isEqualTo(400);
    }

    @Test
    void recordedRequestsAreVerifiedAndRetrievedByASpecification() {
        HOUSE.client().get("/flour?grade=1");
        HOUSE.client().get("/flour?grade=x");

        assertThat(HOUSE.client().verifies("{'httpRequest': " + definition("getFlour") + "}"))
                .isTrue();
        assertThat(HOUSE.client().verifies("{'httpRequest': " + definition("getBran") + "}"))
                .isFalse();
        assertThat(HOUSE.client().retrieve("requests", definition("getFlour")))
                .contains("\"1\"")
                .doesNotContain("\"x\"");
    }

    @Test
    void aFailedVerificationSaysHowTheClosestRequestDiffers() {
        HOUSE.client().get("/flour?grade=x");
        Answer answer = HOUSE.client().control("/verify", "{'httpRequest': " + definition("getFlour") + "}");

        assertThat(answer.status()).isEqualTo(406);
        assertThat(answer.body()).contains("GET /flour differs in: queryParameters");
    }

    @Test
    void expectationsAreSelectedByASpecificationAndByThePathsInIt() {
        imported(MILL);
        HOUSE.client().expect("/own", "kept");

        assertThat(HOUSE.client().retrieve("active_expectations", definition("getBran")))
                .contains("getBran")
                .doesNotContain("getFlour\"", "/own");
        assertThat(HOUSE.client().retrieve("active_expectations", "{'path': '/flour'}"))
                .contains(":getFlour\"")
                .doesNotContain(":getBran\"");
        HOUSE.client().control("/clear", definition("getBran"));
        assertThat(status("/bran")).isEqualTo(404);
        assertThat(status("/flour")).isEqualTo(200);
        assertThat(status("/own")).isEqualTo(200);
    }

    @Test
    void aSpecificationIsLoadedAtStart() throws Exception {
        Path file = Files.writeString(folder.resolve("mill.yaml"), MILL);
        HOUSE.restartWith("initializationOpenAPIPath", file.toString(), "openAPIContextPathPrefix", "/v1");

        assertThat(HOUSE.client().get("/v1/flour").body()).isEqualTo("ground");
        assertThat(HOUSE.client().retrieve("active_expectations")).contains("\"contextPathPrefix\" : \"/v1\"");
    }

    @Test
    void theFilesOfAGlobAreLoadedAtStartAfterTheExpectations() throws Exception {
        Files.writeString(folder.resolve("1.yaml"), MILL);
        Files.writeString(
                folder.resolve("2.yaml"), MILL.replace("flour", "oats").replace("Mill", "Other"));
        Path own = Files.writeString(
                folder.resolve("init.json"), "{'httpRequest': {'path': '/bran'}, 'httpResponse': {'body': 'first'}}");
        HOUSE.restartWith("initializationOpenAPIPath", folder + "/*.yaml", "initializationJsonPath", own.toString());

        assertThat(status("/flour")).isEqualTo(200);
        assertThat(status("/oats")).isEqualTo(200);
        assertThat(HOUSE.client().get("/bran").body()).isEqualTo("first");
    }

    @Test
    void aSpecificationThatCannotBeReadStopsTheStartUnlessTheSettingsSayOtherwise() throws IOException, StartFailure {
        Path bad = Files.writeString(folder.resolve("bad.yaml"), "openapi: 1");

        assertThatThrownBy(() -> HOUSE.restartWith("initializationOpenAPIPath", bad.toString()))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("initializationOpenAPIPath " + bad)
                .hasMessageContaining("OpenAPI version 1 is not known");
        HOUSE.restartWith("initializationOpenAPIPath", bad.toString(), "failOnInitializationError", "false");
        Awaitility.await().untilAsserted(() -> assertThat(HOUSE.console()).contains(bad.toString()));
    }

    @Test
    void thePersistedFormIsReadAgain() throws Exception {
        Path file = folder.resolve("persisted.json");
        HOUSE.restartWith("persistExpectations", "true", "persistedExpectationsPath", file.toString());
        imported(MILL);
        HOUSE.stop();
        HOUSE.restartWith("initializationJsonPath", file.toString());

        assertThat(HOUSE.client().get("/flour").body()).isEqualTo("ground");
        assertThat(status("/flour?grade=fine")).isEqualTo(404);
    }
}
