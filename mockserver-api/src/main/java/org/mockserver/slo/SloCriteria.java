package org.mockserver.slo;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** What a service must reach in a time. */
public class SloCriteria extends ValueObject {

    private @Nullable String name;
    private @Nullable SloWindow window;
    private List<SloObjective> objectives = new ArrayList<>();
    private Integer minimumSampleCount = 1;
    private @Nullable Set<String> upstreamHosts;

    /** An empty one, to be filled. */
    public static SloCriteria sloCriteria() {
        return new SloCriteria();
    }

    /** Sets the name of the criteria; null for none. */
    public SloCriteria withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name of the criteria, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets the time in which requests count; null for none. */
    public SloCriteria withWindow(@Nullable SloWindow window) {
        this.window = window;
        return this;
    }

    /** The time in which requests count, or null. */
    public @Nullable SloWindow getWindow() {
        return window;
    }

    /** Sets what must be reached. */
    public SloCriteria withObjectives(List<SloObjective> objectives) {
        this.objectives = new ArrayList<>(objectives);
        return this;
    }

    /** Sets what must be reached. */
    public SloCriteria withObjectives(SloObjective... objectives) {
        return withObjectives(List.of(objectives));
    }

    /** What must be reached. */
    public List<SloObjective> getObjectives() {
        return objectives;
    }

    /** Sets how many requests a verdict needs. */
    public SloCriteria withMinimumSampleCount(Integer minimumSampleCount) {
        this.minimumSampleCount = minimumSampleCount;
        return this;
    }

    /** How many requests a verdict needs. */
    public Integer getMinimumSampleCount() {
        return minimumSampleCount;
    }

    /** Sets the servers to which requests count; null for all. */
    public SloCriteria withUpstreamHosts(@Nullable Set<String> upstreamHosts) {
        this.upstreamHosts = upstreamHosts == null ? null : new LinkedHashSet<>(upstreamHosts);
        return this;
    }

    /** The servers to which requests count, or null. */
    public @Nullable Set<String> getUpstreamHosts() {
        return upstreamHosts;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "name", name,
            "window", window,
            "objectives", objectives,
            "minimumSampleCount", minimumSampleCount,
            "upstreamHosts", upstreamHosts
        };
    }
}
