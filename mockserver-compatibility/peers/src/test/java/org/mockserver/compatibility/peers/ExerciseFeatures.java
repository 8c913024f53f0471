package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;

import java.util.List;
import java.util.Map;
import org.mockserver.client.ClientException;
import org.mockserver.client.ForwardChainExpectation;
import org.mockserver.client.MockServerClient;
import org.mockserver.load.LoadProfile;
import org.mockserver.load.LoadScenario;
import org.mockserver.load.LoadStep;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Completion;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.Delay;
import org.mockserver.model.DnsRecord;
import org.mockserver.model.DnsRecordType;
import org.mockserver.model.DnsRequestDefinition;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.DnsResponseCode;
import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcBidiRule;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.model.HttpLlmResponse;
import org.mockserver.model.Provider;
import org.mockserver.model.Usage;
import org.mockserver.oidc.OidcProviderConfiguration;
import org.mockserver.saml.SamlProviderConfiguration;
import org.mockserver.scim.ScimProviderConfiguration;
import org.mockserver.slo.SloCriteria;
import org.mockserver.slo.SloObjective;
import org.mockserver.slo.SloVerdict;
import org.mockserver.slo.SloWindow;

/** Faults, load, service levels and identity providers. */
final class ExerciseFeatures {

    /** Older servers take these settings when they start only. */
    private static final String CHANGES_WHILE_IT_RUNS = "9.0";

    private ExerciseFeatures() {}

    static List<Feature> all() {
        return List.of(
                new Feature("faults for hosts", "8.0", ExerciseFeatures::serviceChaos),
                new Feature("faults in stages", "8.0", ExerciseFeatures::chaosExperiment),
                new Feature("load scenarios", "8.0", ExerciseFeatures::load),
                new Feature("service levels", "8.0", ExerciseFeatures::serviceLevels),
                new Feature("OpenID Connect provider", "8.0", ExerciseFeatures::openId),
                new Feature("SAML provider", "8.0", ExerciseFeatures::saml),
                new Feature("SCIM directory", "8.0", ExerciseFeatures::scim),
                new Feature("faults in answers", "8.0", ExerciseFeatures::chaos),
                new Feature("scenarios across protocols", "8.0", ExerciseFeatures::crossing),
                new Feature("answers of language models", "6.1", ExerciseFeatures::languageModel),
                new Feature("gRPC", "8.0", ExerciseFeatures::grpc),
                new Feature("DNS", "6.1", ExerciseFeatures::dns));
    }

    private static void serviceChaos(Peer peer) {
        MockServerClient client = peer.client();
        HttpChaosProfile chaos = HttpChaosProfile.httpChaosProfile()
                .withErrorStatus(503)
                .withErrorProbability(0.5)
                .withLatency(Delay.milliseconds(3))
                .withQuotaName("q")
                .withQuotaLimit(2)
                .withQuotaWindowMillis(1_000L);

        client.setServiceChaos("a.test", chaos).setServiceChaos("b.test", chaos, 60_000);

        assertThat(client.serviceChaosStatus())
                .contains("a.test", "b.test", "\"errorStatus\" : 503", "\"quotaName\" : \"q\"");
        assertThat(client.removeServiceChaos("a.test").serviceChaosStatus()).doesNotContain("a.test");
        assertThat(client.clearServiceChaos().serviceChaosStatus()).doesNotContain("b.test");
    }

    private static void chaosExperiment(Peer peer) {
        assertThat(peer.client()
                        .startChaosExperiment("{\"name\": \"e\", \"stages\": [{\"durationMillis\": 1000,"
                                + " \"profiles\": {\"a.test\": {\"errorStatus\": 503}}}]}"))
                .contains("started");
    }

    private static void load(Peer peer) {
        MockServerClient client = peer.client();
        LoadScenario scenario = LoadScenario.loadScenario("load 1")
                .withSteps(LoadStep.loadStep(request("/x").withHeader("Host", "127.0.0.1:" + peer.port()))
                        .withName("x"))
                .withProfile(LoadProfile.constant(1, 100))
                .withLabel("team", "a");

        assertThat(client.loadScenario(scenario)).contains("LOADED");
        assertThat(client.loadScenarios()).contains("\"load 1\"");
        assertThat(client.getLoadScenario("load 1")).contains("\"team\" : \"a\"", "\"vus\" : 1");
        if (peer.isAtLeast(CHANGES_WHILE_IT_RUNS)) {
            client.updateConfiguration("{\"loadGenerationEnabled\": true}");
            assertThat(client.runLoadScenario(scenario)).contains("started");
            assertThat(client.stopLoadScenarios("load 1")).contains("stopped");
            assertThat(client.getLoadScenarioReport("load 1")).contains("\"load 1\"");
            assertThat(client.getLoadScenarioReport("load 1", "junit")).contains("<testsuite");
        } else {
            assertThatThrownBy(() -> client.runLoadScenario(scenario))
                    .isInstanceOf(ClientException.class)
                    .hasMessageContaining("loadGenerationEnabled");
        }
        client.deleteLoadScenario("load 1").clearLoadScenarios();
        assertThatThrownBy(() -> client.getLoadScenario("load 1")).isInstanceOf(ClientException.class);
    }

