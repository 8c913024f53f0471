package org.mockserver.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.ValueObject;

/** Load that a server sends: requests, and how many of them when. */
public class LoadScenario extends ValueObject {

    private @Nullable String name;
    private List<LoadStep> steps = new ArrayList<>();
    private @Nullable LoadProfile profile;
    private HttpTemplate.TemplateType templateType = HttpTemplate.TemplateType.VELOCITY;
    private @Nullable Integer maxRequests;
    private long startDelayMillis;
    private @Nullable Map<String, String> labels;
    private @Nullable List<LoadThreshold> thresholds;
    private boolean abortOnFail;
    private long abortGraceMillis;
    private @Nullable LoadPacing pacing;
    private @Nullable LoadFeeder feeder;
    private @Nullable StepSelection stepSelection;

    /** Which steps an iteration makes. */
    public enum StepSelection {
        /** All in order. */
        SEQUENTIAL,
        /** One, drawn by weight. */
        WEIGHTED
    }

    /** A scenario of that name. */
    public static LoadScenario loadScenario(String name) {
        return new LoadScenario().withName(name);
    }

    /** An empty one, to be filled. */
    public static LoadScenario loadScenario() {
        return new LoadScenario();
    }

    /** Sets the name under which the server keeps it; null for none. */
    public LoadScenario withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name under which the server keeps it, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets the requests of an iteration. */
    public LoadScenario withSteps(List<LoadStep> steps) {
        this.steps = new ArrayList<>(steps);
        return this;
    }

    /** Sets the requests of an iteration. */
    public LoadScenario withSteps(LoadStep... steps) {
        return withSteps(List.of(steps));
    }

    /** The requests of an iteration. */
    public List<LoadStep> getSteps() {
        return steps;
    }

    /** Sets how much load there is over time; null for none. */
    public LoadScenario withProfile(@Nullable LoadProfile profile) {
        this.profile = profile;
        return this;
    }

    /** How much load there is over time, or null. */
    public @Nullable LoadProfile getProfile() {
        return profile;
    }

    /** Sets the language of templates in requests. */
    public LoadScenario withTemplateType(HttpTemplate.TemplateType templateType) {
        this.templateType = templateType;
        return this;
    }

    /** The language of templates in requests. */
    public HttpTemplate.TemplateType getTemplateType() {
        return templateType;
    }

    /** Sets after how many requests a run ends; null for no such end. */
    public LoadScenario withMaxRequests(@Nullable Integer maxRequests) {
        this.maxRequests = maxRequests;
        return this;
    }

    /** After how many requests a run ends, or null. */
    public @Nullable Integer getMaxRequests() {
        return maxRequests;
    }

    /** Sets how long a run waits first, in milliseconds. */
    public LoadScenario withStartDelayMillis(long startDelayMillis) {
        this.startDelayMillis = startDelayMillis;
        return this;
    }

    /** How long a run waits first, in milliseconds. */
    public long getStartDelayMillis() {
        return startDelayMillis;
    }

    /** Sets the labels of its metrics; null for none. */
    public LoadScenario withLabels(@Nullable Map<String, String> labels) {
        this.labels = labels == null ? null : new LinkedHashMap<>(labels);
        return this;
    }

    /** The labels of its metrics, or null. */
    public @Nullable Map<String, String> getLabels() {
        return labels;
    }

    /** Sets what a run must reach; null for none. */
    public LoadScenario withThresholds(@Nullable List<LoadThreshold> thresholds) {
        this.thresholds = thresholds == null ? null : new ArrayList<>(thresholds);
        return this;
    }

    /** Sets what a run must reach. */
    public LoadScenario withThresholds(LoadThreshold... thresholds) {
        return withThresholds(List.of(thresholds));
    }

    /** What a run must reach, or null. */
    public @Nullable List<LoadThreshold> getThresholds() {
        return thresholds;
    }

    /** Sets whether a run ends when it does not reach that. */
    public LoadScenario withAbortOnFail(boolean abortOnFail) {
        this.abortOnFail = abortOnFail;
        return this;
    }

    /** Whether a run ends when it does not reach that. */
    public boolean isAbortOnFail() {
        return abortOnFail;
    }

    /** Sets how long a run goes on nevertheless, in milliseconds. */
    public LoadScenario withAbortGraceMillis(long abortGraceMillis) {
        this.abortGraceMillis = abortGraceMillis;
        return this;
    }

    /** How long a run goes on nevertheless, in milliseconds. */
    public long getAbortGraceMillis() {
        return abortGraceMillis;
    }

    /** Sets how long an iteration takes at least; null for none. */
    public LoadScenario withPacing(@Nullable LoadPacing pacing) {
        this.pacing = pacing;
        return this;
    }

    /** How long an iteration takes at least, or null. */
    public @Nullable LoadPacing getPacing() {
        return pacing;
    }

    /** Sets the rows of data for iterations; null for none. */
    public LoadScenario withFeeder(@Nullable LoadFeeder feeder) {
        this.feeder = feeder;
        return this;
    }

    /** The rows of data for iterations, or null. */
    public @Nullable LoadFeeder getFeeder() {
        return feeder;
    }

    /** Sets which steps an iteration makes; null for all in order. */
    public LoadScenario withStepSelection(@Nullable StepSelection stepSelection) {
        this.stepSelection = stepSelection;
        return this;
    }

    /** Which steps an iteration makes, or null. */
    public @Nullable StepSelection getStepSelection() {
        return stepSelection;
    }

    /** Adds a label of its metrics. */
    public LoadScenario withLabel(String name, String value) {
        Map<String, String> all = labels == null ? new LinkedHashMap<>() : new LinkedHashMap<>(labels);
        all.put(name, value);
        return withLabels(all);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "name", name,
            "steps", steps,
            "profile", profile,
            "templateType", templateType,
            "maxRequests", maxRequests,
            "startDelayMillis", startDelayMillis,
            "labels", labels,
            "thresholds", thresholds,
            "abortOnFail", abortOnFail,
            "abortGraceMillis", abortGraceMillis,
            "pacing", pacing,
            "feeder", feeder,
            "stepSelection", stepSelection
        };
    }
}
