package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpRequest.request;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mockserver.matchers.MatchType;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.PortBinding;
import org.mockserver.verify.Disposition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;
import org.mockserver.verify.VerificationTimes;

class ControlDocumentsTest {

    @Test
    void aFilterIsARequestOrHoldsOneOrNamesAnExpectation() {
        assertThat(RequestWire.readFilter(" ")).isNull();
        assertThat(RequestWire.readFilter("{path: '/a'}")).isEqualTo(new RequestFilterSpec(request("/a"), null));
        assertThat(RequestWire.readFilter("{httpRequest: {path: '/a'}, httpResponse: {}}"))
                .isEqualTo(new RequestFilterSpec(request("/a"), null));
        assertThat(RequestWire.readFilter("{}")).isEqualTo(new RequestFilterSpec(request(), null));
        assertThat(RequestWire.readFilter("{id: 'x'}")).isEqualTo(new RequestFilterSpec(null, "x"));
    }

    @Test
    void aFilterByIdHasNothingElse() {
        assertThatThrownBy(() -> RequestWire.readFilter("{id: 'x', path: '/a'}"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.path: cannot be combined with id");
    }

    @Test
    void aVerificationWithoutTimesMeansExactlyOnce() {
        assertThat(times("{httpRequest: {}}")).isEqualTo(VerificationTimes.once());
        assertThat(times("{httpRequest: {}, times: {}}")).isEqualTo(VerificationTimes.once());
        assertThat(times("{httpRequest: {}, times: {atLeast: 2}}")).isEqualTo(VerificationTimes.atLeast(2));
        assertThat(times("{httpRequest: {}, times: {atLeast: -1, atMost: 3}}")).isEqualTo(VerificationTimes.atMost(3));
        assertThat(times("{httpRequest: {}, times: {atLeast: 0, atMost: 0}}")).isEqualTo(VerificationTimes.never());
    }

    @Test
    void aVerificationIsReadBackAsItWasWritten() {
        Verification verification = Verification.verification()
                .withRequest(request("/a").withBody(new JsonBody("[ 1 ]", MatchType.STRICT)))
                .withTimes(VerificationTimes.between(1, 2))
                .withMaximumNumberOfRequestToReturnInVerificationFailure(7)
                .withDisposition(Disposition.FORWARDED)
                .withTimeout(100L);
        assertThat(VerificationWire.read(VerificationWire.write(verification))).isEqualTo(verification);
        Verification byResponse =
                Verification.verification().withResponse(HttpResponse.response().withStatusCodeRange("2XX"));
        assertThat(VerificationWire.read(VerificationWire.write(byResponse))).isEqualTo(byResponse);
    }

    @Test
    void aVerificationMustSayWhatToCount() {
        refused("{}", "$: one of [httpRequest, expectationId, httpResponse] is required");
        refused("{httpRequest: {}, expectationId: {id: 'x'}}", "$.expectationId: cannot be combined with httpRequest");
        refused("{expectationId: {}}", "$.expectationId: id is required");
        refused("{httpRequest: {}, times: {count: 1}}", "$.times.count: is not defined");
        refused("{httpRequest: {}, times: {atLeast: -2}}", "$.times.atLeast: -2 is not between -1 and");
        refused(" ", "a verification is required but value was \"null\"");
    }

    @Test
    void aSequenceIsReadBackAsItWasWritten() {
        VerificationSequence sequence = VerificationSequence.verificationSequence()
                .withRequests(request("/a"), request("/b"))
                .withTimeout(5L);
        assertThat(VerificationSequenceWire.read(VerificationSequenceWire.write(sequence)))
                .isEqualTo(sequence);
        assertThat(VerificationSequenceWire.read("{expectationIds: [{id: 'x'}, 'y']}")
                        .getExpectationIds())
                .containsExactly(ExpectationId.expectationId("x"), ExpectationId.expectationId("y"));
        assertThat(VerificationSequenceWire.read("{}").getHttpRequests()).isEmpty();
    }

    @Test
    void portsAreReadAndWritten() {
        assertThat(PortBindingWire.read("{ports: [0, 1080]}").getPorts()).containsExactly(0, 1080);
        assertThat(PortBindingWire.write(
                        PortBinding.portBinding(List.of(1080)), Map.of("version", "1", "artifactId", "m")))
                .isEqualTo("{\n  \"artifactId\" : \"m\",\n  \"ports\" : [ 1080 ],\n  \"version\" : \"1\"\n}");
        assertThat(PortBindingWire.write(new PortBinding(), Map.of())).isEqualTo("{ }");
        assertThatThrownBy(() -> PortBindingWire.read("{ports: [70000]}")).isInstanceOf(WireException.class);
    }

    @Test
    void jsonGivenAsTextIsSentVerbatimAndAsObjectPretty() {
        assertThat(ResponseWire.read("{body: {type: 'JSON', json: '{ \"a\":1}'}}")
                        .getBodyAsString())
                .isEqualTo("{ \"a\":1}");
        assertThat(ResponseWire.read("{body: {a: 1}}").getBodyAsString()).isEqualTo("{\n  \"a\" : 1\n}");
    }

    @Test
    void manyExpectationsAreWrittenAsOneArray() {
        assertThat(ExpectationWire.write(List.of())).isEqualTo("[]");
        String text = ExpectationWire.write(
                ExpectationWire.readMany("[{id: 'a', httpResponse: {}}, {id: 'b', httpResponse: {}}]"));
        assertThat(text)
                .startsWith("[ {\n  \"httpResponse\" : { },\n  \"id\" : \"a\",")
                .endsWith("\n} ]");
        assertThat(ExpectationWire.readMany(text)).hasSize(2);
    }

    private static VerificationTimes times(String json) {
        return VerificationWire.read(json).getTimes();
    }

    private static void refused(String json, String message) {
        assertThatThrownBy(() -> VerificationWire.read(json))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(message);
    }
}
