package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** What is done before, beside and after an answer. */
@OverEveryProtocol
class SideActionTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    @Parameter
    Speech speech;

    /** Fails. */
    public static final class Failing implements ExpectationResponseCallback {
        @Override
        public HttpResponse handle(HttpRequest request) {
            throw new IllegalStateException("no idea");
        }
    }

    private static String hook(int port, String more) {
        return "{'httpRequest': {'method': 'POST', 'path': '/hook', 'headers': {'Host': ['127.0.0.1:" + port + "']}"
                + more + "}}";
    }

    private static HouseClient expect(String more) {
        return HOUSE.client()
                .expect("{'httpRequest': {'path': '/item/{id}', 'pathParameters': {'id': ['.*']}},"
                        + " 'httpResponse': {'body': 'done'}, " + more + "}");
    }

    @Test
    void aWebhookFollowsTheAnswerWithPartsOfTheRequest() {
        try (Origin origin = Origin.saying("thanks")) {
            HouseClient client = expect("'afterActions': ["
                    + hook(
                            origin.port(),
                            ", 'queryStringParameters': {'q': ['{$request.query.q}'], 'none': ['-{$request.query.none}-']},"
                                    + " 'cookies': {'c': '{$request.header.x-c}'},"
                                    + " 'body': {'name': '{$request.body#/a/name}', 'id': '{$request.path.id}',"
                                    + " 'method': '{$request.method}', 'url': '{$url}'}")
                    + "]");
            HouseClient.Answer answer =
                    client.send("PUT", "/item/7?q=1+2", "{\"a\": {\"name\": \"A \\\"B\\\"\"}}", "x-c", "crumb");
            assertThat(answer.body()).isEqualTo("done");
            await().until(() -> !origin.received().isEmpty());
            Origin.Received hook = origin.received().get(0);
            assertThat(hook.line()).startsWith("POST /hook?").contains("q=1%202", "none=--");
            assertThat(hook.headerLines()).contains("cookie: c=crumb");
            assertThat(hook.body().replaceAll("\\s", ""))
                    .contains("\"name\":\"A\\\"B\\\"\"", "\"id\":\"7\"", "\"method\":\"PUT\"", "/item/7?q=1+2\"");
        }
    }

    @Test
    void aFailureAfterTheAnswerIsSeenInTheLogOnly() {
        HouseClient client = expect("'afterActions': {'httpRequest': {'path': '/nowhere'}}");
        assertThat(client.get("/item/1").body()).isEqualTo("done");
        await().until(() -> client.retrieve("logs").contains("an after-action failed: the webhook names no server"));
    }

    @Test
    void theAnswerWaitsForWhatIsDoneBeforeIt() {
        try (Origin first = Origin.saying("one");
                Origin second = Origin.saying("two")) {
            HouseClient client =
                    expect("'beforeActions': [" + hook(first.port(), "") + ", " + hook(second.port(), "") + "]");
            assertThat(client.get("/item/1").body()).isEqualTo("done");
            assertThat(first.received()).hasSize(1);
            assertThat(second.received()).hasSize(1);
        }
    }

    @Test
    void aFailureBeforeTheAnswerTakesItsPlaceIfItIsToFailFast() {
        String failing = "{'httpClassCallback': {'callbackClass': '" + Failing.class.getName() + "'}";
        HouseClient client = expect("'beforeActions': [" + failing + "}]");
        assertThat(client.get("/item/1").body()).isEqualTo("done");
        client.control("/clear");
        expect("'beforeActions': [" + failing + ", 'failurePolicy': 'FAIL_FAST'}]");
        HouseClient.Answer answer = client.get("/item/1");
        assertThat(answer.status()).isEqualTo(502);
        assertThat(answer.body()).startsWith("before-action failed: ");
    }

    @Test
    void anAnswerDoesNotWaitForeverForWhatIsDoneBeforeIt() {
        try (CallbackPeer peer = CallbackPeer.connect(HOUSE.port(), "slow")) {
            String asking =
                    "'beforeActions': [{'httpObjectCallback': {'clientId': 'slow'}, 'failurePolicy': 'FAIL_FAST',"
                            + " 'timeout': {'timeUnit': 'MILLISECONDS', 'value': 50}}]";
            HouseClient.Answer answer = expect(asking).get("/item/1");
            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.body()).isEqualTo("before-action failed: it did not end in time");
            assertThat(peer.question().request().getPath().getValue()).isEqualTo("/item/1");
        }
    }

    @Test
    void aConnectedClientIsToldBeforeTheAnswer() {
        try (CallbackPeer peer = CallbackPeer.connect(HOUSE.port(), "told")) {
            CompletableFuture<HouseClient.Answer> answer = expect(
                            "'beforeActions': [{'httpObjectCallback': {'clientId': 'told'}}]")
                    .start("/item/1");
            String id = peer.question().correlationId();
            assertThat(answer).isNotDone();
            peer.say(CallbackWire.response(HttpResponse.response("ignored"), id));
            assertThat(answer.join().body()).isEqualTo("done");
        }
    }

    @Test
    void whatIsNotBlockingIsNotWaitedFor() {
        try (CallbackPeer peer = CallbackPeer.connect(HOUSE.port(), "aside")) {
            HouseClient client =
                    expect("'beforeActions': [{'httpObjectCallback': {'clientId': 'aside'}, 'blocking': false}]");
            assertThat(client.get("/item/1").body()).isEqualTo("done");
            assertThat(peer.question()).isNotNull();
        }
    }

    @Test
    void anActionThatIsNotPrimaryIsPerformedBesideTheAnswer() {
        try (Origin origin = Origin.saying("unheard")) {
            HouseClient client = HOUSE.client()
                    .expect("{'httpRequest': {'path': '/both'}, 'httpResponse': {'body': 'done', 'primary': true},"
                            + " 'httpForward': {'host': '127.0.0.1', 'port': " + origin.port() + "}}");
            assertThat(client.get("/both").body()).isEqualTo("done");
            await().until(() -> !origin.received().isEmpty());
            assertThat(origin.received().get(0).path()).isEqualTo("/both");
            assertThat(client.retrieve("recorded_expectations")).isEqualTo("[]");
        }
    }

    @Test
    void stepsAreTakenInOrder() {
        try (Origin before = Origin.saying("one");
                Origin upstream = Origin.saying("upstream");
                Origin after = Origin.saying("three")) {
            HouseClient client = HOUSE.client()
                    .expect("{'httpRequest': {'path': '/steps'}, 'steps': [" + hook(before.port(), "")
                            + ", {'responder': true, 'httpForward': {'host': '127.0.0.1', 'port': " + upstream.port()
                            + "}}, " + hook(after.port(), "") + "]}");
            assertThat(client.get("/steps").body()).isEqualTo("upstream");
            assertThat(before.received()).hasSize(1);
            await().until(() -> after.received().size() == 1);
        }
    }

    @Test
    void aClientMayBeTheResponderOfSteps() {
        try (CallbackPeer peer = CallbackPeer.connect(HOUSE.port(), "step").answering("by callback")) {
            HouseClient client = HOUSE.client()
                    .expect("{'steps': [{'responder': true, 'httpObjectCallback': {'clientId': 'step'}}]}");
            assertThat(client.get("/any").body()).isEqualTo("by callback");
        }
    }

    @Test
    void stepsThatMakeNoSenseAreRefused() {
        for (String steps : new String[] {
            "[]",
            "[{'httpResponse': {}}]",
            "[{'httpResponse': {}, 'responder': true}, {'httpResponse': {}, 'responder': true}]",
            "[{'httpRequest': {'path': '/x'}, 'responder': true}]",
            "[{'httpError': {}, 'responder': true}, {'httpRequest': {'path': '/x'}}]",
            "[{'responder': true}]"
        }) {
            HouseClient.Answer answer = HOUSE.client().control("/expectation", "{'steps': " + steps + "}");
            assertThat(answer.status()).as(steps).isEqualTo(400);
            assertThat(answer.body()).as(steps).contains("invalid expectation steps: ");
        }
        for (String other : new String[] {
            "'httpResponse': {}",
            "'beforeActions': {'httpRequest': {'path': '/x'}}",
            "'afterActions': {'httpRequest': {'path': '/x'}}"
        }) {
            HouseClient.Answer answer = HOUSE.client()
                    .control("/expectation", "{'steps': [{'httpResponse': {}, 'responder': true}], " + other + "}");
            assertThat(answer.status()).as(other).isEqualTo(400);
            assertThat(answer.body()).as(other).contains("invalid expectation steps: steps cannot be combined with");
        }
        HouseClient.Answer answer =
                HOUSE.client().control("/expectation", "{'httpResponse': {}, 'afterActions': [{'blocking': true}]}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("$.afterActions[0]: exactly one of");
    }

    @Test
    void aWebhookToItsOwnExpectationEnds() {
        HouseClient client = HOUSE.client()
                .expect("{'httpRequest': {'path': '/self'}, 'httpResponse': {'body': 'again'}, 'afterActions':"
                        + " [{'httpRequest': {'path': '/self', 'headers': {'Host': ['127.0.0.1:" + HOUSE.port()
                        + "']}}}]}");
        assertThat(client.get("/self").body()).isEqualTo("again");
        await().until(() -> client.retrieve("logs").contains("loop detected"));
        assertThat(client.verifies("{'httpRequest': {'path': '/self'}, 'times': {'atLeast': 11, 'atMost': 11}}"))
                .isTrue();
    }
}
