package org.mockserver.compatibility.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;

import java.util.List;
import org.mockserver.client.ClientException;
import org.mockserver.client.MockServerClient;
import org.mockserver.load.LoadProfile;
import org.mockserver.load.LoadScenario;
import org.mockserver.load.LoadStep;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.oidc.OidcProviderConfiguration;
import org.mockserver.saml.SamlProviderConfiguration;
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
                new Feature("SAML provider", "8.0", ExerciseFeatures::saml));
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
}
