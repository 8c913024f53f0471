package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.openapi.Specs.BAKERY;
import static org.mockserver.internal.openapi.Specs.get;
import static org.mockserver.internal.openapi.Specs.matches;
import static org.mockserver.internal.openapi.Specs.operation;
import static org.mockserver.internal.openapi.Specs.parameter;
import static org.mockserver.internal.openapi.Specs.post;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Filters;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.Not;
import org.mockserver.model.OpenAPIDefinition;

/** Which requests a specification describes. */
class MatchingTest {

    @ParameterizedTest
    @CsvSource({
        "GET, /loaves, true",
        "GET, /loaves?limit=20, true",
        "GET, /loaves?limit=51, false",
        "GET, /loaves?limit=many, false",
        "GET, /loaves?other=1, true",
        "GET, /loaves/5, true",
        "GET, /loaves/five, false",
        "GET, /loaves/5/6, false",
        "DELETE, /loaves, false",
        "GET, /other, false",
    })
    void methodPathAndParametersDecide(String method, String target, boolean expected) {
        assertThat(matches(BAKERY, RequestView.of(method, target, Pairs.EMPTY, "")))
                .isEqualTo(expected);
    }

    @Test
    void oneOperationLeavesTheOthersOut() {
        OpenAPIDefinition list = OpenAPIDefinition.openAPI(BAKERY, "listLoaves");

        assertThat(matches(list, get("/loaves"))).isTrue();
        assertThat(matches(list, get("/loaves/5"))).isFalse();
        assertThat(matches(OpenAPIDefinition.openAPI(BAKERY, "nope"), get("/loaves")))
                .isFalse();
    }

