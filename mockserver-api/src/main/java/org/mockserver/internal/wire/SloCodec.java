package org.mockserver.internal.wire;

import java.util.LinkedHashSet;
import org.mockserver.slo.Scope;
import org.mockserver.slo.SloCriteria;
import org.mockserver.slo.SloObjective;
import org.mockserver.slo.SloObjectiveResult;
import org.mockserver.slo.SloVerdict;
import org.mockserver.slo.SloWindow;
import tools.jackson.databind.JsonNode;

/** The tables of what services must reach and whether they did, in alphabetical order. */
final class SloCodec {

    private static final ObjectCodec<SloObjective> OBJECTIVE = new ObjectCodec<SloObjective>()
            .choice(
                    "comparator",
                    SloObjective.Comparator.class,
                    SloObjective::withComparator,
                    SloObjective::getComparator)
            .choice("scope", Scope.class, SloObjective::withScope, SloObjective::getScope)
            .choice("sli", SloObjective.Sli.class, SloObjective::withSli, SloObjective::getSli)
            .number("threshold", SloObjective::withThreshold, SloObjective::getThreshold);

    private static final ObjectCodec<SloWindow> WINDOW = new ObjectCodec<SloWindow>()
            .longInteger("fromEpochMillis", SloWindow::withFromEpochMillis, SloWindow::getFromEpochMillis)
            .longInteger("lookbackMillis", SloWindow::withLookbackMillis, SloWindow::getLookbackMillis)
            .longInteger("toEpochMillis", SloWindow::withToEpochMillis, SloWindow::getToEpochMillis)
            .choice("type", SloWindow.Type.class, SloWindow::withType, SloWindow::getType);

    private static final ObjectCodec<SloCriteria> CRITERIA = new ObjectCodec<SloCriteria>()
            .integer("minimumSampleCount", SloCriteria::withMinimumSampleCount, SloCriteria::getMinimumSampleCount)
            .text("name", SloCriteria::withName, SloCriteria::getName)
            .objects(
                    "objectives", OBJECTIVE, SloObjective::new, SloCriteria::withObjectives, SloCriteria::getObjectives)
            .texts(
                    "upstreamHosts",
                    (criteria, hosts) -> criteria.withUpstreamHosts(new LinkedHashSet<>(hosts)),
                    SloCriteria::getUpstreamHosts)
            .object("window", WINDOW, SloWindow::new, SloCriteria::withWindow, SloCriteria::getWindow);

    private static final ObjectCodec<SloObjectiveResult> OBJECTIVE_RESULT = new ObjectCodec<SloObjectiveResult>()
            .choice(
                    "comparator",
                    SloObjective.Comparator.class,
                    SloObjectiveResult::withComparator,
                    SloObjectiveResult::getComparator)
            .text("detail", SloObjectiveResult::withDetail, SloObjectiveResult::getDetail)
            .number("observedValue", SloObjectiveResult::withObservedValue, SloObjectiveResult::getObservedValue)
            .choice("result", SloVerdict.Result.class, SloObjectiveResult::withResult, SloObjectiveResult::getResult)
            .choice("sli", SloObjective.Sli.class, SloObjectiveResult::withSli, SloObjectiveResult::getSli)
            .number("threshold", SloObjectiveResult::withThreshold, SloObjectiveResult::getThreshold);

    private static final ObjectCodec<SloVerdict> VERDICT = new ObjectCodec<SloVerdict>()
            .text("name", SloVerdict::withName, SloVerdict::getName)
            .objects(
                    "objectiveResults",
                    OBJECTIVE_RESULT,
                    SloObjectiveResult::new,
                    SloVerdict::withObjectiveResults,
                    SloVerdict::getObjectiveResults)
            .choice("result", SloVerdict.Result.class, SloVerdict::withResult, SloVerdict::getResult)
            .longInteger("sampleCount", SloVerdict::withSampleCount, SloVerdict::getSampleCount)
            .longInteger(
                    "windowFromEpochMillis",
                    SloVerdict::withWindowFromEpochMillis,
                    SloVerdict::getWindowFromEpochMillis)
            .longInteger(
                    "windowToEpochMillis", SloVerdict::withWindowToEpochMillis, SloVerdict::getWindowToEpochMillis);

    private SloCodec() {}

    static JsonNode write(SloCriteria criteria) {
        return CRITERIA.write(criteria);
    }

    static SloVerdict readVerdict(At at) {
        return VERDICT.read(at, new SloVerdict());
    }
}
