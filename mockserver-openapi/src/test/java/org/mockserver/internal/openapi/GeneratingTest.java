package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.openapi.Specs.BAKERY;
import static org.mockserver.internal.openapi.Specs.answered;
import static org.mockserver.internal.openapi.Specs.api;
import static org.mockserver.internal.openapi.Specs.expectations;
import static org.mockserver.internal.openapi.Specs.generated;
import static org.mockserver.internal.openapi.Specs.operation;
import static org.mockserver.internal.openapi.Specs.response;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.OpenAPIDefinition;

/** What a specification is turned into. */
class GeneratingTest {

    @Test
    void eachOperationBecomesAnExpectation() {
        assertThat(expectations(BAKERY)).hasSize(3).allSatisfy(expectation -> {
            OpenAPIDefinition definition = (OpenAPIDefinition) expectation.getHttpRequest();
            assertThat(definition.getSpecUrlOrPayload()).isEqualTo(BAKERY);
            assertThat(expectation.getId())
                    .matches("openapi:a_b_[0-9a-f]{16}:.*")
                    .endsWith(":" + definition.getOperationId());
            assertThat(expectation.getTimes().isUnlimited()).isTrue();
        });
        assertThat(expectations(BAKERY))
                .extracting(expectation -> ((OpenAPIDefinition) expectation.getHttpRequest()).getOperationId())
                .containsExactly("listLoaves", "createLoaf", "getLoaf");
    }

    @Test
    void onlyTheNamedOperationsAreTakenWithTheNamedResponses() {
        OpenApi.Generated made = Specs.module()
                .generate(OpenAPIExpectation.openAPIExpectation(BAKERY, Map.of("getLoaf", "404", "nope", "200")));

        assertThat(made.expectations()).singleElement().satisfies(expectation -> {
            assertThat(expectation.getHttpResponse().getStatusCode()).isEqualTo(404);
            assertThat(expectation.getHttpResponse().getBody()).isNull();
        });
        assertThat(made.ids()).hasSize(3);
        assertThat(made.problems()).singleElement().asString().contains("nope", "no such operation");
    }

    @Test
    void anExampleIsChosenByItsName() {
        String spec = operation("""
                'responses': {'200': {'content': {'application/json': {'examples': {
                  'small': {'value': {'n': 1}}, 'big': {'$ref': '#/x-big'}}}}}}""");
        spec = spec.substring(0, spec.length() - 1) + ", 'x-big': {'value': {'n': 9}}}";
        OpenAPIExpectation named = OpenAPIExpectation.openAPIExpectation(
                spec, Map.of("x", Map.of("statusCode", "200", "exampleName", "big")));

        assertThat(Specs.module()
                        .generate(named)
                        .expectations()
                        .get(0)
                        .getHttpResponse()
                        .getBodyAsString())
                .isEqualTo("{\n  \"n\" : 9\n}");
        assertThat(response(spec).getBodyAsString()).isEqualTo("{\n  \"n\" : 1\n}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'example': {'a': 1} | {\"a\":1}",
                "'example': 0, 'schema': {'type': 'string'} | 0",
                "'schema': {'type': 'integer'} | 0",
                "'schema': {'type': 'integer', 'minimum': 3} | 3",
                "'schema': {'type': 'number'} | 1.5",
                "'schema': {'type': 'number', 'maximum': 1} | 0",
                "'schema': {'type': 'string'} | \"some_string_value\"",
                "'schema': {'type': 'string', 'maxLength': 4} | \"some\"",
                "'schema': {'type': 'string', 'format': 'date'} | \"2025-01-01\"",
                "'schema': {'type': 'boolean'} | true",
                "'schema': {'type': 'string', 'enum': ['p', 'q']} | \"p\"",
                "'schema': {'type': 'string', 'default': 'd', 'example': 'e'} | \"e\"",
                "'schema': {'type': 'string', 'default': 'd'} | \"d\"",
                "'schema': {'type': 'array', 'items': {'type': 'integer'}} | [0]",
                "'schema': {'type': 'object', 'properties': {'a': {'type': 'integer'}, 'w': {'type': 'string', 'writeOnly': true}}} | {\"a\":0}",
                "'schema': {'allOf': [{'type': 'object', 'properties': {'a': {'type': 'integer'}}}, {'properties': {'b': {'type': 'boolean'}}}]} | {\"a\":0,\"b\":true}",
                "'schema': {'oneOf': [{'type': 'integer'}, {'type': 'string'}]} | 0",
                "'schema': {'type': 'string', 'nullable': true} | \"some_string_value\"",
                "'schema': {'$ref': '#/info'} | {}",
            })
    void theAnswerIsTheExampleOrMadeUp(String mediaType, String json) {
        assertThat(answered(mediaType)).isEqualTo(json);
    }

