package org.mockserver.internal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

class ForwardCallbackTest {

    @RegisterExtension
    static final HouseExtension HOUSE = HouseExtension.with();

    private static CallbackPeer peer(String id) {
        return CallbackPeer.connect(HOUSE.port(), id);
    }

    @Test
    void aForwardCallbackDecidesWhatIsPassedOn() {
        try (Origin origin = Origin.saying("upstream");
                CallbackPeer peer = peer("forwarding")) {
            HouseClient client = HOUSE.client()
                    .expect(
                            "{'httpRequest': {'path': '/on'}, 'httpForwardObjectCallback': {'clientId': 'forwarding'}}");
            CompletableFuture<HouseClient.Answer> answer = client.start("/on");
            CallbackMessage.Request question = peer.question();
            peer.say(CallbackWire.request(
                    HttpRequest.request("/real path")
                            .withMethod("POST")
                            .withQueryStringParameter("a", "b c")
                            .withHeader("Host", "127.0.0.1:" + origin.port())
                            .withHeader("X-New", "1")
                            .withCookie("c", "d")
                            .withBody("changed"),
                    question.correlationId()));
            assertThat(answer.join().body()).isEqualTo("upstream");
            Origin.Received received = origin.received().get(0);
            assertThat(received.line()).isEqualTo("POST /real%20path?a=b%20c HTTP/1.1");
            assertThat(received.headerLines())
                    .contains("Host: 127.0.0.1:" + origin.port(), "X-New: 1", "content-length: 7", "cookie: c=d")
                    .noneMatch(line -> line.startsWith("WebSocketCorrelationId"));
            assertThat(received.body()).isEqualTo("changed");
            assertThat(client.retrieve("recorded_expectations")).contains("upstream");
        }
    }

    @Test
    void aForwardCallbackMayAlsoDecideAboutTheResponse() {
        try (Origin origin = Origin.saying("upstream");
                CallbackPeer peer = peer("both")) {
            HouseClient client = HOUSE.client()
                    .expect("{'httpRequest': {'path': '/on'}, 'httpForwardObjectCallback':"
                            + " {'clientId': 'both', 'responseCallback': true}}");
            CompletableFuture<HouseClient.Answer> answer = client.start("/on");
            CallbackMessage.Request question = peer.question();
            peer.say(CallbackWire.request(
                    question.request().withPath("/other").withSocketAddress("127.0.0.1", origin.port()),
                    question.correlationId()));
            CallbackMessage.Exchange exchange = (CallbackMessage.Exchange) peer.message();
            assertThat(exchange.request().getPath().getValue()).isEqualTo("/other");
            assertThat(exchange.response().getStatusCode()).isEqualTo(200);
            assertThat(exchange.response().getBodyAsString()).isEqualTo("upstream");
            peer.say(CallbackWire.response(
                    HttpResponse.response("rewritten").withStatusCode(203), exchange.correlationId()));
            assertThat(answer.join().status()).isEqualTo(203);
            assertThat(answer.join().body()).isEqualTo("rewritten");
            assertThat(client.retrieve("recorded_expectations")).contains("rewritten");
        }
    }

    @Test
    void aForwardCallbackThatNamesNoServerIsA502() {
        try (CallbackPeer peer = peer("nowhere")) {
            HouseClient client = HOUSE.client()
                    .expect("{'httpRequest': {'path': '/on'}, 'httpForwardObjectCallback': {'clientId': 'nowhere'}}");
            CompletableFuture<HouseClient.Answer> answer = client.start("/on");
            peer.say(CallbackWire.request(
                    HttpRequest.request("/x"), peer.question().correlationId()));
            assertThat(answer.join().status()).isEqualTo(502);
            assertThat(answer.join().body()).contains("named no server");
        }
    }
}
