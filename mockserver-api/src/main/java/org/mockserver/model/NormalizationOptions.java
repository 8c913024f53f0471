package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** What is made alike before messages are compared. */
public class NormalizationOptions extends ValueObject {

    private @Nullable Boolean collapseWhitespace;
    private @Nullable Boolean lowercase;
    private @Nullable Boolean sortJsonKeys;
    private @Nullable Boolean dropBuiltInVolatileFields;
    private @Nullable List<String> dropVolatileFields;

    /** White space counts once. */
    public static final boolean DEFAULT_COLLAPSE_WHITESPACE = true;

    /** Case counts. */
    public static final boolean DEFAULT_LOWERCASE = false;

    /** The order of members of JSON is ignored. */
    public static final boolean DEFAULT_SORT_JSON_KEYS = true;

    /** Members that are known to change count. */
    public static final boolean DEFAULT_DROP_BUILT_IN_VOLATILE_FIELDS = false;

    /** An empty one, to be filled. */
    public static NormalizationOptions normalizationOptions() {
        return new NormalizationOptions();
    }

    /** Sets whether white space counts once; null for the default. */
    public NormalizationOptions withCollapseWhitespace(@Nullable Boolean collapseWhitespace) {
        this.collapseWhitespace = collapseWhitespace;
        return this;
    }

    /** Whether white space counts once, or null. */
    public @Nullable Boolean getCollapseWhitespace() {
        return collapseWhitespace;
    }

    /** Sets whether case is ignored; null for the default. */
    public NormalizationOptions withLowercase(@Nullable Boolean lowercase) {
        this.lowercase = lowercase;
        return this;
    }

    /** Whether case is ignored, or null. */
    public @Nullable Boolean getLowercase() {
        return lowercase;
    }

    /** Sets whether the order of members of JSON is ignored; null for the default. */
    public NormalizationOptions withSortJsonKeys(@Nullable Boolean sortJsonKeys) {
        this.sortJsonKeys = sortJsonKeys;
        return this;
    }

    /** Whether the order of members of JSON is ignored, or null. */
    public @Nullable Boolean getSortJsonKeys() {
        return sortJsonKeys;
    }

    /** Sets whether members that are known to change are ignored; null for the default. */
    public NormalizationOptions withDropBuiltInVolatileFields(@Nullable Boolean dropBuiltInVolatileFields) {
        this.dropBuiltInVolatileFields = dropBuiltInVolatileFields;
        return this;
    }

    /** Whether members that are known to change are ignored, or null. */
    public @Nullable Boolean getDropBuiltInVolatileFields() {
        return dropBuiltInVolatileFields;
    }

    /** Sets the names of members that are ignored; null for none. */
    public NormalizationOptions withDropVolatileFields(@Nullable List<String> dropVolatileFields) {
        this.dropVolatileFields = dropVolatileFields == null ? null : new ArrayList<>(dropVolatileFields);
        return this;
    }

    /** The names of members that are ignored, or null. */
    public @Nullable List<String> getDropVolatileFields() {
        return dropVolatileFields;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "collapseWhitespace", collapseWhitespace,
            "lowercase", lowercase,
            "sortJsonKeys", sortJsonKeys,
            "dropBuiltInVolatileFields", dropBuiltInVolatileFields,
            "dropVolatileFields", dropVolatileFields
        };
    }
}
