package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.load.LoadCapture;
import org.mockserver.load.LoadCheck;
import org.mockserver.load.LoadFeeder;
import org.mockserver.load.LoadPacing;
import org.mockserver.load.LoadProfile;
import org.mockserver.load.LoadScenario;
import org.mockserver.load.LoadShape;
import org.mockserver.load.LoadStage;
import org.mockserver.load.LoadStageType;
import org.mockserver.load.LoadStep;
import org.mockserver.load.LoadThreshold;
import org.mockserver.load.RampCurve;
import org.mockserver.model.HttpTemplate;
import org.mockserver.slo.SloObjective;
import tools.jackson.databind.JsonNode;

/** The tables of load scenarios, in alphabetical order. */
final class LoadCodec {

    private static final ObjectCodec<LoadStage> STAGE = new ObjectCodec<LoadStage>()
            .choice("curve", RampCurve.class, LoadStage::withCurve, LoadStage::getCurve)
            .longInteger("durationMillis", LoadStage::withDurationMillis, LoadStage::getDurationMillis)
            .number("endRate", LoadStage::withEndRate, LoadStage::getEndRate)
            .integer("endVus", LoadStage::withEndVus, LoadStage::getEndVus)
            .integer("maxVus", LoadStage::withMaxVus, LoadStage::getMaxVus)
            .number("rate", LoadStage::withRate, LoadStage::getRate)
            .number("startRate", LoadStage::withStartRate, LoadStage::getStartRate)
            .integer("startVus", LoadStage::withStartVus, LoadStage::getStartVus)
            .choice("type", LoadStageType.class, LoadStage::withType, LoadStage::getType)
            .integer("vus", LoadStage::withVus, LoadStage::getVus);

    private static final ObjectCodec<LoadShape> SHAPE = new ObjectCodec<LoadShape>()
            .number("baseline", LoadShape::withBaseline, LoadShape::getBaseline)
            .choice("curve", RampCurve.class, LoadShape::withCurve, LoadShape::getCurve)
            .longInteger("holdMillis", LoadShape::withHoldMillis, LoadShape::getHoldMillis)
            .choice("metric", LoadShape.Metric.class, LoadShape::withMetric, LoadShape::getMetric)
            .number("peak", LoadShape::withPeak, LoadShape::getPeak)
            .longInteger("rampDownMillis", LoadShape::withRampDownMillis, LoadShape::getRampDownMillis)
            .longInteger("rampMillis", LoadShape::withRampMillis, LoadShape::getRampMillis)
            .longInteger("rampUpMillis", LoadShape::withRampUpMillis, LoadShape::getRampUpMillis)
            .longInteger("recoveryHoldMillis", LoadShape::withRecoveryHoldMillis, LoadShape::getRecoveryHoldMillis)
            .number("start", LoadShape::withStart, LoadShape::getStart)
            .number("step", LoadShape::withStep, LoadShape::getStep)
            .longInteger("stepDurationMillis", LoadShape::withStepDurationMillis, LoadShape::getStepDurationMillis)
            .integer("steps", LoadShape::withSteps, LoadShape::getSteps)
            .number("target", LoadShape::withTarget, LoadShape::getTarget)
            .choice("type", LoadShape.Type.class, LoadShape::withType, LoadShape::getType);

    private static final ObjectCodec<LoadProfile> PROFILE = new ObjectCodec<LoadProfile>()
            .object("shape", SHAPE, LoadShape::new, LoadProfile::withShape, LoadProfile::getShape)
            .objects("stages", STAGE, LoadStage::new, LoadProfile::withStages, LoadProfile::getStages);

    private static final ObjectCodec<LoadCapture> CAPTURE = new ObjectCodec<LoadCapture>()
            .text("defaultValue", LoadCapture::withDefaultValue, LoadCapture::getDefaultValue)
            .text("expression", LoadCapture::withExpression, LoadCapture::getExpression)
            .text("name", LoadCapture::withName, LoadCapture::getName)
            .choice("source", LoadCapture.Source.class, LoadCapture::withSource, LoadCapture::getSource);

    private static final ObjectCodec<LoadCheck> CHECK = new ObjectCodec<LoadCheck>()
            .choice("comparator", LoadCheck.Comparator.class, LoadCheck::withComparator, LoadCheck::getComparator)
            .text("headerName", LoadCheck::withHeaderName, LoadCheck::getHeaderName)
            .text("jsonPath", LoadCheck::withJsonPath, LoadCheck::getJsonPath)
            .choice("source", LoadCheck.Source.class, LoadCheck::withSource, LoadCheck::getSource)
            .text("value", LoadCheck::withValue, LoadCheck::getValue)
            .ignored("valid");