    @Test
    void aNegatedSpecificationMatchesEverythingElse() {
        OpenAPIDefinition others = Not.not(OpenAPIDefinition.openAPI(BAKERY));

        assertThat(matches(others, get("/loaves"))).isFalse();
        assertThat(matches(others, get("/other"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "application/json | {'id': 1, 'name': 'a'} | true",
                "application/json; charset=utf-8 | {'id': 1, 'name': 'a'} | true",
                "application/json | {'id': 'x', 'name': 'a'} | false",
                "application/json | {'id': 1} | false",
                "application/json |  | false",
                "text/plain | {'id': 1, 'name': 'a'} | false",
            })
    void aRequiredBodySatisfiesItsSchema(String type, String body, boolean expected) {
        String json = body == null ? "" : body.replace('\'', '"');
        assertThat(matches(BAKERY, post("/loaves", type, json))).isEqualTo(expected);
    }

    @Test
    void anOptionalBodyMayBeMissingButNotWrong() {
        String spec = operation("'requestBody': {'content': {'application/json': {'schema': {'type': 'object'}}}}");

        assertThat(matches(spec, RequestView.of("POST", "/x", Pairs.EMPTY, ""))).isTrue();
        assertThat(matches(spec, post("/x", "application/json", "{}"))).isTrue();
        assertThat(matches(spec, post("/x", "application/json", "[]"))).isFalse();
    }

    @Test
    void eachMediaTypeHasItsOwnSchema() {
        String spec = operation("""
                'requestBody': {'required': true, 'content': {
                  'application/vnd.a+json': {'schema': {'type': 'object'}},
                  'application/x-www-form-urlencoded': {'schema': {'type': 'object', 'required': ['zip'], 'properties': {
                    'zip': {'type': 'string'}, 'count': {'type': 'integer'}, 'tags': {'type': 'array', 'items': {'type': 'string'}}}}},
                  'text/*': {}}}""");

        assertThat(matches(spec, post("/x", "application/vnd.a+json", "{}"))).isTrue();
        assertThat(matches(spec, post("/x", "application/vndxa+json", "{}"))).isFalse();
        assertThat(matches(spec, post("/x", "application/x-www-form-urlencoded", "zip=12345&count=3&tags=a")))
                .isTrue();
        assertThat(matches(spec, post("/x", "application/x-www-form-urlencoded", "zip=a&count=three")))
                .isFalse();
        assertThat(matches(spec, post("/x", "application/x-www-form-urlencoded", "count=3")))
                .isFalse();
        assertThat(matches(spec, post("/x", "text/csv", "a,b"))).isTrue();
    }

    @Test
    void whatOnlyAServerSetsIsNotRequiredOfAClient() {
        String spec = operation("""
                'requestBody': {'required': true, 'content': {'application/json': {'schema': {'type': 'object',
                  'required': ['id', 'name'], 'properties': {'id': {'type': 'integer', 'readOnly': true}, 'name': {'type': 'string'}}}}}}""");

        assertThat(matches(spec, post("/x", "application/json", "{\"name\": \"a\"}")))
                .isTrue();
        assertThat(matches(spec, post("/x", "application/json", "{\"id\": 1}"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'name': 'q', 'in': 'query', 'required': true, 'schema': {'type': 'string'} | /x?q=123 | true",
                "'name': 'q', 'in': 'query', 'required': true, 'schema': {'type': 'string'} | /x | false",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'string', 'enum': ['a', 'b']} | /x?q=c | false",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'string', 'nullable': true} | /x?q=5 | true",
                "'name': 'q', 'in': 'query', 'schema': {'allOf': [{'type': 'string'}]} | /x?q=5 | true",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'integer', 'minimum': 5, 'exclusiveMinimum': true} | /x?q=5 | false",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'integer', 'minimum': 5, 'exclusiveMinimum': true} | /x?q=6 | true",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'array', 'items': {'type': 'integer'}} | /x?q=1&q=2 | true",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'array', 'items': {'type': 'integer'}} | /x?q=1&q=b | false",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'array', 'items': {'type': 'string'}} | /x?q=1&q=2 | true",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'array', 'minItems': 2, 'items': {'type': 'integer'}} | /x?q=1 | false",
                "'name': 'q', 'in': 'query', 'explode': false, 'schema': {'type': 'array', 'items': {'type': 'integer'}} | /x?q=1,2 | true",
                "'name': 'q', 'in': 'query', 'explode': false, 'schema': {'type': 'array', 'items': {'type': 'integer'}} | /x?q=1,b | false",
                "'name': 'q', 'in': 'query', 'style': 'pipeDelimited', 'schema': {'type': 'array', 'items': {'type': 'integer'}} | /x?q=1%7C2 | true",
                "'name': 'f', 'in': 'query', 'style': 'deepObject', 'schema': {'type': 'object', 'properties': {'n': {'type': 'integer'}}} | /x?f%5Bn%5D=1 | true",
                "'name': 'f', 'in': 'query', 'style': 'deepObject', 'schema': {'type': 'object', 'properties': {'n': {'type': 'integer'}}} | /x?f%5Bn%5D=a | false",
                "'name': 'f', 'in': 'query', 'schema': {'type': 'object', 'properties': {'n': {'type': 'integer'}}} | /x?n=a | false",
                "'name': 'f', 'in': 'query', 'content': {'application/json': {'schema': {'type': 'object', 'required': ['n']}}} | /x?f=%7B%22n%22%3A1%7D | true",
                "'name': 'f', 'in': 'query', 'content': {'application/json': {'schema': {'type': 'object', 'required': ['n']}}} | /x?f=%7B%7D | false",
                "'name': '$top', 'in': 'query', 'required': true, 'schema': {'type': 'integer'} | /x?$top=5 | true",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'string', 'pattern': '^[a-c]+$'} | /x?q=abd | false",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'string', 'format': 'uuid'} | /x?q=nope | false",
                "'name': 'q', 'in': 'query', 'schema': {'type': 'string', 'format': 'date'} | /x?q=2024-02-30 | false",
            })
    void aQueryParameterSatisfiesItsSchemaAndStyle(String members, String target, boolean expected) {
        assertThat(matches(parameter(members), get(target))).isEqualTo(expected);
    }

    @Test
    void headersAndCookiesAreParametersToo() {
        String header = parameter("'name': 'X-Trace', 'in': 'header', 'required': true, 'schema': {'type': 'integer'}");
        assertThat(matches(header, get("/x"))).isFalse();
        assertThat(matches(header, get("/x", "x-trace", "5"))).isTrue();
        assertThat(matches(header, get("/x", "x-trace", "five"))).isFalse();
        String ignored = parameter("'name': 'Accept', 'in': 'header', 'required': true, 'schema': {'type': 'integer'}");
        assertThat(matches(ignored, get("/x"))).isTrue();
        String cookie = parameter("'name': 'session', 'in': 'cookie', 'schema': {'type': 'integer'}");
        assertThat(matches(cookie, get("/x"))).isTrue();
        assertThat(matches(cookie, get("/x", "cookie", "session=1"))).isTrue();
        assertThat(matches(cookie, get("/x", "cookie", "session=a"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "/files/{name}.json, /files/a.json, true",
        "/files/{name}.json, /files/a.xml, false",
        "/a/{x}-{y}, /a/1-2, true",
        "/a/{x}-{y}, /a/1/2-3, false",
        "/users({id}), /users(5), true",
        "/$batch/{id}, /$batch/1, true",
        "/any/{undeclared}, /any/thing, true",
    })
    void aPathMayHaveParametersAnywhere(String path, String target, boolean expected) {
        String spec = Specs.api("'" + path + "': {'get': {'responses': {}}}");
        assertThat(matches(spec, get(target))).isEqualTo(expected);
    }

    @Test
    void whatStandsBeforeThePathsBelongsToThem() {
        String spec = "{'openapi': '3.0.0', 'servers': [{'url': 'https://{host}/{base}/', 'variables':"
                + " {'host': {'default': 'example.com'}, 'base': {'default': 'v1'}}}], 'paths': {'/a': {'get':"
                + " {'responses': {}}}, '/b': {'servers': [{'url': '/own'}], 'get': {'responses': {}}}}}";

        assertThat(matches(spec, get("/v1/a"))).isTrue();
        assertThat(matches(spec, get("/a"))).isFalse();
        assertThat(matches(spec, get("/own/b"))).isTrue();
        OpenAPIDefinition prefixed = OpenAPIDefinition.openAPI(spec).withContextPathPrefix("ctx/");
        assertThat(matches(prefixed, get("/ctx/v1/a"))).isTrue();
    }

    @Test
    void aSchemaMayReferToItself() {
        String spec = Specs.api(
                "'/x': {'post': {'requestBody': {'required': true, 'content': {'application/json': {'schema': {'$ref':"
                        + " '#/components/schemas/Node'}}}}, 'responses': {}}}",
                "'Node': {'type': 'object', 'required': ['v'], 'properties': {'v': {'type': 'integer'}, 'next': {'$ref':"
                        + " '#/components/schemas/Node'}}}");

        assertThat(matches(spec, post("/x", "application/json", "{\"v\": 1, \"next\": {\"v\": 2}}")))
                .isTrue();
        assertThat(matches(spec, post("/x", "application/json", "{\"v\": 1, \"next\": {\"v\": \"b\"}}")))
                .isFalse();
    }

    @Test
    void version31HasTheWordsOfJsonSchema() {
        String spec = operation("""
                'requestBody': {'required': true, 'content': {'application/json': {'schema': {
                  'type': ['object', 'null'], 'properties': {'n': {'exclusiveMinimum': 3}, 'c': {'const': 'k'},
                  't': {'prefixItems': [{'type': 'integer'}]}}}}}}""").replace("3.0.3", "3.1.0");

        assertThat(matches(spec, post("/x", "application/json", "null"))).isTrue();
        assertThat(matches(spec, post("/x", "application/json", "{\"n\": 4, \"c\": \"k\", \"t\": [1]}")))
                .isTrue();
        assertThat(matches(spec, post("/x", "application/json", "{\"n\": 3}"))).isFalse();
        assertThat(matches(spec, post("/x", "application/json", "{\"c\": \"l\"}")))
                .isFalse();
        assertThat(matches(spec, post("/x", "application/json", "{\"t\": [\"a\"]}")))
                .isFalse();
    }

    @Test
    void aMismatchIsExplainedByTheOperationThatComesClosest() {
        List<FieldResult> results = Matchers.compile(OpenAPIDefinition.openAPI(BAKERY), MatchOptions.standard())
                .explain(get("/loaves?limit=many"));

        assertThat(results)
                .filteredOn(result -> !result.matched())
                .singleElement()
                .satisfies(field -> {
                    assertThat(field.field()).isEqualTo("queryParameters");
                    assertThat(field.differences().get(0)).contains("limit: many");
                });
        assertThat(Matchers.compile(OpenAPIDefinition.openAPI(BAKERY, "nope"), MatchOptions.standard())
                        .explain(get("/loaves")))
                .filteredOn(result -> !result.matched())
                .extracting(FieldResult::field)
                .containsExactly("operation");
    }

    @Test
    void aFilterSelectsWhatWasMadeFromItsSpecification() {
        var all = Filters.compile(OpenAPIDefinition.openAPI(BAKERY));
        var one = Filters.compile(OpenAPIDefinition.openAPI(BAKERY, "getLoaf"));

        assertThat(all.selects(OpenAPIDefinition.openAPI(BAKERY, "getLoaf"))).isTrue();
        assertThat(one.selects(OpenAPIDefinition.openAPI(BAKERY, "getLoaf"))).isTrue();
        assertThat(one.selects(OpenAPIDefinition.openAPI(BAKERY, "listLoaves"))).isFalse();
        assertThat(all.selects(OpenAPIDefinition.openAPI(operation("'responses': {}"))))
                .isFalse();
        assertThat(all.selects(HttpRequest.request("/other"))).isFalse();
    }

    @Test
    void aFilterOnAPathSelectsASpecificationThatHasThePath() {
        var stored = Matchers.resolve(OpenAPIDefinition.openAPI(BAKERY, "getLoaf"));

        assertThat(Filters.compile(HttpRequest.request("/loaves/7")).selects(stored))
                .isTrue();
        assertThat(Filters.compile(HttpRequest.request("/other")).selects(stored))
                .isFalse();
        assertThat(Filters.compile(HttpRequest.request()).selects(stored)).isTrue();
    }
}
