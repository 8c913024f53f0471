package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.integration.ClientAndServer.startClientAndServer;
import static org.mockserver.model.HttpClassCallback.callback;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.lifecycle.ExpectationsListener;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.action.ExpectationCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.Header;
import org.mockserver.model.HttpMessage;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.MediaType;

/** Types and spellings that test code of users leans on; most of it is shown by being compiled. */
class WhatUsersWriteTest {

    /** Says where it was asked. */
    public static class Echo implements ExpectationResponseCallback {

        @Override
        public HttpResponse handle(HttpRequest question) {
            return response(question.getPath().getValue());
        }
    }

    private static String body(int port, String path) throws Exception {
        java.net.http.HttpRequest question = java.net.http.HttpRequest.newBuilder(
                        URI.create("http://localhost:" + port + path))
                .build();
        return HttpClient.newHttpClient()
                .send(question, java.net.http.HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @SuppressWarnings("rawtypes")
    private static void answerWith(
            ClientAndServer server, Class<? extends ExpectationCallback<? extends HttpMessage>> type) {
        server.when(request("/class")).respond(callback().withCallbackClass(type));
        server.when(request("/factory")).respond(callback(type));
    }

    @Test
    void aCallbackClassMayBeHandedOnWithoutItsTypeParameters() throws Exception {
        try (ClientAndServer server = startClientAndServer()) {
            answerWith(server, Echo.class);

            assertThat(body(server.getLocalPort(), "/class")).isEqualTo("/class");
            assertThat(body(server.getLocalPort(), "/factory")).isEqualTo("/factory");
        }
    }

    @Test
    void recordedExchangesBecomeExpectations() throws Exception {
        try (ClientAndServer server = startClientAndServer()) {
            server.when(request("/once"), Times.once()).respond(response("kept"));
            Supplier<Integer> port = server::getLocalPort;
            body(port.get(), "/once?key=secret");

            List<Expectation> again = new ArrayList<>();
            for (LogEventRequestAndResponse exchange : server.retrieveRecordedRequestsAndResponses(null)) {
                HttpRequest question = exchange.getHttpRequest();
                List<Header> clean = new ArrayList<>();
                for (Header header : question.getHeaderList()) {
                    if (header.getName().equals("user-agent")) {
                        clean.add(header);
                    }
                }
                again.add(new Expectation(request("/again")
                                .withMethod(question.getMethod("GET"))
                                .withHeaders(clean))
                        .thenRespond(exchange.getHttpResponse()));
            }
            server.upsert(again.toArray(new Expectation[0]));

            assertThat(body(port.get(), "/again")).isEqualTo("kept");
        }
    }

    @Test
    void settersOfTheClientReturnIt() {
        try (ClientAndServer server = startClientAndServer()) {
            MockServerClient client = new MockServerClient("localhost", server.getPort());
            assertThat(client.setRequestOverride(request().withHeader("x-run", "1"))
                            .reset())
                    .isSameAs(client);
            assertThat(server.getRemoteAddress()).isNull();
        }
    }

    @Test
    void theServerBehindIsKnown() {
        try (ClientAndServer server = startClientAndServer("behind.test", 8080)) {
            assertThat(server.getRemoteAddress().getHostString()).isEqualTo("behind.test");
            assertThat(server.getRemoteAddress().getPort()).isEqualTo(8080);
        }
    }

    @Test
    void listenersAreToldInTheWordsOfUsers() {
        List<Integer> sizes = new ArrayList<>();
        ExpectationsListener listener = expectations -> sizes.add(expectations.size());
        try (ClientAndServer server = startClientAndServer()) {
            server.registerListener(listener).when(request("/a")).respond(response());
        }
        assertThat(sizes).containsExactly(1);
    }

    @Test
    void messagesAreChangedWithoutKnowingTheirKind() {
        assertThat(cleaned(request().withHeader("x", "1"))).isEqualTo(request().withContentType(MediaType.TEXT_PLAIN));
        assertThat(cleaned(response().withHeader("x", "1")))
                .isEqualTo(response().withContentType(MediaType.TEXT_PLAIN));
        assertThat(response()
                        .withContentType(MediaType.TEXT_PLAIN)
                        .withContentType(null)
                        .getHeaderList())
                .isEmpty();
    }

    private static <T extends HttpMessage<T, ?>> T cleaned(T message) {
        return message.removeHeader("X").withContentType(MediaType.TEXT_PLAIN);
    }
}
