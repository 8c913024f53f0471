package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpTemplate.TemplateType.JAVASCRIPT;
import static org.mockserver.model.HttpTemplate.TemplateType.MUSTACHE;
import static org.mockserver.model.HttpTemplate.TemplateType.VELOCITY;
import static org.mockserver.model.HttpTemplate.template;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockserver.internal.action.template.TemplateOptions;
import org.mockserver.internal.action.template.TemplateWorld;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Delay;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpOverrideForwardedRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpTemplate;

class TemplateActionsTest {

    @TempDir
    Path folder;

    private ActionOptions options() {
        return new ActionOptions(List.of(folder), new Random(1));
    }

    private RecordingCall respond(HttpTemplate template, String... headers) {
        Expectation expectation = Expectation.when("GET", "/r").thenRespond(template);
        return RecordingCall.of(Actions.compile(expectation, options()), 1, headers);
    }

    private RecordingCall forward(HttpTemplate template) {
        Expectation expectation = Expectation.when("GET", "/r").thenForward(template);
        return RecordingCall.of(Actions.compile(expectation, options()), 1);
    }

    @Test
    void theRenderedResponseIsSentFromAWorker() {
        RecordingCall call = respond(
                template(VELOCITY, "{'statusCode': 201, 'headers': {'X-A': ['b']}, 'body': '$request.method'}"));
        assertThat(call.onWorker).isTrue();
        assertThat(call.response.status()).isEqualTo(201);
        assertThat(call.response.headers().first("x-a")).isEqualTo("b");
        assertThat(call.body()).isEqualTo("GET");
    }

    @Test
    void theDelaysOfTemplateAndResponseAddUp() {
        RecordingCall call = respond(template(MUSTACHE, "{\"delay\": {\"timeUnit\": \"MILLISECONDS\", \"value\": 2}}")
                .withDelay(TimeUnit.MILLISECONDS, 3));
        assertThat(call.delayNanos).isEqualTo(5_000_000);
    }

    @Test
    void aFailingTemplateIsAServerErrorThatNamesTheLine() {
        RecordingCall call = respond(template(VELOCITY, "{\n'body': '$math.div(1, 0)'}"));
        assertThat(call.response.status()).isEqualTo(500);
        assertThat(call.response.headers().first("x-mockserver-template-error")).isEqualTo("true");
        assertThat(call.body()).isEqualTo("VELOCITY response template failed: a division by zero\nat template line 2");
        assertThat(call.warning).isEqualTo(call.body());
    }

    @Test
    void outputThatIsNoResponseIsAServerError() {
        assertThat(respond(template(MUSTACHE, "{\"status\": 1}")).body())
                .startsWith("MUSTACHE response template rendered output that is not a valid response: ");
        assertThat(respond(template(MUSTACHE, "no json")).response.status()).isEqualTo(500);
    }

    @Test
    void aMistakeInADocumentIsToldWithItsOwnPlace() {
        assertThat(respond(template(VELOCITY, "{\n'body': '$json.parse('nonsense')'}"))
                        .body())
                .contains("not valid JSON at line 1, column 1: ")
                .endsWith("\nat template line 2");
    }

    @Test
    void failuresCanBeHidden() {
        TemplateOptions hiding = new TemplateOptions(java.util.Map.of(), 100, java.util.Map.of(), false, 0);
        ActionOptions options = new ActionOptions(
                List.of(), new Random(1), hiding, TemplateWorld.EMPTY, List.of(), Specifications.NONE, BodyTests.NONE);
        Expectation expectation = Expectation.when("GET", "/r").thenRespond(template(VELOCITY, "$math.div(1, 0)"));
        RecordingCall call = RecordingCall.of(Actions.compile(expectation, options), 1);
        assertThat(call.response.status()).isEqualTo(404);
        assertThat(call.body()).isEmpty();
        assertThat(call.warning).contains("a division by zero");
    }

