package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Cookies;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.KeyMatchStyle;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;
import org.mockserver.model.ParameterStyle;
import org.mockserver.model.Parameters;

class PairsRuleTest {

    /* Expected: key=value,value;key=value. An underscore is an empty text. */
    @ParameterizedTest(name = "{0} against ?{1}: {2}")
    @CsvSource(
            delimiter = ' ',
            value = {
                "a=1 a=1 true",
                "a=1 a=2 false",
                "a=1 _ false",
                "a=1 x=9&a=1&y true",
                "A=Big a=bIG true",
                "a=1,1 a=1 false",
                "a=1,1 a=1&a=1 true",
                "a=1,2 a=2&a=1 true",
                "a=1,2 a=1 false",
                "a=1;b=2 b=2&a=1 true",
                "a=1;b=2 a=1&b=3 false",
                "si.*=4 sizing=4 true",
                "si.*=4 gauge=4 false",
                "a=[0-9]{2} a=42 true",
                "a=[0-9]{2} a=4 false",
                "a=!1 a=2 true",
                "a=!1 a=1&a=2 true",
                "a=!1 _ false",
                "a=!1 a=1 false",
                "!a=.* _ true",
                "!a=.* b=1 true",
                "!a=.* a=1 false",
                "!a=.* b=1&a=1 false",
                "!a=_ _ true",
                "!a=_ a=1 false",
                "!a=1 _ true",
                "!a=1 a=1 false",
                "!a=1 a=2 false",
                "!a=1 b=1 true",
                "!a=1 b=2 false",
                "!a=!1 _ true",
                "!a=!1 a=1 false",
                "!a=!1 a=2 false",
                "?a=1 _ true",
                "?a=1 b=9 true",
                "?a=1 a=1 true",
                "?a=1 a=2 false",
                "a=?1 a=1 true",
                "a=?1 _ false",
                "a=_ a=7 true",
                "a=_ a true",
                "a=_ _ false",
                "a=1;?b=2 a=1 true",
                "a=1;?b=2 a=1&b=2 true",
                "a=1;?b=2 a=1&b=3 false",
                "a=1;?b=2 _ false",
                "a=1;!c=.* a=1 true",
                "a=1;!c=.* a=1&c=2 false",
                "?a=1;!b=2 _ false",
            })
    void aSubSetNeedsEachExpectedPair(String expected, String query, boolean matches) {
        assertThat(Requests.matches(query(expected, KeyMatchStyle.SUB_SET), Requests.get("/q?" + blank(query))))
                .isEqualTo(matches);
    }

    @ParameterizedTest(name = "{0} against ?{1}: {2}")
    @CsvSource(
            delimiter = ' ',
            value = {
                "a=1,2 a=1&a=2 true",
                "a=1,2 a=1 true",
                "a=1,2 a=1&a=3 false",
                "a=1,2 _ false",
                "a=1 a=1&b=9 true",
                "a=[0-9] a=1&a=7 true",
                "a=[0-9] a=1&a=x false",
                "?a=1 _ true",
                "?a=1 a=2 false",
                "!a=1 _ true",
                "!a=1 b=2 true",
                "!a=1 a=2 false",
                "a=!1 a=2&a=3 true",
                "a=!1 a=2&a=1 false",
            })
    void aMatchingKeyWantsEachActualValueExpected(String expected, String query, boolean matches) {
        assertThat(Requests.matches(query(expected, KeyMatchStyle.MATCHING_KEY), Requests.get("/q?" + blank(query))))
                .isEqualTo(matches);
    }

    @Test
    void aSchemaForAnArrayDescribesAllValuesOfAMatchingKey() {
        NottableString schema = NottableSchemaString.schemaString("{\"type\": \"array\", \"maxItems\": 2}");
        Parameters parameters = new Parameters().withEntry(NottableString.string("a"), schema);
        HttpRequest expected = HttpRequest.request()
                .withQueryStringParameters(parameters.withKeyMatchStyle(KeyMatchStyle.MATCHING_KEY));

        assertThat(Requests.matches(expected, Requests.get("/q?a=1&a=2"))).isTrue();
        assertThat(Requests.matches(expected, Requests.get("/q?a=1&a=2&a=3"))).isFalse();
    }

    @Test
    void anEntryWithoutValuesSaysNothing() {
        HttpRequest expected = HttpRequest.request().withQueryStringParameter("a");

        assertThat(Requests.matches(expected, Requests.get("/q"))).isTrue();
    }

