package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.mock.Expectation;
import tools.jackson.databind.JsonNode;

/** Expectations as JSON. */
public final class ExpectationWire {

    /** What a refused document should have been, for {@link WireException#toText}. */
    public static final String KIND = "expectation";

    private ExpectationWire() {}

    /**
     * Reads one expectation or an array of them; a specification is refused.
     *
     * @return at least one, in document order; ids that were not given are not made here
     * @throws WireException with everything that is wrong; then nothing was read
     */
    public static List<Expectation> readMany(String json) {
        return readMany(parse(json));
    }

    private static JsonNode parse(String json) {
        if (json.isBlank()) {
            throw new WireException("an expectation or expectation array is required but value was \"null\"");
        }
        JsonNode document = Json.parse(json);
        requireElements(document);
        return document;
    }

    private static void requireElements(JsonNode document) {
        if (document.isArray() && document.isEmpty()) {
            throw new WireException("an expectation or array of expectations is required");
        }
    }

    /**
     * Reads expectations as a server shows them, which may be of another version: members and actions that this version
     * does not know are passed over.
     *
     * @throws WireException with everything that is wrong
     */
    public static List<Expectation> readStored(String json) {
        Problems problems = Problems.ofAccepted();
        JsonNode document = Json.parse(json);
        At root = At.root(problems, document);
        List<Expectation> expectations = new ArrayList<>();
        for (At item : document.isArray() ? root.items() : List.of(root)) {
            expectations.add(ExpectationCodec.read(item));
        }
        problems.throwIfAny();
        return expectations;
    }

    /** As {@link #readMany(String)}, from a tree. */
    public static List<Expectation> readMany(JsonNode document) {
        requireElements(document);
        Problems problems = Problems.ofInstructions();
        At root = At.root(problems, document);
        List<Expectation> expectations = new ArrayList<>();
        for (At item : document.isArray() ? root.items() : List.of(root)) {
            expectations.add(ExpectationCodec.read(item));
        }
        problems.throwIfAny();
        return expectations;
    }

    /**
     * Reads what is to be registered: one element or an array, each an expectation or an OpenAPI specification.
     *
     * @return at least one, in document order; ids that were not given are not made here
     * @throws WireException with everything that is wrong; then nothing was read
     */
    public static List<ExpectationSource> readSources(String json) {
        JsonNode document = parse(json);
        Problems problems = Problems.ofInstructions();
        At root = At.root(problems, document);
        List<ExpectationSource> sources = new ArrayList<>();
        for (At item : document.isArray() ? root.items() : List.of(root)) {
            sources.add(
                    item.node().has(OpenApiCodec.SPECIFICATION)
                            ? new ExpectationSource.FromOpenApi(OpenApiCodec.readExpectation(item))
                            : new ExpectationSource.Ready(ExpectationCodec.read(item)));
        }
        problems.throwIfAny();
        return sources;
    }

    /** Writes expectations as an array; {@code []} for none. */
    public static String write(List<Expectation> expectations) {
        StringBuilder text = new StringBuilder();
        write(expectations, text);
        return text.toString();
    }

    /** Writes expectations as an array, one after the other. */
    public static void write(Iterable<Expectation> expectations, Appendable target) {
        try (JsonArrayWriter array = new JsonArrayWriter(target)) {
            expectations.forEach(expectation -> array.add(tree(expectation)));
        }
    }

    /** Writes one expectation without an array around it. */
    public static String write(Expectation expectation) {
        return Json.pretty(tree(expectation));
    }

    /** The tree of an expectation, members in the order of the contract. */
    public static JsonNode tree(Expectation expectation) {
        return ExpectationCodec.write(expectation);
    }
}
