package org.mockserver.internal.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;

class YamlTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 | 1",
                "-7 | -7",
                "+3 | 3",
                "0x1F | 31",
                "0o17 | 15",
                "12345678901234567890 | 12345678901234567890",
                "1.50 | 1.50",
                "1e3 | 1E+3",
                "true | true",
                "False | false",
                "~ | null",
                "null | null",
                "yes | \"yes\"",
                "'1' | \"1\"",
                "\"a\\tb\" | \"a\\tb\"",
                "2024-01-01 | \"2024-01-01\"",
                ".inf | \".inf\"",
                "!!str 5 | \"5\"",
                "!own x | \"x\"",
                "[a, {b: 1}] | [\"a\",{\"b\":1}]",
            })
    void scalarsAndCollectionsHaveTheTypesOfYaml12(String yaml, String json) {
        assertThat(Json.compact(Yaml.parse(yaml))).isEqualTo(json);
    }

    @Test
    void aMappingKeepsItsOrderAndItsKeysAreTexts() {
        assertThat(Json.compact(Yaml.parse("b: 1\n200: ok\ntrue: x\na: |\n  line\n  line\n")))
                .isEqualTo("{\"b\":1,\"200\":\"ok\",\"true\":\"x\",\"a\":\"line\\nline\\n\"}");
    }

    @Test
    void anAliasStandsForItsAnchor() {
        assertThat(Json.compact(Yaml.parse("a: &x {n: 1}\nb: *x\nc: [*x, *x]\n")))
                .isEqualTo("{\"a\":{\"n\":1},\"b\":{\"n\":1},\"c\":[{\"n\":1},{\"n\":1}]}");
    }

    @Test
    void aMergeKeyAddsWhatTheMappingDoesNotSayItself() {
        assertThat(Json.compact(Yaml.parse("a: &x {n: 1, m: 1}\nb: &y {m: 2, k: 3}\nc:\n  n: 9\n  <<: [*x, *y]\n")))
                .endsWith("\"c\":{\"n\":9,\"m\":1,\"k\":3}}");
    }

    @Test
    void nothingIsTheMissingNode() {
        assertThat(Yaml.parse("").isMissingNode()).isTrue();
        assertThat(Yaml.parse("# only a comment\n").isMissingNode()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a: [", "a: 1\na: 2", "a: *unknown", "a: &x [*x]", "--- 1\n--- 2", "<<: 5", "a: b: c", "{[a]: 1}"
            })
    void whatIsNoYamlIsRefused(String text) {
        assertThatThrownBy(() -> Yaml.parse(text))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("YAML");
    }

    @Test
    void aSmallTextCannotStandForAHugeDocument() {
        StringBuilder laughs = new StringBuilder("a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n");
        for (int i = 1; i < 12; i++) {
            String before = "*a" + (i - 1);
            laughs.append("a" + i + ": &a" + i + " [" + (before + ", ").repeat(9) + before + "]\n");
        }

        assertThatThrownBy(() -> Yaml.parse(laughs.toString()))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("stands for more than");
    }

    @Test
    void aliasesCannotNestDeeperThanTheLimit() {
        StringBuilder chain = new StringBuilder("a0: &a0 []\n");
        for (int i = 1; i < 60; i++) {
            chain.append("a" + i + ": &a" + i + " " + "[".repeat(20) + "*a" + (i - 1) + "]".repeat(20) + "\n");
        }

        assertThatThrownBy(() -> Yaml.parse(chain.toString()))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("nested deeper");
        assertThatThrownBy(() -> Yaml.parse("[".repeat(100_000)))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("nested deeper");
    }
}
