package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.control.ControlFixture.Answer;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

class PactVerifyTest {

    private static final String PACT = """
            {"consumer": {"name": "web"}, "provider": {"name": "mill"}, "interactions": [
              {"description": "an order", "request": {"method": "GET", "path": "/orders/7", "query": {"full": ["yes"]},
                "headers": {"Authorization": "Bearer t"},
                "matchingRules": {"path": {"matchers": [{"match": "regex", "regex": "/orders/[0-9]+"}]}}},
               "response": {"status": 200, "headers": {"X-Kind": "order"}, "body": {"state": "sent"}}},
              {"description": "a message", "type": "Asynchronous/Messages"}]}""";

    private static final String ASKED = "{'path': '/orders/7', 'queryStringParameters': {'full': ['yes']},"
            + " 'headers': {'Authorization': ['Bearer t']}}";

    private final ControlFixture server = new ControlFixture();

    @AfterEach
    void stop() {
        server.close();
    }

    private void answering(String response) {
        server.register("{'httpRequest': " + ASKED + ", " + response + "}");
    }

    private String reason() {
        Answer answer = server.put("/pact/verify", PACT);
        JsonNode report = Json.parseStrict(answer.text());
        assertThat(answer.status()).isEqualTo(406);
        assertThat(report.path("verified").booleanValue()).isFalse();
        assertThat(report.path("interactions").path(0).path("verified").booleanValue())
                .isFalse();
        return report.path("interactions").path(0).path("reason").asString();
    }

    @Test
    void expectationsThatAnswerAsThePactSaysKeepIt() {
        answering("'httpResponse': {'headers': {'x-kind': ['order'], 'x-more': ['1']}, 'body': {'state': 'sent'}}");

        Answer answer = server.put("/pact/verify", PACT);

        assertThat(answer.status()).isEqualTo(202);
        assertThat(answer.text()).isEqualTo("""
                {
                  "verified" : true,
                  "interactions" : [ {
                    "description" : "an order",
                    "verified" : true
                  } ]
                }""");
        assertThat(server.put("/retrieve").text()).isEqualTo("[]");
    }

    @Test
    void theExpectationThatWouldAnswerCounts() {
        answering("'httpResponse': {'headers': {'x-kind': ['order']}, 'body': {'state': 'sent'}}");
        answering("'priority': 5, 'httpResponse': {'statusCode': 404}");
        assertThat(reason()).isEqualTo("status code mismatch: expected 200 but was 404");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'httpResponse': {'statusCode': 201}                          | status code mismatch: expected 200 but was 201",
                "'httpResponse': {'body': {'state': 'sent'}}                  | header mismatch: expected X-Kind: order but was absent",
                "'httpResponse': {'headers': {'x-kind': ['a', 'b']}}          | header mismatch: expected X-Kind: order but was a, b",
                "'httpResponse': {'headers': {'x-kind': ['order']}, 'body': {'state': 'sent', 'n': 1}} | body mismatch: JSON bodies are not equal",
                "'httpResponse': {'headers': {'x-kind': ['order']}, 'body': 'sent'} | body mismatch: expected {\"state\":\"sent\"} but was sent",
                "'id': 'f', 'httpForward': {'host': 'a.test'}                 | the matching expectation f has no fixed response",
            },
            quoteCharacter = '`')
    void anotherAnswerIsAReason(String response, String reason) {
        answering(response);
        assertThat(reason().replaceAll("\\s*([{}:\"])\\s*", "$1"))
                .isEqualTo(reason.replaceAll("\\s*([{}:\"])\\s*", "$1"));
    }

    @Test
    void aRequestThatNoExpectationTakesIsAReason() {
        server.mock("other", "/orders/8", "{'statusCode': 200}");
        assertThat(reason()).isEqualTo("no matching expectation found");
    }

    @Test
    void whatIsNoPactIsRefused() {
        assertThat(refusal("")).isEqualTo("Pact contract JSON must not be empty");
        assertThat(refusal("nonsense")).startsWith("Pact contract JSON is malformed: ");
        assertThat(refusal("{'interactions': []}")).isEqualTo("Pact contract must contain at least one interaction");
    }

    private String refusal(String pact) {
        Answer answer = server.put("/pact/verify", pact);
        assertThat(answer.status()).isEqualTo(400);
        return Json.parseStrict(answer.text()).path("error").asString();
    }
}
