package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.verify.Verification.verification;
import static org.mockserver.verify.VerificationTimes.atLeast;
import static org.mockserver.verify.VerificationTimes.atMost;
import static org.mockserver.verify.VerificationTimes.between;
import static org.mockserver.verify.VerificationTimes.exactly;
import static org.mockserver.verify.VerificationTimes.never;
import static org.mockserver.verify.VerificationTimes.once;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;
import org.mockserver.verify.VerificationTimes;

/** Verifying, as tests of users do it. */
class ClientVerificationTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient client = new MockServerClient("localhost", SERVER.port());

    @BeforeEach
    void someTraffic() {
        client.when(request("/a")).withId("a").respond(response("a"));
        client.when(request("/b")).withId("b").respond(response("b"));
        SERVER.get("/a");
        SERVER.get("/b");
        SERVER.get("/a");
    }

    @Test
    void countsThatHoldPass() {
        client.verify(request("/a"), exactly(2))
                .verify(request("/b"), once())
                .verify(request("/c"), never())
                .verify(request(), atLeast(3))
                .verify(request(), atMost(3))
                .verify(request("/a"), between(1, 2), 5)
                .verify("a", exactly(2))
                .verify(ExpectationId.expectationId("b"), once())
                .verify(ExpectationId.expectationId("b"), once(), 3)
                .verifyAll(verification().withRequest(request("/a")).withTimes(atLeast(2)));
    }

    @Test
    void orderThatHoldsPasses() {
        client.verify(request("/a"), request("/b"), request("/a"))
                .verify(3, request("/a"), request("/a"))
                .verify("a", "b", "a")
                .verify(ExpectationId.expectationId("a"), ExpectationId.expectationId("b"))
                .verify(2, ExpectationId.expectationId("b"))
                .verify(new VerificationSequence().withRequests(request("/b"), request("/a")));
    }

    @Test
    void answersAreVerifiedToo() {
        client.verify(request("/a"), response("a").withReasonPhrase(null), exactly(2))
                .verify(response("b").withReasonPhrase(null), once())
                .verify(response("a").withReasonPhrase(null));
        assertThatThrownBy(() -> client.verify(response("c"), once()))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Response not found exactly once");
    }

    @Test
    void aFailureShowsTheClosestRequests() {
        assertThatThrownBy(() -> client.verify(request("/c"), once()))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Request not found exactly once, expected:<{")
                .hasMessageContaining("closest match diff:")
                .hasMessageContaining("verification summary:")
                .hasMessageContaining("GET /a differs in: path");
    }

    @Test
    void aSequenceThatFailsNamesTheStep() {
        assertThatThrownBy(() -> client.verify(request("/b"), request("/b")))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Request sequence not found")
                .hasMessageContaining("step 2 of 2");
    }

    @Test
    void zeroInteractionsFailWhenThereWereSome() {
        assertThatThrownBy(client::verifyZeroInteractions).isInstanceOf(AssertionError.class);
        client.reset();
        client.verifyZeroInteractions();
    }

    @Test
    void argumentsAreCheckedBeforeAnythingIsSent() {
        MockServerClient nowhere = new MockServerClient("localhost", 1);
        assertThatThrownBy(() -> nowhere.verify(new RequestDefinition[0])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> nowhere.verify(new String[0])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> nowhere.verify(request(), (VerificationTimes) null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("non null VerificationTimes");
        assertThatThrownBy(() -> nowhere.verify((RequestDefinition) null, once()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("non null RequestDefinition");
    }

    @Test
    void aVerificationWaitsForWhatIsStillToCome() {
        CompletableFuture<Integer> later = CompletableFuture.supplyAsync(
                () -> SERVER.get("/b").statusCode(),
                CompletableFuture.delayedExecutor(100, java.util.concurrent.TimeUnit.MILLISECONDS));

        client.verify(request("/b"), exactly(2), Duration.ofSeconds(10));

        assertThat(later.join()).isEqualTo(200);
    }

    @Test
    void aVerificationDoesNotWaitForEver() {
        Verification wanted = verification().withRequest(request("/c")).withTimes(once());

        assertThatThrownBy(() -> client.verify(wanted, Duration.ofMillis(120)))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Request not found exactly once");
        assertThat(wanted.getTimeout()).isNull();
    }

    @Test
    void whatMustNotHappenIsWatchedFor() {
        client.verifyNever(request("/c"), Duration.ofMillis(60));
        assertThatThrownBy(() -> client.verifyNever(request("/a"), Duration.ofMillis(60)))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Request found although it should not have been for 60 ms");
    }
}
