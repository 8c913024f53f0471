package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.HttpResponse.response;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.ResponseMode;

class ResponseListActionTest {

    @ParameterizedTest(name = "{0}, switch after {1}")
    @CsvSource({
        ",           ,   abcabca",
        "SEQUENTIAL, ,   abcabca",
        "SWITCH,     ,   abccccc",
        "SWITCH,     2,  aabbccc",
        "SWITCH,     -1, abccccc",
        "SWITCH,     9,  aaaaaaa"
    })
    void theMatchNumberSelects(ResponseMode mode, Integer switchAfter, String expected) {
        Expectation expectation = list().withResponseMode(mode).withSwitchAfter(switchAfter);
        assertThat(serve(expectation, 7)).isEqualTo(expected);
    }

    @Test
    void theCountGoesOnWhereAnEarlierVersionStopped() {
        Action replaced = Actions.compile(list(), RecordingCall.OPTIONS);
        assertThat(RecordingCall.of(replaced, 1_000_000_000_001L).body()).isEqualTo("b");
    }

    @Test
    void randomUsesEveryResponse() {
        Map<Character, Long> counts = counts(list().withResponseMode(ResponseMode.RANDOM));
        assertThat(counts)
                .hasSize(3)
                .allSatisfy((name, count) -> assertThat(count).isBetween(850L, 1150L));
    }

    @Test
    void weightsDecideHowOften() {
        Expectation expectation =
                list().withResponseMode(ResponseMode.WEIGHTED).withResponseWeights(Arrays.asList(8, -3));
        Map<Character, Long> counts = counts(expectation);
        assertThat(counts.get('a')).isBetween(2250L, 2550L);
        assertThat(counts.get('b')).isBetween(200L, 400L);
        assertThat(counts.get('c')).isBetween(200L, 400L);
    }

    @Test
    void aListWinsOverASingleResponse() {
        assertThat(serve(list().thenRespond(response("single")), 2)).isEqualTo("ab");
    }

    @Test
    void anExpectationWithoutActionIsRefused() {
        assertThatThrownBy(() -> Actions.compile(Expectation.when("GET", "/l"), RecordingCall.OPTIONS))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("needs an action");
    }

    private static Expectation list() {
        return Expectation.when("GET", "/l").thenRespond(List.of(response("a"), response("b"), response("c")));
    }

    private static String serve(Expectation expectation, int matches) {
        Action action = Actions.compile(expectation, RecordingCall.OPTIONS);
        return LongStream.rangeClosed(1, matches)
                .mapToObj(number -> RecordingCall.of(action, number).body())
                .collect(Collectors.joining());
    }

    private static Map<Character, Long> counts(Expectation expectation) {
        return serve(expectation, 3000)
                .chars()
                .mapToObj(c -> (char) c)
                .collect(Collectors.groupingBy(c -> c, Collectors.counting()));
    }
}
