package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.NottableString;
import org.mockserver.model.ParameterStyle;

/** Takes apart texts that hold several values of one parameter (the parameter styles of OpenAPI 3). */
final class ParameterStyles {

    private static final String COMMA = ",";

    private ParameterStyles() {}

    /** The style of a name if its values must be unpacked before they are compared, else null. */
    static @Nullable ParameterStyle packing(NottableString name) {
        ParameterStyle style = name.getParameterStyle();
        return style == ParameterStyle.DEEP_OBJECT || (style != null && separator(style) != null) ? style : null;
    }

    /** The values in one text of the request. */
    static List<String> unpack(String name, String text, ParameterStyle style) {
        String separator = separator(style);
        if (separator == null) {
            return List.of(text);
        }
        List<String> values = new ArrayList<>();
        for (String piece : text.split(Pattern.quote(separator), -1)) {
            if (!piece.isEmpty() || values.isEmpty()) {
                values.add(unprefixed(name, piece, style));
            }
        }
        return values;
    }

    /** Whether a segment of a path, whatever its style, is nothing but one value. */
    static boolean isOneValue(String segment) {
        return !segment.startsWith(".")
                && !segment.startsWith(";")
                && segment.indexOf(',') < 0
                && segment.indexOf('=') < 0;
    }

    /** The values in one segment of a path, whatever its style. */
    static List<String> unpackSegment(String name, String segment) {
        boolean prefixed = segment.startsWith(".") || segment.startsWith(";");
        String text = prefixed ? segment.substring(1) : segment;
        List<String> values = new ArrayList<>();
        for (String piece : text.split(COMMA, -1)) {
            values.add(withoutName(name, piece));
        }
        return values;
    }

    private static @Nullable String separator(ParameterStyle style) {
        return switch (style) {
            case SIMPLE, SIMPLE_EXPLODED, LABEL, MATRIX, FORM -> COMMA;
            case LABEL_EXPLODED -> ".";
            case MATRIX_EXPLODED -> ";";
            case SPACE_DELIMITED -> " ";
            case PIPE_DELIMITED -> "|";
            case FORM_EXPLODED, SPACE_DELIMITED_EXPLODED, PIPE_DELIMITED_EXPLODED, DEEP_OBJECT -> null;
        };
    }

    private static String unprefixed(String name, String piece, ParameterStyle style) {
        return switch (style) {
            case LABEL, LABEL_EXPLODED -> piece.startsWith(".") ? piece.substring(1) : piece;
            case MATRIX, MATRIX_EXPLODED -> withoutName(name, piece.startsWith(";") ? piece.substring(1) : piece);
            default -> piece;
        };
    }

    private static String withoutName(String name, String piece) {
        boolean named = piece.length() > name.length()
                && piece.charAt(name.length()) == '='
                && piece.regionMatches(true, 0, name, 0, name.length());
        return named ? piece.substring(name.length() + 1) : piece;
    }
}
