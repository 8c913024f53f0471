package org.mockserver.internal.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON text to tree and back.
 *
 * <p>Decimal numbers keep their digits ({@code 1.0} stays different from {@code 1}), members keep their order. Nesting,
 * numbers and names are bounded so that a small document cannot use much memory or stack.
 */
public final class Json {

    /** Deeper nesting is refused; far beyond any real document, far below what would overflow a stack. */
    private static final int MAX_NESTING_DEPTH = 500;

    /** Longer numbers are refused, because their conversion costs more than linear time. */
    private static final int MAX_NUMBER_CHARACTERS = 1000;

    private static final int MAX_NAME_CHARACTERS = 50_000;

    /** Room for large bodies inside a document; the size of the document itself is bounded where it is received. */
    private static final int MAX_STRING_CHARACTERS = 256 * 1024 * 1024;

    /** What the parser adds about the beginning of an unfinished object; it names no place the user could use. */
    private static final Pattern START_MARKER = Pattern.compile(" \\(start marker at .*\\)", Pattern.DOTALL);

    private static final JsonFactory LENIENT = bounded(JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_UNQUOTED_PROPERTY_NAMES)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER));

    private static final JsonFactory STRICT = bounded(JsonFactory.builder());

    private Json() {}

    /**
     * Reads a document leniently: single quotes, unquoted names, comments and trailing commas are accepted.
     *
     * @throws WireException naming line and column when it is not JSON
     */
    public static JsonNode parse(String json) {
        return parse(() -> TreeReader.read(LENIENT.createParser(ObjectReadContext.empty(), json)));
    }

    /**
     * Reads a document leniently from UTF-8 (or UTF-16, UTF-32) bytes.
     *
     * @throws WireException naming line and column when it is not JSON
     */
    public static JsonNode parse(byte[] json) {
        return parse(() -> TreeReader.read(LENIENT.createParser(ObjectReadContext.empty(), json)));
    }

    /** Reads a document as RFC 8259 demands; null when it is not JSON, is empty or goes beyond a bound. */
    public static @Nullable JsonNode parseStrict(String json) {
        return orNull(() -> TreeReader.read(STRICT.createParser(ObjectReadContext.empty(), json)));
    }

    /** Reads a document from bytes as RFC 8259 demands; null when it is not JSON, is empty or goes beyond a bound. */
    public static @Nullable JsonNode parseStrict(byte[] json) {
        return orNull(() -> TreeReader.read(STRICT.createParser(ObjectReadContext.empty(), json)));
    }

    /**
     * Reads what a client sent as leniently as {@link #parse(String)} reads documents; null when it is not even that, is
     * empty or goes beyond a bound.
     */
    public static @Nullable JsonNode parseLenient(String json) {
        return orNull(() -> TreeReader.read(LENIENT.createParser(ObjectReadContext.empty(), json)));
    }

    /** The text with one member or object per line, two spaces for each level, {@code "name" : value}. */
    public static String pretty(JsonNode node) {
        StringBuilder text = new StringBuilder();
        pretty(node, text);
        return text.toString();
    }

    /**
     * Writes the pretty form.
     *
     * @throws UncheckedIOException when the target fails
     */
    public static void pretty(JsonNode node, Appendable target) {
        write(node, new JsonText(target, true));
    }

    /**
     * Writes the pretty form with one item of an array per line, the way log entries are shown.
     *
     * @throws UncheckedIOException when the target fails
     */
    public static void spread(JsonNode node, int level, Appendable target) {
        write(node, JsonText.spread(target, level));
    }

    /** The pretty form as it is sent in a response body: decimal numbers in the shortest form of a double that holds them. */
    static String prettySent(JsonNode node) {
        StringBuilder text = new StringBuilder();
        write(node, new JsonText(text, true, true));
        return text.toString();
    }

    /** The text without any white space. */
    public static String compact(JsonNode node) {
        StringBuilder text = new StringBuilder();
        compact(node, text);
        return text.toString();
    }

    /**
     * Writes the form without white space.
     *
     * @throws UncheckedIOException when the target fails
     */
    public static void compact(JsonNode node, Appendable target) {
        write(node, new JsonText(target, false));
    }

    private static void write(JsonNode node, JsonText text) {
        try {
            text.write(node);
            text.flush();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** A new object; members keep the order in which they are set. */
    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** A new array. */
    public static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    /** A string. */
    public static JsonNode string(String value) {
        return JsonNodeFactory.instance.stringNode(value);
    }

    /** The value null. */
    public static JsonNode nothing() {
        return JsonNodeFactory.instance.nullNode();
    }

    /** A tree that is written without white space even inside a pretty document. */
    static JsonNode inline(JsonNode node) {
        return JsonNodeFactory.instance.pojoNode(node);
    }

    /** The tree for maps, lists, strings, numbers, booleans and null. */
    public static JsonNode ofPlainValue(@Nullable Object value) {
        return PlainValues.MAPPER.valueToTree(value);
    }

    /** The maps, lists, strings, numbers and booleans of a tree. */
    static Object toPlainValue(JsonNode node) {
        return PlainValues.MAPPER.convertValue(node, Object.class);
    }

    /** Reads leniently; the missing node when it is not JSON. */
    static JsonNode parseOrMissing(String json) {
        JsonNode node = parseLenient(json);
        return node == null ? MissingNode.getInstance() : node;
    }

    private interface Source {
        JsonNode read();
    }

    private static JsonNode parse(Source source) {
        try {
            return source.read();
        } catch (JacksonException malformed) {
            throw new WireException(describe(malformed));
        }
    }

    private static @Nullable JsonNode orNull(Source source) {
        try {
            JsonNode node = source.read();
            return node.isMissingNode() ? null : node;
        } catch (JacksonException malformed) {
            return null;
        }
    }

    private static String describe(JacksonException malformed) {
        TokenStreamLocation location = malformed.getLocation();
        String where =
                location == null ? "" : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
        return "not valid JSON" + where + ": "
                + START_MARKER.matcher(malformed.getOriginalMessage()).replaceAll("");
    }

    /* Documents are read on threads that live long, where buffers of their own are cheaper than shared ones. */
    private static JsonFactory bounded(JsonFactoryBuilder factory) {
        return factory.recyclerPool(JsonRecyclerPools.threadLocalPool())
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MAX_NESTING_DEPTH)
                        .maxNumberLength(MAX_NUMBER_CHARACTERS)
                        .maxNameLength(MAX_NAME_CHARACTERS)
                        .maxStringLength(MAX_STRING_CHARACTERS)
                        .build())
                .build();
    }

    /** Apart, because making a mapper takes noticeable time at start and few documents need one. */
    private static final class PlainValues {

        static final JsonMapper MAPPER = JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .disable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
                .build();
    }
}
