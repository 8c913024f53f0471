package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.model.HttpResponse.response;

import org.junit.jupiter.api.Test;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RecoverAfter;

class RecoverAfterActionTest {

    @Test
    void theFirstMatchesFailWith503() {
        Action action = compile(response("well").withRecoverAfter(RecoverAfter.recoverAfter(2)));
        for (long number = 1; number <= 2; number++) {
            RecordingCall call = RecordingCall.of(action, number);
            assertThat(call.response.status()).isEqualTo(503);
            assertThat(call.body()).isEmpty();
        }
        assertThat(RecordingCall.of(action, 3).body()).isEqualTo("well");
    }

    @Test
    void theFailureCanBeChosen() {
        HttpResponse failure = response("down").withStatusCode(500).withRecoverAfter(RecoverAfter.recoverAfter(9));
        Action action = compile(
                response("well").withRecoverAfter(RecoverAfter.recoverAfter(1).withFailResponse(failure)));
        assertThat(RecordingCall.of(action, 1).body()).isEqualTo("down");
        assertThat(RecordingCall.of(action, 2).body()).isEqualTo("well");
    }

    @Test
    void eachIdempotencyKeyHasItsOwnWindow() {
        Action action = keyed();
        assertThat(RecordingCall.of(action, 1, "x-key", "a").response.status()).isEqualTo(503);
        assertThat(RecordingCall.of(action, 2, "X-Key", "b").response.status()).isEqualTo(503);
        assertThat(RecordingCall.of(action, 3, "X-Key", "a").body()).isEqualTo("well");
        assertThat(RecordingCall.of(action, 4, "X-Key", "b").body()).isEqualTo("well");
    }

    @Test
    void requestsWithoutTheKeyUseTheCountOfTheExpectation() {
        assertThat(RecordingCall.of(keyed(), 1).response.status()).isEqualTo(503);
        assertThat(RecordingCall.of(keyed(), 2).body()).isEqualTo("well");
    }

    @Test
    void theKeyNotSeenForLongestIsForgotten() {
        Action action = keyed();
        for (int i = 0; i <= 10_000; i++) {
            RecordingCall.of(action, 1, "X-Key", "key" + i);
        }
        assertThat(RecordingCall.of(action, 1, "X-Key", "key10000").body()).isEqualTo("well");
        assertThat(RecordingCall.of(action, 1, "X-Key", "key0").response.status())
                .isEqualTo(503);
    }

    private static Action keyed() {
        return compile(
                response("well").withRecoverAfter(RecoverAfter.recoverAfter(1).withIdempotencyHeader("X-Key")));
    }

    private static Action compile(HttpResponse spec) {
        return Actions.compile(Expectation.when("GET", "/l").thenRespond(spec), RecordingCall.OPTIONS);
    }
}
