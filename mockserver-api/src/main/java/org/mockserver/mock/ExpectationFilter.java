package org.mockserver.mock;

import org.mockserver.internal.nulls.Nullable;

/** Which expectations are cleared or retrieved, beside the requests they are for. Not thread-safe. */
public class ExpectationFilter {

    private @Nullable String metadataKey;
    private @Nullable Object metadataValue;
    private @Nullable String metadataJsonPath;
    private boolean unmatched;
    private @Nullable Integer limit;
    private @Nullable Integer offset;

    /** A filter that leaves nothing out. */
    public static ExpectationFilter expectationFilter() {
        return new ExpectationFilter();
    }

    /** Sets a key that the metadata must have; null for any. */
    public ExpectationFilter withMetadataKey(@Nullable String metadataKey) {
        this.metadataKey = metadataKey;
        return this;
    }

    /** Sets a key that the metadata must have, with the value it must have there. */
    public ExpectationFilter withMetadata(String metadataKey, Object metadataValue) {
        this.metadataKey = metadataKey;
        this.metadataValue = metadataValue;
        return this;
    }

    /** Sets a JSON path that must find something in the metadata; null for any metadata. */
    public ExpectationFilter withMetadataJsonPath(@Nullable String metadataJsonPath) {
        this.metadataJsonPath = metadataJsonPath;
        return this;
    }

    /** Sets whether only expectations are meant that have matched no request. */
    public ExpectationFilter withUnmatched(boolean unmatched) {
        this.unmatched = unmatched;
        return this;
    }

    /** Sets how many expectations are retrieved at most; null for all. */
    public ExpectationFilter withLimit(@Nullable Integer limit) {
        this.limit = limit;
        return this;
    }

    /** Sets how many expectations are left out at the beginning; null for none. */
    public ExpectationFilter withOffset(@Nullable Integer offset) {
        this.offset = offset;
        return this;
    }

    /** A key that the metadata must have; null for any. */
    public @Nullable String getMetadataKey() {
        return metadataKey;
    }

    /** The value of that key; null for any. */
    public @Nullable Object getMetadataValue() {
        return metadataValue;
    }

    /** A JSON path that must find something in the metadata; null for any metadata. */
    public @Nullable String getMetadataJsonPath() {
        return metadataJsonPath;
    }

    /** Whether only expectations are meant that have matched no request. */
    public boolean isUnmatched() {
        return unmatched;
    }

    /** How many expectations are retrieved at most; null for all. */
    public @Nullable Integer getLimit() {
        return limit;
    }

    /** How many expectations are left out at the beginning; null for none. */
    public @Nullable Integer getOffset() {
        return offset;
    }

    /** Whether it looks at metadata. */
    public boolean hasMetadata() {
        return metadataKey != null || metadataJsonPath != null;
    }

    /** Whether it says which expectations are meant, other than by their number. */
    public boolean hasSelection() {
        return hasMetadata() || unmatched;
    }

    /** Whether it says how many expectations are meant. */
    public boolean hasPaging() {
        return limit != null || offset != null;
    }
}
