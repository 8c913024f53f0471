package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.configuration.ClientConfiguration.clientConfiguration;
import static org.mockserver.configuration.Configuration.configuration;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.proxyconfiguration.ProxyConfiguration.proxyConfiguration;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.MockMode;
import org.mockserver.proxyconfiguration.ProxyConfiguration;

/** Clock, mode, settings, scenarios and files, as tests of users do it. */
class ClientAdministrationTest {

    @RegisterExtension
    static final TestServer SERVER = new TestServer();

    private final MockServerClient client =
            MockServerClient.builder().host("localhost").port(SERVER.port()).build();

    @AfterEach
    void putTheClockRight() {
        client.resetClock();
    }

    @Test
    void timeStandsStillAndLeaps() {
        client.freezeClock(Instant.parse("2030-01-01T00:00:00Z"));
        client.when(request("/soon"), Times.unlimited(), TimeToLive.exactly(TimeUnit.HOURS, 1L))
                .respond(response("still"));

        assertThat(client.clockStatus()).contains("2030-01-01T00:00:00Z").contains("true");
        SERVER.answers("/soon", 200, "still");
        client.advanceClock(Duration.ofHours(2));
        assertThat(SERVER.get("/soon").statusCode()).isEqualTo(404);
        client.resetClock().freezeClock();
        assertThat(client.clockStatus()).doesNotContain("2030-01-01");
    }

    @Test
    void theModeIsChosen() {
        MockMode before = client.retrieveMode();

        assertThat(client.setMode(MockMode.SIMULATE).retrieveMode()).isEqualTo(MockMode.SIMULATE);
        assertThat(client.setMode(MockMode.CAPTURE).retrieveMode()).isEqualTo(MockMode.CAPTURE);
        client.setMode(before);
    }