    @Test
    void aSyntaxErrorIsRefusedAtRegistration() {
        assertThatThrownBy(() -> respond(template(VELOCITY, "one\n#if (")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpResponseTemplate.template: is not a valid VELOCITY template: ")
                .hasMessageContaining("at line 2, column ");
        assertThatThrownBy(() -> forward(template(MUSTACHE, "{{#a}}")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpForwardTemplate.template: is not a valid MUSTACHE template: ");
    }

    @Test
    void javaScriptWithoutItsModuleIsRefusedAtRegistration() {
        assertThatThrownBy(() -> respond(template(JAVASCRIPT, "return {};")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("org.mockserver:mockserver-template-javascript");
    }

    @Test
    void theTemplateMayLieInAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("t.vm"), "{'body': 'file $request.path'}");
        assertThat(respond(new HttpTemplate(VELOCITY).withTemplateFile(file.toString()))
                        .body())
                .isEqualTo("file /r");
        assertThatThrownBy(() -> respond(new HttpTemplate(VELOCITY).withTemplateFile("/etc/hostname")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("responseFileRoots");
    }

    @Test
    void aForwardTemplateInheritsNothing() {
        RecordingCall call = forward(
                template(
                        VELOCITY,
                        "{'path': '/bare', 'queryStringParameters': {'q': ['a b']}, 'cookies': {'c': 'd'}, 'headers': {'Host': ['shop:81']}}"));
        assertThat(call.forwarded.method()).isEqualTo("GET");
        assertThat(call.forwarded.target()).isEqualTo("/bare?q=a%20b");
        assertThat(call.forwarded.body()).isEmpty();
        assertThat(call.forwarded.headers())
                .isEqualTo(
                        Pairs.of("Host", "shop:81", "cookie", "c=d", "x-mockserver-forwarded-by", "MockServer_test"));
        assertThat(call.destination).hasToString("http://shop:81");
    }

    @Test
    void whatCannotStandInARequestLineIsEscapedInTheRenderedPath() {
        RecordingCall call =
                forward(template(MUSTACHE, "{\"path\": \"/a b/\u00fc?c=d\\r\\ne\", \"headers\": {\"Host\": [\"h\"]}}"));
        assertThat(call.forwarded.target()).isEqualTo("/a%20b/%C3%BC?c=d%0D%0Ae");
    }

    @Test
    void aForwardTemplateMayNameASocketAddressAndABody() {
        RecordingCall call = forward(
                template(
                        MUSTACHE,
                        "{\"method\": \"POST\", \"body\": {\"a\": 1}, \"socketAddress\": {\"host\": \"h\", \"port\": 8443, \"scheme\": \"HTTPS\"}}"));
        assertThat(call.destination).hasToString("https://h:8443");
        assertThat(call.forwarded.headers().first("content-type")).isEqualTo("application/json; charset=utf-8");
        assertThat(call.forwarded.headers().first("content-length"))
                .isEqualTo(Integer.toString(call.forwarded.body().length));
        assertThat(call.forwarded.headers().first("host")).isNull();
    }

    @Test
    void aForwardTemplateWithoutATargetLeadsNowhere() {
        RecordingCall call = forward(template(MUSTACHE, "{\"path\": \"/x\"}"));
        assertThat(call.response.status()).isEqualTo(502);
        assertThat(call.body()).contains("names no server").isEqualTo(call.warning);
        assertThat(forward(template(MUSTACHE, "{\"statusCode\": 1}")).body())
                .startsWith("MUSTACHE forward template rendered output that is not a valid request: ");
    }

    @Test
    void theResponseToAForwardTemplateCanBeChanged() {
        RecordingCall call = forward(template(MUSTACHE, "{\"headers\": {\"Host\": [\"h\"]}}")
                .withResponseOverride(HttpResponse.response().withStatusCode(202)));
        call.outcome.answered(OutgoingResponse.status(200).body("x").build());
        assertThat(call.response.status()).isEqualTo(202);
        assertThat(call.relayed).isTrue();
    }

    @Test
    void aResponseTemplateSeesWhatTheOtherServerAnswered() {
        HttpOverrideForwardedRequest spec = HttpOverrideForwardedRequest.forwardOverriddenRequest()
                .withRequestOverride(org.mockserver.model.HttpRequest.request().withHeader("Host", "h"))
                .withResponseTemplate(
                        template(
                                VELOCITY,
                                "{'statusCode': $response.statusCode, 'body': '$request.method $response.body $response.headers[\"X-B\"][0] $response.cookies.c'}"));
        RecordingCall call =
                RecordingCall.of(Actions.compile(Expectation.when("GET", "/r").thenForward(spec), options()), 1);
        assertThat(call.forwarded.wholeResponse()).isTrue();
        call.outcome.answered(OutgoingResponse.status(418)
                .headers(Pairs.of("X-B", "v", "Set-Cookie", "c=1; Path=/"))
                .body("tea")
                .build());
        assertThat(call.relayed).isTrue();
        assertThat(call.response.status()).isEqualTo(418);
        assertThat(call.body()).isEqualTo("GET tea v 1");
        assertThat(call.response.headers().first("x-b")).isNull();
    }

    @Test
    void aFileMayBeATemplateThatChanges() throws IOException {
        Path file = Files.writeString(folder.resolve("t.mustache"), "method {{request.method}}");
        Action action = file(new FileBody(file.toString(), null, MUSTACHE));
        assertThat(RecordingCall.of(action, 1).body()).isEqualTo("method GET");
        Files.writeString(file, "path {{request.path}}");
        assertThat(RecordingCall.of(action, 2).body()).isEqualTo("path /r");
        Files.writeString(file, "{{#open}}");
        assertThat(RecordingCall.of(action, 3).response.status()).isEqualTo(500);
    }

    @Test
    void aFileNameMayBeATemplateThatCannotLeaveItsDirectory() throws IOException {
        Files.createDirectory(folder.resolve("pages"));
        Files.writeString(folder.resolve("pages/ann.txt"), "page of ann");
        Files.writeString(folder.resolve("secret.txt"), "secret");
        FileBody body = new FileBody(folder + "/pages/${request.headers['X-Name'][0]}.txt").withTemplatedFilePath(true);
        Action action = file(body);
        assertThat(RecordingCall.of(action, 1, "X-Name", "ann").body()).isEqualTo("page of ann");
        RecordingCall outside = RecordingCall.of(action, 2, "X-Name", "../secret");
        assertThat(outside.response.status()).isEqualTo(500);
        assertThat(outside.body()).doesNotContain("secret\n").startsWith("Error reading file for response body");
    }

    private Action file(FileBody body) {
        return Actions.compile(
                Expectation.when("GET", "/r")
                        .thenRespond(HttpResponse.response().withBody(body)),
                options());
    }

    private RecordingCall delayed(Delay delay) {
        Expectation expectation = Expectation.when("GET", "/r")
                .thenRespond(HttpResponse.response("x").withDelay(delay));
        return RecordingCall.of(Actions.compile(expectation, options()), 1, "X-Wait", "7");
    }

    @Test
    void aDelayMayBeRendered() {
        RecordingCall call = delayed(Delay.template(VELOCITY, " $request.headers['X-Wait'][0] "));
        assertThat(call.body()).isEqualTo("x");
        assertThat(call.delayNanos).isEqualTo(7_000_000);
        assertThat(delayed(Delay.template(VELOCITY, "8.9")).delayNanos).isEqualTo(8_000_000);
    }

    @Test
    void aDelayThatIsNoNumberGivesWayToTheValue() {
        assertThat(delayed(new Delay(TimeUnit.SECONDS, 2, null, "soon", MUSTACHE)).delayNanos)
                .isEqualTo(2_000_000_000);
        assertThat(delayed(new Delay(TimeUnit.SECONDS, 2, null, "-1", MUSTACHE)).delayNanos)
                .isEqualTo(2_000_000_000);
        assertThat(delayed(new Delay(TimeUnit.SECONDS, 2, null, "$math.div(1, 0)", VELOCITY)).delayNanos)
                .isEqualTo(2_000_000_000);
    }

    @Test
    void aDelayIsRenderedWhereAnActionHasIt() {
        HttpResponse response = HttpResponse.response("x")
                .withConnectionOptions(new org.mockserver.model.ConnectionOptions()
                        .withChunkSize(1)
                        .withChunkDelay(Delay.template(VELOCITY, "1")));
        assertThatThrownBy(() -> RecordingCall.of(response))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("chunkDelay.template");
        assertThatThrownBy(() -> delayed(Delay.template(MUSTACHE, "{{#a}}")))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpResponse.delay.template: is not a valid MUSTACHE template");
    }
}
