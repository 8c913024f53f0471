package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.mockserver.verify.VerificationTimes;

class SpecTypesTest {

    @Test
    void prefixesOfAStringAreReadOnce() {
        assertFlags(NottableString.string("a"), "a", false, false);
        assertFlags(NottableString.string("!a"), "a", true, false);
        assertFlags(NottableString.string("?a"), "a", false, true);
        assertFlags(NottableString.string("?!a"), "a", true, true);
        assertFlags(NottableString.string("!?a"), "a", true, true);
        assertFlags(NottableString.string("!!a"), "!a", true, false);
        assertFlags(NottableString.string("!?!a"), "!a", true, true);
        assertFlags(NottableString.string(""), "", false, false);
        assertFlags(NottableString.string("!a", false), "!a", false, false);
    }

    @Test
    void aStringIsWrittenWithItsPrefixes() {
        for (String text : new String[] {"a", "!a", "?a", "?!a", "!!a"}) {
            assertThat(NottableString.string(text)).hasToString(text);
        }
        assertThat(NottableString.string("!?a")).hasToString("?!a");
    }

    @Test
    void headersKeepTheirOrderAndJoinEqualNames() {
        Headers headers = new Headers(new Header("b", "1"), new Header("a", "2"), new Header("b", "3"));
        assertThat(headers.getEntries()).containsExactly(new Header("b", "1", "3"), new Header("a", "2"));
        assertThat(headers.getValues("B")).containsExactly("1", "3");
    }

    @Test
    void aReplacedHeaderKeepsItsPlace() {
        Headers headers = new Headers(new Header("a", "1"), new Header("b", "2"), new Header("B", "3"));
        headers.replaceEntry("b", "4");
        assertThat(headers.getEntries()).containsExactly(new Header("a", "1"), new Header("b", "4"));
        assertThat(headers.replaceEntryIfExists(new Header("c", "5")).containsEntry("c"))
                .isFalse();
        assertThat(headers.remove("A")).isTrue();
        assertThat(headers.keySet()).containsExactly(NottableString.string("b"));
    }

    @Test
    void aCookieReplacesAnEqualOne() {
        Cookies cookies = new Cookies(new Cookie("a", "1"), new Cookie("b", "2"), new Cookie("a", "3"));
        assertThat(cookies.getEntries()).containsExactly(new Cookie("a", "3"), new Cookie("b", "2"));
    }

    @Test
    void requestsAreEqualByTheirFields() {
        assertThat(HttpRequest.get("/a").withHeader("h", "1").withBody("b"))
                .isEqualTo(HttpRequest.request("/a")
                        .withMethod("GET")
                        .withHeader("h", "1")
                        .withBody("b"))
                .hasSameHashCodeAs(HttpRequest.request("/a")
                        .withMethod("GET")
                        .withHeader("h", "1")
                        .withBody("b"))
                .isNotEqualTo(HttpRequest.get("/a").withHeader("h", "1").withBody("c"))
                .isNotEqualTo(Not.not(HttpRequest.get("/a").withHeader("h", "1").withBody("b")));
        assertThat(new BinaryBody(new byte[] {1})).isEqualTo(new BinaryBody(new byte[] {1}));
    }

    @Test
    void aResponseFromTextHasAStatusAndAnEmptyOneHasNot() {
        assertThat(HttpResponse.response("x").getStatusCode()).isEqualTo(200);
        assertThat(HttpResponse.response("x").getReasonPhrase()).isEqualTo("OK");
        assertThat(HttpResponse.response().getStatusCode()).isNull();
    }

    @Test
    void aContentTypeKeepsItsText() {
        MediaType type = MediaType.parse("Text/HTML;Charset=\"ISO-8859-1\" ; q=1");
        assertThat(type).hasToString("Text/HTML;Charset=\"ISO-8859-1\" ; q=1");
        assertThat(type.getCharset()).isEqualTo(StandardCharsets.ISO_8859_1);
        assertThat(type.getParameters()).containsEntry("q", "1");
        assertThat(type.isCompatible(MediaType.TEXT_HTML)).isTrue();
        assertThat(MediaType.APPLICATION_JSON_UTF_8).hasToString("application/json; charset=utf-8");
        assertThat(MediaType.parse("application/json;charset=utf-8")).isEqualTo(MediaType.APPLICATION_JSON_UTF_8);
        assertThat(MediaType.parse("text/plain; charset=nope").getCharset()).isNull();
        assertThat(MediaType.parse("").isJson()).isFalse();
    }

    @Test
    void bodiesAreEncodedInTheCharsetOfTheirContentType() {
        assertThat(new StringBody("ü", StandardCharsets.ISO_8859_1).getRawBytes())
                .containsExactly(0xfc);
        assertThat(new StringBody("ü").getRawBytes()).containsExactly(0xc3, 0xbc);
        assertThat(HttpRequest.request().getBodyAsRawBytes()).isEmpty();
    }

    @Test
    void timesDescribeThemselves() {
        assertThat(VerificationTimes.once()).hasToString("exactly once");
        assertThat(VerificationTimes.exactly(2)).hasToString("exactly 2 times");
        assertThat(VerificationTimes.never()).hasToString("exactly 0 times");
        assertThat(VerificationTimes.atLeast(1)).hasToString("at least once");
        assertThat(VerificationTimes.atMost(2)).hasToString("at most 2 times");
        assertThat(VerificationTimes.between(1, 3)).hasToString("between 1 and 3 times");
        assertThat(VerificationTimes.between(1, 3).matches(4)).isFalse();
        assertThat(VerificationTimes.between(1, 3).matches(3)).isTrue();
        assertThat(VerificationTimes.atLeast(1).matches(0)).isFalse();
    }

    private static void assertFlags(NottableString string, String value, boolean not, boolean optional) {
        assertThat(string.getValue()).isEqualTo(value);
        assertThat(string.isNot()).isEqualTo(not);
        assertThat(string.isOptional()).isEqualTo(optional);
        assertThat(string instanceof NottableOptionalString).isEqualTo(optional);
    }
}
