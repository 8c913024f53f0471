package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;

class RedactionTest {

    private static final Redaction HEADERS_ONLY = Redaction.ofFields("");
    private static final Redaction PIN = Redaction.ofFields(" pin , Token");

    private static String masked(Redaction redaction, String json) {
        return Json.compact(redaction.tree(Json.parse(json)));
    }

    @Test
    void credentialHeadersAndCookiesAreMaskedInBothSpellings() {
        assertThat(masked(
                        HEADERS_ONLY,
                        "{'headers': {'AUTHORIZATION': ['a', 'b'], '!x-api-key': ['c'], 'Accept': ['d']},"
                                + " 'cookies': {'id': 'e'}}"))
                .isEqualTo("{\"headers\":{\"AUTHORIZATION\":[\"***REDACTED***\",\"***REDACTED***\"],"
                        + "\"!x-api-key\":[\"***REDACTED***\"],\"Accept\":[\"d\"]},"
                        + "\"cookies\":{\"id\":\"***REDACTED***\"}}");
        assertThat(masked(
                        HEADERS_ONLY,
                        "{'headers': [{'name': 'Set-Cookie', 'values': ['a=b']}, {'name': 'Via', 'values': ['c']}],"
                                + " 'cookies': [{'name': 'id', 'value': {'value': 'e', 'not': true}}]}"))
                .doesNotContain("a=b", "\"e\"")
                .contains("\"c\"", "\"Set-Cookie\"", "\"id\"");
    }

    @Test
    void everyPartOfAnExpectationIsMasked() {
        assertThat(masked(
                        HEADERS_ONLY,
                        "{'httpRequest': {'headers': {'Api-Key': ['secret']}}, 'httpResponses': [{'headers':"
                                + " {'Set-Cookie': ['secret']}}], 'httpOverrideForwardedRequest': {'requestOverride':"
                                + " {'headers': {'Proxy-Authorization': ['secret']}}}}"))
                .doesNotContain("secret");
    }

    @Test
    void bodyFieldsAreMaskedAtAnyDepthAndInAnyFormOfTheBody() {
        String fields = "{'pin': 1234, 'list': [{'TOKEN': {'deep': 'secret'}}], 'open': 'seen'}";
        assertThat(masked(PIN, "{'body': " + fields + "}"))
                .isEqualTo("{\"body\":{\"pin\":\"***REDACTED***\",\"list\":[{\"TOKEN\":\"***REDACTED***\"}],"
                        + "\"open\":\"seen\"}}");
        assertThat(masked(PIN, "{'body': {'type': 'JSON', 'json': " + fields + ", 'rawBytes': 'c2VjcmV0'}}"))
                .contains("\"type\":\"JSON\"", "seen")
                .doesNotContain("1234", "secret", "c2VjcmV0");
        assertThat(masked(PIN, "{'body': {'type': 'STRING', 'string': '{\\\"pin\\\": 1234}', 'rawBytes': 'x'}}"))
                .doesNotContain("1234", "rawBytes");
        assertThat(masked(PIN, "{'body': '{\\\"pin\\\": 1234}', 'originalBody': 'H4sI'}"))
                .doesNotContain("1234", "H4sI");
    }

    @Test
    void bodiesStayWholeWithoutFieldNamesAndWhenTheyAreNoJson() {
        assertThat(masked(HEADERS_ONLY, "{'body': {'pin': 1234}}")).contains("1234");
        assertThat(masked(PIN, "{'body': 'pin is 1234'}")).contains("pin is 1234");
    }

    @Test
    void whatHoldsNoSecretStaysTheSameObject() {
        JsonNode tree = Json.parse("{'headers': {'Accept': ['a']}, 'body': {'open': 1}}");
        HttpResponse response = new HttpResponse().withBody("x");

        assertThat(PIN.tree(tree)).isSameAs(tree);
        assertThat(PIN.response(response)).isSameAs(response);
        assertThat(Redaction.NONE.tree(Json.parse("{'cookies': {'a': 'b'}}")).toString())
                .contains("b");
    }

    @Test
    void theGivenTreeIsNotChanged() {
        JsonNode tree = Json.parse("{'headers': {'Api-Key': ['secret']}}");

        PIN.tree(tree);

        assertThat(Json.compact(tree)).contains("secret");
    }

    @Test
    void responsesKeepTheirOtherParts() {
        HttpResponse masked = PIN.response(new HttpResponse()
                .withStatusCode(201)
                .withHeader("Set-Cookie", "a=b")
                .withHeader("Via", "c")
                .withBody("{\"pin\": 1}"));

        assertThat(ResponseWire.write(masked))
                .contains("201", "\"c\"", Redaction.MASK)
                .doesNotContain("a=b", "1}");
    }

    @Test
    void secretsOfTreesDisappearFromTexts() {
        JsonNode request = Json.parse(
                "{'headers': {'Authorization': ['Bearer top'], 'Cookie': ['id=abc; x=y']}, 'body': {'pin': 77}}");

        assertThat(PIN.text("found: Bearer top, cookie abc, pin 77, open", List.of(request)))
                .isEqualTo("found: ***REDACTED***, cookie ***REDACTED***, pin ***REDACTED***, open");
    }
}
