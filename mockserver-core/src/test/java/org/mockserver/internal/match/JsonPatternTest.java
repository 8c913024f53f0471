package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.javacrumbs.jsonunit.core.Configuration;
import net.javacrumbs.jsonunit.core.Option;
import net.javacrumbs.jsonunit.core.internal.Diff;
import net.javacrumbs.jsonunit.core.internal.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.matchers.MatchType;
import org.mockserver.model.JsonBody;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class JsonPatternTest {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /* lenient: ONLY_MATCHING_FIELDS; strict: STRICT */
    @ParameterizedTest(name = "{0} against {1}: lenient {2}, strict {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{}|{\"a\":1}|true|false",
                "{}|{}|true|true",
                "{}|[]|false|false",
                "{\"a\":1}|{\"a\":1}|true|true",
                "{\"a\":1}|{\"a\":1,\"b\":2}|true|false",
                "{\"a\":1,\"b\":2}|{\"b\":2,\"a\":1}|true|true",
                "{\"a\":1}|{\"a\":1.0}|false|false",
                "{\"a\":1}|{\"a\":\"1\"}|false|false",
                "{\"a\":1.0}|{\"a\":1.00}|false|false",
                "{\"a\":null}|{\"a\":null}|true|true",
                "{\"a\":null}|{}|false|false",
                "{\"a\":null}|{\"a\":1}|false|false",
                "{\"o\":{\"i\":{\"v\":1}}}|{\"o\":{\"i\":{\"v\":1,\"w\":2},\"z\":0}}|true|false",
                "{\"l\":[1,2]}|{\"l\":[2,9,1]}|true|false",
                "{\"l\":[1,2]}|{\"l\":[2,1]}|true|false",
                "{\"l\":[1,2]}|{\"l\":[1,2]}|true|true",
                "{\"l\":[1,1]}|{\"l\":[1,2]}|false|false",
                "{\"l\":[]}|{\"l\":[1]}|true|false",
                "[1,2]|[1]|false|false",
                "[{\"id\":2}]|[{\"id\":1},{\"id\":2,\"n\":\"x\"}]|true|false",
                "[{\"a\":1},{\"a\":1,\"b\":2}]|[{\"a\":1,\"b\":2},{\"a\":1}]|true|false",
                "[{},{\"a\":1}]|[{\"a\":1},{}]|true|false",
                "\"x\"|\"x\"|true|true",
                "5|5|true|true",
                "5|6|false|false",
                "true|\"true\"|false|false",
                "{\"a\":\"${json-unit.ignore}\",\"b\":1}|{\"a\":{\"x\":9},\"b\":1}|true|true",
                "{\"a\":\"${json-unit.ignore}\"}|{}|false|false",
                "{\"a\":\"${json-unit.any-number}\"}|{\"a\":1.5}|true|true",
                "{\"a\":\"${json-unit.any-number}\"}|{\"a\":\"1.5\"}|false|false",
                "{\"a\":\"${json-unit.any-string}\"}|{\"a\":\"x\"}|true|true",
                "{\"a\":\"${json-unit.any-string}\"}|{\"a\":1}|false|false",
                "{\"a\":\"${json-unit.any-boolean}\"}|{\"a\":false}|true|true",
                "{\"a\":\"${json-unit.any-boolean}\"}|{\"a\":\"false\"}|false|false",
                "{\"a\":\"${json-unit.regex}[A-Z]{2}[0-9]\"}|{\"a\":\"AB1\"}|true|true",
                "{\"a\":\"${json-unit.regex}[A-Z]{2}[0-9]\"}|{\"a\":\"ab1\"}|false|false",
                "{\"a\":\"${json-unit.regex}[0-9]+\"}|{\"a\":12}|false|false",
                "[\"${json-unit.any-string}\",1]|[1,\"x\"]|true|false",
            })
    void documentsAreCompared(String expected, String actual, boolean lenient, boolean strict) {
        assertThat(matches(expected, actual, MatchType.ONLY_MATCHING_FIELDS)).isEqualTo(lenient);
        assertThat(matches(expected, actual, MatchType.STRICT)).isEqualTo(strict);
        if (!expected.equals("{\"a\":1.0}")) {
            assertThat(jsonUnitAgrees(expected, actual, true, lenient)).isTrue();
            assertThat(jsonUnitAgrees(expected, actual, false, strict)).isTrue();
        }
    }

    @Test
    void numbersCanBeComparedByValue() {
        JsonBody byValue = new JsonBody("{\"a\": 1}", null, null, MatchType.STRICT, true);

        assertThat(Requests.matches(byValue, Requests.withBody("{\"a\": 1.0}"))).isTrue();
        assertThat(Requests.matches(byValue, Requests.withBody("{\"a\": \"1\"}")))
                .isFalse();
    }

    @Test
    void anItemThatSeveralExpectedOnesAcceptGoesToTheOneWithoutAnother() {
        assertThat(matches(
                        "[{}, {\"a\": 1}, {\"a\": 1, \"b\": 2}]",
                        "[{\"a\": 1, \"b\": 2}, {\"a\": 1}, {}]",
                        MatchType.ONLY_MATCHING_FIELDS))
                .isTrue();
        assertThat(matches(
                        "[{}, {\"a\": 1}, {\"a\": 1, \"b\": 2}]",
                        "[{\"a\": 1, \"b\": 2}, {\"b\": 2}, {}]",
                        MatchType.ONLY_MATCHING_FIELDS))
                .isFalse();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13, 14})
    void randomDocumentsCompareAsInTheReferenceLibrary(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            JsonNode expected = document(random, 3);
            JsonNode actual = random.nextInt(3) == 0 ? document(random, 3) : changed(random, expected);
            boolean lenient = i % 2 == 0;
            MatchType type = lenient ? MatchType.ONLY_MATCHING_FIELDS : MatchType.STRICT;
            boolean matched = matches(expected.toString(), actual.toString(), type);

            assertThat(jsonUnitAgrees(expected.toString(), actual.toString(), lenient, matched))
                    .as("%s against %s, %s: ours is %s", expected, actual, type, matched)
                    .isTrue();
        }
    }

    private static boolean matches(String expected, String actual, MatchType type) {
        return Requests.matches(new JsonBody(expected, type), Requests.withBody(actual));
    }

    private static boolean jsonUnitAgrees(String expected, String actual, boolean lenient, boolean matched) {
        Configuration configuration = Configuration.empty();
        if (lenient) {
            configuration = configuration.withOptions(
                    Option.IGNORING_ARRAY_ORDER, Option.IGNORING_EXTRA_ARRAY_ITEMS, Option.IGNORING_EXTRA_FIELDS);
        }
        Diff diff = Diff.create(expected, actual, "body", Path.root(), configuration);
        return diff.similar() == matched;
    }

    private static JsonNode document(Random random, int depth) {
        int kind = random.nextInt(depth == 0 ? 4 : 8);
        return switch (kind) {
            case 0 -> JSON.numberNode(random.nextInt(3));
            case 1 -> JSON.stringNode(random.nextBoolean() ? "x" : "${json-unit.any-string}");
            case 2 -> JSON.booleanNode(random.nextBoolean());
            case 3 -> JSON.nullNode();
            case 4, 5 -> {
                ObjectNode object = JSON.objectNode();
                for (int i = random.nextInt(4); i > 0; i--) {
                    object.set(String.valueOf((char) ('a' + random.nextInt(4))), document(random, depth - 1));
                }
                yield object;
            }
            default -> {
                ArrayNode array = JSON.arrayNode();
                for (int i = random.nextInt(4); i > 0; i--) {
                    array.add(document(random, depth - 1));
                }
                yield array;
            }
        };
    }

    /** The same document with members and items added, and items in another order. */
    private static JsonNode changed(Random random, JsonNode node) {
        if (node instanceof ObjectNode object) {
            ObjectNode copy = JSON.objectNode();
            object.properties().forEach(member -> copy.set(member.getKey(), changed(random, member.getValue())));
            if (random.nextInt(4) == 0) {
                copy.put("z", 1);
            }
            return copy;
        }
        if (node instanceof ArrayNode array) {
            List<JsonNode> items = new ArrayList<>();
            array.values().forEach(item -> items.add(changed(random, item)));
            if (random.nextInt(4) == 0) {
                items.add(JSON.numberNode(7));
            }
            if (random.nextInt(3) == 0) {
                Collections.shuffle(items, random);
            }
            ArrayNode copy = JSON.arrayNode();
            items.forEach(copy::add);
            return copy;
        }
        return node;
    }
}
