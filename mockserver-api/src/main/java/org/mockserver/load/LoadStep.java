package org.mockserver.load;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.ValueObject;

/** A request of a load scenario, and what is done with its response. */
public class LoadStep extends ValueObject {

    private @Nullable HttpRequest request;
    private @Nullable Delay thinkTime;
    private @Nullable String name;
    private @Nullable Map<String, String> labels;
    private @Nullable List<LoadCapture> captures;
    private @Nullable List<LoadCheck> checks;
    private @Nullable Double weight;

    /** That request. */
    public static LoadStep loadStep(HttpRequest request) {
        return new LoadStep().withRequest(request);
    }

    /** An empty one, to be filled. */
    public static LoadStep loadStep() {
        return new LoadStep();
    }

    /** Sets the request that is sent; null for none. */
    public LoadStep withRequest(@Nullable HttpRequest request) {
        this.request = request;
        return this;
    }

    /** The request that is sent, or null. */
    public @Nullable HttpRequest getRequest() {
        return request;
    }

    /** Sets how long to wait afterwards; null for none. */
    public LoadStep withThinkTime(@Nullable Delay thinkTime) {
        this.thinkTime = thinkTime;
        return this;
    }

    /** How long to wait afterwards, or null. */
    public @Nullable Delay getThinkTime() {
        return thinkTime;
    }

    /** Sets the name in metrics and reports; null for none. */
    public LoadStep withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name in metrics and reports, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets the labels of its metrics; null for none. */
    public LoadStep withLabels(@Nullable Map<String, String> labels) {
        this.labels = labels == null ? null : new LinkedHashMap<>(labels);
        return this;
    }

    /** The labels of its metrics, or null. */
    public @Nullable Map<String, String> getLabels() {
        return labels;
    }

    /** Sets the values taken out of its response; null for none. */
    public LoadStep withCaptures(@Nullable List<LoadCapture> captures) {
        this.captures = captures == null ? null : new ArrayList<>(captures);
        return this;
    }

    /** Adds to the values taken out of its response. */
    public LoadStep withCapture(LoadCapture capture) {
        List<LoadCapture> all = captures == null ? new ArrayList<>() : new ArrayList<>(captures);
        all.add(capture);
        return withCaptures(all);
    }

    /** The values taken out of its response, or null. */
    public @Nullable List<LoadCapture> getCaptures() {
        return captures;
    }

    /** Sets what is checked about its response; null for none. */
    public LoadStep withChecks(@Nullable List<LoadCheck> checks) {
        this.checks = checks == null ? null : new ArrayList<>(checks);
        return this;
    }

    /** Adds to what is checked about its response. */
    public LoadStep withCheck(LoadCheck check) {
        List<LoadCheck> all = checks == null ? new ArrayList<>() : new ArrayList<>(checks);
        all.add(check);
        return withChecks(all);
    }

    /** What is checked about its response, or null. */
    public @Nullable List<LoadCheck> getChecks() {
        return checks;
    }

    /** Sets its chance in relation to the other steps, if steps are drawn; null for 1. */
    public LoadStep withWeight(@Nullable Double weight) {
        this.weight = weight;
        return this;
    }

    /** Its chance in relation to the other steps, if steps are drawn, or null. */
    public @Nullable Double getWeight() {
        return weight;
    }

    /** Adds a label of its metrics. */
    public LoadStep withLabel(String name, String value) {
        Map<String, String> all = labels == null ? new LinkedHashMap<>() : new LinkedHashMap<>(labels);
        all.put(name, value);
        return withLabels(all);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "request", request,
            "thinkTime", thinkTime,
            "name", name,
            "labels", labels,
            "captures", captures,
            "checks", checks,
            "weight", weight
        };
    }
}
