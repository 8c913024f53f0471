package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.openapi.Specs.expectations;
import static org.mockserver.internal.openapi.Specs.get;
import static org.mockserver.internal.openapi.Specs.matches;
import static org.mockserver.internal.openapi.Specs.post;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.model.HttpResponse;

class Swagger2Test {

    private static final String OLD = """
            swagger: "2.0"
            info: {title: old mill, version: "1"}
            host: example.com
            basePath: /v1
            consumes: [application/json]
            produces: [application/json]
            parameters:
              limit: {name: limit, in: query, type: integer, maximum: 9}
            responses:
              missing: {description: none}
            definitions:
              Loaf:
                type: object
                required: [id]
                properties: {id: {type: integer}, next: {$ref: '#/definitions/Loaf'}}
            paths:
              /loaves:
                parameters:
                  - {$ref: '#/parameters/limit'}
                get:
                  operationId: list
                  parameters:
                    - {name: tag, in: query, type: array, items: {type: integer}}
                    - {name: each, in: query, type: array, items: {type: integer}, collectionFormat: multi}
                  responses:
                    200:
                      description: ok
                      headers: {X-A: {type: integer}}
                      schema: {type: array, items: {$ref: '#/definitions/Loaf'}}
                post:
                  operationId: make
                  parameters:
                    - {name: loaf, in: body, required: true, schema: {$ref: '#/definitions/Loaf'}}
                  responses:
                    201: {description: made, examples: {text/plain: made}}
              /forms:
                post:
                  operationId: form
                  consumes: [application/x-www-form-urlencoded]
                  parameters:
                    - {name: n, in: formData, required: true, type: integer}
                  responses:
                    404: {$ref: '#/responses/missing'}
            """;

    @ParameterizedTest
    @CsvSource({
        "/v1/loaves, true",
        "/loaves, false",
        "/v1/loaves?limit=10, false",
        "/v1/loaves?limit=9, true",
        "'/v1/loaves?tag=1,2', true",
        "'/v1/loaves?tag=1,b', false",
        "/v1/loaves?each=1&each=2, true",
        "/v1/loaves?each=1&each=b, false",
    })
    void parametersAreUnderstood(String target, boolean expected) {
        assertThat(matches(OLD, get(target))).isEqualTo(expected);
    }

    @Test
    void bodiesAndFormsAreUnderstood() {
        assertThat(matches(OLD, post("/v1/loaves", "application/json", "{\"id\": 1}")))
                .isTrue();
        assertThat(matches(OLD, post("/v1/loaves", "application/json", "{\"id\": \"a\"}")))
                .isFalse();
        assertThat(matches(OLD, post("/v1/forms", "application/x-www-form-urlencoded", "n=1")))
                .isTrue();
        assertThat(matches(OLD, post("/v1/forms", "application/x-www-form-urlencoded", "m=1")))
                .isFalse();
    }

    @Test
    void responsesAreAnswered() {
        HttpResponse list = expectations(OLD).get(0).getHttpResponse();
        assertThat(list.getStatusCode()).isEqualTo(200);
        assertThat(list.getFirstHeader("X-A")).isEqualTo("0");
        assertThat(list.getBodyAsString()).isEqualTo("[ {\n  \"id\" : 0\n} ]");
        assertThat(expectations(OLD).get(1).getHttpResponse().getBodyAsString()).isEqualTo("made");
        assertThat(expectations(OLD).get(2).getHttpResponse().getStatusCode()).isEqualTo(404);
    }
}
