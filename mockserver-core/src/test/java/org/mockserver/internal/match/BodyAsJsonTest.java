package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.matchers.MatchType;
import org.mockserver.model.Body;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonSchemaBody;

class BodyAsJsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'a': 1}",
                "{a: 1}",
                "{\"a\": 1,}",
                "{/* one */ \"a\": 1} // done",
                "{\"a\": 1, \"b\": \"tab\tinside\"}",
            })
    void jsonMayBeWrittenLoosely(String body) {
        assertThat(Requests.matches(new JsonBody("{\"a\": 1}"), Requests.withBody(body)))
                .isTrue();
        assertThat(Requests.matches(new JsonPathBody("$.a"), Requests.withBody(body)))
                .isTrue();
    }

    @Test
    void aFormIsComparedAsAJsonObject() {
        String form = "application/x-www-form-urlencoded";

        assertThat(Requests.matches(new JsonBody("{\"kg\": 2}"), Requests.withBody(form, "kg=2&flour=rye")))
                .isTrue();
        assertThat(Requests.matches(
                        new JsonBody("{\"a\": [1, \"x\"], \"b\": true}", MatchType.STRICT),
                        Requests.withBody(form, "a=1&b=true&a=x")))
                .isTrue();
        assertThat(Requests.matches(new JsonBody("{\"kg\": \"2\"}"), Requests.withBody(form, "kg=2")))
                .isFalse();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "01, 1",
        "%2B1, 1",
        "-02, -2",
        "1.50, 1.5",
        ".5, 0.5",
        "5., 5.0",
        "1e3, 1000.0",
        "True, true",
        "NULL, null",
        "12345678901234567890, 12345678901234567890",
        "1e999, '\"1e999\"'",
        "1e9999999999, '\"1e9999999999\"'",
        "0x1, '\"0x1\"'",
        "1-2, '\"1-2\"'",
    })
    void whatLooksLikeAScalarInAFormIsOne(String sent, String json) {
        RequestView request = Requests.withBody("application/x-www-form-urlencoded", "a=" + sent);

        assertThat(Requests.matches(new JsonBody("{\"a\": " + json + "}"), request))
                .isTrue();
    }

    @Test
    void aJsonDocumentThatIsCalledAFormIsComparedAsJson() {
        String form = "application/x-www-form-urlencoded";
        Body<?> json = new JsonBody("{\"a\": {\"b\": 1}}");

        assertThat(Requests.matches(json, Requests.withBody(form, " {\"a\": {\"b\": 1}}")))
                .isTrue();
        assertThat(Requests.matches(json, Requests.withBody(form, "{\"a\": {\"b\": 2}}")))
                .isFalse();
        assertThat(Requests.matches(new JsonBody("[1]"), Requests.withBody(form, "[1, 2]")))
                .isTrue();
        assertThat(Requests.matches(new JsonBody("{\"{a}\": 1}"), Requests.withBody(form, "{a}=1")))
                .isTrue();
    }

    @Test
    void xmlIsComparedAsJsonWithoutItsRoot() {
        RequestView xml = Requests.withBody(
                "application/xml; charset=utf-8",
                "<o id=\"7\">all<kg u=\"g\">2</kg><item>a</item><item>b</item><in><x>true</x></in><e/></o>");

        assertThat(Requests.matches(
                        new JsonBody("{\"kg\": 2, \"item\": [\"a\", \"b\"], \"in\": {\"x\": true}}", MatchType.STRICT),
                        xml))
                .isTrue();
        assertThat(Requests.matches(new JsonPathBody("$.in.x"), xml)).isTrue();
        assertThat(Requests.matches(new JsonPathBody("$.o"), xml)).isFalse();
        assertThat(Requests.matches(new JsonSchemaBody("{\"required\": [\"kg\"]}"), xml))
                .isTrue();
    }

    @Test
    void namesOfXmlKeepTheirPrefixInJson() {
        RequestView xml = Requests.withBody("text/xml", "<b:o xmlns:b=\"urn:b\"><b:kg>2</b:kg></b:o>");

        assertThat(Requests.matches(new JsonBody("{\"b:kg\": 2}"), xml)).isTrue();
        assertThat(Requests.matches(new JsonBody("{\"kg\": 2}"), xml)).isFalse();
    }

    @Test
    void aJsonDocumentThatIsCalledXmlIsComparedAsJson() {
        RequestView request = Requests.withBody("text/xml", "{\"a\": 1}");

        assertThat(Requests.matches(new JsonBody("{\"a\": 1}"), request)).isTrue();
        assertThat(Requests.matches(new JsonBody("{}"), Requests.withBody("text/xml", "<o>")))
                .isFalse();
    }
}
