package org.mockserver.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.wire.Json;
import org.mockserver.load.LoadProfile;
import org.mockserver.load.LoadScenario;
import org.mockserver.load.LoadStep;
import org.mockserver.model.CrudExpectationsDefinition;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.model.HttpRequest;
import org.mockserver.oidc.OidcProviderConfiguration;
import org.mockserver.saml.SamlProviderConfiguration;
import org.mockserver.scim.ScimProviderConfiguration;
import org.mockserver.slo.SloCriteria;
import org.mockserver.slo.SloObjective;
import org.mockserver.slo.SloVerdict;
import org.mockserver.slo.SloWindow;

/** What is sent for faults, load, service levels, messages and identity providers. */
class ExercisingClientTest {
    private static final String VERDICT = """
            {"name": "n", "result": "FAIL", "windowFromEpochMillis": 1, "windowToEpochMillis": 2, "sampleCount": 3,
             "new": true, "objectiveResults": [{"sli": "ERROR_RATE", "comparator": "LESS_THAN", "threshold": 0.1,
             "observedValue": 0.5, "result": "FAIL"}]}""";

    private final List<String> received = new CopyOnWriteArrayList<>();
    private HttpServer server;
    private volatile int status = 200;
    private volatile String answer = "{}";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String compact = body.isEmpty() ? "" : " " + Json.compact(Json.parse(body));
            received.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + compact);
            byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private MockServerClient client() {
        return new MockServerClient("127.0.0.1", server.getAddress().getPort());
    }

    private void answering(int withStatus, String withBody) {
        status = withStatus;
        answer = withBody;
    }

    private void assertReceived(String... calls) {
        assertThat(received).containsExactly(calls);
        received.clear();
    }

    @Test
    void faultsForHostsAreSetAndTakenAway() {
        HttpChaosProfile chaos = HttpChaosProfile.httpChaosProfile()
                .withErrorStatus(503)
                .withErrorProbability(0.5)
                .withLatency(Delay.milliseconds(3))
                .withSeed(4L)
                .withMalformedBody(true);
        String written = "{\"errorProbability\":0.5,\"errorStatus\":503,\"latency\":{\"timeUnit\":\"MILLISECONDS\","
                + "\"value\":3},\"malformedBody\":true,\"seed\":4}";

        client().setServiceChaos("a.test", chaos)
                .setServiceChaos("a.test", chaos, 500)
                .removeServiceChaos("a.test")
                .clearServiceChaos();
        assertThat(client().serviceChaosStatus()).isEqualTo("{}");

        assertReceived(
                "PUT /mockserver/serviceChaos {\"host\":\"a.test\",\"chaos\":" + written + "}",
                "PUT /mockserver/serviceChaos {\"host\":\"a.test\",\"chaos\":" + written + ",\"ttlMillis\":500}",
                "PUT /mockserver/serviceChaos {\"host\":\"a.test\",\"remove\":true}",
                "PUT /mockserver/serviceChaos {\"clear\":true}",
                "GET /mockserver/serviceChaos");
    }

    @Test
    void faultsNeedAHostAndAProfile() {
        assertThatThrownBy(() -> client().setServiceChaos(" ", new HttpChaosProfile()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a host is required");
        assertThatThrownBy(() -> client().setServiceChaos("a.test", null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("removeServiceChaos");
        assertReceived();
    }

    @Test
    void loadScenariosAreGivenStartedAndAskedFor() {
        LoadScenario scenario = LoadScenario.loadScenario("a b/c")
                .withSteps(LoadStep.loadStep(HttpRequest.request("/x").withHeader("Host", "a.test")))
                .withProfile(LoadProfile.constant(3, 100));
        String written = "{\"name\":\"a b/c\",\"profile\":{\"stages\":[{\"curve\":\"LINEAR\",\"durationMillis\":100,"
                + "\"type\":\"VU\",\"vus\":3}]},\"steps\":[{\"request\":{\"path\":\"/x\",\"headers\":{\"Host\":"
                + "[\"a.test\"]}}}],\"templateType\":\"VELOCITY\"}";

        assertThat(client().loadScenario(scenario)).isEqualTo("{}");
        client().runLoadScenario(scenario);
        client().startLoadScenarios("a", "b");
        client().stopLoadScenarios("a");
        client().stopLoadScenarios();
        assertReceived(
                "PUT /mockserver/loadScenario " + written,
                "PUT /mockserver/loadScenario " + written,
                "PUT /mockserver/loadScenario/start {\"names\":[\"a b/c\"]}",
                "PUT /mockserver/loadScenario/start {\"names\":[\"a\",\"b\"]}",
                "PUT /mockserver/loadScenario/stop {\"names\":[\"a\"]}",
                "PUT /mockserver/loadScenario/stop");

        client().loadScenarios();
        client().getLoadScenario("a b/c");
        client().getLoadScenarioReport("a");
        client().getLoadScenarioReport("a", "junit");
        client().deleteLoadScenario("a b/c").clearLoadScenarios();
        client().generateLoadScenarioFromOpenAPI("{\"name\": \"o\"}");
        client().generateLoadScenarioFromRecording("{\"name\": \"r\"}");
        assertReceived(
                "GET /mockserver/loadScenario",
                "GET /mockserver/loadScenario/a%20b%2Fc",
                "GET /mockserver/loadScenario/a/report",
                "GET /mockserver/loadScenario/a/report?format=junit",
                "DELETE /mockserver/loadScenario/a%20b%2Fc",
                "DELETE /mockserver/loadScenario",
                "PUT /mockserver/loadScenario/generateFromOpenAPI {\"name\":\"o\"}",
                "PUT /mockserver/loadScenario/generateFromRecording {\"name\":\"r\"}");
    }

    @Test
    void aLoadScenarioWithoutNameCannotBeRun() {
        assertThatThrownBy(() -> client().runLoadScenario(new LoadScenario()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("name");
        assertReceived();
    }

    private static SloCriteria criteria() {
        return SloCriteria.sloCriteria()
                .withName("n")
                .withWindow(SloWindow.lookback(1_000))
                .withObjectives(SloObjective.sloObjective()
                        .withSli(SloObjective.Sli.ERROR_RATE)
                        .withComparator(SloObjective.Comparator.LESS_THAN)
                        .withThreshold(0.1))
                .withUpstreamHosts(Set.of("a.test"));
    }

    @Test
    void aServiceLevelIsJudged() {
        answering(200, VERDICT.replace("FAIL", "PASS"));

        SloVerdict verdict = client().verifySLO(criteria());

        assertThat(verdict.getResult()).isEqualTo(SloVerdict.Result.PASS);
        assertThat(verdict.getSampleCount()).isEqualTo(3);
        assertThat(verdict.getObjectiveResults().get(0).getObservedValue()).isEqualTo(0.5);
        assertReceived("PUT /mockserver/verifySLO {\"minimumSampleCount\":1,\"name\":\"n\",\"objectives\":[{"
                + "\"comparator\":\"LESS_THAN\",\"scope\":\"FORWARD\",\"sli\":\"ERROR_RATE\",\"threshold\":0.1}],"
                + "\"upstreamHosts\":[\"a.test\"],\"window\":{\"lookbackMillis\":1000,\"type\":\"LOOKBACK\"}}");
    }

    @Test
    void aServiceLevelThatIsNotReachedIsAnAssertionError() {
        answering(406, VERDICT);

        MockServerClient.SloVerdictAssertionError error = catchThrowableOfType(
                MockServerClient.SloVerdictAssertionError.class, () -> client().verifySLO(criteria()));

        assertThat(error).hasMessage(VERDICT);
        assertThat(error.getVerdict().getResult()).isEqualTo(SloVerdict.Result.FAIL);
    }

    @Test
    void aServerThatDoesNotMeasureSaysHowItWould() {
        answering(403, "{\"error\": \"off\"}");
        assertThatThrownBy(() -> client().verifySLO(criteria()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("mockserver.sloTrackingEnabled=true")
                .hasMessageContaining("off");
        answering(400, "no window");
        assertThatThrownBy(() -> client().verifySLO(criteria()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no window");
    }

    @Test
    void experimentsAndMessagesAreSentAsTheyAre() {
        client().startChaosExperiment("{\"name\": \"e\"}");
        client().loadAsyncApi("{\"spec\": 1}");
        client().asyncApiStatus();
        client().verifyAsyncMessage("{\"v\": 1}");
        assertReceived(
                "PUT /mockserver/chaosExperiment {\"name\":\"e\"}",
                "PUT /mockserver/asyncapi {\"spec\":1}",
                "GET /mockserver/asyncapi",
                "PUT /mockserver/asyncapi/verify {\"v\":1}");

        answering(406, "not received");
        assertThatThrownBy(() -> client().verifyAsyncMessage("{}"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("not received");
    }

    @Test
    void identityProvidersAreImitatedAsUsualOrAsTold() {
        answering(201, "[]");

        assertThat(client().mockOpenIdProvider()).isEmpty();
        assertThat(client().mockSamlProvider()).isEmpty();
        assertReceived("PUT /mockserver/oidc", "PUT /mockserver/saml");

        client().mockOpenIdProvider(new OidcProviderConfiguration()
                .setIssuer("i")
                .setScopes(List.of("s"))
                .setAdditionalClaims(Map.of("k", 1)));
        client().mockSamlProvider(new SamlProviderConfiguration().setAttributes(Map.of("a", "b")));
        assertReceived(
                "PUT /mockserver/oidc {\"additionalClaims\":{\"k\":1},\"audience\":\"mock-audience\","
                        + "\"authorizePath\":\"/authorize\",\"clientId\":\"mock-client\",\"clientSecret\":"
                        + "\"mock-client-secret\",\"deviceAuthorizationPath\":\"/device_authorization\","
                        + "\"deviceCodePendingPolls\":0,\"enforceClientAuthentication\":false,\"introspectPath\":"
                        + "\"/introspect\",\"issueExpiredToken\":false,\"issuer\":\"i\",\"jwksPath\":"
                        + "\"/.well-known/jwks.json\",\"opaqueAccessToken\":false,\"revokePath\":\"/revoke\","
                        + "\"scopes\":[\"s\"],\"signingAlgorithm\":\"RS256\",\"subject\":\"mock-user\","
                        + "\"tamperedSignature\":false,\"tokenExpirySeconds\":3600,\"tokenPath\":\"/token\","
                        + "\"userinfoPath\":\"/userinfo\",\"wrongIssuer\":false}",
                "PUT /mockserver/saml {\"assertionConsumerServiceUrl\":\"http://localhost:8080/saml/acs\","
                        + "\"attributes\":{\"a\":\"b\"},\"expiredAssertion\":false,\"idpEntityId\":"
                        + "\"http://localhost:1080/saml/idp\",\"metadataUrl\":\"/saml/metadata\",\"nameIdFormat\":"
                        + "\"urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress\",\"sessionDurationSeconds\":3600,"
                        + "\"sloServiceUrl\":\"/saml/logout\",\"spEntityId\":\"http://localhost:8080/saml/sp\","
                        + "\"spSingleLogoutServiceUrl\":\"http://localhost:8080/saml/slo\",\"ssoServiceUrl\":"
                        + "\"/saml/sso\",\"subjectNameId\":\"mock-user@example.com\",\"tamperedSignature\":false,"
                        + "\"wrongAudience\":false}");
    }

    @Test
    void aDirectoryIsImitatedWithItsUsersAndGroups() {
        answering(201, "[]");

        client().mockScimProvider();
        client().mockScimProvider(new ScimProviderConfiguration()
                .setBasePath("/s")
                .setIdStrategy(CrudExpectationsDefinition.IdStrategy.AUTO_INCREMENT)
                .setInitialUsers(List.of(Map.of("userName", "u")))
                .setExpectedBearerToken("t"));

        assertReceived(
                "PUT /mockserver/scim",
                "PUT /mockserver/scim {\"basePath\":\"/s\",\"enforceFilter\":true,\"enforcePatch\":true,"
                        + "\"expectedBearerToken\":\"t\",\"idStrategy\":\"AUTO_INCREMENT\",\"initialGroups\":[],"
                        + "\"initialUsers\":[{\"userName\":\"u\"}],\"requireBearerToken\":false}");
    }

    @Test
    void aServerWithoutTheOperationIsNamed() {
        for (int refusal : new int[] {404, 501}) {
            answering(refusal, "");
            assertThatThrownBy(() -> client().setServiceChaos("a.test", new HttpChaosProfile()))
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("/mockserver/serviceChaos")
                    .hasMessageContaining("the operation");
        }
    }
}
