package org.mockserver.client;

import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.ResponseMode;
import org.mockserver.mock.action.ExpectationForwardAndResponseCallback;
import org.mockserver.mock.action.ExpectationForwardCallback;
import org.mockserver.mock.action.ExpectationResponseCallback;
import org.mockserver.model.AfterAction;
import org.mockserver.model.BinaryResponse;
import org.mockserver.model.CaptureRule;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.Delay;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.ExpectationStep;
import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardWithFallback;
import org.mockserver.model.HttpLlmResponse;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpOverrideForwardedRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpSseResponse;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.HttpWebSocketResponse;

/**
 * An expectation that {@link MockServerClient#when} has begun. {@code respond}, {@code forward}, {@code error} and {@link
 * #upsert()} send it to the server; the methods before them say more about it.
 */
public class ForwardChainExpectation {

    private final MockServerClient client;
    private final Expectation expectation;

    ForwardChainExpectation(MockServerClient client, Expectation expectation) {
        this.client = client;
        this.expectation = expectation;
    }

    /** Sets the id; an expectation of the same id is replaced. */
    public ForwardChainExpectation withId(String id) {
        expectation.withId(id);
        return this;
    }

    /** Sets the priority; of several that match, the one with the highest acts. */
    public ForwardChainExpectation withPriority(int priority) {
        expectation.withPriority(priority);
        return this;
    }

    /** Sets the chance in percent that a matching request is taken. */
    public ForwardChainExpectation withPercentage(@Nullable Integer percentage) {
        expectation.withPercentage(percentage);
        return this;
    }

    /** Sets the scenario it belongs to. */
    public ForwardChainExpectation withScenarioName(@Nullable String scenarioName) {
        expectation.withScenarioName(scenarioName);
        return this;
    }

    /** Sets the state the scenario must be in. */
    public ForwardChainExpectation withScenarioState(@Nullable String scenarioState) {
        expectation.withScenarioState(scenarioState);
        return this;
    }

    /** Sets the state the scenario is put in when it matches. */
    public ForwardChainExpectation withNewScenarioState(@Nullable String newScenarioState) {
        expectation.withNewScenarioState(newScenarioState);
        return this;
    }

    /** Sets the namespace a request must name to be matched. */
    public ForwardChainExpectation withNamespace(@Nullable String namespace) {
        expectation.withNamespace(namespace);
        return this;
    }

    /** Adds free data that never affects matching. */
    public ForwardChainExpectation withMetadata(String key, Object value) {
        expectation.withMetadata(key, value);
        return this;
    }

    /** Sets free data that never affects matching. */
    public ForwardChainExpectation withMetadata(@Nullable Map<String, ?> metadata) {
        expectation.withMetadata(metadata);
        return this;
    }

    /** Adds one piece of free data, given as JSON. */
    public ForwardChainExpectation withMetadataJson(String key, String json) {
        expectation.withMetadataJson(key, json);
        return this;
    }

    /** Sets the values taken out of matched requests. */
    public ForwardChainExpectation withCapture(@Nullable List<CaptureRule> rules) {
        expectation.withCapture(rules);
        return this;
    }

    /** Sets the values taken out of matched requests. */
    public ForwardChainExpectation withCapture(CaptureRule... rules) {
        expectation.withCapture(rules);
        return this;
    }

    /** Sets how the next of several responses is chosen. */
    public ForwardChainExpectation withResponseMode(@Nullable ResponseMode mode) {
        expectation.withResponseMode(mode);
        return this;
    }

    /** Sets several responses; {@link #upsert()} sends them. */
    public ForwardChainExpectation withHttpResponses(List<HttpResponse> responses) {
        expectation.thenRespond(responses);
        return this;
    }

    /** Sets the weights of several responses, by position. */
    public ForwardChainExpectation withResponseWeights(@Nullable List<Integer> weights) {
        expectation.withResponseWeights(weights);
        return this;
    }

    /** Sets after how many matches the next of several responses is taken. */
    public ForwardChainExpectation withSwitchAfter(@Nullable Integer matches) {
        expectation.withSwitchAfter(matches);
        return this;
    }

    /** Sets the faults that are put into answers. */
    public ForwardChainExpectation withChaos(@Nullable HttpChaosProfile chaos) {
        expectation.withChaos(chaos);
        return this;
    }

    /** Adds a scenario that is moved by what happens elsewhere. */
    public ForwardChainExpectation withCrossProtocolScenario(CrossProtocolScenario scenario) {
        expectation.withCrossProtocolScenario(scenario);
        return this;
    }

    /** Sets the scenarios that are moved by what happens elsewhere. */
    public ForwardChainExpectation withCrossProtocolScenarios(@Nullable List<CrossProtocolScenario> scenarios) {
        expectation.withCrossProtocolScenarios(scenarios);
        return this;
    }

    /** Sets what is done before the answer. */
    public ForwardChainExpectation withBeforeActions(AfterAction... actions) {
        expectation.withBeforeActions(actions);
        return this;
    }

    /** Adds something that is done before the answer. */
    public ForwardChainExpectation withBeforeAction(AfterAction action) {
        expectation.withBeforeAction(action);
        return this;
    }

    /** Sets what is done after the answer. */
    public ForwardChainExpectation withAfterActions(AfterAction... actions) {
        expectation.withAfterActions(actions);
        return this;
    }

    /** Adds something that is done after the answer. */
    public ForwardChainExpectation withAfterAction(AfterAction action) {
        expectation.withAfterAction(action);
        return this;
    }

    /** Sets what is done one after the other, one of it answering; {@link #upsert()} sends it. */
    public ForwardChainExpectation withSteps(ExpectationStep... steps) {
        expectation.withSteps(steps);
        return this;
    }

