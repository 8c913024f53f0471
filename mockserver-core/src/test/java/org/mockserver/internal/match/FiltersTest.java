package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpRequest.request;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.AnyOfRequestDefinition;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.Not;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.RegexBody;
import org.mockserver.model.StringBody;

class FiltersTest {

    @ParameterizedTest(name = "filter {0} selects stored {1}: {2}")
    @CsvSource({
        "/a, /a, true",
        "/a, /A, true",
        "/a, /b, false",
        "/a, /a.*, true",
        "/a.*, /a, true",
        "/a.*, /ab, true",
        "/b, /a.*, false",
        "/a, '', true",
        "'', /a, true",
        "/a, /(a|b), true",
        "/a, !/a, false",
        "/b, !/a, true",
        "!/a, /b, true",
        "!/a, /a, false",
        "!/a, !/a, true",
        "/a[, /a[, true",
    })
    void pathsAreTriedInBothDirections(String filter, String stored, boolean selected) {
        assertThat(Filters.compile(request(filter)).selects(request(stored))).isEqualTo(selected);
    }

    @Test
    void aRecordedPathIsTriedAsARegularExpressionToo() {
        RequestFilter filter = Filters.compile(request("/a/b"));

        assertThat(filter.test(Requests.get("/a/b"))).isTrue();
        assertThat(filter.test(Requests.get("/a/.*"))).isTrue();
        assertThat(filter.test(Requests.get("/c/.*"))).isFalse();
        assertThat(filter.test(Requests.get("/a/bc?"))).isFalse();
    }

    @Test
    void anEmptyFilterSelectsEverything() {
        RequestFilter filter = Filters.compile(request());

        assertThat(filter.test(Requests.get("/x"))).isTrue();
        assertThat(filter.selects(request("/x").withMethod("PUT"))).isTrue();
        assertThat(filter.selects(request())).isTrue();
        assertThat(filter.selects(Not.not(request("/x")))).isTrue();
        assertThat(filter.selects(new AnyOfRequestDefinition().withAnyOf(List.of(Not.not(request("/x"))))))
                .isTrue();
    }

    @Test
    void aFilterOnAnythingButMethodAndPathNeedsTheExpectationToNameIt() {
        HttpRequest bare = request("/a");

        assertThat(selects(request().withMethod("POST"), bare)).isTrue();
        assertThat(selects(request().withHeader("X", "1"), bare)).isFalse();
        assertThat(selects(request().withHeader("X", "1"), request("/a").withHeader("X", "1")))
                .isTrue();
        assertThat(selects(request().withHeader("X", "1"), request("/a").withHeader("X", "[0-9]")))
                .isTrue();
        assertThat(selects(request().withHeader("X", "1"), request("/a").withHeader("X", "2")))
                .isFalse();
        assertThat(selects(request().withQueryStringParameter("q", "1"), bare)).isFalse();
        assertThat(selects(request().withCookie("c", "1"), bare)).isFalse();
        assertThat(selects(request().withCookie("c", "1"), request().withCookie("c", "1")))
                .isTrue();
        assertThat(selects(request().withSecure(true), bare)).isFalse();
        assertThat(selects(request().withSecure(true), request().withSecure(true)))
                .isTrue();
        assertThat(selects(request().withKeepAlive(true), bare)).isFalse();
        assertThat(selects(request().withBody("x"), bare)).isFalse();
    }

    @Test
    void negatedEntriesOfBothSidesAgree() {
        HttpRequest negated = request().withHeader("!X-Debug", ".*");

        assertThat(selects(negated, request().withHeader("!X-Debug", ".*"))).isTrue();
        assertThat(selects(negated, request().withHeader("X-Debug", "on"))).isFalse();
    }

    @Test
    void whatAFilterOnlyForbidsNeedNotBeNamed() {
        HttpRequest bare = request("/a");

        assertThat(selects(request().withHeader("!X", "1"), bare)).isTrue();
        assertThat(selects(request().withHeader("!X", "1").withHeader("Y", "1"), bare))
                .isFalse();
        assertThat(selects(request().withBody(""), bare)).isTrue();
        assertThat(selects(request().withBody(Not.not(new StringBody("x"))), bare))
                .isTrue();
        assertThat(selects(
                        request().withBody(Not.not(new StringBody("x"))),
                        request().withBody("x")))
                .isFalse();
    }

    @Test
    void notOnEitherSideInverts() {
        assertThat(selects(Not.not(request("/a")), request("/a"))).isFalse();
        assertThat(selects(Not.not(request("/a")), request("/b"))).isTrue();
        assertThat(selects(request("/a"), Not.not(request("/a")))).isFalse();
        assertThat(selects(Not.not(request("/a")), Not.not(request("/a")))).isTrue();
    }

    @Test
    void aStoredTemplateStandsForItsConcretePaths() {
        HttpRequest template = request("/p/{id}").withPathParameter("id", "[0-9]+");

        assertThat(selects(request("/p/1"), template)).isTrue();
        assertThat(selects(request("/p/{id}"), template)).isFalse();
        assertThat(selects(request("/q/1"), template)).isFalse();
        assertThat(selects(request("/p/{id}").withPathParameter("id", "1"), template))
                .isTrue();
        assertThat(selects(request("/p/{id}").withPathParameter("id", "x"), template))
                .isFalse();
    }

    @Test
    void bodiesMatchWhenEqualOrWhenTheFilterAcceptsTheStoredOne() {
        assertThat(selects(
                        request().withBody(new JsonPathBody("$.a")), request().withBody(new JsonPathBody("$.a"))))
                .isTrue();
        assertThat(selects(
                        request().withBody(new JsonPathBody("$.a")), request().withBody(new JsonBody("{\"a\":1}"))))
                .isTrue();
        assertThat(selects(
                        request().withBody(new JsonBody("{\"a\":1}")), request().withBody(new JsonBody("{\"b\":1}"))))
                .isFalse();
        assertThat(selects(request().withBody(new StringBody("x")), request().withBody(new StringBody("x"))))
                .isTrue();
        assertThat(selects(request().withBody(new RegexBody("x.*")), request().withBody(new StringBody("xyz"))))
                .isTrue();
        ParameterBody form = ParameterBody.params(Parameter.param("a", "1"));
        assertThat(selects(
                        request().withBody(form), request().withBody(ParameterBody.params(Parameter.param("a", "1")))))
                .isTrue();
    }

    @Test
    void letterCaseNeverMattersToAFilter() {
        MatchOptions exact = new MatchOptions(true, 1000, 1000, message -> {});

        assertThat(Filters.compile(request("/A").withMethod("get"), exact)
                        .test(RequestView.of("GET", "/a", Pairs.EMPTY, "")))
                .isTrue();
    }

    private static boolean selects(HttpRequest filter, HttpRequest stored) {
        return Filters.compile(filter).selects(stored);
    }
}
