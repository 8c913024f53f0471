package org.mockserver.verify;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import org.mockserver.model.ValueObject;

/** Asks whether something was received, or answered, the right number of times. */
public class Verification extends ValueObject {

    private @Nullable RequestDefinition httpRequest;
    private @Nullable HttpResponse httpResponse;
    private @Nullable ExpectationId expectationId;
    private VerificationTimes times = VerificationTimes.atLeast(1);
    private @Nullable Integer maximumNumberOfRequestToReturnInVerificationFailure;
    private @Nullable Disposition disposition;
    private @Nullable Long timeout;

    /** A verification in which nothing is set: at least once. */
    public static Verification verification() {
        return new Verification();
    }

    /** Sets what to count; null for unset. */
    public Verification withRequest(@Nullable RequestDefinition httpRequest) {
        this.httpRequest = httpRequest;
        return this;
    }

    /** What to count; null if unset. */
    public @Nullable RequestDefinition getHttpRequest() {
        return httpRequest;
    }

    /** Sets which answers to count; null for unset. */
    public Verification withResponse(@Nullable HttpResponse httpResponse) {
        this.httpResponse = httpResponse;
        return this;
    }

    /** Which answers to count; null if unset. */
    public @Nullable HttpResponse getHttpResponse() {
        return httpResponse;
    }

    /** Sets the expectation whose matches are counted; null for unset. */
    public Verification withExpectationId(@Nullable ExpectationId expectationId) {
        this.expectationId = expectationId;
        return this;
    }

    /** The expectation whose matches are counted; null if unset. */
    public @Nullable ExpectationId getExpectationId() {
        return expectationId;
    }

    /** Sets how often. */
    public Verification withTimes(VerificationTimes times) {
        this.times = times;
        return this;
    }

    /** How often. */
    public VerificationTimes getTimes() {
        return times;
    }

    /** Sets how many requests a failure message shows at most; null for unset. */
    public Verification withMaximumNumberOfRequestToReturnInVerificationFailure(
            @Nullable Integer maximumNumberOfRequestToReturnInVerificationFailure) {
        this.maximumNumberOfRequestToReturnInVerificationFailure = maximumNumberOfRequestToReturnInVerificationFailure;
        return this;
    }

    /** How many requests a failure message shows at most; null if unset. */
    public @Nullable Integer getMaximumNumberOfRequestToReturnInVerificationFailure() {
        return maximumNumberOfRequestToReturnInVerificationFailure;
    }

    /** Sets who must have answered; null for unset. */
    public Verification withDisposition(@Nullable Disposition disposition) {
        this.disposition = disposition;
        return this;
    }

    /** Who must have answered; null if unset. */
    public @Nullable Disposition getDisposition() {
        return disposition;
    }

    /** Sets how many milliseconds to wait for the verification to pass; null for unset. */
    public Verification withTimeout(@Nullable Long timeout) {
        this.timeout = timeout;
        return this;
    }

    /** How many milliseconds to wait for the verification to pass; null if unset. */
    public @Nullable Long getTimeout() {
        return timeout;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "httpRequest", httpRequest,
            "httpResponse", httpResponse,
            "expectationId", expectationId,
            "times", times,
            "maximum", maximumNumberOfRequestToReturnInVerificationFailure,
            "disposition", disposition,
            "timeout", timeout
        };
    }
}