    private static final ObjectCodec<LoadStep> STEP = new ObjectCodec<LoadStep>()
            .objects("captures", CAPTURE, LoadCapture::new, LoadStep::withCaptures, LoadStep::getCaptures)
            .objects("checks", CHECK, LoadCheck::new, LoadStep::withChecks, LoadStep::getChecks)
            .textMap("labels", LoadStep::withLabels, LoadStep::getLabels)
            .text("name", LoadStep::withName, LoadStep::getName)
            .member("request", RequestCodec::readHttp, RequestCodec::write, LoadStep::withRequest, LoadStep::getRequest)
            .delay("thinkTime", LoadStep::withThinkTime, LoadStep::getThinkTime)
            .number("weight", LoadStep::withWeight, LoadStep::getWeight);

    private static final ObjectCodec<LoadFeeder> FEEDER = new ObjectCodec<LoadFeeder>()
            .text("data", LoadFeeder::withData, LoadFeeder::getData)
            .choice("format", LoadFeeder.Format.class, LoadFeeder::withFormat, LoadFeeder::getFormat)
            .member(
                    "rows",
                    at -> at.list(At::textMap),
                    rows -> rows.isEmpty() ? null : Json.ofPlainValue(rows),
                    LoadFeeder::withRows,
                    LoadFeeder::getRows)
            .choice("strategy", LoadFeeder.Strategy.class, LoadFeeder::withStrategy, LoadFeeder::getStrategy);

    private static final ObjectCodec<LoadPacing> PACING = new ObjectCodec<LoadPacing>()
            .choice("mode", LoadPacing.Mode.class, LoadPacing::withMode, LoadPacing::getMode)
            .number("value", LoadPacing::withValue, LoadPacing::getValue);

    private static final ObjectCodec<LoadThreshold> THRESHOLD = new ObjectCodec<LoadThreshold>()
            .choice(
                    "comparator",
                    SloObjective.Comparator.class,
                    LoadThreshold::withComparator,
                    LoadThreshold::getComparator)
            .choice("metric", LoadThreshold.Metric.class, LoadThreshold::withMetric, LoadThreshold::getMetric)
            .number("threshold", LoadThreshold::withThreshold, LoadThreshold::getThreshold);

    private static final ObjectCodec<LoadScenario> SCENARIO = new ObjectCodec<LoadScenario>()
            .longInteger(
                    "abortGraceMillis",
                    LoadScenario::withAbortGraceMillis,
                    scenario -> unlessZero(scenario.getAbortGraceMillis()))
            .bool("abortOnFail", LoadScenario::withAbortOnFail, scenario -> scenario.isAbortOnFail() ? true : null)
            .object("feeder", FEEDER, LoadFeeder::new, LoadScenario::withFeeder, LoadScenario::getFeeder)
            .textMap("labels", LoadScenario::withLabels, LoadScenario::getLabels)
            .integer("maxRequests", LoadScenario::withMaxRequests, LoadScenario::getMaxRequests)
            .text("name", LoadScenario::withName, LoadScenario::getName)
            .object("pacing", PACING, LoadPacing::new, LoadScenario::withPacing, LoadScenario::getPacing)
            .object("profile", PROFILE, LoadProfile::new, LoadScenario::withProfile, LoadScenario::getProfile)
            .longInteger(
                    "startDelayMillis",
                    LoadScenario::withStartDelayMillis,
                    scenario -> unlessZero(scenario.getStartDelayMillis()))
            .choice(
                    "stepSelection",
                    LoadScenario.StepSelection.class,
                    LoadScenario::withStepSelection,
                    LoadScenario::getStepSelection)
            .objects("steps", STEP, LoadStep::new, LoadScenario::withSteps, LoadScenario::getSteps)
            .choice(
                    "templateType",
                    HttpTemplate.TemplateType.class,
                    LoadScenario::withTemplateType,
                    LoadScenario::getTemplateType)
            .objects(
                    "thresholds",
                    THRESHOLD,
                    LoadThreshold::new,
                    LoadScenario::withThresholds,
                    LoadScenario::getThresholds);

    private LoadCodec() {}

    static LoadScenario read(At at) {
        return SCENARIO.read(at, new LoadScenario());
    }

    static JsonNode write(LoadScenario scenario) {
        return SCENARIO.write(scenario);
    }

    private static @Nullable Long unlessZero(long value) {
        return value == 0 ? null : Long.valueOf(value);
    }
}
