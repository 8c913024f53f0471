package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that are passed on only if they fit a specification. */
@OverEveryProtocol
class ValidateForwardTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    private static final String SPECIFICATION = """
            openapi: 3.0.3
            info: {title: bakery, version: '1'}
            paths:
              /loaves/{kind}:
                get:
                  parameters:
                    - {name: kind, in: path, required: true, schema: {type: string, enum: [rye, wheat]}}
                    - {name: n, in: query, required: true, schema: {type: integer}}
                  responses:
                    '200':
                      description: loaves
                      headers:
                        X-Oven: {required: true, schema: {type: integer}}
                      content:
                        application/json:
                          schema: {type: object, required: [count], properties: {count: {type: integer}}}
                    4XX: {description: no loaves}
              /orders:
                post:
                  requestBody:
                    required: true
                    content:
                      application/json:
                        schema: {type: object, required: [kind], properties: {kind: {type: string}}}
                  responses:
                    '204': {description: taken}
            """;

    private static final String GOOD =
            answer("200 OK", "X-Oven: 7\r\nContent-Type: application/json", "{\"count\": 2}");

    private static String answer(String status, String headers, String body) {
        return "HTTP/1.1 " + status + "\r\n" + headers + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private static void forwardTo(Origin origin, String more) {
        HOUSE.client()
                .expect(
                        "{\"httpRequest\": {\"path\": \"/.*\"}, \"httpForwardValidateAction\": {\"host\": \"127.0.0.1\","
                                + " \"port\": " + origin.port() + more + ", \"specUrlOrPayload\": \""
                                + SPECIFICATION.replace("\"", "\\\"").replace("\n", "\\n") + "\"}}");
    }

    @Test
    void whatFitsIsPassedOnAndBack() {
        try (Origin origin = Origin.answering(GOOD)) {
            forwardTo(origin, "");

            HouseClient.Answer answer = HOUSE.client().get("/loaves/rye?n=2");
            assertThat(answer.status()).as(answer.body()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("{\"count\": 2}");
            assertThat(HOUSE.client().retrieve("recorded_expectations")).contains("/loaves/rye");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/loaves/rye?n=many, queryParameters",
        "/loaves/rye, queryParameters",
        "/loaves/oak?n=1, pathParameters",
        "/cakes, there is no operation for GET /cakes"
    })
    void aRequestThatDoesNotFitIsNotPassedOn(String target, String reason) {
        try (Origin origin = Origin.answering(GOOD)) {
            forwardTo(origin, "");

            HouseClient.Answer answer = HOUSE.client().get(target);
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.body())
                    .startsWith("OpenAPI request validation failed: ")
                    .contains(reason);
            assertThat(origin.received()).isEmpty();
        }
    }

    @Test
    void aBodyThatDoesNotFitIsNotPassedOn() {
        try (Origin origin = Origin.answering("HTTP/1.1 204 No Content\r\n\r\n")) {
            forwardTo(origin, "");
            String type = "application/json";

            assertThat(HOUSE.client()
                            .send("POST", "/orders", "{\"kind\": 7}", "Content-Type", type)
                            .status())
                    .isEqualTo(400);
            assertThat(HOUSE.client()
                            .send("POST", "/orders", "{\"kind\": \"rye\"}", "Content-Type", type)
                            .status())
                    .isEqualTo(204);
            assertThat(origin.received()).hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 OK | X-Oven: 7%Content-Type: application/json | {} | body",
                "200 OK | X-Oven: hot%Content-Type: application/json | {\"count\": 2} | headers",
                "200 OK | Content-Type: application/json | {\"count\": 2} | headers",
                "200 OK | X-Oven: 7%Content-Type: text/plain | {\"count\": 2} | headers",
                "500 Fire | X-Oven: 7 | burnt | there is no response with status 500"
            })
    void aResponseThatDoesNotFitIsA502(String status, String headers, String body, String reason) {
        try (Origin origin = Origin.answering(answer(status, headers.replace("%", "\r\n"), body))) {
            forwardTo(origin, "");

            HouseClient.Answer answer = HOUSE.client().get("/loaves/rye?n=2");
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body())
                    .startsWith("OpenAPI response validation failed: ")
                    .contains(reason);
        }
    }

    @Test
    void aRangeOfStatusesIsEnough() {
        try (Origin origin = Origin.answering(answer("404 Gone", "X-A: 1", "none"))) {
            forwardTo(origin, "");
            assertThat(HOUSE.client().get("/loaves/rye?n=2").status()).isEqualTo(404);
        }
    }

    @Test
    void problemsCanBeLoggedOnly() {
        try (Origin origin = Origin.answering(answer("200 OK", "X-A: 1", "odd"))) {
            forwardTo(origin, ", \"validationMode\": \"LOG_ONLY\"");

            assertThat(HOUSE.client().get("/loaves/rye?n=many").body()).isEqualTo("odd");
            assertThat(HOUSE.client().retrieve("logs"))
                    .contains("OpenAPI request validation failed")
                    .contains("OpenAPI response validation failed");
        }
    }

    @Test
    void eitherSideCanBeLeftOut() {
        try (Origin origin = Origin.answering(answer("200 OK", "X-A: 1", "odd"))) {
            forwardTo(origin, ", \"validateResponse\": false");
            assertThat(HOUSE.client().get("/loaves/rye?n=2").body()).isEqualTo("odd");
            assertThat(HOUSE.client().get("/loaves/rye").status()).isEqualTo(400);
        }
        try (Origin origin = Origin.answering(GOOD)) {
            HOUSE.client().control("/reset");
            forwardTo(origin, ", \"validateRequest\": false");
            assertThat(HOUSE.client().get("/loaves/rye").status()).isEqualTo(200);
            assertThat(HOUSE.client().get("/cakes").status()).isEqualTo(502);
        }
    }

    @Test
    void anUnusableSpecificationIsRefusedAtRegistration() {
        HouseClient.Answer answer = HOUSE.client()
                .control(
                        "/expectation",
                        "{'httpForwardValidateAction': {'host': 'x', 'specUrlOrPayload': '{\\'a\\': 1}'}}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("specUrlOrPayload");
        assertThat(HOUSE.client()
                        .control("/expectation", "{'httpForwardValidateAction': {'host': 'x'}}")
                        .body())
                .contains("specUrlOrPayload is required");
    }
}
