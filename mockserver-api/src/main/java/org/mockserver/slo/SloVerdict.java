package org.mockserver.slo;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** Whether a service reached what it must. */
public class SloVerdict extends ValueObject {

    private @Nullable String name;
    private @Nullable Result result;
    private long windowFromEpochMillis;
    private long windowToEpochMillis;
    private long sampleCount;
    private List<SloObjectiveResult> objectiveResults = new ArrayList<>();

    /** A verdict. */
    public enum Result {
        /** All was reached. */
        PASS,
        /** Something was not reached. */
        FAIL,
        /** There were not enough requests. */
        INCONCLUSIVE
    }

    /** Sets the name of the criteria; null for none. */
    public SloVerdict withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name of the criteria, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets the verdict on all objectives together; null for none. */
    public SloVerdict withResult(@Nullable Result result) {
        this.result = result;
        return this;
    }

    /** The verdict on all objectives together, or null. */
    public @Nullable Result getResult() {
        return result;
    }

    /** Sets the beginning of the time, in milliseconds since 1970. */
    public SloVerdict withWindowFromEpochMillis(long windowFromEpochMillis) {
        this.windowFromEpochMillis = windowFromEpochMillis;
        return this;
    }

    /** The beginning of the time, in milliseconds since 1970. */
    public long getWindowFromEpochMillis() {
        return windowFromEpochMillis;
    }

    /** Sets the end of the time, in milliseconds since 1970. */
    public SloVerdict withWindowToEpochMillis(long windowToEpochMillis) {
        this.windowToEpochMillis = windowToEpochMillis;
        return this;
    }

    /** The end of the time, in milliseconds since 1970. */
    public long getWindowToEpochMillis() {
        return windowToEpochMillis;
    }

    /** Sets how many requests counted. */
    public SloVerdict withSampleCount(long sampleCount) {
        this.sampleCount = sampleCount;
        return this;
    }

    /** How many requests counted. */
    public long getSampleCount() {
        return sampleCount;
    }

    /** Sets what came of each objective. */
    public SloVerdict withObjectiveResults(List<SloObjectiveResult> objectiveResults) {
        this.objectiveResults = new ArrayList<>(objectiveResults);
        return this;
    }

    /** What came of each objective. */
    public List<SloObjectiveResult> getObjectiveResults() {
        return objectiveResults;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "name", name,
            "result", result,
            "windowFromEpochMillis", windowFromEpochMillis,
            "windowToEpochMillis", windowToEpochMillis,
            "sampleCount", sampleCount,
            "objectiveResults", objectiveResults
        };
    }
}
