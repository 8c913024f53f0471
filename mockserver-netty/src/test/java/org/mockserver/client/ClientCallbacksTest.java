package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.mockserver.model.Delay.milliseconds;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.verify.VerificationTimes.exactly;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.httpclient.SocketConnectionException;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.internal.server.RefusingPort;
import org.mockserver.matchers.Times;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;

/** Code of tests that answers requests. */
class ClientCallbacksTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient client = new MockServerClient("localhost", SERVER.port());

    @Test
    void aLambdaAnswers() {
        client.when(request("/echo"))
                .respond(request -> response()
                        .withStatusCode(203)
                        .withHeader("x-asked", request.getMethod(""))
                        .withBody(request.getPath().getValue() + "|" + request.getFirstQueryStringParameter("q") + "|"
                                + request.getBodyAsString()));

        var answer = SERVER.send("POST", "/echo?q=!a", "some text");

        assertThat(answer.statusCode()).isEqualTo(203);
        assertThat(answer.body()).isEqualTo("/echo|!a|some text");
        assertThat(answer.headers().firstValue("x-asked")).contains("POST");
        assertThat(answer.headers().firstValue("WebSocketCorrelationId")).isEmpty();
        client.verify(request("/echo"), exactly(1));
    }

    @Test
    void aLambdaSaysWhatIsPassedOn() {
        client.when(request("/there").withHeader("x-from", "lambda")).respond(response("arrived"));
        client.when(request("/here"))
                .forward(request -> request("/there")
                        .withHeader("x-from", "lambda")
                        .withHeader("Host", "127.0.0.1:" + SERVER.port()));

        SERVER.answers("/here", 200, "arrived");
    }

    @Test
    void aSecondLambdaChangesTheResponse() {
        client.when(request("/there")).respond(response("arrived"));
        client.when(request("/here"))
                .forward(
                        request -> request("/there").withHeader("Host", "127.0.0.1:" + SERVER.port()),
                        (request, response) ->
                                response.withBody(request.getPath() + " " + response.getBodyAsString() + " changed"));

        SERVER.answers("/here", 200, "/there arrived changed");
    }

    @Test
    void delaysComeFirst() {
        ExpectationResponseCallback answer = request -> response("late");
        ExpectationForwardCallback forward =
                request -> request("/late").withHeader("Host", "127.0.0.1:" + SERVER.port());
        ExpectationForwardAndResponseCallback same = (request, response) -> response;
        client.when(request("/late")).respond(answer, milliseconds(40));
        client.when(request("/forward")).forward(forward, milliseconds(40));
        client.when(request("/both")).forward(forward, same, milliseconds(40));

        long start = System.nanoTime();
        SERVER.answers("/late", 200, "late");
        SERVER.answers("/forward", 200, "late");
        SERVER.answers("/both", 200, "late");
        assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(5 * 40 - 20));
    }

    @Test
    void whatTheCodeThrowsIsAnswered() {
        client.when(request("/throws")).respond(request -> {
            throw new IllegalStateException("no idea");
        });
        client.when(request("/asserts")).respond(request -> {
            throw new AssertionError("not so");
        });
        ExpectationResponseCallback nothing = request -> null;
        client.when(request("/null")).respond(nothing);

        SERVER.answers("/throws", 404, "no idea");
        SERVER.answers("/asserts", 404, "not so");
        SERVER.answers("/null", 404, "the callback returned null instead of a response");
    }

    @Test
    void theCodeMayCallTheServer() {
        client.when(request("/first"), Times.once()).respond(request -> {
            client.when(request("/second")).respond(again -> response("second"));
            return response(String.valueOf(client.retrieveActiveExpectations(null).length));
        });

        SERVER.answers("/first", 200, "1");
        SERVER.answers("/second", 200, "second");
    }

    @Test
    void manyRequestsAreAnsweredAtOnce() throws Exception {
        Set<String> seen = ConcurrentHashMap.newKeySet();
        client.when(request("/many")).respond(request -> {
            String number = request.getFirstQueryStringParameter("n");
            seen.add(number);
            return response(number);
        });

        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Callable<String>> calls = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                String number = String.valueOf(i);
                calls.add(() -> {
                    String body = SERVER.get("/many?n=" + number).body();
                    return body.equals(number) ? "" : number + " got " + body;
                });
            }
            for (Future<String> wrong : threads.invokeAll(calls)) {
                assertThat(wrong.get()).isEmpty();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(seen).hasSize(400);
    }

    @Test
    void longTextsArrive() {
        String longText = "0123456789".repeat(200_000);
        client.when(request("/long")).respond(request -> response(request.getBodyAsString() + "!"));

        assertThat(SERVER.send("POST", "/long", longText).body()).isEqualTo(longText + "!");
    }

    @Test
    void closuresWorkOverTls() {
        MockServerClient secure = new MockServerClient("localhost", SERVER.port()).withSecure(true);
        secure.when(request("/tls")).respond(request -> response("tls"));

        SERVER.answers("/tls", 200, "tls");
        secure.reset();
    }

    @Test
    void resetEndsTheConnectionsAndTheThreads() {
        client.when(request("/gone")).respond(request -> response("gone"));
        SERVER.answers("/gone", 200, "gone");

        client.reset();

        assertThat(SERVER.get("/gone").statusCode()).isEqualTo(404);
        await().atMost(Duration.ofSeconds(10))
                .until(() -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().startsWith("MockServer-LocalCallback")));
        client.when(request("/again")).respond(request -> response("again"));
        SERVER.answers("/again", 200, "again");
        client.reset();
    }

    @Test
    void nothingStaysConnectedWhenTheExpectationIsRefused() {
        assertThatThrownBy(() -> client.when(request("/x")).withPercentage(1000).respond(request -> response("x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("between 0 and 100");
    }

    @Test
    void aServerThatIsNotThereIsNamed() throws IOException {
        try (RefusingPort closed = new RefusingPort()) {
            assertThatThrownBy(() -> new MockServerClient("localhost", closed.number())
                            .when(request("/x"))
                            .respond(request -> response("x")))
                    .isInstanceOf(SocketConnectionException.class)
                    .hasMessageContaining("ws://localhost:" + closed.number() + "/_mockserver_callback_websocket");
        }
    }

    @Test
    void aServerWithoutCallbacksIsNamed() {
        MockServerClient behindAPath = new MockServerClient("localhost", SERVER.port(), "/nowhere");
        assertThatThrownBy(() -> behindAPath.when(request("/x")).respond(request -> response("x")))
                .isInstanceOf(ClientException.class)
                .hasMessageStartingWith("Unable to retrieve client registration id")
                .hasMessageContaining("status 404");
    }

    @Test
    void aBrokenConnectionIsMadeAgain() throws Exception {
        try (Relay relay = new Relay(SERVER.port())) {
            MockServerClient through = new MockServerClient("127.0.0.1", relay.port());
            through.when(request("/broken")).respond(request -> response("still here"));
            SERVER.answers("/broken", 200, "still here");

            relay.breakAll();

            await().atMost(Duration.ofSeconds(20))
                    .until(() -> SERVER.get("/broken").body().equals("still here"));
            through.reset();
        }
    }

    @Test
    void closuresOfAnEmbeddedServerEndWithIt() {
        ClientAndServer own = ClientAndServer.startClientAndServer();
        own.when(request("/own")).respond(request -> response("own"));
        own.stop();

        assertThat(own.hasStopped()).isTrue();
    }

    /** Passes bytes on, and can break all connections at once. */
    private static final class Relay implements AutoCloseable {

        private final ServerSocket listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final List<Socket> open = new CopyOnWriteArrayList<>();
        private final int target;

        Relay(int target) throws IOException {
            this.target = target;
            start(this::accept);
        }

        int port() {
            return listener.getLocalPort();
        }

        private void accept() throws IOException {
            while (true) {
                Socket near = listener.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
                open.add(near);
                open.add(far);
                start(() -> near.getInputStream().transferTo(far.getOutputStream()));
                start(() -> far.getInputStream().transferTo(near.getOutputStream()));
            }
        }

        private interface Work {
            void run() throws IOException;
        }

        private static void start(Work work) {
            Thread thread = new Thread(() -> {
                try {
                    work.run();
                } catch (IOException ended) {
                    // a relay ends with its sockets
                }
            });
            thread.setDaemon(true);
            thread.start();
        }

        void breakAll() throws IOException {
            for (Socket socket : open) {
                socket.setSoLinger(true, 0);
                socket.close();
            }
            open.clear();
        }

        @Override
        public void close() throws IOException {
            listener.close();
            breakAll();
        }
    }
}
