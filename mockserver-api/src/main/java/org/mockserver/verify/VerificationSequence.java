package org.mockserver.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import org.mockserver.model.ValueObject;

/** Asks whether things were received one after the other; others may have come in between. */
public class VerificationSequence extends ValueObject {

    private List<RequestDefinition> httpRequests = new ArrayList<>();
    private List<HttpResponse> httpResponses = new ArrayList<>();
    private List<ExpectationId> expectationIds = new ArrayList<>();
    private @Nullable Integer maximumNumberOfRequestToReturnInVerificationFailure;
    private @Nullable Long timeout;

    /** A sequence in which nothing is set. */
    public static VerificationSequence verificationSequence() {
        return new VerificationSequence();
    }

    /** Replaces the requests. */
    public VerificationSequence withRequests(RequestDefinition... httpRequests) {
        return withRequests(Arrays.asList(httpRequests));
    }

    /** Replaces the requests. */
    public VerificationSequence withRequests(List<RequestDefinition> httpRequests) {
        this.httpRequests = new ArrayList<>(httpRequests);
        return this;
    }

    /** The requests in order; empty if unset. The caller must not change the list. */
    public List<RequestDefinition> getHttpRequests() {
        return httpRequests;
    }

    /** Replaces the responses, one for each request. */
    public VerificationSequence withResponses(HttpResponse... httpResponses) {
        return withResponses(Arrays.asList(httpResponses));
    }

    /** Replaces the responses, one for each request. */
    public VerificationSequence withResponses(List<HttpResponse> httpResponses) {
        this.httpResponses = new ArrayList<>(httpResponses);
        return this;
    }

    /** The responses, one for each request in order; empty if unset. The caller must not change the list. */
    public List<HttpResponse> getHttpResponses() {
        return httpResponses;
    }

    /** Replaces the expectations whose matches are looked for. */
    public VerificationSequence withExpectationIds(ExpectationId... expectationIds) {
        return withExpectationIds(Arrays.asList(expectationIds));
    }

    /** Replaces the expectations whose matches are looked for. */
    public VerificationSequence withExpectationIds(List<ExpectationId> expectationIds) {
        this.expectationIds = new ArrayList<>(expectationIds);
        return this;
    }

    /** The expectations whose matches are looked for in order; empty if unset. The caller must not change the list. */
    public List<ExpectationId> getExpectationIds() {
        return expectationIds;
    }

    /** Sets how many requests a failure message shows at most; null for unset. */
    public VerificationSequence withMaximumNumberOfRequestToReturnInVerificationFailure(
            @Nullable Integer maximumNumberOfRequestToReturnInVerificationFailure) {
        this.maximumNumberOfRequestToReturnInVerificationFailure = maximumNumberOfRequestToReturnInVerificationFailure;
        return this;
    }

    /** How many requests a failure message shows at most; null if unset. */
    public @Nullable Integer getMaximumNumberOfRequestToReturnInVerificationFailure() {
        return maximumNumberOfRequestToReturnInVerificationFailure;
    }

    /** Sets how many milliseconds to wait for the verification to pass; null for unset. */
    public VerificationSequence withTimeout(@Nullable Long timeout) {
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
            "httpRequests", httpRequests,
            "httpResponses", httpResponses,
            "expectationIds", expectationIds,
            "maximum", maximumNumberOfRequestToReturnInVerificationFailure,
            "timeout", timeout
        };
    }
}
