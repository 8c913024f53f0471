package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.Not;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;
import org.mockserver.model.XPathBody;
import org.mockserver.model.XmlBody;

class BodyMatchersTest {

    private static final RequestView NO_BODY = Requests.withBody("");

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource({
        "two rolls, two rolls, true",
        "two rolls, Two Rolls, false",
        "rolls, two rolls, false",
        "two.rolls, two rolls, false",
        "!bun, roll, true",
        "!bun, bun, false",
        "'', anything, true",
    })
    void textIsComparedExactly(String expected, String actual, boolean matches) {
        assertThat(Requests.matches(new StringBody(expected), Requests.withBody(actual)))
                .isEqualTo(matches);
    }

    @Test
    void aSubstringIsAPartOfTheBody() {
        Body<?> part = StringBody.subString("roll");

        assertThat(Requests.matches(part, Requests.withBody("two rolls"))).isTrue();
        assertThat(Requests.matches(part, Requests.withBody("two ROLLS"))).isFalse();
        assertThat(Requests.matches(StringBody.subString("!roll"), Requests.withBody("bun")))
                .isTrue();
    }

    @Test
    void aRequestWithoutBodyMatchesOnlyWhatMatchesEverything() {
        assertThat(Requests.matches(new StringBody(""), NO_BODY)).isTrue();
        assertThat(Requests.matches(new StringBody("x"), NO_BODY)).isFalse();
        assertThat(Requests.matches(new RegexBody(".*"), NO_BODY)).isFalse();
        assertThat(Requests.matches(new BinaryBody(new byte[0]), NO_BODY)).isTrue();
        assertThat(Requests.matches(new JsonBody("{}"), NO_BODY)).isFalse();
        assertThat(Requests.matches(new JsonSchemaBody("{}"), NO_BODY)).isFalse();
        assertThat(Requests.matches(new XPathBody("/o"), NO_BODY)).isFalse();
        assertThat(Requests.matches(ParameterBody.params(Parameter.param("a", "1")), NO_BODY))
                .isFalse();
    }

    @Test
    void aRequestWithoutBodyDoesNotHaveWhatANegationForbids() {
        assertThat(Requests.matches(new StringBody("!x"), NO_BODY)).isTrue();
        assertThat(Requests.matches(new RegexBody("!x.*"), NO_BODY)).isTrue();
        assertThat(Requests.matches(ParameterBody.params(Parameter.param("!a", "1")), NO_BODY))
                .isTrue();
        assertThat(Requests.matches(ParameterBody.params(Parameter.param("?a", "1")), NO_BODY))
                .isTrue();
    }

    @Test
    void aNegatedBodyMatchesARequestWithoutBody() {
        Body<?> negated = Not.not(new JsonBody("{\"a\": 1}"));

        assertThat(Requests.matches(negated, NO_BODY)).isTrue();
        assertThat(Requests.matches(negated, Requests.withBody("{\"a\": 2}"))).isTrue();
        assertThat(Requests.matches(negated, Requests.withBody("{\"a\": 1}"))).isFalse();
    }