    @Test
    void settingsAreShownAndChanged() {
        assertThat(client.retrieveConfiguration()).contains("\"maxLogEntries\"");
        assertThat(client.updateConfiguration("{\"livenessHttpGetPath\": \"/alive\"}"))
                .contains("/alive");
        assertThat(SERVER.get("/alive").statusCode()).isEqualTo(200);
        client.updateConfiguration("{\"livenessHttpGetPath\": \"\"}");
        assertThatThrownBy(() -> client.updateConfiguration("{\"maxLogEntries\": -1}"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void scenariosAreMovedFromOutside() {
        client.when(request("/s"))
                .withScenarioName("door")
                .withScenarioState("on")
                .respond(response("on"));
        MockServerClient.ScenarioHandle scenario = client.scenario("door");

        assertThat(scenario.state()).isEqualTo("Started");
        scenario.set("on");
        SERVER.answers("/s", 200, "on");
        scenario.trigger("off");
        assertThat(scenario.state()).isEqualTo("off");
        scenario.set("now", 60_000L, "later");
        assertThat(client.scenarios()).contains(new MockServerClient.Scenario("door", "now"));
    }

    @Test
    void filesAreKept() {
        client.storeFile("a.txt", "text").storeFile("b.bin", new byte[] {1, 2, 3});

        assertThat(client.listFiles()).contains("a.txt", "b.bin");
        assertThat(client.retrieveFile("a.txt")).isEqualTo("text".getBytes(StandardCharsets.UTF_8));
        assertThat(client.retrieveFile("b.bin")).containsExactly(1, 2, 3);
        client.deleteFile("a.txt");
        assertThatThrownBy(() -> client.retrieveFile("a.txt"))
                .isInstanceOf(ClientException.class)
                .hasMessageContaining("file not found: a.txt");
    }

    @Test
    void mismatchesAreExplained() {
        client.when(request("/right")).withId("right").respond(response("r"));

        assertThat(client.debugMismatch(request("/wrong"))).contains("\"right\"");
        assertThat(client.debugMismatch(null)).contains("totalExpectations");
    }

    @Test
    void pactsAreMadeAndRead() {
        client.when(request("/p").withMethod("GET")).respond(response("p").withStatusCode(200));

        String pact = client.pactExport("me", "you");

        assertThat(pact).contains("\"me\"");
        assertThat(client.pactImport(pact)).contains("/p");
    }

    @Test
    void requestsAreSentOnceMore() {
        client.when(request("/again")).respond(response("again"));

        assertThat(client.replay(request("/again").withMethod("GET").withHeader("Host", "127.0.0.1:" + SERVER.port()))
                        .getBodyAsString())
                .isEqualTo("again");
    }

    @Test
    void clientsAreMadeInManyWays() {
        int port = SERVER.port();
        CompletableFuture<Integer> later = CompletableFuture.completedFuture(port);
        for (MockServerClient each : List.of(
                new MockServerClient("localhost", port, ""),
                new MockServerClient(clientConfiguration(), "localhost", port),
                new MockServerClient(clientConfiguration(), "localhost", port, "/"),
                new MockServerClient(clientConfiguration(), later),
                new MockServerClient(configuration(), "localhost", port),
                new MockServerClient(configuration(), "localhost", port, ""),
                new MockServerClient(configuration(), later),
                MockServerClient.builder()
                        .configuration(configuration().maxSocketTimeoutInMillis(5_000L))
                        .portFuture(later)
                        .contextPath("")
                        .secure(true)
                        .controlPlaneJWT("token")
                        .requestOverride(request().withHeader("x", "y"))
                        .build())) {
            assertThat(each.isRunning()).isTrue();
            assertThat(each.remoteAddress().getPort()).isEqualTo(port);
            assertThat(each.contextPath()).isEmpty();
            assertThat(each.openUI()).isSameAs(each);
        }
    }

    @Test
    void aProxyIsPassed() {
        ProxyConfiguration itself = proxyConfiguration(ProxyConfiguration.Type.HTTP, "127.0.0.1:" + SERVER.port());
        MockServerClient proxied = new MockServerClient("localhost", SERVER.port()).withProxyConfiguration(itself);

        assertThat(proxied.isRunning())
                .as("who comes through a proxy does not reach the control plane")
                .isFalse();
        assertThatThrownBy(() -> client.withProxyConfiguration(
                        proxyConfiguration(ProxyConfiguration.Type.SOCKS5, "127.0.0.1:1")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> proxyConfiguration(ProxyConfiguration.Type.HTTP, "nonsense"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("host:port");
    }

    @Test
    void driftIsShownAndForgotten() {
        assertThat(client.retrieveDrift()).contains("\"drifts\"");
        assertThat(client.clearDrift()).isSameAs(client);
    }

    @Test
    void breakpointsAreListedAndTakenOut() {
        assertThat(client.clearBreakpointMatchers().listBreakpointMatchers()).doesNotContain("\"id\"");
        assertThatThrownBy(() -> client.removeBreakpointMatcher("nobody")).isInstanceOf(ClientException.class);
    }

    @Test
    void aPactIsVerifiedWithTheExpectations() {
        client.when(request("/p").withMethod("GET")).respond(response("p").withStatusCode(200));
        String pact = client.pactExport("me", "you");

        assertThat(client.pactVerify(pact)).contains("\"verified\" : true");

        client.reset();
        assertThatThrownBy(() -> client.pactVerify(pact))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no matching expectation found");
        assertThatThrownBy(() -> client.pactVerify("{}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one interaction");
    }

    @Test
    void whatThisServerDoesNotHaveIsSaidClearly() {
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> client.wsdlExpectation("<definitions/>"),
                () -> client.uploadGrpcDescriptor(new byte[] {1}),
                () -> client.retrieveGrpcServices(),
                () -> client.clearGrpcDescriptors())) {
            assertThatThrownBy(call)
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("status 404")
                    .hasMessageContaining(
                            "while sending request:\n\nPUT http://localhost:" + SERVER.port() + "/mockserver/")
                    .hasMessageContaining("this version of the server has the operation");
        }
    }
}
