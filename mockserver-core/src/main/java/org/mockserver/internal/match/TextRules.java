package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;

/** Compiles string values: the one rule that methods, paths, keys and values share. */
final class TextRules {

    private static final boolean[] META = new boolean[128];

    static {
        for (char meta : "\\^$.|?*+()[]{}".toCharArray()) {
            META[meta] = true;
        }
    }

    private TextRules() {}

    /** A method or a path. */
    static TextRule plain(NottableString value, String path, Compilation with) {
        TextTest typed = typed(value, path, with);
        return rule(value, typed == null ? text(value.getValue(), with.exactCase(), with) : typed);
    }

    /** A key or a value of a map, which may also compare numbers or negotiate content. Letter case never matters. */
    static TextRule inMap(NottableString value, String path, Compilation with) {
        return rule(value, mapTest(value, path, with));
    }

    private static TextRule rule(NottableString value, TextTest test) {
        return new TextRule(value.getValue(), test, value.isNot(), value.isOptional());
    }

    /** Null when the value is text. */
    private static @Nullable TextTest typed(NottableString value, String path, Compilation with) {
        if (value instanceof NottableSchemaString) {
            return SchemaTest.compile(value.getValue(), path, with);
        }
        if (!(value instanceof NottableDateTimeString dateTime)) {
            return null;
        }
        TextTest test = DateTimeTest.compile(dateTime, path, with);
        return with.filter() ? new EitherTest(test, new LiteralTest(value.getValue(), false)) : test;
    }

    private static TextTest mapTest(NottableString value, String path, Compilation with) {
        TextTest typed = typed(value, path, with);
        if (typed != null) {
            return typed;
        }
        String text = value.getValue();
        TextTest special = NumberTest.parse(text);
        if (special == null) {
            special = AcceptTest.parse(text);
        }
        if (special == null) {
            return text(text, false, with);
        }
        return with.filter() ? new EitherTest(special, new LiteralTest(text, false)) : special;
    }

    /** A text that is blank, equal, or a regular expression. */
    static TextTest text(String expected, boolean exactCase, Compilation with) {
        if (expected.isBlank()) {
            return TextTest.ANY;
        }
        TextTest forward = forward(expected, exactCase, with);
        return with.filter() ? new ReverseTest(expected, forward, with) : forward;
    }

    private static TextTest forward(String expected, boolean exactCase, Compilation with) {
        LiteralTest literal = new LiteralTest(expected, exactCase);
        if (isLiteral(expected)) {
            return literal;
        }
        TextTest regex = regex(expected, exactCase, with);
        return regex == null ? literal : new EitherTest(literal, regex);
    }

    /** The text as a regular expression only, null when it is none. */
    static @Nullable TextTest regex(String expected, boolean exactCase, Compilation with) {
        TextTest simple = SimplePattern.parse(expected, exactCase);
        if (simple != null) {
            return simple;
        }
        TextTest pattern = with.pattern(expected, exactCase);
        return pattern == null ? null : LiteralPrefix.before(pattern, expected, exactCase);
    }

    /** Whether a text means the same as a regular expression as it means literally. */
    static boolean isLiteral(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isMeta(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a character has a meaning of its own in regular expressions. */
    static boolean isMeta(char c) {
        return c < META.length && META[c];
    }

    /** Whether a test accepts a text that is equal or that the expected text matches as a regular expression. */
    static boolean isLiteralOrRegex(TextTest test) {
        return test instanceof EitherTest either && either.first() instanceof LiteralTest;
    }

    /** Two ways to match. */
    private record EitherTest(TextTest first, TextTest second) implements TextTest {

        @Override
        public boolean test(String actual) {
            return first.test(actual) || second.test(actual);
        }
    }
}