    @Test
    void anOptionalBodyMayBeAbsentButNotWrong() {
        Body<?> optional = new JsonBody("{\"a\": 1}").withOptional(true);

        assertThat(Requests.matches(optional, NO_BODY)).isTrue();
        assertThat(Requests.matches(optional, Requests.withBody("{\"a\": 1}"))).isTrue();
        assertThat(Requests.matches(optional, Requests.withBody("{\"a\": 2}"))).isFalse();
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource({
        "order-[0-9]+, order-77, true",
        "order-[0-9]+, ORDER-77, true",
        "order-[0-9]+, an order-77, false",
        "a(b, a(b, true",
        "!a+, aa, false",
        "!a+, b, true",
    })
    void aRegularExpressionDescribesTheWholeBody(String regex, String actual, boolean matches) {
        assertThat(Requests.matches(new RegexBody(regex), Requests.withBody(actual)))
                .isEqualTo(matches);
    }

    @Test
    void bytesAreComparedWithTheDecodedAndTheSentBody() {
        byte[] decoded = {1, 2, 3};
        byte[] sent = {9, 9};
        RequestView request = Requests.withBytes(decoded, sent);

        assertThat(Requests.matches(new BinaryBody(decoded), request)).isTrue();
        assertThat(Requests.matches(new BinaryBody(sent), request)).isTrue();
        assertThat(Requests.matches(new BinaryBody(new byte[] {1, 2}), request)).isFalse();
        assertThat(Requests.matches(new BinaryBody(new byte[0]), request)).isTrue();
    }

    @Test
    void aFormIsDecodedWhateverTheContentType() {
        Body<?> form = ParameterBody.params(
                Parameter.param("t", "hot cross & bun"), Parameter.param("?b", "2"), Parameter.param("!c", ".*"));

        assertThat(Requests.matches(form, Requests.withBody("t=hot+cross+%26+bun")))
                .isTrue();
        assertThat(Requests.matches(form, Requests.withBody("text/plain", "b=2&t=hot%20cross%20%26%20bun")))
                .isTrue();
        assertThat(Requests.matches(form, Requests.withBody("t=hot+cross+%26+bun&b=3")))
                .isFalse();
        assertThat(Requests.matches(form, Requests.withBody("t=hot+cross+%26+bun&c=1")))
                .isFalse();
    }

    @Test
    void jsonNeedsNoContentTypeButWellFormedText() {
        Body<?> json = new JsonBody("{\"a\": 1}");

        assertThat(Requests.matches(json, Requests.withBody("text/plain", "{\"a\":1,\"b\":2}")))
                .isTrue();
        assertThat(Requests.matches(json, Requests.withBody("{\"a\":1"))).isFalse();
        assertThat(Requests.matches(json, Requests.withBody("words"))).isFalse();
        assertThat(Requests.matches(json, Requests.withBody("{\"a\":1} more"))).isFalse();
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource(
            delimiter = '#',
            value = {
                "$.a#{\"a\":1}#true",
                "$.a#{\"a\":false}#true",
                "$.a#{\"a\":null}#false",
                "$.a#{\"a\":[]}#false",
                "$.a#{\"b\":1}#false",
                "$.a#{#false",
                "$.l[1]#{\"l\":[1]}#false",
                "$.l[1]#{\"l\":[1,2]}#true",
                "$.items[?(@.price > 10)]#{\"items\":[{\"price\":5},{\"price\":11}]}#true",
                "$.items[?(@.price > 10)]#{\"items\":[{\"price\":5}]}#false",
                "$..a#{\"x\":{\"a\":1}}#true",
                "$.[[#{\"a\":1}#false",
            })
    void aJsonPathMustFindSomething(String path, String body, boolean matches) {
        assertThat(Requests.matches(new JsonPathBody(path), Requests.withBody(body)))
                .isEqualTo(matches);
    }

    @ParameterizedTest(name = "{0} accepts {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\":\"object\",\"required\":[\"kg\"]}|{\"kg\":2}|true",
                "{\"type\":\"object\",\"required\":[\"kg\"]}|[]|false",
                "{\"properties\":{\"zip\":{\"pattern\":\"^[0-9]{5}$\"}}}|{\"zip\":\"1234\"}|false",
                "{\"properties\":{\"zip\":{\"pattern\":\"[0-9]{5}\"}}}|{\"zip\":\"x12345y\"}|true",
                "{\"properties\":{\"mail\":{\"format\":\"email\"}}}|{\"mail\":\"nope\"}|false",
                "{\"properties\":{\"mail\":{\"format\":\"email\"}}}|{\"mail\":\"a@b.co\"}|true",
                "{\"type\":\"array\",\"uniqueItems\":true}|[1,1]|false",
                "{\"if\":{\"required\":[\"a\"]},\"then\":{\"required\":[\"b\"]}}|{\"a\":1}|false",
                "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"prefixItems\":[{\"type\":\"string\"}],\"items\":false}|[\"a\",1]|false",
                "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"prefixItems\":[{\"type\":\"string\"}],\"items\":false}|[\"a\"]|true",
                "{\"$schema\":\"http://json-schema.org/draft-07/schema#\",\"type\":\"object\"}|{}|true",
                "{\"type\":\"object\"}|{|false",
                "{\"definitions\":{\"n\":{\"type\":\"integer\"}},\"$ref\":\"#/definitions/n\"}|1|true",
                "{\"definitions\":{\"n\":{\"type\":\"integer\"}},\"$ref\":\"#/definitions/n\"}|\"1\"|false",
            })
    void aJsonSchemaValidatesTheBody(String schema, String body, boolean matches) {
        assertThat(Requests.matches(new JsonSchemaBody(schema), Requests.withBody(body)))
                .isEqualTo(matches);
    }

    @Test
    void aSchemaIsNeverFetched() {
        Body<?> remote = new JsonSchemaBody("{\"$ref\": \"http://127.0.0.1:1/schema.json\"}");

        assertThatThrownBy(() -> Requests.matches(remote, Requests.withBody("{}")))
                .isInstanceOf(WireException.class);
    }

    @Test
    void aHostilePatternInASchemaGivesUp() {
        var warnings = Requests.warnings();
        HttpRequest expected = HttpRequest.request().withBody(new JsonSchemaBody("{\"pattern\": \"^(.*a){25}$\"}"));

        assertThat(Matchers.compile(expected, Requests.options(50, warnings))
                        .test(Requests.withBody("\"" + "a".repeat(60) + "!\"")))
                .isFalse();
        assertThat(warnings).isNotEmpty();
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "<o><kg>2</kg><f>rye</f></o>|<o>  <kg> 2 </kg> <f>rye</f></o>|true",
                "<o><kg>2</kg><f>rye</f></o>|<o><f>rye</f><!-- c --><kg>2</kg></o>|true",
                "<o><kg>2</kg></o>|<o><kg>3</kg></o>|false",
                "<o><kg>2</kg></o>|<o><kg>2</kg><b/></o>|false",
                "<o><kg>2</kg></o>|<o/>|false",
                "<o a=\"1\" b=\"2\"/>|<o b=\"2\" a=\"1\"></o>|true",
                "<o a=\"1\"/>|<o a=\"2\"/>|false",
                "<a:o xmlns:a=\"urn:x\"/>|<z:o xmlns:z=\"urn:x\"/>|true",
                "<a:o xmlns:a=\"urn:x\"/>|<z:o xmlns:z=\"urn:y\"/>|false",
                "<o><id>${xmlunit.ignore}</id></o>|<o><id>abc</id></o>|true",
                "<o><id>${xmlunit.isNumber}</id></o>|<o><id>abc</id></o>|false",
                "<o><id>${xmlunit.isNumber}</id></o>|<o><id>12.5</id></o>|true",
                "<o><![CDATA[x]]></o>|<o>x</o>|true",
                "<o/>|<o>|false",
                "<o/>|words|false",
            })
    void xmlIsSimilar(String expected, String actual, boolean matches) {
        assertThat(Requests.matches(new XmlBody(expected), Requests.withBody(actual)))
                .isEqualTo(matches);
    }

