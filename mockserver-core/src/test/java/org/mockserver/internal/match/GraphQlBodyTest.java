package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.GraphQLBody;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.SelectionSetMatchType;
import tools.jackson.databind.node.ObjectNode;

class GraphQlBodyTest {

    private static ObjectNode query(String query) {
        return Json.object().put("query", query);
    }

    private static boolean matches(GraphQLBody expected, ObjectNode body) {
        return Requests.matches(expected, Requests.withBody(Json.compact(body)));
    }

    private static boolean matches(SelectionSetMatchType type, String expected, String actual) {
        return matches(new GraphQLBody(expected).withSelectionSetMatchType(type), query(actual));
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{ a } | {a} | true",
                "{ a b } | { a, b, } | true",
                "{ a b } | {a#b(newline)b} | true",
                "{ a } | query { a } | false",
                "{ ab } | { a b } | false",
                "{ a(x: \"#1, 2\") } | { a(x: \"#1, 2\")} | true",
                "{ a(x: \"1 2\") } | { a(x: \"12\") } | false",
                "{ a(x: -1.5e+3) } | {a(x:-1.5e+3)} | true",
                "{ a(x: 12) } | { a(x: 1 2) } | false",
                "{ a(x: \"\"\"say \\\"\"\" so\"\"\") b } | {a(x:\"\"\"say \\\"\"\" so\"\"\")b} | true",
                "{ ...F } fragment F on T { a } | {...F}fragment F on T{a} | true",
            })
    void textsAreComparedWithoutInsignificantCharacters(String expected, String actual, boolean equal) {
        String found = actual.replace("(newline)", "\n");

        assertThat(matches(SelectionSetMatchType.NORMALISED_STRING, expected, found))
                .isEqualTo(equal);
    }

    @ParameterizedTest(name = "{0} and {1}: exact {2}, subset {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{ a } | { a } | true | true",
                "{ a } | query { a } | true | true",
                "{ a } | mutation { a } | false | false",
                "{ a b } | { b a } | true | true",
                "{ a } | { a b } | false | true",
                "{ a b } | { a } | false | false",
                "{ a } | query Q { a } | false | true",
                "{ a { x } } | { a(id: 1) { y z } } | true | true",
                "{ a } | { other: a @include(if: true) } | true | true",
                "{ a } | { ...F } fragment F on T @d { a } | true | true",
                "{ a } | { ... on T { a } } | true | true",
                "{ a b } | { ... @skip(if: false) { a } b } | true | true",
                "{ a } | { ...F } fragment F on T { a ...F } | true | true",
                "query Q($v: [Int!] = [1]) @d(x: {y: 1}) { a } | query Q { a } | true | true",
                "{ a } | { a | false | false",
                "{ a } | } a { | false | false",
                "{ a } | words | false | false",
                "{ a } | '' | false | false",
            })
    void operationsAreComparedByTheirTopLevelFields(String expected, String actual, boolean exact, boolean subset) {
        assertThat(matches(SelectionSetMatchType.AST_EXACT, expected, actual)).isEqualTo(exact);
        assertThat(matches(SelectionSetMatchType.AST_SUBSET, expected, actual)).isEqualTo(subset);
    }

    @Test
    void theNamedOperationOfSeveralIsCompared() {
        GraphQLBody body = new GraphQLBody("query B { b }").withSelectionSetMatchType(SelectionSetMatchType.AST_EXACT);
        String both = "query A { a } query B { b }";

        assertThat(matches(body, query(both).put("operationName", "B"))).isTrue();
        assertThat(matches(body, query(both).put("operationName", "A"))).isFalse();
        assertThat(matches(body, query(both))).isFalse();
    }

    @Test
    void furtherFieldsMustBeAskedForInEveryMode() {
        GraphQLBody body = new GraphQLBody("{ a }")
                .withSelectionSetMatchType(SelectionSetMatchType.AST_SUBSET)
                .withFields("b", "c");

        assertThat(matches(body, query("{ a b c d }"))).isTrue();
        assertThat(matches(body, query("{ a b }"))).isFalse();
        assertThat(matches(new GraphQLBody("{ a }").withFields("b"), query("{ a }")))
                .isFalse();
    }

    @Test
    void theOperationNameIsExactOrARegularExpression() {
        assertThat(matches(GraphQLBody.graphQL("{ a }", "L.*"), query("{ a }").put("operationName", "Loaf")))
                .isTrue();
        assertThat(matches(GraphQLBody.graphQL("{ a }", "Loaf"), query("{ a }").put("operationName", "loaf")))
                .isFalse();
        assertThat(matches(GraphQLBody.graphQL("{ a }", "Loaf"), query("{ a }")))
                .isFalse();
    }

    @Test
    void theVariablesMustBeThereAndValid() {
        GraphQLBody body = GraphQLBody.graphQL("{ a }", null, "{\"required\": [\"id\"]}");

        assertThat(matches(body, query("{ a }").set("variables", Json.object().put("id", 1))))
                .isTrue();
        assertThat(matches(body, query("{ a }").set("variables", Json.object())))
                .isFalse();
        assertThat(matches(body, query("{ a }").putNull("variables"))).isFalse();
        assertThat(matches(body, query("{ a }"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{ a }", "[]", "{\"query\": 1}", "{\"q\": \"{ a }\"}", "{\"query\": \"\"}"})
    void aBodyWithoutQueryDoesNotMatch(String body) {
        assertThat(Requests.matches(new GraphQLBody("{ a }"), Requests.withBody(body)))
                .isFalse();
    }

    @Test
    void anExpectedDocumentWithoutOperationIsRefused() {
        HttpRequest request = HttpRequest.request()
                .withBody(new GraphQLBody("fragment F on T { a }")
                        .withSelectionSetMatchType(SelectionSetMatchType.AST_EXACT));

        assertThatThrownBy(() -> Matchers.compile(request, MatchOptions.standard()))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.body.query");
    }

    @Test
    void aMismatchSaysWhatWasFound() {
        var rule = Matchers.compile(HttpRequest.request().withBody(new GraphQLBody("{ a }")), MatchOptions.standard());

        assertThat(rule.explain(Requests.withBody(Json.compact(query("{ b }")))).toString())
                .contains("graphql match failed", "the query is { b }");
    }
}
