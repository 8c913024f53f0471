package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.AnyOfRequestDefinition.requestAnyOf;
import static org.mockserver.model.ConditionalRequestDefinition.requestIf;
import static org.mockserver.model.HttpRequest.get;
import static org.mockserver.model.HttpRequest.request;

import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterStyle;
import org.mockserver.model.RequestDefinition;

class CombinedDefinitionsTest {

    private static boolean matches(RequestDefinition expected, String target) {
        return compiled(expected).test(Requests.get(target));
    }

    private static RequestPredicate compiled(RequestDefinition expected) {
        return Matchers.compile(expected, MatchOptions.standard());
    }

    @Test
    void oneOfTheAlternativesIsEnough() {
        RequestDefinition either = requestAnyOf(request("/a"), requestAnyOf(request("/b"), request("/c")));

        assertThat(matches(either, "/a")).isTrue();
        assertThat(matches(either, "/c")).isTrue();
        assertThat(matches(either, "/d")).isFalse();
        assertThat(matches(requestAnyOf(request("/a"), request("/b")).withNot(true), "/a"))
                .isFalse();
        assertThat(matches(requestAnyOf(request("/a"), request("/b")).withNot(true), "/d"))
                .isTrue();
    }

    @Test
    void theGuardDecidesWhatIsExpected() {
        RequestDefinition rule = requestIf(
                request("/a.*"),
                request().withQueryStringParameter("x", "1"),
                request().withMethod("POST"));

        assertThat(matches(rule, "/a?x=1")).isTrue();
        assertThat(matches(rule, "/a")).isFalse();
        assertThat(matches(rule, "/b?x=1")).isFalse();
        assertThat(compiled(rule).test(RequestView.of("POST", "/b", Pairs.EMPTY, "")))
                .isTrue();
    }

    @Test
    void aPartOfAConditionThatIsLeftOutAcceptsEverything() {
        assertThat(matches(requestIf(request("/a")), "/a")).isTrue();
        assertThat(matches(requestIf(request("/a")), "/b")).isTrue();
        assertThat(matches(requestIf(request("/a"), request().withMethod("POST")), "/b"))
                .isTrue();
        assertThat(matches(requestIf(request("/a"), request().withMethod("POST")), "/a"))
                .isFalse();
        RequestDefinition negated = requestIf(request("/a"));
        negated.setNot(true);
        assertThat(matches(negated, "/a")).isFalse();
    }

    @Test
    void aMistakeInAPartIsRefused() {
        assertThatThrownBy(() -> compiled(requestAnyOf(request("/a"), request().withClientIp("x"))))
                .isInstanceOf(WireException.class);
        assertThatThrownBy(() -> compiled(requestIf(request("/a"), request().withClientIp("x"))))
                .isInstanceOf(WireException.class);
    }

    @Test
    void theClosestAlternativeExplainsAMismatch() {
        RequestPredicate rule = compiled(requestAnyOf(
                request("/a").withMethod("POST").withSecure(true),
                get("/b"),
                request("/c").withMethod("PUT")));

        assertThat(rule.explain(Requests.get("/a")))
                .filteredOn(result -> !result.matched())
                .extracting(FieldResult::field)
                .containsExactly("path");
        assertThat(rule.explain(Requests.get("/b"))).allMatch(FieldResult::matched);
    }

    @Test
    void aNegatedCombinationSaysThatTheWholeDiffers() {
        RequestPredicate rule = compiled(requestAnyOf(request("/a")).withNot(true));

        assertThat(rule.explain(Requests.get("/a")))
                .filteredOn(result -> !result.matched())
                .singleElement()
                .satisfies(result -> assertThat(result.differences().get(0)).contains("anyOf match failed"));
        assertThat(rule.isNegated()).isTrue();
    }

    @Test
    void alternativesThatCannotMatchAreKnownFromTheHead() {
        RequestPredicate rule =
                compiled(requestAnyOf(request("/a"), request("/b").withBody("x")));

        assertThat(rule.mayMatch(Requests.get("/a"))).isTrue();
        assertThat(rule.mayMatch(Requests.get("/b"))).isTrue();
        assertThat(rule.mayMatch(Requests.get("/c"))).isFalse();
    }

    @Test
    void filtersSelectCombinedDefinitionsByTheirParts() {
        RequestDefinition either = requestAnyOf(request("/a"), request("/b"));
        RequestDefinition condition = requestIf(request("/x"), request("/a"), request("/b"));

        for (RequestDefinition stored : new RequestDefinition[] {either, condition}) {
            assertThat(Filters.compile(request("/b")).selects(stored)).isTrue();
            assertThat(Filters.compile(request("/c")).selects(stored)).isFalse();
            assertThat(Filters.compile(new HttpRequest()).selects(stored)).isTrue();
            assertThat(Filters.compile(stored).selects(stored)).isTrue();
        }
        assertThat(Filters.compile(either).selects(request("/b"))).isTrue();
        assertThat(Filters.compile(either).selects(request("/c"))).isFalse();
    }

    @Test
    void theIndexFindsCombinedDefinitions() {
        MatchIndex<TestRule> index = MatchIndex.<TestRule>empty()
                .with(new TestRule("1", requestAnyOf(request("/a"), request("/b"))))
                .with(new TestRule("2", requestIf(request("/c"), get("/c"), request("/none"))));

        assertThat(index.first(Requests.get("/b"))).isNotNull();
        assertThat(index.first(Requests.get("/c"))).isNotNull();
        assertThat(index.first(Requests.get("/d"))).isNull();
    }

    private record TestRule(String id, RequestDefinition definition) implements Indexed {

        @Override
        public int priority() {
            return 0;
        }

        @Override
        public long position() {
            return Long.parseLong(id);
        }

        @Override
        public RequestPredicate predicate() {
            return compiled(definition);
        }

        @Override
        public boolean admit(RequestView request) {
            return true;
        }
    }

    @Test
    void theMembersOfADeepObjectAreItsValues() {
        HttpRequest expected = request("/q")
                .withQueryStringParameters(
                        new Parameter("filter", "a=1", "b=.*").withStyle(ParameterStyle.DEEP_OBJECT));

        assertThat(matches(expected, "/q?filter[a]=1&filter[b]=2&other=3")).isTrue();
        assertThat(matches(expected, "/q?filter%5Ba%5D=1&filter%5Bb%5D=2")).isTrue();
        assertThat(matches(expected, "/q?filter[a]=2&filter[b]=2")).isFalse();
        assertThat(matches(expected, "/q?filter=a=1")).isFalse();
    }
}
