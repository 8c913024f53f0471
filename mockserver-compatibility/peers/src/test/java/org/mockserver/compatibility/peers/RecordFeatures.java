package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.client.RecordedExpectationsOptions.recordedExpectationsOptions;
import static org.mockserver.compatibility.peers.Feature.ALWAYS;
import static org.mockserver.model.ExpectationId.expectationId;
import static org.mockserver.model.HttpForward.forward;
import static org.mockserver.model.HttpOverrideForwardedRequest.forwardOverriddenRequest;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.verify.VerificationTimes.atLeast;
import static org.mockserver.verify.VerificationTimes.atMost;
import static org.mockserver.verify.VerificationTimes.between;
import static org.mockserver.verify.VerificationTimes.exactly;
import static org.mockserver.verify.VerificationTimes.never;
import static org.mockserver.verify.VerificationTimes.once;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.mockserver.client.MockServerClient;
import org.mockserver.mock.Expectation;
import org.mockserver.model.ClearType;
import org.mockserver.model.Format;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.LogEventRequestAndResponse;

/** Proof of what happened, and what is shown and forgotten of it. */
final class RecordFeatures {

    private RecordFeatures() {}

    static List<Feature> all() {
        return List.of(
                new Feature("verify times", ALWAYS, RecordFeatures::verifyTimes),
                new Feature("verify an order", ALWAYS, RecordFeatures::verifyOrder),
                new Feature("verify expectations by id", ALWAYS, RecordFeatures::verifyIds),
                new Feature("verify nothing was received", ALWAYS, RecordFeatures::verifyZero),
                new Feature("verify with a time limit", ALWAYS, RecordFeatures::verifyWithin),
                new Feature("verify never with a time limit", ALWAYS, RecordFeatures::verifyNever),
                new Feature("verify a response", "8.0", RecordFeatures::verifyResponse),
                new Feature("retrieve requests", ALWAYS, RecordFeatures::requests),
                new Feature("retrieve requests and responses", ALWAYS, RecordFeatures::exchanges),
                new Feature("retrieve recorded expectations", ALWAYS, RecordFeatures::recorded),
                new Feature("retrieve active expectations", ALWAYS, RecordFeatures::active),
                new Feature("retrieve the log", ALWAYS, RecordFeatures::log),
                new Feature("retrieve as HAR, curl and code", "8.0", RecordFeatures::formats),
                new Feature("retrieve by expectation id", "8.0", RecordFeatures::byId),
                new Feature("retrieve recorded expectations put together", "8.0", RecordFeatures::consolidated),
                new Feature("retrieve some recorded expectations", "9.2", RecordFeatures::pages),
                new Feature("retrieve unmatched expectations and clear them", "9.2", RecordFeatures::unmatched),
                new Feature("clear by request, id and type", ALWAYS, RecordFeatures::clear),
                new Feature("reset", ALWAYS, RecordFeatures::reset));
    }

    private static void traffic(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/a").withMethod("POST")).withId("a").respond(response("a"));
        client.when(request("/behind")).withId("behind").respond(response("behind"));
        client.when(request("/on"))
                .withId("on")
                .forward(forwardOverriddenRequest(request("/behind").withHeader("Host", peer.hostHeader())));
        peer.send("POST", "/a?x=1", "{\"!a\": [1, 2]}", "Content-Type", "application/json");
        peer.get("/b");
    }

