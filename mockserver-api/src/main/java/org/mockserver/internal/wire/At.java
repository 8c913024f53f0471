package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One value of a document together with its path.
 *
 * <p>The typed reads record a problem and return null when the value has the wrong type; reading then goes on, so that
 * one pass finds every mistake.
 */
final class At {

    private static final int MAX_SHOWN_CHARACTERS = 100;

    private final Problems problems;
    private final @Nullable At parent;
    private final String step;
    private final JsonNode node;

    private At(Problems problems, @Nullable At parent, String step, JsonNode node) {
        this.problems = problems;
        this.parent = parent;
        this.step = step;
        this.node = node;
    }

    static At root(Problems problems, JsonNode node) {
        return new At(problems, null, "$", node);
    }

    JsonNode node() {
        return node;
    }

    /** Whether the document says what was received; then texts are taken literally. */
    boolean recorded() {
        return problems.recorded();
    }

    /** Whether members and actions that this version does not know are passed over. */
    boolean lenient() {
        return problems.lenient();
    }

    /** The member of that name; {@link #isAbsent()} tells whether it exists. */
    At member(String name) {
        return new At(problems, this, "." + name, node.path(name));
    }

    At item(int index) {
        return new At(problems, this, "[" + index + "]", node.path(index));
    }

    List<At> items() {
        List<At> items = new ArrayList<>(node.size());
        for (int i = 0; i < node.size(); i++) {
            items.add(item(i));
        }
        return items;
    }

    /** The members of an object by name, in document order. */
    List<Map.Entry<String, At>> members() {
        List<Map.Entry<String, At>> members = new ArrayList<>(node.size());
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            String name = member.getKey();
            members.add(Map.entry(name, new At(problems, this, "." + name, member.getValue())));
        }
        return members;
    }

    /** Whether there is no value, or it is {@code null}. */
    boolean isAbsent() {
        return node.isMissingNode() || node.isNull();
    }

    /** How many problems were recorded so far, anywhere in the document. */
    int problemCount() {
        return problems.count();
    }

    /** Records that something is wrong here. */
    void problem(String message) {
        problems.add(path(), message);
    }

    /** Records that the value is not what it must be. */
    void wrong(String expected) {
        problem(shown() + " is not " + expected);
    }

    /** Records that this member is not known. */
    void undefined() {
        problem("is not defined in the schema and the schema does not allow additional properties");
    }

    /** Records that the contract knows this, but this version cannot do it. */
    void unsupported(String what) {
        problem(what + " is not supported by this version yet");
    }

    /** Whether the value is an object; records a problem if not. */
    boolean expectObject() {
        if (node.isObject()) {
            return true;
        }
        wrong("an object");
        return false;
    }

    /** Whether the value is an array; records a problem if not. */
    boolean expectArray() {
        if (node.isArray()) {
            return true;
        }
        wrong("an array");
        return false;
    }

    @Nullable
    String text() {
        if (node.isString()) {
            return node.stringValue();
        }
        wrong("a string");
        return null;
    }

    @Nullable
    Boolean bool() {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        wrong("true or false");
        return null;
    }

    @Nullable
    Integer integer() {
        if (node.isNumber() && node.canConvertToExactIntegral() && node.canConvertToInt()) {
            return node.intValue();
        }
        wrong("an integer");
        return null;
    }

    /** An integer between both bounds, inclusive. */
    @Nullable
    Integer integer(int min, int max) {
        Integer value = integer();
        if (value != null && (value < min || value > max)) {
            wrong("between " + min + " and " + max);
            return null;
        }
        return value;
    }

    @Nullable
    Long longInteger() {
        if (node.isNumber() && node.canConvertToExactIntegral() && node.canConvertToLong()) {
            return node.longValue();
        }
        wrong("an integer");
        return null;
    }

    @Nullable
    Double number() {
        if (node.isNumber()) {
            return node.doubleValue();
        }
        wrong("a number");
        return null;
    }

    /** What the items of an array are read as, those that could not be left out. */
    <V> List<V> list(Function<At, @Nullable V> reads) {
        List<V> values = new ArrayList<>();
        if (expectArray()) {
            for (At item : items()) {
                V value = reads.apply(item);
                if (value != null) {
                    values.add(value);
                }
            }
        }
        return values;
    }

    /** The members of an object, all of them texts. */
    Map<String, String> textMap() {
        Map<String, String> values = new LinkedHashMap<>();
        if (expectObject()) {
            for (Map.Entry<String, At> member : members()) {
                String value = member.getValue().text();
                if (value != null) {
                    values.put(member.getKey(), value);
                }
            }
        }
        return values;
    }

    <E extends Enum<E>> @Nullable E oneOf(Class<E> type) {
        if (node.isString()) {
            for (E constant : type.getEnumConstants()) {
                if (constant.name().equals(node.stringValue())) {
                    return constant;
                }
            }
        }
        wrong("one of " + Arrays.toString(type.getEnumConstants()));
        return null;
    }

    String path() {
        StringBuilder path = new StringBuilder();
        appendPath(path);
        return path.toString();
    }

    private void appendPath(StringBuilder path) {
        if (parent != null) {
            parent.appendPath(path);
        }
        path.append(step);
    }

    private String shown() {
        String text = node.isMissingNode() ? "nothing" : Json.compact(node);
        return text.length() > MAX_SHOWN_CHARACTERS ? text.substring(0, MAX_SHOWN_CHARACTERS) + "..." : text;
    }
}
