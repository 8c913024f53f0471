package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpRequest.request;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonBody;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.JsonSchemaBody;
import org.mockserver.model.NottableString;
import org.mockserver.model.Protocol;
import org.mockserver.model.RegexBody;
import org.mockserver.model.XPathBody;
import org.mockserver.model.XmlBody;

class RequestRuleTest {

    @Test
    void anEmptyRequestMatchesEverything() {
        assertThat(Requests.matches(request(), Requests.get("/any?x=1"))).isTrue();
        assertThat(Requests.matches(request("").withMethod(" "), Requests.get("/any")))
                .isTrue();
    }

    @Test
    void allCriteriaMustHold() {
        var expected = request("/both").withMethod("PUT");

        assertThat(Requests.matches(expected, RequestView.of("PUT", "/both", Pairs.EMPTY, "")))
                .isTrue();
        assertThat(Requests.matches(expected, RequestView.of("GET", "/both", Pairs.EMPTY, "")))
                .isFalse();
        assertThat(Requests.matches(expected, RequestView.of("PUT", "/other", Pairs.EMPTY, "")))
                .isFalse();
    }

    @Test
    void notInvertsTheWholeRequest() {
        var expected = request("/secret").withMethod("GET");
        expected.setNot(true);

        assertThat(Requests.matches(expected, Requests.get("/secret"))).isFalse();
        assertThat(Requests.matches(expected, Requests.get("/open"))).isTrue();
    }

    @Test
    void notAndANegatedPartCancelOut() {
        var expected = request().withPath(NottableString.not("/only"));
        expected.setNot(true);

        assertThat(Requests.matches(expected, Requests.get("/only"))).isTrue();
        assertThat(Requests.matches(expected, Requests.get("/else"))).isFalse();
    }

    @Test
    void connectionCriteriaAreExact() {
        var plain = Requests.from(new RequestView.Origin(Protocol.HTTP_1_1, false, true, null, null, 0));
        var other = Requests.from(new RequestView.Origin(Protocol.HTTP_2, true, false, null, null, 0));

        assertThat(Requests.matches(request().withSecure(false), plain)).isTrue();
        assertThat(Requests.matches(request().withSecure(false), other)).isFalse();
        assertThat(Requests.matches(request().withKeepAlive(true), plain)).isTrue();
        assertThat(Requests.matches(request().withKeepAlive(true), other)).isFalse();
        assertThat(Requests.matches(request().withProtocol(Protocol.HTTP_2), plain))
                .isFalse();
        assertThat(Requests.matches(request().withProtocol(Protocol.HTTP_2), other))
                .isTrue();
    }

    @Test
    void theExplanationNamesEveryFieldInOrderAndShowsWhatDiffers() {
        RequestPredicate predicate =
                Matchers.compile(request("/b").withMethod("GET").withSecure(true), MatchOptions.standard());

        List<FieldResult> fields = predicate.explain(Requests.get("/a"));

        assertThat(fields)
                .extracting(FieldResult::field)
                .containsExactly(
                        "method",
                        "path",
                        "body",
                        "headers",
                        "cookies",
                        "pathParameters",
                        "queryParameters",
                        "keep-alive",
                        "secure",
                        "protocol");
        assertThat(fields)
                .filteredOn(field -> !field.matched())
                .extracting(FieldResult::field)
                .containsExactly("path", "secure");
        assertThat(fields.get(1).differences())
                .containsExactly("  string or regex match failed expected:\n\n    /b\n\n   found:\n\n    /a\n");
    }

    @Test
    void aHeadMayMatchUnlessItRulesTheRequestOut() {
        RequestView head = Requests.get("/a");

        assertThat(compiled(request("/a").withBody("text")).mayMatch(head)).isTrue();
        assertThat(compiled(request("/b").withBody("text")).mayMatch(head)).isFalse();
        assertThat(compiled(request("/a")).mayMatch(head)).isTrue();
        assertThat(compiled(not(request("/a"))).mayMatch(head)).isFalse();
        assertThat(compiled(not(request("/a").withBody("text"))).mayMatch(head)).isTrue();
        assertThat(compiled(not(request("/b").withBody("text"))).mayMatch(head)).isTrue();
    }

    private static HttpRequest not(HttpRequest definition) {
        definition.setNot(true);
        return definition;
    }

    @Test
    void aNegationAnywhereIsKnown() {
        assertThat(compiled(request("/b").withMethod("GET")).isNegated()).isFalse();
        assertThat(compiled(request("/b").withHeader("!X", ".*")).isNegated()).isTrue();
        assertThat(compiled(not(request("/b"))).isNegated()).isTrue();
    }

    @Test
    void theExplanationOfANegatedRequestNamesItsFields() {
        HttpRequest definition = request("/a").withMethod("GET");
        definition.setNot(true);

        assertThat(compiled(definition).explain(Requests.get("/a")))
                .filteredOn(field -> !field.matched())
                .extracting(FieldResult::field)
                .containsExactly("method", "path");
    }

    @Test
    void theExplanationOfAJsonBodySaysWhere() {
        RequestPredicate predicate = Matchers.compile(
                request().withBody(new JsonBody("{\"a\": {\"b\": 1}, \"c\": 2}")), MatchOptions.standard());

        FieldResult body =
                predicate.explain(Requests.withBody("{\"a\": {\"b\": 3}}")).get(2);

        assertThat(body.differences())
                .singleElement()
                .asString()
                .contains("different value at \"a.b\", expected 1 but was 3")
                .contains("missing \"c\", expected 2");
    }

    @Test
    void oneCompiledDefinitionServesManyThreadsAtOnce() throws Exception {
        List<RequestPredicate> predicates = List.of(
                compiled(request().withBody(new XmlBody("<o><a>1</a><b>${xmlunit.ignore}</b></o>"))),
                compiled(request().withBody(new XPathBody("/o/a[. = 1]"))),
                compiled(request().withBody(new JsonBody("{\"o\": {\"a\": 1}}"))),
                compiled(request().withBody(new JsonSchemaBody("{\"properties\": {\"o\": {\"required\": [\"a\"]}}}"))),
                compiled(request().withBody(new JsonPathBody("$.o[?(@.a == 1)]"))),
                compiled(request().withBody(new RegexBody("(<o>|\\{).*(a>1|\"a\":1).*"))));
        String[] good = {"<o><b>x</b><a>1</a></o>", "{\"o\":{\"a\":1}}"};
        String[] bad = {"<o><b>x</b><a>2</a></o>", "{\"o\":{\"c\":1}}"};
        int[] kind = {0, 0, 1, 1, 1, 0};
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<Boolean> work = () -> IntStream.range(0, 2_000).allMatch(i -> {
                int which = i % predicates.size();
                RequestPredicate predicate = predicates.get(which);
                return predicate.test(Requests.withBody(good[kind[which]]))
                        && !predicate.test(Requests.withBody(bad[kind[which]]));
            });
            for (Future<Boolean> result : threads.invokeAll(List.of(work, work, work, work))) {
                assertThat(result.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static RequestPredicate compiled(HttpRequest definition) {
        return Matchers.compile(definition, MatchOptions.standard());
    }
}