    /** As {@link #withSteps(ExpectationStep...)}. */
    public ForwardChainExpectation withSteps(@Nullable List<ExpectationStep> steps) {
        expectation.withSteps(steps);
        return this;
    }

    /** Answers with a stream of events. Returns what the server has stored. */
    public Expectation[] respondWithSse(HttpSseResponse response) {
        expectation.thenRespondWithSse(response);
        return upsert();
    }

    /** Answers a message that is not HTTP. Returns what the server has stored. */
    public Expectation[] respondWithBinary(BinaryResponse response) {
        expectation.thenRespondWithBinary(response);
        return upsert();
    }

    /** Answers the request for a WebSocket and talks over it. Returns what the server has stored. */
    public Expectation[] respondWithWebSocket(HttpWebSocketResponse response) {
        expectation.thenRespondWithWebSocket(response);
        return upsert();
    }

    /** Answers as a language model does. Returns what the server has stored. */
    public Expectation[] respondWithLlm(HttpLlmResponse response) {
        expectation.thenRespondWithLlm(response);
        return upsert();
    }

    /** Answers a gRPC call with a stream of messages. Returns what the server has stored. */
    public Expectation[] respondWithGrpcStream(GrpcStreamResponse response) {
        expectation.thenRespondWithGrpcStream(response);
        return upsert();
    }

    /** Answers the messages of a gRPC client. Returns what the server has stored. */
    public Expectation[] respondWithGrpcBidi(GrpcBidiResponse response) {
        expectation.thenRespondWithGrpcBidi(response);
        return upsert();
    }

    /** Answers a DNS query. Returns what the server has stored. */
    public Expectation[] respondWithDns(DnsResponse response) {
        expectation.thenRespondWithDns(response);
        return upsert();
    }

    /** Answers with that response. Returns what the server has stored. */
    public Expectation[] respond(HttpResponse response) {
        expectation.thenRespond(response);
        return upsert();
    }

    /** Answers with one of those responses. Returns what the server has stored. */
    public Expectation[] respond(List<HttpResponse> responses) {
        expectation.thenRespond(responses);
        return upsert();
    }

    /** Answers with what a template makes of the request. Returns what the server has stored. */
    public Expectation[] respond(HttpTemplate template) {
        expectation.thenRespond(template);
        return upsert();
    }

    /** Lets a class on the class path of the server answer. Returns what the server has stored. */
    public Expectation[] respond(HttpClassCallback callback) {
        expectation.thenRespond(callback);
        return upsert();
    }

    /**
     * Answers with what the code gives. It runs in this process, in a thread of its own, and may call the client. Returns
     * what the server has stored.
     */
    public Expectation[] respond(ExpectationResponseCallback callback) {
        return respond(callback, null);
    }

    /** As {@link #respond(ExpectationResponseCallback)}, after a delay. */
    public Expectation[] respond(ExpectationResponseCallback callback, @Nullable Delay delay) {
        return client.upsertAsking(
                Closure.responding(callback),
                clientId -> expectation.thenRespond(
                        new HttpObjectCallback().withClientId(clientId).withDelay(delay)));
    }

    /** Passes on what a template makes of the request. Returns what the server has stored. */
    public Expectation[] forward(HttpTemplate template) {
        expectation.thenForward(template);
        return upsert();
    }

    /** Lets a class on the class path of the server say what is passed on. Returns what the server has stored. */
    public Expectation[] forward(HttpClassCallback callback) {
        expectation.thenForward(callback);
        return upsert();
    }

    /** Passes on what the code gives: a complete request, to where it says. Returns what the server has stored. */
    public Expectation[] forward(ExpectationForwardCallback callback) {
        return forward(callback, null, null);
    }

    /** As {@link #forward(ExpectationForwardCallback)}, after a delay. */
    public Expectation[] forward(ExpectationForwardCallback callback, @Nullable Delay delay) {
        return forward(callback, null, delay);
    }

    /** Passes on what the first code gives, and answers with what the second makes of the response. */
    public Expectation[] forward(
            ExpectationForwardCallback callback, @Nullable ExpectationForwardAndResponseCallback change) {
        return forward(callback, change, null);
    }

    /** As {@link #forward(ExpectationForwardCallback, ExpectationForwardAndResponseCallback)}, after a delay. */
    public Expectation[] forward(
            ExpectationForwardCallback callback,
            @Nullable ExpectationForwardAndResponseCallback change,
            @Nullable Delay delay) {
        Closure closure = Closure.forwarding(callback, change);
        return client.upsertAsking(
                closure,
                clientId -> expectation.thenForward(new HttpObjectCallback()
                        .withClientId(clientId)
                        .withResponseCallback(closure.changesResponses() ? Boolean.TRUE : null)
                        .withDelay(delay)));
    }

    /** Passes requests on. Returns what the server has stored. */
    public Expectation[] forward(HttpForward forward) {
        expectation.thenForward(forward);
        return upsert();
    }

    /** Passes changed requests on. Returns what the server has stored. */
    public Expectation[] forward(HttpOverrideForwardedRequest forward) {
        expectation.thenForward(forward);
        return upsert();
    }

    /** Passes requests on, and answers when that fails. Returns what the server has stored. */
    public Expectation[] forwardWithFallback(HttpForwardWithFallback forward) {
        expectation.thenForward(forward);
        return upsert();
    }

    /** Breaks the exchange. Returns what the server has stored. */
    public Expectation[] error(HttpError error) {
        expectation.thenError(error);
        return upsert();
    }

    /** Sends the expectation as it is. Returns what the server has stored. */
    public Expectation[] upsert() {
        return client.upsert(expectation);
    }
}