    private static void verifyTimes(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        client.verify(request("/a"), once())
                .verify(request("/a"), exactly(1))
                .verify(request("/a"), atLeast(1))
                .verify(request("/a"), atMost(1))
                .verify(request("/a"), between(1, 2))
                .verify(request("/c"), never())
                .verify(request("/a").withBody(json("{'!a': [1, 2]}")), once(), 5);
        assertThatThrownBy(() -> client.verify(request("/c"), exactly(2)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Request not found exactly 2 times");
    }

    private static void verifyOrder(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        client.verify(request("/a"), request("/b")).verify(5, request("/a"));
        assertThatThrownBy(() -> client.verify(request("/b"), request("/a")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Request sequence not found");
    }

    private static void verifyIds(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);
        peer.get("/behind");

        client.verify("a", once()).verify(expectationId("a"), once(), 5).verify("a", "behind");
        assertThatThrownBy(() -> client.verify("a", exactly(2))).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> client.verify("behind", "a")).isInstanceOf(AssertionError.class);
    }

    private static void verifyZero(Peer peer) {
        peer.client().verifyZeroInteractions();
        peer.get("/b");

        assertThatThrownBy(() -> peer.client().verifyZeroInteractions()).isInstanceOf(AssertionError.class);
    }

    private static void verifyWithin(Peer peer) {
        MockServerClient client = peer.client();
        CompletableFuture<Void> soon = CompletableFuture.runAsync(
                () -> peer.get("/soon"),
                CompletableFuture.delayedExecutor(200, java.util.concurrent.TimeUnit.MILLISECONDS));

        client.verify(request("/soon"), once(), Duration.ofSeconds(10));
        soon.join();
        assertThatThrownBy(() -> client.verify(request("/late"), once(), Duration.ofMillis(200)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Request not found exactly once");
    }

    private static void verifyNever(Peer peer) {
        MockServerClient client = peer.client();
        client.verifyNever(request("/b"), Duration.ofMillis(200));
        peer.get("/b");

        assertThatThrownBy(() -> client.verifyNever(request("/b"), Duration.ofMillis(200)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("Request found although");
    }

    private static void verifyResponse(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        client.verify(request("/a"), response("a"), once());
        assertThatThrownBy(() -> client.verify(request("/a"), response().withStatusCode(500), once()))
                .isInstanceOf(AssertionError.class);
    }

    private static void requests(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        HttpRequest[] all = client.retrieveRecordedRequests(null);

        assertThat(all).hasSize(2);
        assertThat(all[0].getMethod("")).isEqualTo("POST");
        assertThat(all[0].getFirstQueryStringParameter("x")).isEqualTo("1");
        assertThat(all[0].getBodyAsString().replace(" ", "").replace("\n", "")).isEqualTo("{\"!a\":[1,2]}");
        assertThat(all[0].getFirstHeader("content-type")).isEqualTo("application/json");
        assertThat(client.retrieveRecordedRequests(request("/b"))).hasSize(1);
        assertThat(client.retrieveRecordedRequests(request("/b"), Format.JSON)).contains("\"/b\"");
    }

    private static void exchanges(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        LogEventRequestAndResponse[] all = client.retrieveRecordedRequestsAndResponses(request("/a"));

        assertThat(all).hasSize(1);
        assertThat(all[0].getHttpResponse().getBodyAsString()).isEqualTo("a");
        assertThat(all[0].getTimestamp()).isNotBlank();
        assertThat(client.retrieveRecordedRequestsAndResponses(null, Format.JSON))
                .contains("httpResponse");
    }

    private static void recorded(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);
        peer.answers("/on", 200, "behind");

        Expectation[] all = client.retrieveRecordedExpectations(request("/on"));

        assertThat(all).hasSize(1);
        assertThat(all[0].getHttpResponse().getBodyAsString()).isEqualTo("behind");
        assertThat(client.retrieveRecordedExpectations(request("/on"), Format.JAVA))
                .contains("MockServerClient");
        assertThat(client.retrieveRecordedExpectations(request("/on"), Format.JSON))
                .contains("/on");
    }

    private static void active(Peer peer) {
        MockServerClient client = peer.client();
        client.when(request("/a")).withId("a").respond(response("a"));
        client.when(request("/f")).withId("f").forward(forward().withHost("localhost"));

        assertThat(client.retrieveActiveExpectations(null))
                .extracting(Expectation::getId)
                .containsExactlyInAnyOrder("a", "f");
        assertThat(client.retrieveActiveExpectations(request("/a"))).hasSize(1);
        assertThat(client.retrieveActiveExpectations(request("/a"), Format.JAVA))
                .contains("request()");
        assertThat(client.retrieveActiveExpectations(request("/a"), Format.JSON))
                .contains("\"/a\"");
    }

    private static void log(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        String[] entries = client.retrieveLogMessagesArray(request("/a"));

        assertThat(entries).hasSizeGreaterThan(1);
        assertThat(String.join("", entries)).contains("/a").doesNotContain("-----------");
        assertThat(client.retrieveLogMessages(null)).contains("/b");
    }

    private static void formats(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        assertThat(client.retrieveRecordedRequests(request("/b"), Format.CURL)).contains("curl ");
        assertThat(client.retrieveRecordedRequestsAndResponses(null, Format.HAR))
                .contains("\"entries\"");
        assertThat(client.retrieveActiveExpectations(null, Format.PYTHON)).contains("/a");
    }

    private static void byId(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);
        peer.get("/on");

        assertThat(client.retrieveRecordedRequestsById("a")).hasSize(1);
        assertThat(client.retrieveRecordedRequestsAndResponsesById("a")).hasSize(1);
        assertThat(client.retrieveRecordedExpectationsById("on")).hasSize(1);
        assertThat(client.retrieveActiveExpectationsById("a")).hasSize(1);
        assertThat(client.retrieveLogMessagesById("a")).contains("/a");
    }

    private static void consolidated(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);
        peer.get("/on");
        peer.get("/on");

        assertThat(client.retrieveRecordedExpectations(
                        request("/on"), recordedExpectationsOptions().withConsolidate(true)))
                .hasSize(1);
    }

    private static void pages(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);
        peer.get("/on");
        peer.get("/on");

        assertThat(client.retrieveRecordedExpectations(request("/on"), 1, 0)).hasSize(1);
    }

    private static void unmatched(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        assertThat(client.retrieveUnmatchedExpectations())
                .extracting(Expectation::getId)
                .containsExactlyInAnyOrder("behind", "on");
        client.clearUnmatchedExpectations();
        assertThat(client.retrieveActiveExpectations(null))
                .extracting(Expectation::getId)
                .containsExactly("a");
    }

    private static void clear(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        client.clear("a", ClearType.LOG);
        assertThat(client.retrieveRecordedRequests(request("/a"))).isEmpty();
        assertThat(peer.post("/a", "")).isEqualTo("a");
        client.clear(request("/a"), ClearType.EXPECTATIONS);
        assertThat(peer.send("POST", "/a", "").statusCode()).isEqualTo(404);
        assertThat(client.retrieveRecordedRequests(request("/a"))).isNotEmpty();
        client.clear(expectationId("on")).clear(request("/behind"));
        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
        client.clear(request("/b"), ClearType.ALL);
        assertThat(client.retrieveRecordedRequests(request("/b"))).isEmpty();
    }

    private static void reset(Peer peer) {
        MockServerClient client = peer.client();
        traffic(peer);

        client.reset();

        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
        assertThat(client.retrieveRecordedRequests(null)).isEmpty();
        assertThat(peer.send("POST", "/a", "").statusCode()).isEqualTo(404);
    }
}
