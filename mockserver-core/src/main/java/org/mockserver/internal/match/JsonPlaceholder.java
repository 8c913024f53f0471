package org.mockserver.internal.match;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A text in the expected document that stands for a set of values. */
final class JsonPlaceholder extends JsonPattern {

    private static final String REGEX = "json-unit.regex}";
    private static final String IGNORE_ELEMENT = "json-unit.ignore-element}";

    private static final Map<String, Predicate<JsonNode>> SETS = Map.of(
            "json-unit.ignore}",
            actual -> true,
            IGNORE_ELEMENT,
            actual -> true,
            "json-unit.any-number}",
            JsonNode::isNumber,
            "json-unit.any-string}",
            JsonNode::isString,
            "json-unit.any-boolean}",
            JsonNode::isBoolean);

    private final String text;
    private final Predicate<JsonNode> set;
    private final boolean mayBeMissing;

    private JsonPlaceholder(String text, Predicate<JsonNode> set, boolean mayBeMissing) {
        this.text = text;
        this.set = set;
        this.mayBeMissing = mayBeMissing;
    }

    /** Null when the string is no placeholder. */
    static @Nullable JsonPlaceholder parse(JsonNode expected, Compilation with) {
        String text = expected.asString();
        if (!text.startsWith("${") && !text.startsWith("#{")) {
            return null;
        }
        String rest = text.substring(2);
        if (rest.startsWith(REGEX)) {
            return new JsonPlaceholder(text, regex(rest.substring(REGEX.length()), with), false);
        }
        Predicate<JsonNode> set = SETS.get(rest);
        return set == null ? null : new JsonPlaceholder(text, set, rest.equals(IGNORE_ELEMENT));
    }

    /* Letter case matters, and dots stop at line ends: these are not the regular expressions of string values. */
    private static Predicate<JsonNode> regex(String regex, Compilation with) {
        GuardedPattern pattern = GuardedPattern.compile(
                () -> Pattern.compile(regex),
                with.options().regexTimeoutMillis(),
                with.options().warner());
        return pattern == null ? actual -> false : actual -> actual.isString() && pattern.test(actual.asString());
    }

    @Override
    boolean matches(JsonNode actual) {
        return set.test(actual);
    }

    @Override
    boolean mayBeMissing() {
        return mayBeMissing;
    }

    @Override
    void explain(JsonNode actual, String path, List<String> reasons) {
        if (!matches(actual)) {
            differs(actual, path, reasons);
        }
    }

    @Override
    String display() {
        return "\"" + text + "\"";
    }
}
