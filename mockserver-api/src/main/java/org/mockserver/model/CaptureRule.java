package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** Takes a value out of a matched request and makes it the state of a scenario. */
public class CaptureRule extends ValueObject {

    private @Nullable Source source;
    private @Nullable String expression;
    private @Nullable String into;

    /** Where in a request a value is found. The names are those of the JSON. */
    public enum Source {
        /** The expression is a JSONPath into the body. */
        jsonPath,
        /** The expression is an XPath into the body. */
        xpath,
        /** The expression is the name of a header. */
        header,
        /** The expression is the name of a query parameter. */
        queryStringParameter,
        /** The expression is the name of a cookie. */
        cookie,
        /** The expression is the name of a path parameter. */
        pathParameter
    }

    /** A rule that has to be filled. */
    public static CaptureRule captureRule() {
        return new CaptureRule();
    }

    /** A rule: where, what, and the scenario that takes the value as its state. */
    public static CaptureRule capture(Source source, String expression, String into) {
        return captureRule().withSource(source).withExpression(expression).withInto(into);
    }

    /** Where the value is found, or null if not set. */
    public @Nullable Source getSource() {
        return source;
    }

    /** Sets where the value is found. */
    public CaptureRule withSource(@Nullable Source source) {
        this.source = source;
        return this;
    }

    /** What leads to the value, or null if not set. */
    public @Nullable String getExpression() {
        return expression;
    }

    /** Sets what leads to the value. */
    public CaptureRule withExpression(@Nullable String expression) {
        this.expression = expression;
        return this;
    }

    /** The scenario that takes the value as its state, or null if not set. */
    public @Nullable String getInto() {
        return into;
    }

    /** Sets the scenario that takes the value as its state. */
    public CaptureRule withInto(@Nullable String into) {
        this.into = into;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"source", source, "expression", expression, "into", into};
    }
}
