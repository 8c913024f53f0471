package org.mockserver.load;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** A value that is taken out of a response, for later steps of the iteration. */
public class LoadCapture extends ValueObject {

    private @Nullable String name;
    private @Nullable Source source;
    private @Nullable String expression;
    private @Nullable String defaultValue;

    /** Where a value is looked for. */
    public enum Source {
        /** In the body, by a JSONPath. */
        BODY_JSONPATH,
        /** In the header of that name. */
        HEADER,
        /** In the body, by the first group of a regular expression. */
        BODY_REGEX
    }

    /** A value found like that. */
    public static LoadCapture loadCapture(String name, Source source, String expression) {
        return new LoadCapture().withName(name).withSource(source).withExpression(expression);
    }

    /** An empty one, to be filled. */
    public static LoadCapture loadCapture() {
        return new LoadCapture();
    }

    /** Sets the name of the value; null for none. */
    public LoadCapture withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name of the value, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets where it is looked for; null for none. */
    public LoadCapture withSource(@Nullable Source source) {
        this.source = source;
        return this;
    }

    /** Where it is looked for, or null. */
    public @Nullable Source getSource() {
        return source;
    }

    /** Sets what it is found by; null for none. */
    public LoadCapture withExpression(@Nullable String expression) {
        this.expression = expression;
        return this;
    }

    /** What it is found by, or null. */
    public @Nullable String getExpression() {
        return expression;
    }

    /** Sets the value if it is not found; null for none. */
    public LoadCapture withDefaultValue(@Nullable String defaultValue) {
        this.defaultValue = defaultValue;
        return this;
    }

    /** The value if it is not found, or null. */
    public @Nullable String getDefaultValue() {
        return defaultValue;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "name", name,
            "source", source,
            "expression", expression,
            "defaultValue", defaultValue
        };
    }
}
