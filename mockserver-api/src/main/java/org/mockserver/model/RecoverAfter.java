package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** The first matches fail, later ones get the real response. */
public class RecoverAfter extends ValueObject {

    private @Nullable Integer failTimes;
    private @Nullable HttpResponse failResponse;
    private @Nullable String idempotencyHeader;

    /** The first so many matches fail. */
    public static RecoverAfter recoverAfter(int failTimes) {
        return new RecoverAfter().withFailTimes(failTimes);
    }

    /** Sets how many matches fail; null for unset. */
    public RecoverAfter withFailTimes(@Nullable Integer failTimes) {
        this.failTimes = failTimes;
        return this;
    }

    /** How many matches fail; null if unset. */
    public @Nullable Integer getFailTimes() {
        return failTimes;
    }

    /** Sets the failing response (503 without body if unset); null for unset. */
    public RecoverAfter withFailResponse(@Nullable HttpResponse failResponse) {
        this.failResponse = failResponse;
        return this;
    }

    /** The failing response (503 without body if unset); null if unset. */
    public @Nullable HttpResponse getFailResponse() {
        return failResponse;
    }

    /** Sets the header whose every value has its own count; null for unset. */
    public RecoverAfter withIdempotencyHeader(@Nullable String idempotencyHeader) {
        this.idempotencyHeader = idempotencyHeader;
        return this;
    }

    /** The header whose every value has its own count; null if unset. */
    public @Nullable String getIdempotencyHeader() {
        return idempotencyHeader;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "failTimes", failTimes,
            "failResponse", failResponse,
            "idempotencyHeader", idempotencyHeader
        };
    }
}
