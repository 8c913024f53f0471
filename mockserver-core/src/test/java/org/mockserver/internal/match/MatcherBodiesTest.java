package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.AllOfBody;
import org.mockserver.model.Body;
import org.mockserver.model.FuzzyBody;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonRpcBody;
import org.mockserver.model.Not;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.WasmBody;
import org.mockserver.model.XmlSchemaBody;

class MatcherBodiesTest {

    private static final String ORDER_SCHEMA = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"
            + "<xs:element name='order'><xs:complexType><xs:sequence>"
            + "<xs:element name='kg' type='xs:positiveInteger'/>"
            + "</xs:sequence></xs:complexType></xs:element></xs:schema>";

    private static boolean matches(Body<?> expected, String body) {
        return Requests.matches(expected, Requests.withBody(body));
    }

    private static String difference(Body<?> expected, String body) {
        RequestView request = Requests.withBody(body);
        return Matchers.compile(HttpRequest.request().withBody(expected), MatchOptions.standard())
                .explain(request)
                .stream()
                .flatMap(result -> result.differences().stream())
                .toList()
                .toString();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "<order><kg>2</kg></order>, true",
        "<order><kg>-2</kg></order>, false",
        "<order/>, false",
        "<order>, false",
        "words, false",
    })
    void anXmlBodyIsValidatedAgainstTheSchema(String body, boolean valid) {
        assertThat(matches(new XmlSchemaBody(ORDER_SCHEMA), body)).isEqualTo(valid);
    }

    @Test
    void anXmlSchemaSaysWhatIsInvalid() {
        assertThat(difference(new XmlSchemaBody(ORDER_SCHEMA), "<order><kg>x</kg></order>"))
                .contains("xml schema match failed", "positiveInteger");
        assertThat(difference(new XmlSchemaBody(ORDER_SCHEMA), "<order")).contains("not well-formed XML");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<xs:schema",
                "<other/>",
                "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'/>",
                "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:element name='o' type='missing'/></xs:schema>",
                "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:include schemaLocation='file:///etc/hosts'/></xs:schema>",
            })
    void anUnusableXmlSchemaIsRefused(String schema) {
        HttpRequest request = HttpRequest.request().withBody(new XmlSchemaBody(schema));

        assertThatThrownBy(() -> Matchers.compile(request, MatchOptions.standard()))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.body.xmlSchema");
    }

    @Test
    void aPatternOfAnXmlSchemaIsGivenUpAfterTheTimeout() {
        String schema = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:element name='o'>"
                + "<xs:simpleType><xs:restriction base='xs:string'><xs:pattern value='(((a|b)?){30}){30}c'/>"
                + "</xs:restriction></xs:simpleType></xs:element></xs:schema>";
        List<String> warnings = Requests.warnings();
        boolean matched = Matchers.compile(
                        HttpRequest.request().withBody(new XmlSchemaBody(schema)), Requests.options(50, warnings))
                .test(Requests.withBody("<o>" + "ab".repeat(200) + "</o>"));

        assertThat(matched).isFalse();
    }

    @Test
    void aBodyResemblesATextByAThreshold() {
        assertThat(matches(FuzzyBody.fuzzy("sourdough loaf", 0.9), "sourdough loav"))
                .isTrue();
        assertThat(matches(FuzzyBody.fuzzy("sourdough loaf", 0.9), "plain bagel"))
                .isFalse();
        assertThat(matches(FuzzyBody.fuzzy("RYE LOAF", 1.0), " rye loaf\n")).isFalse();
        assertThat(matches(FuzzyBody.fuzzy("RYE LOAF", 1.0, true), " rye loaf\n"))
                .isTrue();
        assertThat(difference(FuzzyBody.fuzzy("rye", 0.9), "bun")).contains("similarity 0.0 below 0.9");
    }

    @Test
    void longTextsResembleOnlyWhenTheyAreEqual() {
        String text = "crumb".repeat(1000);

        assertThat(matches(FuzzyBody.fuzzy(text), text)).isTrue();
        assertThat(matches(FuzzyBody.fuzzy(text), text + "s")).isFalse();
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource({
        "MARTHA, MARHTA, 0.9611",
        "DWAYNE, DUANE, 0.84",
        "DIXON, DICKSONX, 0.8133",
        "same, same, 1",
        "abc, xyz, 0",
        "'', '', 1",
        "'', a, 0",
    })
    void similarityIsJaroAndWinklers(String a, String b, double similarity) {
        assertThat(JaroWinkler.similarity(a, b)).isCloseTo(similarity, within(0.0001));
        assertThat(JaroWinkler.similarity(b, a)).isCloseTo(similarity, within(0.0001));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"jsonrpc\":\"2.0\",\"method\":\"bake\",\"id\":1} | true",
                "{\"jsonrpc\":\"2.0\",\"method\":\"Bake\"} | false",
                "{\"jsonrpc\":\"1.0\",\"method\":\"bake\"} | false",
                "{\"jsonrpc\":2.0,\"method\":\"bake\"} | false",
                "{\"method\":\"bake\"} | false",
                "[{\"jsonrpc\":\"2.0\",\"method\":\"eat\"},{\"jsonrpc\":\"2.0\",\"method\":\"bake\"}] | true",
                "[] | false",
                "[1, null] | false",
                "bake | false",
            })
    void aCallIsFoundAloneOrInABatch(String body, boolean found) {
        assertThat(matches(JsonRpcBody.jsonRpc("bake"), body)).isEqualTo(found);
    }

    @Test
    void theParametersOfACallMustBeValid() {
        JsonRpcBody body = JsonRpcBody.jsonRpc("bake.*", "{\"type\":\"object\",\"required\":[\"kg\"]}");

        assertThat(matches(body, "{\"jsonrpc\":\"2.0\",\"method\":\"bakeAll\",\"params\":{\"kg\":1}}"))
                .isTrue();
        assertThat(matches(body, "{\"jsonrpc\":\"2.0\",\"method\":\"bakeAll\",\"params\":{}}"))
                .isFalse();
        assertThat(matches(body, "{\"jsonrpc\":\"2.0\",\"method\":\"bakeAll\"}"))
                .isFalse();
        assertThat(difference(body, "{}")).contains("json rpc match failed", "bake.*");
    }

    @Test
    void everyOneOfSeveralBodiesMustMatch() {
        AllOfBody body = AllOfBody.allOf(new RegexBody(".*rye.*"), Not.not(StringBody.subString("stale")));

        assertThat(matches(body, "a rye loaf")).isTrue();
        assertThat(matches(body, "a stale rye loaf")).isFalse();
        assertThat(matches(body, "a loaf")).isFalse();
        assertThat(matches(body, "")).isFalse();
        assertThat(matches(AllOfBody.allOf(Not.not(new RegexBody("a"))), "")).isTrue();
        assertThat(difference(body, "a stale loaf")).contains(".*rye.*", "stale");
        assertThat(matches(Not.not(body), "a loaf")).isTrue();
    }

    @Test
    void aMistakeInOneOfSeveralBodiesIsNamed() {
        HttpRequest request = HttpRequest.request()
                .withBody(AllOfBody.allOf(new JsonPathBody("$.a"), JsonRpcBody.jsonRpc("a", "{\"pattern\": \"[\"}")));

        assertThatThrownBy(() -> Matchers.compile(request, MatchOptions.standard()))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.body.bodyAllOf[1].paramsSchema");
    }

    @Test
    void aModuleNeverMatches() {
        assertThat(matches(WasmBody.wasmBody("m"), "anything")).isFalse();
        assertThat(matches(WasmBody.wasmBody("m"), "")).isFalse();
        assertThat(difference(WasmBody.wasmBody("m"), "anything")).contains("modules are not run");
    }
}
