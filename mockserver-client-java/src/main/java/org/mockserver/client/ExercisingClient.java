package org.mockserver.client;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.ChaosWire;
import org.mockserver.internal.wire.IdentityWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.LoadScenarioWire;
import org.mockserver.internal.wire.SloWire;
import org.mockserver.load.LoadScenario;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.oidc.OidcProviderConfiguration;
import org.mockserver.saml.SamlProviderConfiguration;
import org.mockserver.scim.ScimProviderConfiguration;
import org.mockserver.slo.SloCriteria;
import org.mockserver.slo.SloVerdict;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What puts systems to the test beyond mocking: faults, load, service levels, messages, identity providers. A server
 * without the operation answers 404 or 501, and the exception says so.
 */
abstract class ExercisingClient extends AdministeringClient {

    private static final int FORBIDDEN = 403;
    private static final int NOT_ACCEPTABLE = 406;
    private static final String SERVICE_CHAOS = "/serviceChaos";
    private static final String LOAD = "/loadScenario";
    private static final String ASYNC = "/asyncapi";
    private static final String HOST = "host";

    ExercisingClient(Remote remote) {
        super(remote);
    }

    /** Puts faults into what the server forwards for requests to that host. */
    public MockServerClient setServiceChaos(String host, HttpChaosProfile chaos) {
        return serviceChaos(chaosFor(host, chaos));
    }

    /** As {@link #setServiceChaos(String, HttpChaosProfile)}, for so many milliseconds. */
    public MockServerClient setServiceChaos(String host, HttpChaosProfile chaos, long ttlMillis) {
        return serviceChaos(chaosFor(host, chaos).put("ttlMillis", ttlMillis));
    }

    /** Takes the faults for a host away. */
    public MockServerClient removeServiceChaos(String host) {
        return serviceChaos(named(host).put("remove", true));
    }

    /** Takes the faults for all hosts away. */
    public MockServerClient clearServiceChaos() {
        return serviceChaos(Json.object().put("clear", true));
    }

    /** The faults for hosts, as JSON. */
    public String serviceChaosStatus() {
        return remote().call(Call.get(SERVICE_CHAOS)).text();
    }

    private static ObjectNode chaosFor(String host, @Nullable HttpChaosProfile chaos) {
        if (chaos == null) {
            throw new IllegalArgumentException("a profile of faults is required; removeServiceChaos takes one away");
        }
        return named(host).set("chaos", ChaosWire.tree(chaos));
    }

    private static ObjectNode named(@Nullable String host) {
        if (host == null || host.isBlank()) {
            throw new IllegalArgumentException("a host is required");
        }
        return Json.object().put(HOST, host);
    }

    private MockServerClient serviceChaos(ObjectNode change) {
        remote().call(Call.put(SERVICE_CHAOS).json(Json.pretty(change)));
        return self();
    }

    /** Starts faults that come and go in stages, described as JSON. Returns what was started, as JSON. */
    public String startChaosExperiment(String experiment) {
        return remote().call(Call.put("/chaosExperiment").json(experiment)).text();
    }

    /** Gives the server a load scenario, or replaces the one of the same name; nothing is sent yet. Returns its state, as JSON. */
    public String loadScenario(LoadScenario scenario) {
        return remote().call(Call.put(LOAD).json(LoadScenarioWire.write(scenario)))
                .text();
    }

    /** All load scenarios with their states, as JSON. */
    public String loadScenarios() {
        return remote().call(Call.get(LOAD)).text();
    }

    /** A load scenario with its state, as JSON. */
    public String getLoadScenario(String name) {
        return remote().call(Call.get(path(name))).text();
    }

    /** Stops and forgets a load scenario. */
    public MockServerClient deleteLoadScenario(String name) {
        remote().call(Call.delete(path(name)));
        return self();
    }

    /** Stops and forgets all load scenarios. */
    public MockServerClient clearLoadScenarios() {
        remote().call(Call.delete(LOAD));
        return self();
    }

    /** Starts load scenarios. Returns their states, as JSON. */
    public String startLoadScenarios(String... names) {
        return remote().call(Call.put(LOAD + "/start").json(names(names))).text();
    }

    /** Stops load scenarios, all that run if none is named. Returns their states, as JSON. */
    public String stopLoadScenarios(String... names) {
        return remote().call(Call.put(LOAD + "/stop").json(names.length == 0 ? "" : names(names)))
                .text();
    }

