package org.mockserver.internal.control.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;

class JavaDocumentTest {

    private static String statement(String expectation) {
        return JavaDocument.statement(Json.parse(expectation));
    }

    private static String statementOf(String expectation) {
        return JavaDocument.statement(
                ExpectationWire.tree(ExpectationWire.readMany(expectation).get(0)));
    }

    /* In code, an expectation for every request has a definition without criteria. */
    private static Expectation read(String text) {
        Expectation expectation = ExpectationWire.readMany(text).get(0);
        return expectation.getHttpRequest() == null ? expectation.withHttpRequest(HttpRequest.request()) : expectation;
    }

    @Test
    void aStatementReadsLikeCodeWrittenByHand() {
        assertThat(statementOf("""
                {'id': 'x', 'priority': 5, 'times': {'remainingTimes': 3},
                 'httpRequest': {'method': 'GET', 'path': '/a', 'headers': {'X': ['1', '!2']}},
                 'httpResponse': {'statusCode': 201, 'body': 'a "quoted" \\\\ word', 'delay': {'timeUnit': 'SECONDS', 'value': 1}}}""")).isEqualTo("""
                        new MockServerClient("localhost", 1080)
                                .when(
                                        request()
                                                .withMethod("GET")
                                                .withPath("/a")
                                                .withHeader("X", "1", "!2"),
                                        Times.exactly(3), TimeToLive.unlimited(), 5
                                )
                                .withId("x")
                                .respond(
                                        response()
                                                .withStatusCode(201)
                                                .withBody("a \\"quoted\\" \\\\ word")
                                                .withDelay(Delay.delay(TimeUnit.SECONDS, 1L))
                                );
                        """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'httpResponse': {}}",
                "{'httpRequest': {'not': true, 'path': {'not': true, 'value': '!/x'}}, 'httpError': {'dropConnection': true, 'responseBytes': 'AAH/'}}",
                "{'httpRequest': {'path': {'schema': {'type': 'string', 'pattern': '^/a'}}, 'method': '!GET'}, 'httpResponse': {'reasonPhrase': 'r'}}",
                "{'httpRequest': {'headers': [{'name': '?!X', 'values': ['a', {'schema': {'type': 'integer'}, 'not': true}]}]}, 'httpResponse': {'headers': {'A': ['b', 'c']}, 'trailers': {'T': ['u']}}}",
                "{'httpRequest': {'queryStringParameters': {'q': {'parameterStyle': 'FORM', 'values': ['a', 'b']}}, 'pathParameters': {'id': ['[0-9]+']}, 'path': '/a/{id}'}, 'httpResponse': {}}",
                "{'httpRequest': {'cookies': {'a': 'b', '!c': 'd'}, 'keepAlive': true, 'secure': false, 'protocol': 'HTTP_1_1', 'socketAddress': {'host': 'h', 'port': 81, 'scheme': 'HTTPS'}}, 'httpResponse': {'cookies': {'x': 'y'}}}",
                "{'httpRequest': {'body': {'type': 'STRING', 'string': 'part', 'subString': true, 'not': true}}, 'httpResponse': {'body': {'type': 'STRING', 'string': 's', 'contentType': 'text/html'}}}",
                "{'httpRequest': {'body': {'type': 'JSON', 'json': {'a': 1.50}, 'matchType': 'STRICT'}}, 'httpResponse': {'body': {'a': [1, {'b': null}]}}}",
                "{'httpRequest': {'body': {'type': 'JSON', 'json': {'a': 1}, 'matchNumbersAsStrings': true}}, 'httpResponse': {'body': {'type': 'JSON', 'json': '[ 1,2]', 'contentType': 'application/problem+json'}}}",
                "{'httpRequest': {'body': {'type': 'JSON_SCHEMA', 'jsonSchema': {'type': 'object'}, 'parameterStyles': {'a': 'SIMPLE'}}}, 'httpResponse': {}}",
                "{'httpRequest': {'body': {'type': 'JSON_PATH', 'jsonPath': '$.a'}}, 'httpResponse': {'body': {'type': 'BINARY', 'base64Bytes': 'AAEC', 'contentType': 'image/png'}}}",
                "{'httpRequest': {'body': {'type': 'REGEX', 'regex': 'a+\\\\d', 'optional': true}}, 'httpResponse': {'body': {'type': 'FILE', 'filePath': 'a.txt', 'contentType': 'text/plain'}}}",
                "{'httpRequest': {'body': {'type': 'XPATH', 'xpath': '/a', 'namespacePrefixes': {'n': 'urn:n'}}}, 'httpResponse': {'body': {'type': 'XML', 'xml': '<a/>'}}}",
                "{'httpRequest': {'body': {'type': 'PARAMETERS', 'parameters': {'a': ['b', 'c'], 'd': ['!e']}}}, 'httpResponse': {'generateFromSchema': '{}'}}",
                "{'id': 'i', 'httpResponses': [{'body': 'a'}, {'delay': {'timeUnit': 'MILLISECONDS', 'distribution': {'type': 'UNIFORM', 'min': 1, 'max': 2}}}], 'responseMode': 'WEIGHTED', 'responseWeights': [1, 2], 'switchAfter': 3, 'times': {'remainingTimes': 1}, 'timeToLive': {'timeUnit': 'HOURS', 'timeToLive': 4}, 'percentage': 50, 'scenarioName': 's', 'scenarioState': 't', 'newScenarioState': 'u', 'namespace': 'n', 'priority': -2}",
                "{'httpResponse': {'connectionOptions': {'chunkSize': 3, 'closeSocket': true, 'chunkDelay': {'timeUnit': 'SECONDS', 'value': 1}}, 'recoverAfter': {'failTimes': 2, 'failResponse': {'statusCode': 503}, 'idempotencyHeader': 'K'}}}",
                "{'httpRequest': {'path': '/\\u0001\\u007f\\\\u0041\\t\\n\\r\\u00e9\\ud83d\\ude00'}, 'httpResponse': {'body': '\\u0000'}}"
            })
    void theStatementRegistersTheSameExpectation(String text) throws Exception {
        Expectation original = read(text).withIdIfNull("made");
        String statement = JavaDocument.statement(ExpectationWire.tree(original));
        assertThat(statement).doesNotContain("//");
        List<Expectation> registered = JavaProgram.run(statement);
        assertThat(registered).hasSize(1);
        assertThat(ExpectationWire.write(registered.get(0))).isEqualTo(ExpectationWire.write(original));
    }

    @Test
    void aTextLongerThanAConstantIsJoined() throws Exception {
        String body = "0123456789\u20ac".repeat(10_000);
        Expectation original = read("{'id': 'x', 'httpResponse': {'body': '" + body + "'}}");
        List<Expectation> registered = JavaProgram.run(JavaDocument.statement(ExpectationWire.tree(original)));
        assertThat(registered.get(0).equals(original)).isTrue();
    }

    @Test
    void actionsOfOtherKindsHaveTheirCalls() {
        assertThat(statement("{'httpForward': {'host': 'up', 'port': 90, 'scheme': 'HTTPS'}}"))
                .contains(
                        ".forward(",
                        "forward()",
                        ".withHost(\"up\")",
                        ".withPort(90)",
                        ".withScheme(HttpForward.Scheme.HTTPS)");
        assertThat(statement("{'httpOverrideForwardedRequest': {'requestOverride': {'path': '/b'}}}"))
                .contains("forwardOverriddenRequest()", ".withRequestOverride(", "request()", ".withPath(\"/b\")");
        assertThat(statement("{'httpResponseTemplate': {'templateType': 'MUSTACHE', 'template': '{}'}}"))
                .contains(".respond(template(HttpTemplate.TemplateType.MUSTACHE, \"{}\"))");
        assertThat(statement("{'httpForwardClassCallback': {'callbackClass': 'a.B'}}"))
                .contains(".forward(", "callback()", ".withCallbackClass(\"a.B\")");
        assertThat(statement(
                        "{'httpRequest': {'specUrlOrPayload': 'file:a.yaml', 'operationId': 'o'}, 'httpResponse': {}}"))
                .contains("openAPI(\"file:a.yaml\", \"o\")");
    }

    @Test
    void whatTheClientCannotSayStandsInAComment() throws Exception {
        String half =
                statement("{'id': 'x', 'httpRequest': {'jwt': {'a': '\\u000a\\n'}}, 'httpResponse': {'body': 'b'}}");
        assertThat(half).startsWith("// the client has no method for jwt = ").contains(".withId(\"x\")");
        assertThat(JavaProgram.run(half)).hasSize(1);
        String nothing = statement("{'id': 'x', 'httpSseResponse': {'events': []}}");
        assertThat(nothing).startsWith("// no method of the client makes this expectation: ");
        assertThat(JavaProgram.run(nothing)).isEmpty();
    }

    @Test
    void ofSeveralActionsThePrimaryOneIsWritten() {
        assertThat(statement("{'httpError': {'primary': true}, 'httpResponse': {'body': 'b'}}"))
                .contains(".error(")
                .contains("// the client has no method for httpResponse = ");
    }
}
