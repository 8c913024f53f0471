package org.mockserver.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.mockserver.internal.nulls.Nullable;

/**
 * An immutable text that may be negated or optional: a method, a path, a key or a value of a matcher.
 *
 * <p>{@link #string(String)} reads the prefixes {@code !} (negated) and {@code ?} (optional);
 * {@link #string(String, Boolean)} takes the text as it is.
 */
public class NottableString extends ValueObject implements Comparable<NottableString> {

    private final String value;
    private final boolean not;
    private final boolean optional;
    private @Nullable ParameterStyle parameterStyle;
    private @Nullable String schemaType;

    /**
     * For subtypes.
     *
     * @param value the text without prefixes
     * @param not whether it is negated
     * @param optional whether it may be absent
     */
    protected NottableString(String value, boolean not, boolean optional) {
        this.value = value;
        this.not = not;
        this.optional = optional;
    }

    /**
     * Reads a text with its prefixes: {@code !v} negated, {@code ?v} optional, {@code ?!v} and {@code !?v} both. Null is read
     * as the empty text.
     */
    public static NottableString string(@Nullable String given) {
        String text = given == null ? "" : given;
        int start = 0;
        boolean not = false;
        boolean optional = false;
        while (start < text.length() && start < 2) {
            char prefix = text.charAt(start);
            if (prefix == '!' && !not) {
                not = true;
            } else if (prefix == '?' && !optional) {
                optional = true;
            } else {
                break;
            }
            start++;
        }
        String value = text.substring(start);
        return optional ? new NottableOptionalString(value, not) : new NottableString(value, not, false);
    }

    /** A text taken literally, without reading prefixes; null for {@code not} means not negated. */
    public static NottableString string(@Nullable String value, @Nullable Boolean not) {
        return new NottableString(value == null ? "" : value, Boolean.TRUE.equals(not), false);
    }

    /** A negated text, taken literally. */
    public static NottableString not(@Nullable String value) {
        return string(value, true);
    }

    /** The name of a header, taken literally. */
    public static NottableString headerName(String name) {
        return string(name, false);
    }

    /** Several texts taken literally, all negated or none. */
    public static List<NottableString> strings(Collection<String> values, @Nullable Boolean not) {
        return values.stream().map(value -> string(value, not)).toList();
    }

    /** Reads several texts with their prefixes; null is none. */
    public static List<NottableString> strings(String @Nullable ... texts) {
        return texts == null ? List.of() : strings(Arrays.asList(texts));
    }

    /** Reads several texts with their prefixes; null is none. */
    public static List<NottableString> strings(@Nullable Collection<String> texts) {
        List<NottableString> strings = new ArrayList<>();
        if (texts != null) {
            texts.forEach(text -> strings.add(string(text)));
        }
        return strings;
    }

    /** As {@link #strings(String...)}. */
    public static List<NottableString> deserializeNottableStrings(String... texts) {
        return strings(texts);
    }

    /** As {@link #strings(Collection)}. */
    public static List<NottableString> deserializeNottableStrings(List<String> texts) {
        return strings(texts);
    }

    /** The text with its prefixes, the opposite of {@link #string(String)}. */
    public static String serialiseNottableString(NottableString string) {
        String prefix = (string.optional ? "?" : "") + (string.not ? "!" : "");
        return prefix + string.value;
    }

    /** The texts with their prefixes. */
    public static List<String> serialiseNottableStrings(Collection<NottableString> strings) {
        return strings.stream().map(NottableString::serialiseNottableString).toList();
    }

    /** The text without prefixes. */
    public String getValue() {
        return value;
    }

    /** Whether it is negated. */
    public boolean isNot() {
        return not;
    }

    /** Whether the thing it names may be absent. */
    public boolean isOptional() {
        return optional;
    }

    /** Whether the text is empty or only white space, which matches everything. */
    public boolean isBlank() {
        return value.isBlank();
    }

    /** How the values of this key are packed into one text of the request, or null for not packed. */
    public @Nullable ParameterStyle getParameterStyle() {
        return parameterStyle;
    }

    /** Sets how the values of this key are packed; set, as the type of the schema is, after construction. */
    public NottableString withStyle(@Nullable ParameterStyle style) {
        this.parameterStyle = style;
        return this;
    }

    /** The type that the schema of a specification gives this parameter, or null. */
    public @Nullable String getSchemaType() {
        return schemaType;
    }

    /** Sets the type that the schema of a specification gives this parameter. Servers of MockServer 9 look at it. */
    public NottableString withSchemaType(@Nullable String schemaType) {
        this.schemaType = schemaType;
        return this;
    }

    /** Whether the text is a regular expression for all of the other, ignoring case. Negation is not looked at. */
    public boolean matches(String other) {
        return matches(other, false);
    }

    /** Whether the text is a regular expression for all of the other. Negation is not looked at. */
    public boolean matches(String other, boolean matchCase) {
        try {
            int flags = matchCase ? Pattern.DOTALL : Pattern.DOTALL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            return Pattern.compile(value, flags).matcher(other).matches();
        } catch (PatternSyntaxException noExpression) {
            return false;
        }
    }

    /** The same text in lower case. */
    public NottableString lowercase() {
        return new NottableString(value.toLowerCase(Locale.ROOT), not, optional);
    }

    /** Whether both have the same flags and the same text, ignoring case. */
    public boolean equalsIgnoreCase(@Nullable Object other) {
        return other instanceof NottableString that && not == that.not && value.equalsIgnoreCase(that.value);
    }

    @Override
    public int compareTo(NottableString other) {
        return value.compareTo(other.value);
    }

    /** Whether both are the same, or the other is a text which is read as this. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (other instanceof String text) {
            return text.equals(serialiseNottableString(this));
        }
        return other instanceof NottableString that
                && getClass() == that.getClass()
                && not == that.not
                && optional == that.optional
                && value.equals(that.value)
                && parameterStyle == that.parameterStyle
                && Objects.equals(schemaType, that.schemaType);
    }

    @Override
    public int hashCode() {
        return Objects.hash(value, not, optional);
    }

    @Override
    public String toString() {
        return serialiseNottableString(this);
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "value", value, "not", not, "optional", optional, "style", parameterStyle, "schemaType", schemaType
        };
    }
}
