package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.mock.OpenAPIExpectation;

class OpenApiWireTest {

    @Test
    void anImportNamesOperationsWithStatusCodesOrExamples() {
        OpenAPIExpectation read = OpenApiWire.readMany(Json.parse("""
                        {'specUrlOrPayload': 'api.yaml', 'contextPathPrefix': '/v2',
                         'operationsAndResponses': {'a': '200', 'b': {'statusCode': '201', 'exampleName': 'big'}}}""")).get(0);

        assertThat(read)
                .isEqualTo(OpenAPIExpectation.openAPIExpectation(
                                "api.yaml", Map.of("a", "200", "b", Map.of("statusCode", "201", "exampleName", "big")))
                        .withContextPathPrefix("/v2"));
        assertThat(Json.parse(OpenApiWire.write(read))).isEqualTo(Json.parse("""
                {'specUrlOrPayload': 'api.yaml',
                 'operationsAndResponses': {'a': '200', 'b': {'statusCode': '201', 'exampleName': 'big'}},
                 'contextPathPrefix': '/v2'}"""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | an OpenAPI expectation or array of OpenAPI expectations is required",
                "{} | $: specUrlOrPayload is required",
                "{'specUrlOrPayload': 5} | $.specUrlOrPayload: 5 is not the URL or file of an OpenAPI specification",
                "[{'specUrlOrPayload': 'a', 'operationsAndResponses': {'x': true}}] | $[0].operationsAndResponses.x: true is not a status code",
                "{'specUrlOrPayload': 'a', 'extra': 1} | $.extra: is not defined in the schema",
            })
    void aWrongImportIsRefusedWithItsPlace(String json, String message) {
        assertThatThrownBy(() -> OpenApiWire.readMany(Json.parse(json)))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aRegistrationHoldsExpectationsAndSpecifications() {
        List<ExpectationSource> sources = ExpectationWire.readSources("""
                [{'id': 'x', 'httpResponse': {}}, {'specUrlOrPayload': 'api.yaml'}]""");

        assertThat(sources).hasSize(2);
        assertThat(sources.get(0)).isInstanceOf(ExpectationSource.Ready.class);
        assertThat(sources.get(1))
                .isEqualTo(new ExpectationSource.FromOpenApi(OpenAPIExpectation.openAPIExpectation("api.yaml")));
    }
}
