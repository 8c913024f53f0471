package org.mockserver.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Runs the files under {@code wire/}: what is read, how it is written, and what is refused. */
class WireCorpusTest {

    @TestFactory
    Stream<DynamicTest> expectations() throws IOException {
        return cases("expectations")
                .map(each -> dynamicTest(name(each), () -> {
                    String input = each.has("text") ? each.get("text").stringValue() : Json.compact(each.get("input"));
                    assertRoundTrip(input, each.get("output"));
                }));
    }

    @TestFactory
    Stream<DynamicTest> requests() throws IOException {
        return wrapped("requests", request -> {
            ObjectNode expectation = Json.object();
            expectation.set("httpRequest", request);
            expectation.set("httpResponse", Json.object());
            return expectation;
        });
    }

    @TestFactory
    Stream<DynamicTest> requestBodies() throws IOException {
        return wrapped("request-bodies", body -> {
            ObjectNode expectation = Json.object();
            expectation.putObject("httpRequest").set("body", body);
            expectation.set("httpResponse", Json.object());
            return expectation;
        });
    }

    @TestFactory
    Stream<DynamicTest> responses() throws IOException {
        return wrapped("responses", response -> {
            ObjectNode expectation = Json.object();
            expectation.set("httpResponse", response);
            return expectation;
        });
    }

    @TestFactory
    Stream<DynamicTest> errors() throws IOException {
        return cases("errors")
                .map(each -> dynamicTest(name(each), () -> {
                    String input = each.has("text") ? each.get("text").stringValue() : Json.compact(each.get("input"));
                    WireException refused =
                            catchThrowableOfType(WireException.class, () -> ExpectationWire.readMany(input));
                    assertThat(refused).as("refused").isNotNull();
                    List<String> lines =
                            refused.errors().stream().map(WireError::toString).toList();
                    if (each.has("errors")) {
                        assertThat(lines).isEqualTo(texts(each.get("errors")));
                    } else {
                        List<String> starts = texts(each.get("errorStarts"));
                        assertThat(lines).hasSameSizeAs(starts);
                        for (int i = 0; i < starts.size(); i++) {
                            assertThat(lines.get(i)).startsWith(starts.get(i));
                        }
                    }
                }));
    }

    private static Stream<DynamicTest> wrapped(String file, UnaryOperator<JsonNode> wrapper) throws IOException {
        return cases(file)
                .map(each -> dynamicTest(name(each), () -> {
                    ObjectNode input = (ObjectNode) wrapper.apply(each.get("input"));
                    ObjectNode output = (ObjectNode) wrapper.apply(each.get("output"));
                    input.put("id", "x");
                    output.put("id", "x").put("priority", 0);
                    output.putObject("timeToLive").put("unlimited", true);
                    output.putObject("times").put("unlimited", true);
                    assertRoundTrip(Json.compact(input), output);
                }));
    }

    /** The text must be equal to the byte, and what is read again from it must be written the same. */
    private static void assertRoundTrip(String input, JsonNode output) {
        var expectations = ExpectationWire.readMany(input);
        String written = ExpectationWire.write(expectations.get(0));
        ObjectNode expected = (ObjectNode) output;
        if (expected.has("metadata")) {
            expected.set("metadata", Json.inline(expected.get("metadata")));
        }
        assertThat(written).isEqualTo(Json.pretty(expected));
        var again = ExpectationWire.readMany(written);
        if (again.get(0).hasId()) {
            assertThat(ExpectationWire.write(again.get(0))).isEqualTo(written);
        }
    }

    private static Stream<JsonNode> cases(String file) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(WireCorpusTest.class.getResourceAsStream("/wire/" + file + ".json"))) {
            List<JsonNode> cases = new ArrayList<>();
            Json.parse(stream.readAllBytes()).forEach(cases::add);
            assertThat(cases).isNotEmpty();
            return cases.stream();
        }
    }

    private static String name(JsonNode each) {
        return each.get("name").stringValue();
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(item -> texts.add(item.stringValue()));
        return texts;
    }
}
