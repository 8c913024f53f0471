package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;

class TextRulesTest {

    private static final Compilation PLAIN = Compilation.ofExpectation(MatchOptions.standard());

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '"',
            value = {
                "/loaf /loaf true",
                "/loaf /LOAF true",
                "/loaf /loaf/ false",
                "/a+b /a+b true",
                "/a+b /ab true",
                "/a+b /aab true",
                "/a+b /b false",
                "/a.b /axb true",
                "/a.b /axxb false",
                "/a?x=1 /a false",
                "/a[b /a[b true",
                "/a[b /ab false",
                "/staff/{id} /staff/{id} true",
                "/staff/{id} /staff/41 false",
                "/pastry.* /pastry/danish/7 true",
                "/pastry.* /a/pastry false",
                ".*pastry /a/pastry true",
                ".*past.* /a/pastry true",
                ".*past.* /a/pasry false",
                ".+x x false",
                ".+x ax true",
                "x.+ x false",
                "/(tart|pie)/[a-c] /TART/B true",
                "/(tart|pie)/[a-c] /pie/d false",
                "GET|HEAD head true",
                "!/admin/.* /admin/x false",
                "!/admin/.* /admin true",
                "?/x /x true",
                "?/x /y false",
                "\\!v !v true",
                "\\!v v false",
                "a\\.b a.b true",
                "a\\.b axb false",
                "ä Ä true",
                "stra.e STRAßE true",
            })
    void aPlainTextMatchesLiterallyIgnoringCaseOrAsAWholeRegularExpression(
            String expected, String actual, boolean matches) {
        TextRule rule = TextRules.plain(NottableString.string(expected), "$", PLAIN);

        assertThat(rule.matches(actual)).isEqualTo(matches);
    }

    @Test
    void aBlankExpectationMatchesAnyValue() {
        assertThat(TextRules.inMap(NottableString.string(" "), "$", PLAIN).matches("anything"))
                .isTrue();
    }

    @Test
    void aPrefixInTheObjectFormIsText() {
        TextRule rule = TextRules.plain(NottableString.string("!v", false), "$", PLAIN);

        assertThat(rule.matches("!v")).isTrue();
        assertThat(rule.matches("v")).isFalse();
        assertThat(rule.matches("w")).isFalse();
    }

    @Test
    void aDotMatchesALineEndAndACharacterOutsideTheBasicPlane() {
        assertThat(TextRules.plain(NottableString.string("a.c"), "$", PLAIN).matches("a\nc"))
                .isTrue();
        assertThat(TextRules.plain(NottableString.string("a.c"), "$", PLAIN).matches("a\uD83D\uDE00c"))
                .isTrue();
        assertThat(TextRules.plain(NottableString.string("a..c"), "$", PLAIN).matches("a\uD83D\uDE00c"))
                .isFalse();
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource({
        "> 100, 101, true",
        "> 100, 100, false",
        ">=100, 100.0, true",
        "< -1.5, -2, true",
        "<= 3, 3.01, false",
        "== 5, 5.0, true",
        "== 5, 6, false",
        "== 5, five, false",
        "' > 1 ', 2, true",
        "' > 1 ', 1, false",
        "!== 5, 6, true",
        "!== 5, 5, false",
        "> x, > x, true",
        "= 5, 5, false",
        "= 5, = 5, true",
    })
    void aComparisonInAMapComparesNumbers(String expected, String actual, boolean matches) {
        assertThat(TextRules.inMap(NottableString.string(expected), "$", PLAIN).matches(actual))
                .isEqualTo(matches);
    }

    @Test
    void aComparisonIsOnlyTextInAPath() {
        TextRule rule = TextRules.plain(NottableString.string("> 5"), "$", PLAIN);

        assertThat(rule.matches("6")).isFalse();
        assertThat(rule.matches("> 5")).isTrue();
    }

    @ParameterizedTest(name = "application/json in {0}: {1}")
    @CsvSource(
            delimiter = '#',
            value = {
                "application/json#true",
                "text/html, application/json;q=0.5#true",
                "application/*#true",
                "*/*;q=0.1#true",
                "text/html#false",
                "application/json;q=0, */*#false",
                "*/*, application/*;q=0.0#false",
            })
    void contentNegotiationAsksWhetherTheMediaTypeIsAcceptable(String accept, boolean matches) {
        TextRule rule = TextRules.inMap(NottableString.string("accept:application/json"), "$", PLAIN);

        assertThat(rule.matches(accept)).isEqualTo(matches);
    }

    @ParameterizedTest(name = "{0} accepts {1}: {2}")
    @CsvSource(
            delimiter = '#',
            value = {
                "{\"type\": \"integer\", \"minimum\": 5}#5#true",
                "{\"type\": \"integer\", \"minimum\": 5}#4#false",
                "{\"type\": \"integer\"}#x#false",
                "{\"type\": \"string\", \"minLength\": 3}#123#true",
                "{\"type\": \"string\", \"minLength\": 3}#ab#false",
                "{\"type\": \"string\", \"format\": \"date\"}#2024-02-29#true",
                "{\"type\": \"string\", \"format\": \"date\"}#yesterday#false",
                "{\"enum\": [\"a\", 1]}#a#true",
                "{\"enum\": [\"a\", 1]}#1#true",
                "{\"enum\": [\"a\", 1]}#b#false",
            })
    void aSchemaReadsTheTextAsTheTypeItAsksFor(String schema, String actual, boolean matches) {
        TextRule rule = TextRules.inMap(NottableSchemaString.schemaString(schema), "$", PLAIN);

        assertThat(rule.matches(actual)).isEqualTo(matches);
    }

    @Test
    void exactCaseConcernsMethodAndPathButNotHeaders() {
        MatchOptions exact = new MatchOptions(true, 1000, 1000, message -> {});
        HttpRequest path = HttpRequest.request("/Loaf.*");
        HttpRequest header = HttpRequest.request().withHeader("X-Mood", "Happy");

        assertThat(Matchers.compile(path, exact).test(Requests.get("/Loaf1"))).isTrue();
        assertThat(Matchers.compile(path, exact).test(Requests.get("/loaf1"))).isFalse();
        assertThat(Matchers.compile(header, exact).test(Requests.withHeaders("x-mood", "HAPPY")))
                .isTrue();
    }

    @Test
    void aRegularExpressionThatIsTooLongStillMatchesLiterally() {
        String longText = "a+".repeat(GuardedPattern.LONGEST_REGEX);
        TextRule rule = TextRules.plain(NottableString.string(longText), "$", PLAIN);

        assertThat(rule.matches(longText)).isTrue();
        assertThat(rule.matches("a".repeat(GuardedPattern.LONGEST_REGEX))).isFalse();
    }

    /* The shortcuts must decide as the regular expression would. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void shortcutsDecideAsTheRegularExpressionDoes(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            String expected = text(random, "aAbB./\\*+-^$|?ß()[]{2}", 6);
            String actual = text(random, "aAbB./*-ß\n\uD83D\uDE00", 6);
            boolean wanted = expected.isBlank() || expected.equalsIgnoreCase(actual) || regexMatches(expected, actual);

            TextTest test = TextRules.text(expected, false, PLAIN);

            assertThat(test.test(actual)).as("%s against %s", expected, actual).isEqualTo(wanted);
        }
    }

    private static boolean regexMatches(String regex, String actual) {
        try {
            int flags = Pattern.DOTALL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            return Pattern.compile(regex, flags).matcher(actual).matches();
        } catch (PatternSyntaxException notARegex) {
            return false;
        }
    }

    private static String text(Random random, String alphabet, int longest) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(longest + 1);
        int[] codePoints = alphabet.codePoints().toArray();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(codePoints[random.nextInt(codePoints.length)]);
        }
        return text.toString();
    }
}