    @Test
    void anExampleOfASchemaThatRefersToItselfEnds() {
        String spec = api(
                "'/x': {'get': {'responses': {'200': {'content': {'application/json': {'schema': {'$ref':"
                        + " '#/components/schemas/Node'}}}}}}}",
                "'Node': {'type': 'object', 'properties': {'v': {'type': 'integer'}, 'next': {'$ref':"
                        + " '#/components/schemas/Node'}, 'all': {'type': 'array', 'items': {'$ref':"
                        + " '#/components/schemas/Node'}}}}");

        assertThat(Json.compact(Json.parse(response(spec).getBodyAsString())))
                .isEqualTo("{\"v\":0,\"next\":{\"v\":0,\"all\":[]},\"all\":[{\"v\":0,\"all\":[]}]}");
    }

    @Test
    void theAnswerHasTheHeadersOfTheSpecification() {
        HttpResponse response = response(operation("""
                'responses': {'2XX': {'headers': {'X-A': {'example': 7}, 'X-B': {'schema': {'type': 'string'}},
                  'X-C': {}, 'Content-Type': {'example': 'no'}},
                  'content': {'text/plain': {'example': 'hello'}}}}"""));

        assertThat(response.getStatusCode()).isEqualTo(200);
        assertThat(response.getBodyAsString()).isEqualTo("hello");
        assertThat(response.getFirstHeader("X-A")).isEqualTo("7");
        assertThat(response.getFirstHeader("X-B")).isEqualTo("some_string_value");
        assertThat(response.containsHeader("X-C")).isFalse();
        assertThat(response.getFirstHeader("content-type")).isEqualTo("text/plain");
    }

    @Test
    void theDefaultResponseHasTheUsualStatus() {
        assertThat(response(operation("'responses': {'default': {'description': 'd'}}"))
                        .getStatusCode())
                .isNull();
        assertThat(response(operation("'responses': {}")).getStatusCode()).isNull();
    }

    @Test
    void xmlIsWrittenAsTheSchemaSays() {
        HttpResponse response = response(operation("""
                'responses': {'200': {'content': {'application/xml': {'schema': {'type': 'object', 'xml': {'name': 'loaf'},
                  'properties': {'id': {'type': 'integer', 'xml': {'attribute': true}},
                    'name': {'type': 'string', 'example': 'a<b'},
                    'tags': {'type': 'array', 'xml': {'wrapped': true}, 'items': {'type': 'string', 'xml': {'name': 'tag'}}}}}}}}}"""));

        assertThat(response.getBodyAsString())
                .isEqualTo("<?xml version=\"1.0\" encoding=\"UTF-8\"?><loaf id=\"0\"><name>a&lt;b</name>"
                        + "<tags><tag>some_string_value</tag></tags></loaf>");
    }

    @Test
    void aConcretePathComesBeforeAPathThatWouldTakeItsRequests() {
        String spec = api("""
                '/a/{id}': {'get': {'operationId': 'byId', 'responses': {}}, 'put': {'operationId': 'change', 'responses': {}}},
                '/b': {'get': {'operationId': 'b', 'responses': {}}},
                '/a/mine': {'get': {'operationId': 'mine', 'responses': {}}}""");

        assertThat(expectations(spec))
                .extracting(Expectation::getId)
                .extracting(id -> id.substring(id.lastIndexOf(':') + 1))
                .containsExactly("mine", "byId", "change", "b");
    }

    @Test
    void anOperationWithoutAnIdIsNamedByMethodAndPath() {
        String spec = api("""
                '/a': {'get': {'responses': {}}, 'put': {'operationId': 'same', 'responses': {}},
                  'post': {'operationId': 'same', 'responses': {}}}""");
        OpenApi.Generated made = generated(spec);

        assertThat(made.expectations())
                .extracting(Expectation::getId)
                .extracting(id -> id.substring(id.lastIndexOf(':') + 1))
                .containsExactly("GET /a", "same", "POST /a");
        assertThat(made.problems()).singleElement().asString().contains("same", "taken");
    }

    @Test
    void theIdsDependOnTitleAndPrefixOnly() {
        String other = BAKERY.replace("'rye'", "'white'");
        assertThat(generated(other).group()).isEqualTo(generated(BAKERY).group());
        assertThat(generated(BAKERY.replace("A B", "C")).group())
                .isNotEqualTo(generated(BAKERY).group());
        OpenAPIExpectation prefixed =
                OpenAPIExpectation.openAPIExpectation(BAKERY).withContextPathPrefix("/v2");
        assertThat(Specs.module().generate(prefixed).group())
                .isNotEqualTo(generated(BAKERY).group());
    }
}