    @Test
    void repeatedPairsAreCountedBeyondSixtyFourActualPairs() {
        HttpRequest twice = query("a=1,1", KeyMatchStyle.SUB_SET);
        String others = "x=1&".repeat(100);

        assertThat(Requests.matches(twice, Requests.get("/q?" + others + "a=1")))
                .isFalse();
        assertThat(Requests.matches(twice, Requests.get("/q?a=1&" + others + "a=1")))
                .isTrue();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ' ',
            value = {
                "FORM ids=1,2 true",
                "FORM ids=1 false",
                "FORM_EXPLODED ids=1&ids=2 true",
                "FORM_EXPLODED ids=1,2 false",
                "PIPE_DELIMITED ids=1|2 true",
                "PIPE_DELIMITED ids=1%7C2 true",
                "SPACE_DELIMITED ids=1%202 true",
                "SPACE_DELIMITED ids=2+1 true",
            })
    void aParameterStyleTakesPackedValuesApart(ParameterStyle style, String query, boolean matches) {
        NottableString key = NottableString.string("ids").withStyle(style);
        Parameters parameters = new Parameters().withEntry(key, NottableString.string("1"), NottableString.string("2"));
        HttpRequest expected = HttpRequest.request().withQueryStringParameters(parameters);

        assertThat(Requests.matches(expected, Requests.get("/q?" + query))).isEqualTo(matches);
    }

    @Test
    void headerLinesAreNotSplitAtCommas() {
        HttpRequest expected = HttpRequest.request().withHeader("X-A", "1", "2");

        assertThat(Requests.matches(expected, Requests.withHeaders("x-a", "2", "X-A", "1")))
                .isTrue();
        assertThat(Requests.matches(expected, Requests.withHeaders("X-A", "1,2")))
                .isFalse();
    }

    @Test
    void cookiesAreMatchedByNameAndValue() {
        HttpRequest expected = HttpRequest.request().withCookies(cookies(Map.of("SID", "[a-f0-9]{8}", "!tin", ".*")));

        assertThat(Requests.matches(expected, Requests.withHeaders("Cookie", "sid=deadbeef; lid=on")))
                .isTrue();
        assertThat(Requests.matches(expected, Requests.withHeaders("Cookie", "sid=deadbeef; tin=1")))
                .isFalse();
        assertThat(Requests.matches(expected, Requests.withHeaders("Cookie", "sid=xyz")))
                .isFalse();
    }

    @Test
    void ofCookiesWithTheSameNameTheFirstCounts() {
        RequestView request = Requests.withHeaders("Cookie", "a=1; b=3; a=2");

        assertThat(Requests.matches(HttpRequest.request().withCookies(cookies(Map.of("a", "1"))), request))
                .isTrue();
        assertThat(Requests.matches(HttpRequest.request().withCookies(cookies(Map.of("a", "2"))), request))
                .isFalse();
    }

    @ParameterizedTest(name = "{0} with {1} against {2}: {3}")
    @CsvSource(
            delimiter = ' ',
            value = {
                "/staff/{id} id=[0-9]+ /staff/41 true",
                "/staff/{id} id=[0-9]+ /staff/bob false",
                "/staff/{id} id=bob /staff/BOB true",
                "/staff/{id} id=1,2 /staff/2,1 true",
                "/staff/{id} id=1,2 /staff/1 false",
                "/staff/{id} ?id=5 /staff/5 true",
                "/staff/{id} ?id=5 /staff/6 false",
                "/staff/{id} ?id=5 /staff/ false",
                "/staff/{id} id=.* /staff/5/6 false",
                "/staff/{id} other=.* /staff/5 false",
                "/staff/{id} id=a%20b /staff/a%20b true",
                "/staff/{.id} id=5 /staff/.5 true",
                "/staff/{;id} id=5 /staff/;id=5 true",
                "/staff/{id*} id=5 /staff/5 true",
                "/shop/{shop}/till/{till} till=7 /shop/any/till/7 true",
                "/shop/{shop}/till/{till} till=7 /shop/any/till/8 false",
                "/x{id}y id=1 /x1y false",
                "/(eu|us)/{id} id=[a-z] /us/z true",
                "/(eu|us)/{id} id=[a-z] /cn/k false",
            })
    void pathParametersAreTheSegmentsInBraces(String path, String parameters, String target, boolean matches) {
        HttpRequest expected = HttpRequest.request(path).withPathParameters(parameters(parameters));

        assertThat(Requests.matches(expected, Requests.get(target))).isEqualTo(matches);
    }

    private static HttpRequest query(String expected, KeyMatchStyle style) {
        return HttpRequest.request()
                .withQueryStringParameters(parameters(expected).withKeyMatchStyle(style));
    }

    private static Parameters parameters(String text) {
        Parameters parameters = new Parameters();
        for (String entry : text.split(";")) {
            String[] parts = entry.split("=", 2);
            parameters.withEntry(
                    parts[0],
                    Arrays.stream(parts[1].split(",")).map(PairsRuleTest::blank).toArray(String[]::new));
        }
        return parameters;
    }

    private static Cookies cookies(Map<String, String> cookies) {
        Cookies all = new Cookies();
        cookies.forEach(all::withEntry);
        return all;
    }

    private static String blank(String text) {
        return text.equals("_") ? "" : text;
    }
}
