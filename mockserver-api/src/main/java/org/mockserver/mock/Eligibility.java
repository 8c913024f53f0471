package org.mockserver.mock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.objects.ObjectText;
import org.mockserver.model.CaptureRule;
import org.mockserver.model.CrossProtocolScenario;
import org.mockserver.model.HttpChaosProfile;
import org.mockserver.model.RateLimit;
import org.mockserver.model.ValueObject;

/** The part of an expectation that says when it is taken beside its request, and what is learnt when it is. */
abstract class Eligibility extends ValueObject {

    private static final int WHOLE = 100;

    private @Nullable Integer percentage;
    private @Nullable String scenarioName;
    private @Nullable String scenarioState;
    private @Nullable String newScenarioState;
    private @Nullable String namespace;
    private @Nullable Map<String, Object> metadata;
    private @Nullable List<CaptureRule> capture;
    private @Nullable RateLimit rateLimit;
    private @Nullable HttpChaosProfile chaos;
    private @Nullable List<CrossProtocolScenario> crossProtocolScenarios;
    private long created;

    abstract Expectation self();

    /** Sets the chance in percent, 0 to 100, that a matching request is taken; null for unset. */
    public Expectation withPercentage(@Nullable Integer percentage) {
        this.percentage = percentage;
        return self();
    }

    /** The chance in percent, 0 to 100, that a matching request is taken; null if unset. */
    public @Nullable Integer getPercentage() {
        return percentage;
    }

    /** Draws whether a matching request is taken; true without a percentage. The server draws for itself. */
    public boolean matchesByPercentage() {
        return percentage == null || ThreadLocalRandom.current().nextInt(WHOLE) < percentage;
    }

    /** Sets when it was made, in milliseconds since 1970. It is not sent, and of no account for equality. */
    public Expectation withCreated(long created) {
        this.created = created;
        return self();
    }

    /** When it was made, in milliseconds since 1970; 0 if unset. */
    public long getCreated() {
        return created;
    }

    /** Sets the scenario it belongs to; null for unset. */
    public Expectation withScenarioName(@Nullable String scenarioName) {
        this.scenarioName = scenarioName;
        return self();
    }

    /** The scenario it belongs to; null if unset. */
    public @Nullable String getScenarioName() {
        return scenarioName;
    }

    /** Sets the state the scenario must be in; null for unset. */
    public Expectation withScenarioState(@Nullable String scenarioState) {
        this.scenarioState = scenarioState;
        return self();
    }

    /** The state the scenario must be in; null if unset. */
    public @Nullable String getScenarioState() {
        return scenarioState;
    }

    /** Sets the state the scenario is put in when it matches; null for unset. */
    public Expectation withNewScenarioState(@Nullable String newScenarioState) {
        this.newScenarioState = newScenarioState;
        return self();
    }

    /** The state the scenario is put in when it matches; null if unset. */
    public @Nullable String getNewScenarioState() {
        return newScenarioState;
    }

    /** Sets the namespace a request must name to be matched; null for unset. */
    public Expectation withNamespace(@Nullable String namespace) {
        this.namespace = namespace;
        return self();
    }

    /** The namespace a request must name to be matched; null if unset. */
    public @Nullable String getNamespace() {
        return namespace;
    }

    /** Sets free data that never affects matching; null for none. The values are those of a JSON document. */
    public Expectation withMetadata(@Nullable Map<String, ?> metadata) {
        this.metadata = metadata == null ? null : new LinkedHashMap<>(metadata);
        return self();
    }

    /** Adds one piece of free data. */
    public Expectation withMetadata(String key, Object value) {
        Map<String, Object> known = metadata;
        if (known == null) {
            known = new LinkedHashMap<>();
            metadata = known;
        }
        known.put(key, value);
        return self();
    }

    /** Adds one piece of free data, given as JSON. */
    public Expectation withMetadataJson(String key, String json) {
        return withMetadata(key, ObjectText.read(json));
    }

    /** Free data that never affects matching; null if unset. */
    public @Nullable Map<String, Object> getMetadata() {
        return metadata;
    }

    /** Sets the values taken out of matched requests; null for none. */
    public Expectation withCapture(@Nullable List<CaptureRule> rules) {
        this.capture = rules == null ? null : List.copyOf(rules);
        return self();
    }

    /** Sets the values taken out of matched requests. */
    public Expectation withCapture(CaptureRule... rules) {
        return withCapture(List.of(rules));
    }

    /** The values taken out of matched requests, or null for none. */
    public @Nullable List<CaptureRule> getCapture() {
        return capture;
    }

    /** Sets how many requests are answered in a time; null for all. */
    public Expectation withRateLimit(@Nullable RateLimit rateLimit) {
        this.rateLimit = rateLimit;
        return self();
    }

    /** How many requests are answered in a time, or null for all. */
    public @Nullable RateLimit getRateLimit() {
        return rateLimit;
    }

    /** Sets the faults that are put into answers; null for none. */
    public Expectation withChaos(@Nullable HttpChaosProfile chaos) {
        this.chaos = chaos;
        return self();
    }

    /** The faults that are put into answers, or null for none. */
    public @Nullable HttpChaosProfile getChaos() {
        return chaos;
    }

    /** Sets the scenarios that are moved by what happens elsewhere; null for none. */
    public Expectation withCrossProtocolScenarios(@Nullable List<CrossProtocolScenario> scenarios) {
        this.crossProtocolScenarios = scenarios == null ? null : List.copyOf(scenarios);
        return self();
    }

    /** Adds a scenario that is moved by what happens elsewhere. */
    public Expectation withCrossProtocolScenario(CrossProtocolScenario scenario) {
        List<CrossProtocolScenario> all = new ArrayList<>();
        if (crossProtocolScenarios != null) {
            all.addAll(crossProtocolScenarios);
        }
        all.add(scenario);
        return withCrossProtocolScenarios(all);
    }

    /** The scenarios that are moved by what happens elsewhere, or null for none. */
    public @Nullable List<CrossProtocolScenario> getCrossProtocolScenarios() {
        return crossProtocolScenarios;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "percentage", percentage,
            "scenarioName", scenarioName,
            "scenarioState", scenarioState,
            "newScenarioState", newScenarioState,
            "namespace", namespace,
            "metadata", metadata,
            "capture", capture,
            "rateLimit", rateLimit,
            "chaos", chaos,
            "crossProtocolScenarios", crossProtocolScenarios
        };
    }
}
