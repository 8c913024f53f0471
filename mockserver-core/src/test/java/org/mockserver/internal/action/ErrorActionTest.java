package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpError.error;
import static org.mockserver.model.HttpResponse.response;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.exchange.ConnectionFault.Ending;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpError.StreamErrorCode;

class ErrorActionTest {

    @ParameterizedTest(name = "reset {0}, stream error {1}, drop {2}, bytes {3}")
    @CsvSource({
        ",      ,  ,      ,   OPEN,  -1, ",
        ",      ,  true,  ,   CLOSE, -1, ",
        ",      ,  false, ,   OPEN,  -1, ",
        ",      ,  true,  hi, CLOSE, -1, hi",
        ",      ,  ,      hi, OPEN,  -1, hi",
        ",      8, true,  hi, CLOSE, 8,  hi",
        "true,  8, true,  hi, RESET, -1, hi",
        "false, ,  true,  ,   CLOSE, -1, "
    })
    void theStrongestWishDecides(
            Boolean reset, Long streamError, Boolean drop, String bytes, Ending ending, long code, String written) {
        HttpError spec = error().withResetConnection(reset).withDropConnection(drop);
        if (streamError != null) {
            spec.withStreamError(streamError);
        }
        if (bytes != null) {
            spec.withResponseBytes(bytes.getBytes());
        }
        RecordingCall call = RecordingCall.of(Expectation.when("GET", "/e").thenError(spec));
        assertThat(call.fault.ending()).isEqualTo(ending);
        assertThat(call.fault.streamErrorCode()).isEqualTo(code);
        assertThat(call.fault.bytes()).isEqualTo(written == null ? null : written.getBytes());
        assertThat(call.error).isSameAs(spec);
    }

    @Test
    void streamErrorsHaveTheirProtocolNumbers() {
        HttpError spec = error().withStreamError(StreamErrorCode.CANCEL);
        assertThat(RecordingCall.of(Expectation.when("GET", "/e").thenError(spec))
                        .fault
                        .streamErrorCode())
                .isEqualTo(0x8);
        spec.withStreamError(StreamErrorCode.HTTP_1_1_REQUIRED);
        assertThat(RecordingCall.of(Expectation.when("GET", "/e").thenError(spec))
                        .fault
                        .streamErrorCode())
                .isEqualTo(0xd);
    }

    @Test
    void theDelayComesFirst() {
        HttpError spec = error().withDropConnection(true).withDelay(TimeUnit.MILLISECONDS, 3);
        assertThat(RecordingCall.of(Expectation.when("GET", "/e").thenError(spec)).delayNanos)
                .isEqualTo(3_000_000);
    }

    @Test
    void ofSeveralActionsThePrimaryOneAnswers() {
        Expectation error = Expectation.when("GET", "/e")
                .thenRespond(response("x"))
                .thenError(error().withDropConnection(true).withPrimary(true));
        assertThat(RecordingCall.of(error).fault).isNotNull();
        Expectation response = Expectation.when("GET", "/e")
                .thenRespond(response("x").withPrimary(true))
                .thenError(error().withDropConnection(true));
        assertThat(RecordingCall.of(response).fault).isNull();
        assertThat(RecordingCall.of(response).body()).isEqualTo("x");
    }
}
