package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.model.HttpRequest;

class GuardedPatternTest {

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"(.*a){25}", "a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a{30}b"})
    void aPatternThatBacktracksForEverGivesUpAndIsNamed(String regex) {
        List<String> warnings = Requests.warnings();
        HttpRequest expected = HttpRequest.request("/" + regex);
        String hostile = "/" + "a".repeat(60) + "!";

        boolean matched =
                Matchers.compile(expected, Requests.options(50, warnings)).test(Requests.get(hostile));

        assertThat(matched).isFalse();
        assertThat(warnings).singleElement().asString().contains("/" + regex).contains("50 ms");
    }

    @Test
    void aPatternThatRecursesTooDeeplyIsAMismatchAndNotAnError() {
        List<String> warnings = Requests.warnings();
        GuardedPattern pattern = Objects.requireNonNull(GuardedPattern.compile("(a|b)*", false, 60_000, warnings::add));

        assertThat(pattern.test("ab".repeat(1_000_000))).isFalse();
        assertThat(warnings).singleElement().asString().contains("(a|b)*");
    }

    @Test
    void aGuardedPatternStillMatches() {
        GuardedPattern pattern =
                Objects.requireNonNull(GuardedPattern.compile("(ab)+(?=c).*", false, 1000, message -> {}));

        assertThat(pattern.test("ababABcd")).isTrue();
        assertThat(pattern.test("ababab")).isFalse();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "[a-z]+",
                "/a/[^/]+/b",
                "(eu|us)/\\d{3}",
                "(?<x>a)b?",
                "\\p{L}+",
                "[a-z&&[^b]]*",
                "\\x41+",
                "a{2,}",
                "(?:a)?b"
            })
    void plainShapesRunUnguardedOnShortTexts(String regex) {
        assertThat(PatternShape.of(regex).isQuickFor(100)).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"(a+)+", "(a|b)*", "(a)\\1", "(?=a).*", "(ab){3}", "\\Qa\\E", "(?i)a", "(?>a)"})
    void otherShapesAreAlwaysGuarded(String regex) {
        assertThat(PatternShape.of(regex).isQuickFor(1)).isFalse();
    }

    @Test
    void severalRepeatsAreGuardedOnLongTexts() {
        PatternShape shape = PatternShape.of("[a-z]*x[a-z]*y[a-z]*");

        assertThat(shape.isQuickFor(50)).isTrue();
        assertThat(shape.isQuickFor(5_000)).isFalse();
    }
}
