package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.transport.RawClient;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

class CallbackTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static HouseClient expectAnswersOf(String clientId) {
        return HOUSE.client()
                .expect("{'httpRequest': {'path': '/asked'}, 'httpResponseObjectCallback': {'clientId': '" + clientId
                        + "'}}");
    }

    private static CallbackPeer peer(String id) {
        return CallbackPeer.connect(HOUSE.port(), id);
    }

    @Test
    void aClientIsToldItsIdInTheHeadAndInTheFirstMessage() {
        try (CallbackPeer peer = CallbackPeer.open(HOUSE.port(), "")) {
            String id = peer.answer.header("X-CLIENT-REGISTRATION-ID");
            assertThat(peer.answer.header("sec-websocket-accept")).isEqualTo("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
            assertThat(id).hasSize(36);
            assertThat(peer.message()).isEqualTo(new CallbackMessage.Welcome(id));
        }
    }

    @Test
    void aConnectedClientAnswers() {
        try (CallbackPeer peer = peer("one")) {
            CompletableFuture<HouseClient.Answer> answer =
                    expectAnswersOf("one").start("/asked?q=1&q=2");
            HttpRequest asked = peer.answer(HttpResponse.response("from the client")
                            .withStatusCode(299)
                            .withHeader("x-own", "!kept"))
                    .request();
            assertThat(asked.getPath().getValue()).isEqualTo("/asked");
            assertThat(asked.getQueryStringParameters().getValues("q")).containsExactly("1", "2");
            assertThat(asked.getRemoteAddress()).startsWith("127.0.0.1:");
            assertThat(asked.getLocalAddress()).endsWith(":" + HOUSE.port());
            assertThat(answer.join().status()).isEqualTo(299);
            assertThat(answer.join().header("x-own")).isEqualTo("!kept");
            assertThat(answer.join().header("WebSocketCorrelationId")).isEmpty();
            assertThat(answer.join().body()).isEqualTo("from the client");
        }
        assertThat(HOUSE.client().retrieve("request_responses")).contains("from the client");
        assertThat(HOUSE.client().verifies("{'httpRequest': {'path': '/asked'}, 'times': {'atLeast': 1, 'atMost': 1}}"))
                .isTrue();
    }

    @Test
    void answersMayComeInAnyOrderAndTheFirstOneCounts() {
        try (CallbackPeer peer = peer("any-order")) {
            HouseClient client = expectAnswersOf("any-order");
            CompletableFuture<HouseClient.Answer> first = client.start("/asked?n=1");
            String firstId = peer.question().correlationId();
            CompletableFuture<HouseClient.Answer> second = client.start("/asked?n=2");
            String secondId = peer.question().correlationId();
            peer.say(CallbackWire.response(HttpResponse.response("nobody"), "unknown"));
            peer.say(CallbackWire.response(HttpResponse.response("two"), secondId));
            peer.say(CallbackWire.response(HttpResponse.response("late"), secondId));
            assertThat(second.join().body()).isEqualTo("two");
            peer.say(CallbackWire.response(HttpResponse.response("one"), firstId));
            assertThat(first.join().body()).isEqualTo("one");
        }
    }

    @Test
    void anAnswerMayComeInFragmentsWithAPingBetweenThem() {
        try (CallbackPeer peer = peer("fragments")) {
            CompletableFuture<HouseClient.Answer> answer =
                    expectAnswersOf("fragments").start("/asked");
            byte[] text = CallbackWire.response(
                            HttpResponse.response("in three parts"),
                            peer.question().correlationId())
                    .getBytes(StandardCharsets.UTF_8);
            int third = text.length / 3;
            peer.send(
                    CallbackPeer.TEXT,
                    false,
                    new String(text, 0, third, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8));
            peer.send(CallbackPeer.PING, true, new byte[] {7});
            assertThat(peer.frame()).satisfies(pong -> {
                assertThat(pong.opcode()).isEqualTo(CallbackPeer.PONG);
                assertThat(pong.payload()).containsExactly(7);
            });
            peer.send(
                    CallbackPeer.CONTINUATION,
                    false,
                    new String(text, third, third, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8));
            peer.send(
                    CallbackPeer.CONTINUATION,
                    true,
                    new String(text, 2 * third, text.length - 2 * third, StandardCharsets.UTF_8)
                            .getBytes(StandardCharsets.UTF_8));
            assertThat(answer.join().body()).isEqualTo("in three parts");
        }
    }

    @Test
    void aLargeAnswerIsServed() {
        String body = "0123456789".repeat(500_000);
        try (CallbackPeer peer = peer("large").answering(body)) {
            assertThat(expectAnswersOf("large").get("/asked").body()).isEqualTo(body);
        }
    }

    @Test
    void aLargeRequestIsAsked() {
        String body = "0123456789".repeat(100_000);
        try (CallbackPeer peer = peer("large-request")) {
            HouseClient client = expectAnswersOf("large-request");
            CompletableFuture<HouseClient.Answer> answer =
                    CompletableFuture.supplyAsync(() -> client.send("POST", "/asked", body));
            assertThat(peer.answer(HttpResponse.response("read")).request().getBodyAsString())
                    .isEqualTo(body);
            assertThat(answer.join().body()).isEqualTo("read");
        }
    }

    @Test
    void aFailedCallbackIsA404WithItsMessageAndALogEntry() {
        try (CallbackPeer peer = peer("failing")) {
            HouseClient client = expectAnswersOf("failing");
            CompletableFuture<HouseClient.Answer> answer = client.start("/asked");
            peer.say(CallbackWire.failure("closure failed", peer.question().correlationId()));
            assertThat(answer.join().status()).isEqualTo(404);
            assertThat(answer.join().body()).isEqualTo("closure failed");
            answer = client.start("/asked");
            peer.say(CallbackWire.failure(null, peer.question().correlationId()));
            assertThat(answer.join().status()).isEqualTo(404);
            assertThat(answer.join().body()).isEmpty();
        }
        assertThat(HOUSE.client().retrieve("logs")).contains("the callback of client failing failed: closure failed");
    }

    @Test
    void aClientThatIsNotConnectedIsA404AndA502WhereSomethingWasToBePassedOn() {
        HouseClient client = expectAnswersOf("nobody")
                .expect("{'httpRequest': {'path': '/on'}, 'httpForwardObjectCallback': {'clientId': 'nobody'}}");
        assertThat(client.get("/asked")).satisfies(answer -> {
            assertThat(answer.status()).isEqualTo(404);
            assertThat(answer.body()).isEmpty();
        });
        assertThat(client.get("/on").status()).isEqualTo(502);
        assertThat(client.retrieve("logs")).contains("no callback client is connected as nobody");
    }

    @Test
    void aClientThatLeavesReleasesWhoeverWaitsForIt() {
        CompletableFuture<HouseClient.Answer> answer;
        try (CallbackPeer peer = peer("leaving")) {
            answer = expectAnswersOf("leaving").start("/asked");
            peer.question();
        }
        assertThat(answer.join().status()).isEqualTo(502);
        assertThat(answer.join().body()).contains("leaving disconnected before it answered");
    }

    @Test
    void aResetDisconnectsClientsAndReleasesWhoeverWaits() {
        try (CallbackPeer peer = peer("reset")) {
            CompletableFuture<HouseClient.Answer> answer =
                    expectAnswersOf("reset").start("/asked");
            peer.question();
            HOUSE.client().control("/reset");
            assertThat(answer.join().status()).isEqualTo(502);
            assertThat(answer.join().body()).contains("reset");
            assertThat(peer.frame().opcode()).isEqualTo(CallbackPeer.CLOSE);
            assertThat(peer.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void aClientThatDoesNotAnswerInTimeIsA504() {
        HOUSE.configure("{'maxFutureTimeoutInMillis': 50}");
        try (CallbackPeer peer = peer("silent")) {
            HouseClient.Answer answer = expectAnswersOf("silent").get("/asked");
            assertThat(answer.status()).isEqualTo(504);
            assertThat(answer.body()).contains("silent", "50 ms", "mockserver.maxFutureTimeout");
            assertThat(peer.question()).isNotNull();
        }
    }

    @Test
    void anAnswerThatMakesNoSenseIsA502() {
        try (CallbackPeer peer = peer("nonsense")) {
            HouseClient client = expectAnswersOf("nonsense");
            CompletableFuture<HouseClient.Answer> answer = client.start("/asked");
            String id = peer.question().correlationId();
            peer.say("{\"type\": \"org.mockserver.model.HttpResponse\", \"value\":"
                    + " \"{'statusCode': 9999, 'headers': {'websocketcorrelationid': ['" + id + "']}}\"}");
            assertThat(answer.join().status()).isEqualTo(502);
            assertThat(answer.join().body()).contains("$.statusCode");
            answer = client.start("/asked");
            peer.say(CallbackWire.request(
                    HttpRequest.request("/no"), peer.question().correlationId()));
            assertThat(answer.join().status()).isEqualTo(502);
            assertThat(answer.join().body()).contains("a response was asked for");
        }
    }

    @Test
    void aMessageThatIsNotUnderstoodEndsTheConnection() {
        List<String> messages = List.of(
                "no JSON",
                "{\"type\": \"java.lang.Runtime\", \"value\": \"{}\"}",
                "{\"type\": \"org.mockserver.model.HttpResponse\", \"value\": {}}");
        for (String message : messages) {
            try (CallbackPeer peer = peer("confused")) {
                peer.say(message);
                assertThat(peer.frame().status()).as(message).isEqualTo(1008);
                assertThat(peer.ending()).isEqualTo(RawClient.Ending.CLOSED);
            }
        }
        try (CallbackPeer peer = peer("binary")) {
            peer.send(CallbackPeer.BINARY, true, new byte[] {1});
            assertThat(peer.frame().status()).isEqualTo(1003);
        }
    }

    @Test
    void aCloseIsEchoed() {
        try (CallbackPeer peer = peer("closing")) {
            peer.send(CallbackPeer.CLOSE, true, new byte[] {3, (byte) 0xe8});
            assertThat(peer.frame().status()).isEqualTo(1000);
            assertThat(peer.ending()).isEqualTo(RawClient.Ending.CLOSED);
        }
    }

    @Test
    void theNewestClientUnderAnIdIsAsked() {
        try (CallbackPeer before = peer("same");
                CallbackPeer now = peer("same").answering("the newer")) {
            assertThat(before.frame().opcode()).isEqualTo(CallbackPeer.CLOSE);
            assertThat(expectAnswersOf("same").get("/asked").body()).isEqualTo("the newer");
        }
    }

    @Test
    void theOldestClientMakesRoomForOneTooMany() throws StartFailure {
        HOUSE.restartWith("maxWebSocketExpectations", "2");
        List<CallbackPeer> peers = new ArrayList<>();
        try {
            for (String id : List.of("first", "second", "third")) {
                peers.add(peer(id));
            }
            assertThat(peers.get(0).frame().opcode()).isEqualTo(CallbackPeer.CLOSE);
            assertThat(expectAnswersOf("first").get("/asked").status()).isEqualTo(404);
        } finally {
            peers.forEach(CallbackPeer::close);
        }
    }

    @Test
    void whatIsNoProperHandshakeIsToldSo() {
        HouseClient client = HOUSE.client();
        assertThat(client.get("/_mockserver_callback_websocket").status()).isEqualTo(426);
        RawClient old = HOUSE.connect()
                .send("GET /_mockserver_callback_websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 8\r\n\r\n");
        RawClient.Response answer = old.read();
        assertThat(answer.status()).isEqualTo(426);
        assertThat(answer.header("sec-websocket-version")).isEqualTo("13");
        old.close();
        HouseClient http2 = new HouseClient(HOUSE.port(), Speech.H2C);
        assertThat(http2.get("/_mockserver_callback_websocket").status()).isEqualTo(426);
        assertThat(client.get("/mockserver/_mockserver_callback_websocket").status())
                .isEqualTo(404);
    }

    @Test
    void aPageOfAnotherSiteMayNotConnect() {
        try (CallbackPeer peer = CallbackPeer.open(HOUSE.port(), "Origin: http://evil.example\r\n")) {
            assertThat(peer.answer.status()).isEqualTo(403);
        }
    }

    @Test
    void theDelayOfACallbackComesBeforeTheQuestion() {
        try (CallbackPeer peer = peer("delayed").answering("after a while")) {
            HouseClient client = HOUSE.client()
                    .expect("{'httpRequest': {'path': '/asked'}, 'httpResponseObjectCallback': {'clientId': 'delayed',"
                            + " 'delay': {'timeUnit': 'MILLISECONDS', 'value': 120}}}");
            long before = System.nanoTime();
            assertThat(client.get("/asked").body()).isEqualTo("after a while");
            assertThat(System.nanoTime() - before).isGreaterThanOrEqualTo(120_000_000);
        }
    }

    @Test
    void clientsMayConnectOverTls() {
        RawClient tls = RawClient.connect(HOUSE.port(), Speech.trustingAnyone());
        try (CallbackPeer peer = CallbackPeer.open(tls, HOUSE.port(), "X-CLIENT-REGISTRATION-ID: tls\r\n")) {
            assertThat(peer.message()).isEqualTo(new CallbackMessage.Welcome("tls"));
            peer.answering("over TLS");
            assertThat(expectAnswersOf("tls").get("/asked").body()).isEqualTo("over TLS");
        }
    }

    @Test
    void requestsOfHttp2AreAskedToo() {
        try (CallbackPeer peer = peer("http2").answering("by callback")) {
            expectAnswersOf("http2");
            HouseClient http2 = new HouseClient(HOUSE.port(), Speech.H2C);
            assertThat(http2.get("/asked").body()).isEqualTo("by callback");
        }
    }

    @Test
    void manyRequestsShareOneConnection() {
        int requests = 500;
        try (CallbackPeer peer = peer("many").answering("one of many")) {
            HouseClient client = expectAnswersOf("many");
            List<CompletableFuture<HouseClient.Answer>> answers = new ArrayList<>();
            for (int i = 0; i < requests; i++) {
                answers.add(client.start("/asked?n=" + i));
            }
            assertThat(answers)
                    .allSatisfy(answer -> assertThat(answer.join().body()).isEqualTo("one of many"));
        }
    }
}
