package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.client.MockServerClient.ContractReport;
import org.mockserver.client.MockServerClient.ContractResult;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.internal.server.RefusingPort;
import org.mockserver.model.CrudExpectationsDefinition;
import org.mockserver.model.CrudExpectationsDefinition.IdStrategy;

/** Objects that callers change, and traffic compared with specifications. */
class ClientContractsTest {

    private static final String PETS = """
            openapi: 3.0.3
            info: {title: pets, version: '1'}
            paths:
              /pets:
                get:
                  operationId: listPets
                  parameters:
                    - {name: limit, in: query, required: true, schema: {type: integer}}
                  responses:
                    '200':
                      description: ok
                      content: {application/json: {schema: {type: array, items: {type: integer}}}}
              /pets/{id}:
                get:
                  operationId: onePet
                  parameters:
                    - {name: id, in: path, required: true, schema: {type: integer}}
                  responses:
                    '200':
                      description: ok
                      content: {application/json: {schema: {type: object, required: [id]}}}
            """;

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient client = new MockServerClient("localhost", SERVER.port());

    /** What users have. */
    record Loaf(String id, String name) {}

    @Test
    void objectsAreServedAndChanged() {
        client.crud(new CrudExpectationsDefinition()
                .withBasePath("/loaves")
                .withIdStrategy(IdStrategy.UUID)
                .withInitialData(List.of(new Loaf("a", "rye"), Map.of("id", "b", "name", "wheat"))));

        SERVER.answers("/loaves/a", 200, "{\"id\":\"a\",\"name\":\"rye\"}");
        assertThat(SERVER.get("/loaves/b").body()).contains("wheat");
        assertThat(SERVER.send("POST", "/loaves", "{\"name\": \"spelt\"}").statusCode())
                .isEqualTo(201);
        assertThat(SERVER.send("DELETE", "/loaves/a", "").statusCode()).isLessThan(300);
        assertThat(SERVER.get("/loaves").body()).contains("wheat", "spelt").doesNotContain("rye");
    }

