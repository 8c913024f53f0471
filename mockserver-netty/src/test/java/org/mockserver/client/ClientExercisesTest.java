package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.model.HttpForward.forward;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.integration.ClientAndServer;
import org.mockserver.load.LoadScenario;
import org.mockserver.model.DnsRequestDefinition;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.model.HttpLlmResponse;
import org.mockserver.slo.SloCriteria;
import org.mockserver.slo.SloObjective;
import org.mockserver.slo.SloVerdict;
import org.mockserver.slo.SloWindow;

/** Service levels as tests of users verify them, and what the client says of operations this server does not have. */
class ClientExercisesTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private static SloCriteria fasterThan(double millis) {
        return SloCriteria.sloCriteria()
                .withName("fast")
                .withWindow(SloWindow.lookback(60_000))
                .withObjectives(SloObjective.sloObjective()
                        .withSli(SloObjective.Sli.LATENCY_P95)
                        .withComparator(SloObjective.Comparator.LESS_THAN)
                        .withThreshold(millis));
    }

    @Test
    void serviceLevelsOfForwardedRequestsAreVerified() throws Exception {
        SERVER.client().when(request("/behind")).respond(response("behind"));
        try (ClientAndServer measuring =
                ClientAndServer.startClientAndServer(configuration().sloTrackingEnabled(true), 0)) {
            measuring
                    .when(request("/behind"))
                    .forward(forward().withHost("127.0.0.1").withPort(SERVER.port()));
            assertThat(measuring.verifySLO(fasterThan(60_000)).getResult()).isEqualTo(SloVerdict.Result.INCONCLUSIVE);

            assertThat(java.net.http.HttpClient.newHttpClient()
                            .send(
                                    java.net.http.HttpRequest.newBuilder(java.net.URI.create(
                                                    "http://127.0.0.1:" + measuring.getPort() + "/behind"))
                                            .build(),
                                    java.net.http.HttpResponse.BodyHandlers.ofString())
                            .body())
                    .isEqualTo("behind");

            SloVerdict verdict = measuring.verifySLO(fasterThan(60_000));
            assertThat(verdict.getName()).isEqualTo("fast");
            assertThat(verdict.getResult()).isEqualTo(SloVerdict.Result.PASS);
            assertThat(verdict.getSampleCount()).isEqualTo(1);
            assertThatThrownBy(() -> measuring.verifySLO(fasterThan(0)))
                    .isInstanceOfSatisfying(
                            MockServerClient.SloVerdictAssertionError.class,
                            failed -> assertThat(failed.getVerdict()
                                            .getObjectiveResults()
                                            .get(0)
                                            .getResult())
                                    .isEqualTo(SloVerdict.Result.FAIL));
        }
    }

    @Test
    void aServerThatDoesNotMeasureSaysSo() {
        assertThatThrownBy(() -> SERVER.client().verifySLO(fasterThan(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("mockserver.sloTrackingEnabled=true");
    }

    @Test
    void operationsThatThisServerDoesNotHaveAreNamed() {
        MockServerClient client = SERVER.client();
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> client.setServiceChaos("a.test", new HttpChaosProfile()),
                client::serviceChaosStatus,
                () -> client.startChaosExperiment("{}"),
                () -> client.loadScenario(LoadScenario.loadScenario("n")),
                client::clearLoadScenarios,
                () -> client.loadAsyncApi("{}"),
                client::mockOpenIdProvider,
                client::mockSamlProvider,
                client::mockScimProvider)) {
            assertThatThrownBy(call)
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("status 404")
                    .hasMessageContaining("http://localhost:" + SERVER.port() + "/mockserver/")
                    .hasMessageContaining("that this version of the server has the operation");
        }
    }

    @Test
    void answersThatThisServerCannotGiveAreRefusedByName() {
        MockServerClient client = SERVER.client();
        refused("httpLlmResponse", () -> client.when(request()).respondWithLlm(HttpLlmResponse.llmResponse()));
        refused(
                "grpcStreamResponse",
                () -> client.when(request()).respondWithGrpcStream(GrpcStreamResponse.grpcStreamResponse()));
        refused(
                "grpcBidiResponse",
                () -> client.when(request()).respondWithGrpcBidi(GrpcBidiResponse.grpcBidiResponse()));
        refused("dnsResponse", () -> client.when(request()).respondWithDns(DnsResponse.dnsResponse()));
        refused(
                "chaos",
                () -> client.when(request()).withChaos(new HttpChaosProfile()).respond(response()));
        refused(
                "dnsName",
                () -> client.when(DnsRequestDefinition.dnsRequest("a.test")).respond(response()));
        assertThat(client.retrieveActiveExpectations(null)).isEmpty();
    }

    private static void refused(String field, ThrowingCallable call) {
        assertThatThrownBy(call)
                .as(field)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(field + " is not supported by this version yet");
    }
}
