package org.mockserver.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.NottableString.string;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import org.mockserver.mock.Expectation;

/** What code of users does with an expectation in its own process: count, wait, compare, copy. */
class CountingTest {

    @Test
    void timesAreCountedDown() {
        Times times = Times.exactly(2);

        assertThat(times.decrementAndCheckGreaterThanZero()).isTrue();
        assertThat(times.decrement()).isTrue();
        assertThat(times.greaterThenZero()).isFalse();
        assertThat(times.decrementAndCheckGreaterThanZero()).isFalse();
        assertThat(times).isEqualTo(Times.exactly(-1));
    }

    @Test
    void timesWithoutLimitStayThat() {
        assertThat(Times.unlimited().decrement()).isFalse();
        assertThat(Times.unlimited().decrementAndCheckGreaterThanZero()).isTrue();
        assertThat(Times.unlimited().getRemainingTimes()).isZero();
    }

    @Test
    void aLifetimeEndsAtItsEndDate() {
        TimeToLive hour = TimeToLive.exactly(TimeUnit.HOURS, 1L);
        assertThat(hour.stillAlive()).isTrue();
        assertThat(hour.getEndDate()).isGreaterThan(System.currentTimeMillis());
        assertThat(hour.setEndDate(1).stillAlive()).isFalse();
        assertThat(hour).isEqualTo(TimeToLive.exactly(TimeUnit.HOURS, 1L));
        assertThat(TimeToLive.exactly(TimeUnit.SECONDS, 0L).stillAlive()).isFalse();
        assertThat(TimeToLive.unlimited().setEndDate(1).stillAlive()).isTrue();
        assertThat(TimeToLive.unlimited().getEndDate()).isZero();
    }

    @Test
    void aCopyOfAnExpectationCountsOnItsOwn() {
        HttpRequest request = request("/a");
        Expectation expectation = new Expectation(request, Times.exactly(2), TimeToLive.unlimited(), 3)
                .thenRespond(response("a"))
                .withMetadata("k", "v")
                .withId("i")
                .withCreated(7);
        Expectation copy = expectation.cloneWith(request("/b"), response("b"));

        assertThat(expectation.consumeMatch()).isTrue();
        assertThat(expectation.decrementRemainingMatches()).isTrue();
        assertThat(expectation.consumeMatch()).isFalse();
        assertThat(copy)
                .isEqualTo(new Expectation(request("/b"), Times.exactly(2), TimeToLive.unlimited(), 3)
                        .thenRespond(response("b"))
                        .withMetadata("k", "v")
                        .withId("i"));
        assertThat(copy.getCreated()).isEqualTo(7);
        assertThat(expectation.cloneWithoutMetadata().getMetadata()).isNull();
        assertThat(expectation.getMetadata()).isEqualTo(Map.of("k", "v"));
        assertThat(expectation.contains(request("/a"))).isTrue();
        assertThat(expectation.contains(request("/b"))).isFalse();
        assertThat(new Expectation(null).contains(null)).isFalse();
    }

    @Test
    void aPercentageIsDrawn() {
        Expectation expectation = new Expectation(request());
        assertThat(expectation.matchesByPercentage()).isTrue();
        assertThat(expectation.withPercentage(0).matchesByPercentage()).isFalse();
        assertThat(expectation.withPercentage(100).matchesByPercentage()).isTrue();
    }

    @Test
    void delaysAreDrawn() {
        assertThat(Delay.milliseconds(7).sampleValueMillis()).isEqualTo(7);
        assertThat(Delay.seconds(2).sampleValueMillis()).isEqualTo(2_000);
        assertThat(Delay.milliseconds(-5).sampleValueMillis()).isZero();
        assertThat(new Delay(null, 5).sampleValueMillis()).isZero();
        assertThat(Delay.uniform(TimeUnit.SECONDS, 1, 2).sampleValueMillis()).isBetween(1_000L, 2_000L);
        assertThat(Delay.gaussian(TimeUnit.MILLISECONDS, 5, 0).sampleValueMillis())
                .isEqualTo(5);
        assertThat(Delay.logNormal(TimeUnit.MILLISECONDS, 5, 5).sampleValueMillis())
                .isEqualTo(5);
        assertThat(Delay.template(HttpTemplate.TemplateType.VELOCITY, "3").sampleValueMillis())
                .isZero();
        assertThatThrownBy(() -> Delay.uniform(TimeUnit.SECONDS, 2, 1).sampleValueMillis())
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anAppliedDelayIsWaitedForAndCanBeInterrupted() {
        long start = System.nanoTime();
        Delay.milliseconds(20).applyDelay();
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(20));

        Thread.currentThread().interrupt();
        Delay.minutes(10).applyDelay();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void textsAreExpressionsForWholeTexts() {
        assertThat(string("a.b").matches("AxB")).isTrue();
        assertThat(string("a.b").matches("a\nb")).isTrue();
        assertThat(string("a.b").matches("AxB", true)).isFalse();
        assertThat(string("a.b").matches("xa.bx")).isFalse();
        assertThat(NottableString.not("a").matches("a")).isTrue();
        assertThat(string("a[").matches("a[")).isFalse();
        assertThatThrownBy(() -> NottableSchemaString.schemaString("{}").matches("a"))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void whatIsNotSentIsOfNoAccount() {
        assertThat(request("/a").withStreamId(4)).isEqualTo(request("/a"));
        assertThat(request("/a").withStreamId(4).getStreamId()).isEqualTo(4);
        assertThat(response("a").withStreamId(4)).isEqualTo(response("a"));
        assertThat(response("a").withStreamId(4).getStreamId()).isEqualTo(4);
        XmlSchemaBody schema = new XmlSchemaBody("<a/>", "file:a.xsd");
        assertThat(schema).isEqualTo(new XmlSchemaBody("<a/>"));
        assertThat(schema.getSourceUri()).isEqualTo("file:a.xsd");
        Parameters parameters = new Parameters().withRawParameterString("a=1");
        parameters.reserve(2);
        parameters.appendLiteral(string("a"), string("1"));
        assertThat(parameters).isEqualTo(new Parameters(new Parameter("a", "1")));
        assertThat(parameters.getRawParameterString()).isEqualTo("a=1");
    }

    @Test
    void aTypeOfAParameterIsSentAsAnObject() {
        Expectation expectation = new Expectation(request()
                        .withQueryStringParameter(string("q"), string("1").withSchemaType("integer")))
                .withId("i")
                .thenRespond(response());

        String written = ExpectationWire.write(expectation);

        assertThat(written).contains("\"schemaType\" : \"integer\"");
        assertThat(ExpectationWire.readStored(written)).containsExactly(expectation);
        assertThatThrownBy(() -> ExpectationWire.readMany(written))
                .hasMessageContaining("schemaType is not supported by this version yet");
    }

    @Test
    void patchesAreGivenAsObjects() {
        HttpResponseModifier change = HttpResponseModifier.responseModifier()
                .withJsonPatch(List.of(Map.of("op", "remove")))
                .withJsonMergePatch(Map.of("a", 1));

        assertThat(change.getJsonPatch()).isEqualTo("[{\"op\":\"remove\"}]");
        assertThat(change.getJsonMergePatch()).isEqualTo("{\"a\":1}");
    }
}