    /** Gives the server a load scenario and starts it. Returns its state, as JSON. */
    public String runLoadScenario(LoadScenario scenario) {
        String name = scenario.getName();
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("a load scenario needs a name to be started by");
        }
        loadScenario(scenario);
        return startLoadScenarios(name);
    }

    /** What came of the last run of a load scenario, as JSON. */
    public String getLoadScenarioReport(String name) {
        return getLoadScenarioReport(name, null);
    }

    /** What came of the last run of a load scenario, in a format such as {@code junit}; null for JSON. */
    public String getLoadScenarioReport(String name, @Nullable String format) {
        Call call = Call.get(path(name) + "/report");
        return remote().call(format == null || format.isBlank() ? call : call.with("format", format))
                .text();
    }

    /** Makes a load scenario from an OpenAPI specification, as the JSON says. Returns it, as JSON. */
    public String generateLoadScenarioFromOpenAPI(String source) {
        return remote().call(Call.put(LOAD + "/generateFromOpenAPI").json(source))
                .text();
    }

    /** Makes a load scenario from recorded requests, as the JSON says. Returns it, as JSON. */
    public String generateLoadScenarioFromRecording(String source) {
        return remote().call(Call.put(LOAD + "/generateFromRecording").json(source))
                .text();
    }

    private static String path(String name) {
        return LOAD + "/" + Call.segment(name);
    }

    private static String names(String... names) {
        ObjectNode document = Json.object();
        ArrayNode array = document.putArray("names");
        List.of(names).forEach(array::add);
        return Json.pretty(document);
    }

    /**
     * Whether services reach what they must.
     *
     * @return a verdict that is not {@link SloVerdict.Result#FAIL}
     * @throws MockServerClient.SloVerdictAssertionError if something is not reached
     * @throws IllegalStateException if the server does not measure
     */
    public SloVerdict verifySLO(SloCriteria criteria) {
        Call call = Call.put("/verifySLO").json(SloWire.write(criteria));
        Answer answer = remote().exchange(call);
        if (answer.status() == NOT_ACCEPTABLE) {
            throw new MockServerClient.SloVerdictAssertionError(answer.text());
        }
        if (answer.status() == FORBIDDEN) {
            throw new IllegalStateException("the server does not measure, or does not show it to these credentials;"
                    + " start it with mockserver.sloTrackingEnabled=true: " + answer.text());
        }
        if (!answer.isSuccess()) {
            throw Refusals.of(call, remote().url(call.target()), answer);
        }
        return SloWire.readVerdict(answer.text());
    }

    /** Lets the server send and receive the messages of an AsyncAPI specification, as the JSON says. Returns its state, as JSON. */
    public String loadAsyncApi(String specification) {
        return remote().call(Call.put(ASYNC).json(specification)).text();
    }

    /** What the server does with messages, as JSON. */
    public String asyncApiStatus() {
        return remote().call(Call.get(ASYNC)).text();
    }

    /** Messages were received as the JSON says; an {@link AssertionError} if not. */
    public MockServerClient verifyAsyncMessage(String verification) {
        Call call = Call.put(ASYNC + "/verify").json(verification);
        Answer answer = remote().exchange(call);
        if (answer.status() == NOT_ACCEPTABLE) {
            throw new AssertionError(answer.text());
        }
        if (!answer.isSuccess()) {
            throw Refusals.of(call, remote().url(call.target()), answer);
        }
        return self();
    }

    /** Imitates an OpenID Connect provider. Returns what the server has stored. */
    public Expectation[] mockOpenIdProvider() {
        return mockOpenIdProvider(null);
    }

    /** Imitates an OpenID Connect provider; null for the usual one. Returns what the server has stored. */
    public Expectation[] mockOpenIdProvider(@Nullable OidcProviderConfiguration provider) {
        return made("/oidc", provider == null ? "" : IdentityWire.write(provider));
    }

    /** Imitates a SAML identity provider. Returns what the server has stored. */
    public Expectation[] mockSamlProvider() {
        return mockSamlProvider(null);
    }

    /** Imitates a SAML identity provider; null for the usual one. Returns what the server has stored. */
    public Expectation[] mockSamlProvider(@Nullable SamlProviderConfiguration provider) {
        return made("/saml", provider == null ? "" : IdentityWire.write(provider));
    }

    /** Imitates a SCIM directory. Returns what the server has stored. */
    public Expectation[] mockScimProvider() {
        return mockScimProvider(null);
    }

    /** Imitates a SCIM directory; null for the usual one. Returns what the server has stored. */
    public Expectation[] mockScimProvider(@Nullable ScimProviderConfiguration provider) {
        return made("/scim", provider == null ? "" : IdentityWire.write(provider));
    }

    private Expectation[] made(String operation, String document) {
        return stored(remote().create(Call.put(operation).json(document)));
    }
}
