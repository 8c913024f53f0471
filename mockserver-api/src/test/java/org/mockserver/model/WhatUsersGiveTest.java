package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.verify.VerificationTimes;

/** Code of users hands on what it has: often null, and in any order. */
class WhatUsersGiveTest {

    @Test
    void nullIsWhatIsNotSet() {
        assertThat(request(null).withMethod((String) null).withPath((String) null))
                .isEqualTo(request());
        assertThat(request().withBody("x").withBody((String) null)).isEqualTo(request());
        assertThat(request().withBody("x").withBody((byte[]) null)).isEqualTo(request());
        assertThat(request().withBody((String) null, (Charset) null)).isEqualTo(request());
        assertThat(response().withBody("x").withBody((String) null)).isEqualTo(response());
        assertThat(response().withBody((String) null, MediaType.TEXT_PLAIN)).isEqualTo(response());
        assertThat(response(null)).isEqualTo(response().withStatusCode(200).withReasonPhrase("OK"));
        assertThat(request().withHeader((Header) null).withCookie((Cookie) null))
                .isEqualTo(request());
    }

    @Test
    void listsMayBeNullOrHoldNull() {
        assertThat(request().withHeaders((List<Header>) null).getHeaderList()).isEmpty();
        assertThat(request().withHeaders((Header[]) null).getHeaderList()).isEmpty();
        assertThat(request().withHeaders(null, new Header("a", "b")).getHeaderList())
                .containsExactly(new Header("a", "b"));
        assertThat(request().withCookies((List<Cookie>) null).getCookieList()).isEmpty();
        assertThat(request()
                        .withCookies(Arrays.asList(null, new Cookie("a", "b")))
                        .getCookieList())
                .containsExactly(new Cookie("a", "b"));
        assertThat(request().withQueryStringParameters((List<Parameter>) null).getQueryStringParameterList())
                .isEmpty();
        assertThat(request()
                        .withQueryStringParameters((Map<String, List<String>>) null)
                        .getQueryStringParameterList())
                .isEmpty();
        assertThat(new Header("a", (Collection<String>) null)).isEqualTo(new Header("a"));
    }

    @Test
    void aNameOrValueThatIsNullIsEmpty() {
        assertThat(new Header("a", (String) null)).isEqualTo(new Header("a", ""));
        assertThat(new Cookie("a", (String) null)).isEqualTo(new Cookie("a", ""));
        assertThat(new Parameter((String) null, "v")).isEqualTo(new Parameter("", "v"));
        assertThat(NottableString.not(null)).hasToString("!");
    }

    @Test
    void anExpectationWithoutLimitsMayBeGivenNone() {
        Expectation expectation = new Expectation(request(), null, null, 3);

        assertThat(expectation.getTimes()).isEqualTo(Times.unlimited());
        assertThat(expectation.getTimeToLive()).isEqualTo(TimeToLive.unlimited());
    }

    @Test
    void nothingIsCountedBelowZero() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> VerificationTimes.exactly(-1))
                .withMessage("count must not be negative but was -1");
        assertThatIllegalArgumentException().isThrownBy(() -> VerificationTimes.atLeast(-2));
        assertThatIllegalArgumentException().isThrownBy(() -> VerificationTimes.atMost(-2));
    }

    @Test
    void theOrderOfHeadersParametersAndCookiesIsOfNoAccount() {
        HttpRequest one = request()
                .withHeader("a", "1", "2")
                .withHeader("b", "3")
                .withCookie("c", "4")
                .withCookie("d", "5")
                .withQueryStringParameter("e", "6")
                .withQueryStringParameter("f", "7");
        HttpRequest other = request()
                .withQueryStringParameter("f", "7")
                .withQueryStringParameter("e", "6")
                .withCookie("d", "5")
                .withCookie("c", "4")
                .withHeader("b", "3")
                .withHeader("a", "2", "1");

        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(other.clone().withHeader("a", "1"));
        assertThat(one).isNotEqualTo(other.clone().withCookie("c", "5"));
    }

    /** What code under test sends; most of it is left empty. */
    private record Order(String id, List<String> items, Map<String, String> labels, String note, int count) {}

    @Test
    void whatWasNeverFilledIsNoPartOfAJsonBody() {
        assertThat(JsonBody.json(new Order("7", List.of(), Map.of(), "", 0)).getValue())
                .isEqualTo("{\"id\":\"7\",\"count\":0}");
        Map<String, Object> half = new LinkedHashMap<>();
        half.put("none", null);
        half.put("empty", List.of());
        half.put("kept", Arrays.asList("", null));
        assertThat(JsonBody.json(half).getValue()).isEqualTo("{\"kept\":[\"\",null]}");
    }

    @Test
    void aNameIsComparedWithAText() {
        assertThat(new Header("X-Key", "v").getName().equals("X-Key")).isTrue();
        assertThat(new Header("X-Key", "v").getName().equals("x-key")).isFalse();
        assertThat(new Header("!X-Key", "v").getName().equals("!X-Key")).isTrue();
    }
}