    @Test
    void idsMayHaveAnotherNameAndCountUp() {
        client.crud(new CrudExpectationsDefinition()
                .withBasePath("/things")
                .withIdField("key")
                .withIdStrategy(IdStrategy.AUTO_INCREMENT));

        assertThat(SERVER.send("POST", "/things", "{}").body()).isEqualTo("{\"key\":1}");
        assertThatThrownBy(() -> client.crud(new CrudExpectationsDefinition()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("basePath is required");
    }

    @Test
    void trafficIsComparedWithASpecification() {
        client.when(request("/pets")).respond(response().withBody(json("{\"not\": \"an array\"}")));
        client.when(request("/pets/.*")).respond(response().withBody(json("{\"id\": 1}")));
        client.when(request("/other")).respond(response("other"));
        assertThat(client.trafficValidate(PETS)).isEqualTo(new ContractReport(0, 0, 0, true, List.of()));

        SERVER.get("/pets");
        SERVER.get("/pets/1");
        SERVER.get("/pets/one");
        SERVER.get("/other");
        SERVER.get("/unmatched");
        ContractReport report = client.trafficValidate(PETS);

        assertThat(report.total()).isEqualTo(4);
        assertThat(report.passed()).isEqualTo(1);
        assertThat(report.failed()).isEqualTo(3);
        assertThat(report.allPassed()).isFalse();
        assertThat(report.results())
                .extracting(ContractResult::path, ContractResult::matchedOperation, ContractResult::passed)
                .containsExactly(
                        tuple("/pets", "GET /pets", false),
                        tuple("/pets/1", "GET /pets/{id}", true),
                        tuple("/pets/one", "GET /pets/{id}", false),
                        tuple("/other", "", false));
        ContractResult list = report.results().get(0);
        assertThat(list.method()).isEqualTo("GET");
        assertThat(list.requestErrors()).singleElement().asString().contains("limit");
        assertThat(list.responseErrors()).singleElement().asString().contains("array");
        assertThat(report.results().get(2).requestErrors())
                .singleElement()
                .asString()
                .contains("id");
        assertThat(report.results().get(3).requestErrors()).containsExactly("there is no operation for GET /other");
    }

    @Test
    void aServerIsComparedWithASpecification() {
        try (ClientAndServer tested = ClientAndServer.startClientAndServer()) {
            tested.when(request("/pets").withQueryStringParameter("limit", "[0-9]+"))
                    .respond(response().withBody(json("[1, \"two\"]")));
            tested.when(request("/pets/[0-9]+")).respond(response().withBody(json("{\"id\": 1}")));

            ContractReport report = client.contractTest(PETS, "http://127.0.0.1:" + tested.getPort());

            assertThat(report.total()).isEqualTo(2);
            assertThat(report.failed()).isEqualTo(1);
            assertThat(report.allPassed()).isFalse();
            assertThat(report.results())
                    .extracting(
                            ContractResult::operationId,
                            ContractResult::method,
                            ContractResult::path,
                            ContractResult::statusCode,
                            ContractResult::passed)
                    .containsExactly(
                            tuple("listPets", "GET", "/pets", 200, false),
                            tuple("onePet", "GET", "/pets/{id}", 200, true));
            assertThat(report.results().get(0).responseErrors())
                    .singleElement()
                    .asString()
                    .contains("integer");
            ContractReport one = client.contractTest(PETS, "http://127.0.0.1:" + tested.getPort() + "/", "onePet");
            assertThat(one.total()).isEqualTo(1);
            assertThat(one.allPassed()).isTrue();
            assertThat(client.contractTest(PETS, "http://127.0.0.1:" + tested.getPort(), "nope"))
                    .isEqualTo(new ContractReport(0, 0, 0, false, List.of()));
        }
    }

    @Test
    void bodiesAndParametersAreMadeUp() {
        String specification = """
                openapi: 3.0.3
                info: {title: t, version: '1'}
                servers: [{url: /v1}]
                paths:
                  /orders:
                    post:
                      operationId: order
                      parameters:
                        - {name: x-shop, in: header, required: true, schema: {type: string, enum: [north]}}
                        - {name: tags, in: query, required: true, schema: {type: array, minItems: 2, items: {type: string, enum: [a]}}}
                        - {name: other, in: query, schema: {type: string}}
                      requestBody:
                        required: true
                        content: {application/json: {schema: {type: object, required: [n], properties: {n: {type: integer, minimum: 7}}}}}
                      responses: {'201': {description: made}}
                """;
        try (ClientAndServer tested = ClientAndServer.startClientAndServer()) {
            tested.when(request("/v1/orders")
                            .withMethod("POST")
                            .withHeader("x-shop", "north")
                            .withQueryStringParameter("tags", "a", "a")
                            .withBody(json("{\"n\": 7}")))
                    .respond(response().withStatusCode(201));

            for (String base : List.of("", "/v1")) {
                ContractReport report =
                        client.contractTest(specification, "http://127.0.0.1:" + tested.getPort() + base);
                assertThat(report.allPassed()).as("%s", report).isTrue();
            }
            assertThat(tested.retrieveRecordedRequests(null)[0].getQueryStringParameterList())
                    .hasSize(1);
        }
    }

    @Test
    void aServerThatDoesNotAnswerIsSaidSo() throws Exception {
        try (RefusingPort closed = new RefusingPort()) {
            ContractReport report = client.contractTest(PETS, "http://127.0.0.1:" + closed.number());

            assertThat(report.failed()).isEqualTo(2);
            assertThat(report.results().get(0).statusCode()).isZero();
            assertThat(report.results().get(0).responseErrors())
                    .singleElement()
                    .asString()
                    .startsWith("there is no response: ");
        }
        for (String wrong : List.of("", "nonsense", "ftp://a", "http://a b")) {
            assertThatThrownBy(() -> client.contractTest(PETS, wrong))
                    .as(wrong)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("baseUrl");
        }
    }

    @Test
    void secretsStayOutOfTheReport() {
        client.updateConfiguration("{\"redactSecretsInLog\": true, \"fixtureBodyRedactFields\": \"password\"}");
        try {
            client.when(request("/pets/.*")).respond(response().withBody(json("{\"password\": \"s3cret\"}")));
            SERVER.get("/pets/1");

            assertThat(client.trafficValidate(PETS).results().get(0).responseErrors())
                    .isNotEmpty()
                    .noneMatch(error -> error.contains("s3cret"));
        } finally {
            client.updateConfiguration("{\"redactSecretsInLog\": false, \"fixtureBodyRedactFields\": \"\"}");
        }
    }

    @Test
    void whatIsNoSpecificationIsRefused() {
        for (String wrong : List.of("", "{\"nope\": 1}")) {
            assertThatThrownBy(() -> client.trafficValidate(wrong))
                    .as(wrong)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("spec");
        }
    }
}