    private static void serviceLevels(Peer peer) {
        MockServerClient client = peer.client();
        SloCriteria criteria = SloCriteria.sloCriteria()
                .withName("n")
                .withWindow(SloWindow.lookback(1_000))
                .withObjectives(SloObjective.sloObjective()
                        .withSli(SloObjective.Sli.ERROR_RATE)
                        .withComparator(SloObjective.Comparator.LESS_THAN)
                        .withThreshold(0.1));
        if (peer.isAtLeast("8.0") && !peer.isAtLeast(CHANGES_WHILE_IT_RUNS)) {
            assertThatThrownBy(() -> client.verifySLO(criteria))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("sloTrackingEnabled");
            return;
        }
        client.updateConfiguration("{\"sloTrackingEnabled\": true}");

        SloVerdict verdict = client.verifySLO(criteria);

        assertThat(verdict.getName()).isEqualTo("n");
        assertThat(verdict.getResult()).isEqualTo(SloVerdict.Result.INCONCLUSIVE);
    }

    private static void openId(Peer peer) {
        MockServerClient client = peer.client();

        assertThat(client.mockOpenIdProvider()).isNotEmpty();
        assertThat(client.mockOpenIdProvider(new OidcProviderConfiguration().setTokenPath("/give")))
                .isNotEmpty();
        assertThat(peer.get("/.well-known/openid-configuration").body()).contains("/give");
    }

    private static void saml(Peer peer) {
        MockServerClient client = peer.client();

        assertThat(client.mockSamlProvider()).isNotEmpty();
        assertThat(client.mockSamlProvider(new SamlProviderConfiguration().setIdpEntityId("urn:me")))
                .isNotEmpty();
        assertThat(peer.get("/saml/metadata").body()).contains("urn:me");
    }

    private static void scim(Peer peer) {
        MockServerClient client = peer.client();

        assertThat(client.mockScimProvider()).isNotEmpty();
        assertThat(client.mockScimProvider(new ScimProviderConfiguration()
                        .setBasePath("/people")
                        .setInitialUsers(List.of(Map.of("id", "7", "userName", "ada")))))
                .isNotEmpty();
        assertThat(peer.get("/people/Users").body()).contains("ada");
    }

    private static void chaos(Peer peer) {
        ForwardChainExpectation chain = peer.client()
                .when(request("/chaos"))
                .withChaos(HttpChaosProfile.httpChaosProfile()
                        .withErrorStatus(503)
                        .withRetryAfter("7")
                        .withSucceedFirst(1));

        Expectation[] stored = chain.respond(response("fine"));

        assertThat(stored[0].getChaos().getErrorStatus()).isEqualTo(503);
        peer.answers("/chaos", 200, "fine");
        assertThat(peer.get("/chaos").statusCode()).isEqualTo(503);
    }

    private static void crossing(Peer peer) {
        Expectation[] stored = peer.client()
                .when(request("/go.*"))
                .withCrossProtocolScenario(CrossProtocolScenario.onHttpPath("/go/on", "road", "open"))
                .withCrossProtocolScenario(CrossProtocolScenario.onWebSocketConnect("road", "closed"))
                .respond(response("went"));

        assertThat(stored[0].getCrossProtocolScenarios()).hasSize(2);
        peer.answers("/go/1", 200, "went");
        assertThat(peer.client().scenario("road").state()).isEqualTo("Started");
        peer.answers("/go/on", 200, "went");
        assertThat(peer.client().scenario("road").state()).isEqualTo("open");
    }

    private static void languageModel(Peer peer) {
        HttpLlmResponse answer = HttpLlmResponse.llmResponse()
                .withProvider(Provider.OPENAI)
                .withModel("m")
                .withCompletion(Completion.completion()
                        .withText("hello")
                        .withUsage(Usage.inputTokens(1).withOutputTokens(2)));

        assertThat(peer.client().when(request("/llm")).respondWithLlm(answer)[0].getHttpLlmResponse())
                .isEqualTo(answer);
        assertThat(peer.post("/llm", "{\"messages\": []}")).contains("hello", "chat.completion");
    }

    private static void grpc(Peer peer) {
        GrpcStreamResponse stream = GrpcStreamResponse.grpcStreamResponse()
                .withStatusName("OK")
                .withHeader("a", "b")
                .withMessage("{\"n\":1}")
                .withMessage("{\"n\":2}", Delay.milliseconds(1));
        GrpcBidiResponse both = GrpcBidiResponse.grpcBidiResponse()
                .withMessage("{\"n\":1}")
                .withRule(GrpcBidiRule.grpcBidiRule("{\"n\":2}").withResponse("{\"n\":3}"));

        assertThat(peer.client()
                        .when(request("/s/m"))
                        .respondWithGrpcStream(stream)[0]
                        .getGrpcStreamResponse())
                .isEqualTo(stream);
        assertThat(peer.client()
                        .when(request("/s/b"))
                        .respondWithGrpcBidi(both)[0]
                        .getGrpcBidiResponse())
                .isEqualTo(both);
    }

    private static void dns(Peer peer) {
        DnsRequestDefinition query = DnsRequestDefinition.dnsRequest("a.test", DnsRecordType.A);
        DnsResponse answer = DnsResponse.dnsResponse()
                .withAnswerRecord(DnsRecord.aRecord("a.test", "1.2.3.4").withTtl(5))
                .withResponseCode(DnsResponseCode.NOERROR);

        Expectation[] stored = peer.client().when(query).respondWithDns(answer);

        assertThat(stored[0].getHttpRequest()).isEqualTo(query);
        assertThat(stored[0].getDnsResponse()).isEqualTo(answer);
    }
}
