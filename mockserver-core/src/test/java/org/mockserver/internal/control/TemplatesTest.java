package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Templates as clients meet them: registered, served, logged and tried out. */
class TemplatesTest {

    private final ControlFixture fixture = new ControlFixture();

    @AfterEach
    void close() {
        fixture.close();
    }

    private void register(String path, String template) {
        ObjectNode expectation = Json.object().put("id", "t");
        ObjectNode request = expectation.putObject("httpRequest").put("path", path);
        if (path.contains("{id}")) {
            request.putObject("pathParameters").putArray("id").add(".*");
        }
        expectation
                .putObject("httpResponseTemplate")
                .put("templateType", "VELOCITY")
                .put("template", template);
        assertThat(fixture.put("/expectation", Json.compact(expectation)).status())
                .isEqualTo(201);
    }

    private JsonNode test(String body) {
        ControlFixture.Answer answer = fixture.put("/template/test", body);
        assertThat(answer.status()).isEqualTo(200);
        return Json.parse(answer.text());
    }

    @Test
    void templatesReachTheServerBehindTheExpectation() {
        register(
                "/shops/{id}",
                "{\"body\": \"$request.pathParameters.id[0] $jsonPath.find('$.a') $scenario.get('s')$!scenario.set('s', 'moved')\"}");
        ControlFixture.Answer first = fixture.send("POST", "/shops/7", Pairs.EMPTY, "{\"a\": 5}");
        assertThat(first.text()).isEqualTo("7 5 Started");
        assertThat(fixture.engine.scenarios().state("s")).isEqualTo("moved");
    }

    @Test
    void pathsAreTakenApartByTheirGroups() {
        register("/a/(?<first>[a-z]+)/([0-9]+)", "{\"body\": \"$request.pathGroups $request.namedPathGroups.first\"}");
        assertThat(fixture.get("/a/bc/12").text()).isEqualTo("[/a/bc/12, bc, 12] bc");
    }

    @Test
    void xmlBodiesAreTakenApartByPaths() {
        register("/x", "{\"body\": \"$xPath.find('/order/kg') [$xPath.find('/nothing')]\"}");
        assertThat(fixture.send("POST", "/x", Pairs.EMPTY, "<order><kg>4</kg></order>")
                        .text())
                .isEqualTo("4 []");
    }

    @Test
    void theClockOfTheServerIsTheClockOfTemplates() {
        fixture.put("/clock", "{\"action\": \"freeze\", \"instant\": \"2030-05-06T07:08:09Z\"}");
        register("/t", "{\"body\": \"$now\"}");
        assertThat(fixture.get("/t").text()).isEqualTo("2030-05-06T07:08:09Z");
    }

    @Test
    void theLogShowsTheTemplateAndWhatItGenerated() {
        register("/t", "{\"statusCode\": 202, \"body\": \"made\"}");
        assertThat(fixture.get("/t").status()).isEqualTo(202);
        String log = fixture.put("/retrieve?type=logs").text();
        assertThat(log)
                .containsSubsequence(
                        "matched expectation:", "generated output:", "from template:", "returning response:");
    }

    @Test
    void aMistakeIsRefusedWithLineAndColumn() {
        ControlFixture.Answer refused = fixture.put(
                "/expectation",
                "{\"httpResponseTemplate\": {\"templateType\": \"VELOCITY\", \"template\": \"one\\n #if (\"}}");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text()).contains("httpResponseTemplate.template", "line 2, column ");
        assertThat(fixture.engine.rules().inOrder()).isEmpty();
    }

    @Test
    void aTemplateCanBeTriedOut() {
        JsonNode valid = test("""
                {'templateType': 'MUSTACHE', 'template': '{"body": "{{request.method}} {{parameters.a}}"}',
                 'parameters': {'a': 1}, 'request': {'method': 'PUT', 'path': '/x'}}""");
        assertThat(valid.path("valid").booleanValue()).isTrue();
        assertThat(valid.path("actionType").stringValue()).isEqualTo("RESPONSE");
        assertThat(valid.path("renderedResponse").path("body").asString()).isEqualTo("PUT 1");
        JsonNode forward =
                test("{'templateType': 'VELOCITY', 'actionType': 'FORWARD', 'template': '{path: $request.path}'}");
        assertThat(forward.path("valid").booleanValue()).isFalse();
        JsonNode malformed = test("{'templateType': 'VELOCITY', 'template': '#if ('}");
        assertThat(malformed.path("valid").booleanValue()).isFalse();
        assertThat(malformed.path("error").path("line").intValue()).isEqualTo(1);
        assertThat(malformed.path("error").path("message").asString()).isNotBlank();
        assertThat(fixture.put("/template/test", "{\"templateType\": \"X\"}").status())
                .isEqualTo(400);
    }

    @Test
    void failuresAreHiddenIfTheSettingsSaySo() {
        try (ControlFixture hiding = new ControlFixture(Map.of("templateFailureAsServerError", "false"))) {
            hiding.put(
                    "/expectation",
                    "{\"httpResponseTemplate\": {\"templateType\": \"VELOCITY\", \"template\": \"$math.div(1, 0)\"}}");
            assertThat(hiding.get("/t").status()).isEqualTo(404);
        }
    }
}
