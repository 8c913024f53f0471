package org.mockserver.load;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** What is counted as good or bad about a response; a bad one does not end the iteration. */
public class LoadCheck extends ValueObject {

    private @Nullable Source source;
    private @Nullable String headerName;
    private @Nullable String jsonPath;
    private @Nullable Comparator comparator;
    private @Nullable String value;

    /** What is looked at. */
    public enum Source {
        /** The status code. */
        STATUS,
        /** The first value of a header. */
        HEADER,
        /** What a JSONPath finds in the body. */
        BODY_JSONPATH
    }

    /** How it is compared. */
    public enum Comparator {
        /** The same text. */
        EQUALS,
        /** Another text. */
        NOT_EQUALS,
        /** Contains the text. */
        CONTAINS,
        /** All of it matches the regular expression. */
        MATCHES,
        /** A greater number. */
        GT,
        /** A smaller number. */
        LT,
        /** A greater number or the same. */
        GTE,
        /** A smaller number or the same. */
        LTE
    }

    /** An empty one, to be filled. */
    public static LoadCheck loadCheck() {
        return new LoadCheck();
    }

    /** Sets what is looked at; null for none. */
    public LoadCheck withSource(@Nullable Source source) {
        this.source = source;
        return this;
    }

    /** What is looked at, or null. */
    public @Nullable Source getSource() {
        return source;
    }

    /** Sets the name of the header; null for none. */
    public LoadCheck withHeaderName(@Nullable String headerName) {
        this.headerName = headerName;
        return this;
    }

    /** The name of the header, or null. */
    public @Nullable String getHeaderName() {
        return headerName;
    }

    /** Sets the JSONPath into the body; null for none. */
    public LoadCheck withJsonPath(@Nullable String jsonPath) {
        this.jsonPath = jsonPath;
        return this;
    }

    /** The JSONPath into the body, or null. */
    public @Nullable String getJsonPath() {
        return jsonPath;
    }

    /** Sets how it is compared; null for none. */
    public LoadCheck withComparator(@Nullable Comparator comparator) {
        this.comparator = comparator;
        return this;
    }

    /** How it is compared, or null. */
    public @Nullable Comparator getComparator() {
        return comparator;
    }

    /** Sets what it is compared with; null for none. */
    public LoadCheck withValue(@Nullable String value) {
        this.value = value;
        return this;
    }

    /** What it is compared with, or null. */
    public @Nullable String getValue() {
        return value;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "source", source,
            "headerName", headerName,
            "jsonPath", jsonPath,
            "comparator", comparator,
            "value", value
        };
    }
}