    @Test
    void xmlOfStrangersDeclaresNoEntities() {
        String entities = "<!DOCTYPE o [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><o>&x;</o>";

        assertThat(Requests.matches(new XPathBody("true()"), Requests.withBody(entities)))
                .isFalse();
        assertThatThrownBy(() -> Requests.matches(new XmlBody(entities), NO_BODY))
                .isInstanceOf(WireException.class);
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "/order/kg|<order><kg>2</kg></order>|true",
                "/order/kg|<x/>|false",
                "/order/kg > 2|<order><kg>2</kg></order>|false",
                "count(//kg) = 2|<order><kg>2</kg><kg/></order>|true",
                "/s:o/s:k|<o xmlns=\"urn:s\"><k/></o>|true",
                "/s:o/s:k|<o xmlns=\"urn:t\"><k/></o>|false",
                "/o|<o>|false",
                "/o|{\"o\":1}|false",
                "/o[|<o/>|false",
                "unknown()|<o/>|false",
            })
    void anXPathMustBeTrue(String xpath, String body, boolean matches) {
        assertThat(Requests.matches(new XPathBody(xpath, Map.of("s", "urn:s")), Requests.withBody(body)))
                .isEqualTo(matches);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<o><k>1</k></o>",
                "<o xmlns=\"urn:s\"><k>1</k></o>",
                "<s:o xmlns:s=\"urn:s\"><s:k>1</s:k></s:o>",
                "<s:o><s:k>1</s:k></s:o>",
            })
    void anXPathWithoutPrefixesLooksAtLocalNames(String body) {
        assertThat(Requests.matches(new XPathBody("/o/k = 1"), Requests.withBody(body)))
                .isTrue();
        assertThat(Requests.matches(new XPathBody("/o/k = 2"), Requests.withBody(body)))
                .isFalse();
    }

    @Test
    void anEndlessXPathGivesUp() {
        var warnings = Requests.warnings();
        HttpRequest expected = HttpRequest.request()
                .withBody(new XPathBody("//a[count(//a[count(//a[count(//a) > 1]) > 1]) > 1][. = 'x']"));
        String large = "<o>" + "<a/>".repeat(3_000) + "</o>";

        assertThat(Matchers.compile(expected, Requests.options(50, warnings)).test(Requests.withBody(large)))
                .isFalse();
        assertThat(warnings).singleElement().asString().contains("xpathMatchingTimeoutMillis");
    }

    @Test
    void anEndlessRegularExpressionInAJsonPathGivesUp() {
        var warnings = Requests.warnings();
        HttpRequest expected = HttpRequest.request().withBody(new JsonPathBody("$.l[?(@.v =~ /(.*a){25}/)]"));
        String hostile = "{\"l\":[{\"v\":\"" + "a".repeat(60) + "!\"}]}";

        assertThat(Matchers.compile(expected, Requests.options(50, warnings)).test(Requests.withBody(hostile)))
                .isFalse();
        assertThat(warnings).singleElement().asString().contains("regexMatchingTimeoutMillis");
    }

    @Test
    void aRegularExpressionInAJsonPathMatches() {
        Body<?> path = new JsonPathBody("$.l[?(@.v =~ /x\\/.*/i)]");

        assertThat(Requests.matches(path, Requests.withBody("{\"l\":[{\"v\":\"X/y\"}]}")))
                .isTrue();
        assertThat(Requests.matches(path, Requests.withBody("{\"l\":[{\"v\":\"y/x\"}]}")))
                .isFalse();
    }

    @Test
    void xmlNestedTooDeeplyIsMalformed() {
        String deep = "<a>".repeat(5_000) + "</a>".repeat(5_000);

        assertThat(Requests.matches(new XPathBody("/a"), Requests.withBody(deep)))
                .isFalse();
        assertThat(Requests.matches(new XmlBody("<a/>"), Requests.withBody(deep)))
                .isFalse();
        assertThat(Requests.matches(new JsonPathBody("$"), Requests.withBody("text/xml", deep)))
                .isFalse();
    }

    @Test
    void textIsReadInTheCharsetOfTheContentType() {
        RequestView latin = new RequestView(
                "POST",
                "/b",
                Pairs.of("content-type", "text/plain; charset=iso-8859-1"),
                "brûlée".getBytes(StandardCharsets.ISO_8859_1),
                null,
                NO_BODY.origin());

        assertThat(Requests.matches(new StringBody("brûlée"), latin)).isTrue();
    }

    @Test
    void whatCanNeverMatchIsRefused() {
        assertThatThrownBy(() -> Requests.matches(new FileBody("x.txt"), NO_BODY))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.body");
        assertThatThrownBy(() -> Requests.matches(new JsonBody("{\"a\""), NO_BODY))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.body.json");
        assertThatThrownBy(() -> Requests.matches(new JsonSchemaBody("{\"pattern\": \"[\"}"), NO_BODY))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.body.jsonSchema");
    }
}
