package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mockserver.load.LoadCapture;
import org.mockserver.load.LoadCheck;
import org.mockserver.load.LoadFeeder;
import org.mockserver.load.LoadPacing;
import org.mockserver.load.LoadProfile;
import org.mockserver.load.LoadScenario;
import org.mockserver.load.LoadShape;
import org.mockserver.load.LoadStage;
import org.mockserver.load.LoadStep;
import org.mockserver.load.LoadThreshold;
import org.mockserver.load.RampCurve;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpRequest;
import org.mockserver.slo.SloObjective;

class LoadScenarioWireTest {

    private static LoadScenario complete() {
        return LoadScenario.loadScenario("n")
                .withSteps(LoadStep.loadStep(HttpRequest.request("/a").withMethod("GET"))
                        .withName("s")
                        .withThinkTime(Delay.milliseconds(3))
                        .withLabel("a", "b")
                        .withCapture(LoadCapture.loadCapture("c", LoadCapture.Source.HEADER, "x")
                                .withDefaultValue("d"))
                        .withCheck(LoadCheck.loadCheck()
                                .withSource(LoadCheck.Source.STATUS)
                                .withComparator(LoadCheck.Comparator.EQUALS)
                                .withValue("200"))
                        .withWeight(2.0))
                .withProfile(LoadProfile.of(
                                LoadStage.rampVus(1, 5, 100, RampCurve.QUADRATIC), LoadStage.constantRate(3, 100))
                        .addStage(LoadStage.pause(10)))
                .withLabel("t", "x")
                .withThresholds(LoadThreshold.loadThreshold()
                        .withMetric(LoadThreshold.Metric.LATENCY_P99)
                        .withComparator(SloObjective.Comparator.LESS_THAN)
                        .withThreshold(3))
                .withAbortOnFail(true)
                .withAbortGraceMillis(5)
                .withPacing(LoadPacing.constantPacing(5))
                .withFeeder(LoadFeeder.loadFeeder(List.of(Map.of("a", "b"))).withStrategy(LoadFeeder.Strategy.RANDOM))
                .withStepSelection(LoadScenario.StepSelection.WEIGHTED)
                .withMaxRequests(7)
                .withStartDelayMillis(8);
    }

    @Test
    void aScenarioIsWrittenInAlphabeticalOrder() {
        assertThat(Json.compact(Json.parse(LoadScenarioWire.write(complete()))))
                .isEqualTo("{\"abortGraceMillis\":5,\"abortOnFail\":true,\"feeder\":{\"rows\":[{\"a\":\"b\"}],"
                        + "\"strategy\":\"RANDOM\"},\"labels\":{\"t\":\"x\"},\"maxRequests\":7,\"name\":\"n\","
                        + "\"pacing\":{\"mode\":\"CONSTANT_PACING\",\"value\":5.0},\"profile\":{\"stages\":[{"
                        + "\"curve\":\"QUADRATIC\",\"durationMillis\":100,\"endVus\":5,\"startVus\":1,\"type\":\"VU\"},"
                        + "{\"curve\":\"LINEAR\",\"durationMillis\":100,\"rate\":3.0,\"type\":\"RATE\"},"
                        + "{\"curve\":\"LINEAR\",\"durationMillis\":10,\"type\":\"PAUSE\"}]},\"startDelayMillis\":8,"
                        + "\"stepSelection\":\"WEIGHTED\",\"steps\":[{\"captures\":[{\"defaultValue\":\"d\","
                        + "\"expression\":\"x\",\"name\":\"c\",\"source\":\"HEADER\"}],\"checks\":[{\"comparator\":"
                        + "\"EQUALS\",\"source\":\"STATUS\",\"value\":\"200\"}],\"labels\":{\"a\":\"b\"},\"name\":\"s\","
                        + "\"request\":{\"method\":\"GET\",\"path\":\"/a\"},\"thinkTime\":{\"timeUnit\":"
                        + "\"MILLISECONDS\",\"value\":3},\"weight\":2.0}],\"templateType\":\"VELOCITY\","
                        + "\"thresholds\":[{\"comparator\":\"LESS_THAN\",\"metric\":\"LATENCY_P99\","
                        + "\"threshold\":3.0}]}");
    }

    @Test
    void aScenarioIsReadAsItWasWritten() {
        for (LoadScenario scenario : List.of(
                complete(),
                LoadScenario.loadScenario("spike")
                        .withProfile(LoadProfile.shaped(LoadShape.spike(LoadShape.Metric.VU, 1, 2, 3, 4, 5)
                                .withRecoveryHoldMillis(6L))),
                LoadScenario.loadScenario("stairs")
                        .withProfile(LoadProfile.shaped(LoadShape.stairs(LoadShape.Metric.RATE, 1, 2, 3, 4))),
                LoadScenario.loadScenario("ramp")
                        .withProfile(LoadProfile.shaped(LoadShape.rampHold(LoadShape.Metric.RATE, 1, 2, 3))),
                LoadScenario.loadScenario("data")
                        .withProfile(LoadProfile.linear(1, 2, 3))
                        .withPacing(LoadPacing.constantThroughput(2))
                        .withFeeder(new LoadFeeder().withData("a\n1").withFormat(LoadFeeder.Format.CSV)))) {
            assertThat(LoadScenarioWire.read(LoadScenarioWire.write(scenario))).isEqualTo(scenario);
        }
    }

    @Test
    void whatIsNotKnownIsRefusedWhereItStands() {
        assertThatThrownBy(
                        () -> LoadScenarioWire.read("{\"name\": \"n\", \"wrong\": 1, \"steps\": [{\"weight\": \"x\"}],"
                                + " \"profile\": {\"stages\": [{\"type\": \"SOME\"}]}}"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.wrong")
                .hasMessageContaining("$.steps[0].weight")
                .hasMessageContaining("$.profile.stages[0].type");
    }

    @Test
    void valuesGoFromBeginningToEnd() {
        for (RampCurve curve : RampCurve.values()) {
            assertThat(curve.valueAt(2, 10, 0)).isEqualTo(2);
            assertThat(curve.valueAt(2, 10, 1)).isEqualTo(10);
            assertThat(curve.valueAt(2, 10, 7)).isEqualTo(10);
        }
        assertThat(RampCurve.LINEAR.valueAt(0, 8, 0.5)).isEqualTo(4);
        assertThat(RampCurve.QUADRATIC.valueAt(0, 8, 0.5)).isEqualTo(2);
        assertThat(RampCurve.EXPONENTIAL.valueAt(0, 1, 0.5)).isBetween(0.11, 0.12);
        assertThat(LoadPacing.constantThroughput(4).cycleMillis()).isEqualTo(250);
    }

    @Test
    void valuesAreCompared() {
        assertThat(SloObjective.Comparator.LESS_THAN.test(1, 1)).isFalse();
        assertThat(SloObjective.Comparator.LESS_THAN_OR_EQUAL.test(1, 1)).isTrue();
        assertThat(SloObjective.Comparator.GREATER_THAN.test(1, 1)).isFalse();
        assertThat(SloObjective.Comparator.GREATER_THAN_OR_EQUAL.test(1, 1)).isTrue();
        assertThat(new SloObjective().satisfiedBy(1)).isFalse();
    }
}
