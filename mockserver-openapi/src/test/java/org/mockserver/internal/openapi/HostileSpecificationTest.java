package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.mockserver.internal.openapi.Specs.api;
import static org.mockserver.internal.openapi.Specs.generated;
import static org.mockserver.internal.openapi.Specs.get;
import static org.mockserver.internal.openapi.Specs.matches;
import static org.mockserver.internal.openapi.Specs.operation;
import static org.mockserver.internal.openapi.Specs.parameter;
import static org.mockserver.internal.openapi.Specs.post;

import java.time.Duration;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.match.UnusableSpecification;
import org.mockserver.internal.wire.WireException;

/** Specifications that are wrong, endless or huge cost little and break nothing else. */
@Timeout(60)
class HostileSpecificationTest {

    private static final String BODY =
            "'requestBody': {'required': true, 'content': {'application/json': {'schema': %s}}}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'parameters': [{'$ref': '#/paths/~1x/get/parameters/0'}]",
                "'parameters': [{'$ref': '#/components/parameters/gone'}]",
                "'parameters': [{'name': 'q', 'in': 'nowhere'}]",
                "'parameters': [5]",
                "'requestBody': {'$ref': '#/nope'}",
                "'requestBody': {'content': {}}",
                "'parameters': [{'name': 'q', 'in': 'query', 'schema': {'type': 'integer', 'pattern': '['}}]",
                "'parameters': [{'name': 'q', 'in': 'query', 'schema': {'type': 'int'}}]",
            })
    void aPartThatIsWrongIsLeftOutAndTold(String members) {
        String spec = operation(members);
        OpenApi.Generated made = generated(spec);

        assertThat(made.expectations()).hasSize(1);
        assertThat(made.problems()).isNotEmpty();
        assertThat(matches(spec, members.contains("requestBody") ? post("/x", "a/b", "c") : get("/x?q=5")))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'$ref': '#/paths/~1x/post/requestBody/content/application~1json/schema'}",
                "{'allOf': [{'$ref': '#/paths/~1x/post/requestBody/content/application~1json/schema'}]}",
                "{'$ref': '#/components/schemas/Gone'}",
                "{'enum': [], 'required': true, 'minimum': 'x', 'multipleOf': 0, 'minLength': -1, 'properties': 5}",
                "{'patternProperties': {'[': {'type': 'integer'}}}",
                "'text'",
            })
    void aSchemaThatMeansNothingAcceptsEverythingOrNothingButNeverFails(String schema) {
        String spec = operation(String.format(BODY, schema));

        assertThatCode(() -> matches(spec, post("/x", "application/json", "{\"a\": 1}")))
                .doesNotThrowAnyException();
    }

    @Test
    void referencesThatGoRoundInACircleEnd() {
        String spec = api(
                "'/x': {'post': {" + String.format(BODY, "{'$ref': '#/components/schemas/A'}")
                        + ", 'responses': {'200':"
                        + " {'content': {'application/json': {'schema': {'$ref': '#/components/schemas/A'}}}}}}}",
                "'A': {'$ref': '#/components/schemas/B'}, 'B': {'$ref': '#/components/schemas/A'}");

        assertThat(generated(spec).problems()).anyMatch(problem -> problem.contains("circle"));
        assertThat(matches(spec, post("/x", "application/json", "5"))).isTrue();
    }

    @Test
    void schemasThatMultiplyAtEachLevelAreBounded() {
        StringBuilder schemas = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            String next = "{'$ref': '#/components/schemas/S" + (i + 1) + "'}";
            schemas.append("'S" + i + "': {'type': 'object', 'properties': {'a': " + next + ", 'b': " + next + ", 'c': "
                    + next + "}},");
        }
        schemas.append("'S40': {'type': 'integer'}");
        String spec = api(
                "'/x': {'post': {" + String.format(BODY, "{'$ref': '#/components/schemas/S0'}")
                        + ", 'responses': {'200':"
                        + " {'content': {'application/json': {'schema': {'$ref': '#/components/schemas/S0'}}}}}}}",
                schemas.toString());

        assertThat(generated(spec).problems()).anyMatch(problem -> problem.contains("no example"));
        assertThat(matches(spec, post("/x", "application/json", "{\"a\": {\"b\": {}}}")))
                .isTrue();
    }

    @Test
    void deepNestingIsRefused() {
        String nested = "{'not': ".repeat(600) + "{}" + "}".repeat(600);

        assertThatThrownBy(() -> generated(operation(String.format(BODY, nested))))
                .isInstanceOf(UnusableSpecification.class);
        String almost = operation(String.format(BODY, "{'items': ".repeat(450) + "{}" + "}".repeat(450)));
        assertThat(generated(almost).expectations()).hasSize(1);
        Throwable refused = catchThrowable(() -> matches(almost, post("/x", "application/json", "[[]]")));
        assertThat(refused)
                .satisfiesAnyOf(
                        none -> assertThat(none).isNull(),
                        deep -> assertThat(deep)
                                .isInstanceOf(WireException.class)
                                .hasMessageContaining("POST /x: is not a usable JSON Schema: it is nested too deeply"));
    }

    @Test
    void aPatternThatBacktracksForeverIsGivenUp() {
        String spec = parameter("'name': 'q', 'in': 'query', 'schema': {'type': 'string', 'pattern': '^(a+)+$'}");

        Assertions.assertThat(org.junit.jupiter.api.Assertions.assertTimeout(
                        Duration.ofSeconds(30), () -> matches(spec, get("/x?q=" + "a".repeat(50) + "!"))))
                .isFalse();
    }

    @Test
    void aHugeSpecificationIsReadInReasonableTime() {
        StringBuilder paths = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            paths.append(i == 0 ? "" : ",")
                    .append("'/r" + i + "/{id}': {'post': {'operationId': 'o" + i
                            + "', 'parameters': [{'name': 'id', 'in':"
                            + " 'path', 'required': true, 'schema': {'type': 'integer'}}], "
                            + String.format(BODY, "{'$ref': '#/components/schemas/L'}")
                            + ", 'responses': {'200': {'content': {'application/json': {'schema': {'$ref':"
                            + " '#/components/schemas/L'}}}}}}}");
        }
        String spec = api(paths.toString(), "'L': {'type': 'object', 'properties': {'id': {'type': 'integer'}}}");

        assertThat(generated(spec).expectations()).hasSize(1_000);
        assertThat(matches(spec, post("/r999/5", "application/json", "{\"id\": 1}")))
                .isTrue();
        assertThat(matches(spec, post("/r999/5", "application/json", "{\"id\": \"a\"}")))
                .isFalse();
    }
}
