package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/**
 * Faults that are put into answers: errors, closed connections, slowness, damaged bodies, quotas.
 *
 * <p>Values outside their range are refused with an {@link IllegalArgumentException}.
 */
public class HttpChaosProfile extends ValueObject {

    private @Nullable Integer errorStatus;
    private @Nullable String retryAfter;
    private @Nullable Double errorProbability;
    private @Nullable Double dropConnectionProbability;
    private @Nullable Delay latency;
    private @Nullable Long seed;
    private @Nullable Integer succeedFirst;
    private @Nullable Integer failRequestCount;
    private @Nullable Long outageAfterMillis;
    private @Nullable Long outageDurationMillis;
    private @Nullable Double truncateBodyAtFraction;
    private @Nullable Boolean malformedBody;
    private @Nullable Integer slowResponseChunkSize;
    private @Nullable Delay slowResponseChunkDelay;
    private @Nullable String quotaName;
    private @Nullable Integer quotaLimit;
    private @Nullable Long quotaWindowMillis;
    private @Nullable Integer quotaErrorStatus;
    private @Nullable Long degradationRampMillis;
    private @Nullable Boolean graphqlErrors;
    private @Nullable String graphqlErrorMessage;
    private @Nullable String graphqlErrorCode;
    private @Nullable Boolean graphqlNullifyData;

    /** A profile without faults, to be filled. */
    public static HttpChaosProfile httpChaosProfile() {
        return new HttpChaosProfile();
    }

    /** Sets the status of an answer that is an error, 100 to 599; null for none. */
    public HttpChaosProfile withErrorStatus(@Nullable Integer errorStatus) {
        this.errorStatus = Bounds.between("errorStatus", 100, 599, errorStatus);
        return this;
    }

    /** The status of an answer that is an error, 100 to 599, or null. */
    public @Nullable Integer getErrorStatus() {
        return errorStatus;
    }

    /** Sets the header Retry-After of an answer that is an error; null for none. */
    public HttpChaosProfile withRetryAfter(@Nullable String retryAfter) {
        this.retryAfter = retryAfter;
        return this;
    }

    /** The header Retry-After of an answer that is an error, or null. */
    public @Nullable String getRetryAfter() {
        return retryAfter;
    }

    /** Sets the chance of an error, 0 to 1; null for always. */
    public HttpChaosProfile withErrorProbability(@Nullable Double errorProbability) {
        this.errorProbability = Bounds.fraction("errorProbability", errorProbability);
        return this;
    }

    /** The chance of an error, 0 to 1, or null. */
    public @Nullable Double getErrorProbability() {
        return errorProbability;
    }

    /** Sets the chance that the connection is closed without an answer, 0 to 1; null for never. */
    public HttpChaosProfile withDropConnectionProbability(@Nullable Double dropConnectionProbability) {
        this.dropConnectionProbability = Bounds.fraction("dropConnectionProbability", dropConnectionProbability);
        return this;
    }

    /** The chance that the connection is closed without an answer, 0 to 1, or null. */
    public @Nullable Double getDropConnectionProbability() {
        return dropConnectionProbability;
    }

    /** Sets how much longer each answer takes; null for no longer. */
    public HttpChaosProfile withLatency(@Nullable Delay latency) {
        this.latency = latency;
        return this;
    }

    /** How much longer each answer takes, or null. */
    public @Nullable Delay getLatency() {
        return latency;
    }

    /** Sets the number that makes what is drawn repeatable; null for a different draw each time. */
    public HttpChaosProfile withSeed(@Nullable Long seed) {
        this.seed = seed;
        return this;
    }

    /** The number that makes what is drawn repeatable, or null. */
    public @Nullable Long getSeed() {
        return seed;
    }

    /** Sets how many matches stay without fault first; null for none. */
    public HttpChaosProfile withSucceedFirst(@Nullable Integer succeedFirst) {
        this.succeedFirst = Bounds.atLeast("succeedFirst", 0, succeedFirst);
        return this;
    }

    /** How many matches stay without fault first, or null. */
    public @Nullable Integer getSucceedFirst() {
        return succeedFirst;
    }

    /** Sets how many matches after those may have faults; null for all. */
    public HttpChaosProfile withFailRequestCount(@Nullable Integer failRequestCount) {
        this.failRequestCount = Bounds.atLeast("failRequestCount", 1, failRequestCount);
        return this;
    }

    /** How many matches after those may have faults, or null. */
    public @Nullable Integer getFailRequestCount() {
        return failRequestCount;
    }

    /** Sets how long after the first match faults begin, in milliseconds; null for at once. */
    public HttpChaosProfile withOutageAfterMillis(@Nullable Long outageAfterMillis) {
        this.outageAfterMillis = Bounds.atLeast("outageAfterMillis", 0L, outageAfterMillis);
        return this;
    }

    /** How long after the first match faults begin, in milliseconds, or null. */
    public @Nullable Long getOutageAfterMillis() {
        return outageAfterMillis;
    }

    /** Sets how long faults go on from then, in milliseconds; null for for ever. */
    public HttpChaosProfile withOutageDurationMillis(@Nullable Long outageDurationMillis) {
        this.outageDurationMillis = Bounds.atLeast("outageDurationMillis", 1L, outageDurationMillis);
        return this;
    }

    /** How long faults go on from then, in milliseconds, or null. */
    public @Nullable Long getOutageDurationMillis() {
        return outageDurationMillis;
    }

    /** Sets the share of a body that is kept, 0 to 1; null for all of it. */
    public HttpChaosProfile withTruncateBodyAtFraction(@Nullable Double truncateBodyAtFraction) {
        this.truncateBodyAtFraction = Bounds.fraction("truncateBodyAtFraction", truncateBodyAtFraction);
        return this;
    }

    /** The share of a body that is kept, 0 to 1, or null. */
    public @Nullable Double getTruncateBodyAtFraction() {
        return truncateBodyAtFraction;
    }

    /** Sets whether bodies are made invalid; null for no. */
    public HttpChaosProfile withMalformedBody(@Nullable Boolean malformedBody) {
        this.malformedBody = malformedBody;
        return this;
    }

    /** Whether bodies are made invalid, or null. */
    public @Nullable Boolean getMalformedBody() {
        return malformedBody;
    }

    /** Sets the size of the pieces in which bodies are sent, in bytes; null for one piece. */
    public HttpChaosProfile withSlowResponseChunkSize(@Nullable Integer slowResponseChunkSize) {
        this.slowResponseChunkSize = Bounds.atLeast("slowResponseChunkSize", 1, slowResponseChunkSize);
        return this;
    }

    /** The size of the pieces in which bodies are sent, in bytes, or null. */
    public @Nullable Integer getSlowResponseChunkSize() {
        return slowResponseChunkSize;
    }

    /** Sets the time between pieces; null for none. */
    public HttpChaosProfile withSlowResponseChunkDelay(@Nullable Delay slowResponseChunkDelay) {
        this.slowResponseChunkDelay = slowResponseChunkDelay;
        return this;
    }

    /** The time between pieces, or null. */
    public @Nullable Delay getSlowResponseChunkDelay() {
        return slowResponseChunkDelay;
    }

    /** Sets the name of the quota; those of one name share it; null for none. */
    public HttpChaosProfile withQuotaName(@Nullable String quotaName) {
        this.quotaName = quotaName;
        return this;
    }

    /** The name of the quota; those of one name share it, or null. */
    public @Nullable String getQuotaName() {
        return quotaName;
    }

    /** Sets how many requests of a window are answered; null for all. */
    public HttpChaosProfile withQuotaLimit(@Nullable Integer quotaLimit) {
        this.quotaLimit = Bounds.atLeast("quotaLimit", 1, quotaLimit);
        return this;
    }

    /** How many requests of a window are answered, or null. */
    public @Nullable Integer getQuotaLimit() {
        return quotaLimit;
    }

    /** Sets the length of a window, in milliseconds; null for none. */
    public HttpChaosProfile withQuotaWindowMillis(@Nullable Long quotaWindowMillis) {
        this.quotaWindowMillis = Bounds.atLeast("quotaWindowMillis", 1L, quotaWindowMillis);
        return this;
    }

    /** The length of a window, in milliseconds, or null. */
    public @Nullable Long getQuotaWindowMillis() {
        return quotaWindowMillis;
    }

    /** Sets the status for requests beyond the quota, 100 to 599; null for 429. */
    public HttpChaosProfile withQuotaErrorStatus(@Nullable Integer quotaErrorStatus) {
        this.quotaErrorStatus = Bounds.between("quotaErrorStatus", 100, 599, quotaErrorStatus);
        return this;
    }

    /** The status for requests beyond the quota, 100 to 599, or null. */
    public @Nullable Integer getQuotaErrorStatus() {
        return quotaErrorStatus;
    }

    /** Sets the time in which chances grow from nothing to what they are, in milliseconds; null for at once. */
    public HttpChaosProfile withDegradationRampMillis(@Nullable Long degradationRampMillis) {
        this.degradationRampMillis = Bounds.atLeast("degradationRampMillis", 1L, degradationRampMillis);
        return this;
    }

    /** The time in which chances grow from nothing to what they are, in milliseconds, or null. */
    public @Nullable Long getDegradationRampMillis() {
        return degradationRampMillis;
    }

    /** Sets whether bodies become those of a GraphQL error; null for no. */
    public HttpChaosProfile withGraphqlErrors(@Nullable Boolean graphqlErrors) {
        this.graphqlErrors = graphqlErrors;
        return this;
    }

    /** Whether bodies become those of a GraphQL error, or null. */
    public @Nullable Boolean getGraphqlErrors() {
        return graphqlErrors;
    }

    /** Sets the message of the GraphQL error; null for none. */
    public HttpChaosProfile withGraphqlErrorMessage(@Nullable String graphqlErrorMessage) {
        this.graphqlErrorMessage = graphqlErrorMessage;
        return this;
    }

    /** The message of the GraphQL error, or null. */
    public @Nullable String getGraphqlErrorMessage() {
        return graphqlErrorMessage;
    }

    /** Sets the code of the GraphQL error; null for none. */
    public HttpChaosProfile withGraphqlErrorCode(@Nullable String graphqlErrorCode) {
        this.graphqlErrorCode = graphqlErrorCode;
        return this;
    }

    /** The code of the GraphQL error, or null. */
    public @Nullable String getGraphqlErrorCode() {
        return graphqlErrorCode;
    }

    /** Sets whether the GraphQL error comes without data; null for with data. */
    public HttpChaosProfile withGraphqlNullifyData(@Nullable Boolean graphqlNullifyData) {
        this.graphqlNullifyData = graphqlNullifyData;
        return this;
    }

    /** Whether the GraphQL error comes without data, or null. */
    public @Nullable Boolean getGraphqlNullifyData() {
        return graphqlNullifyData;
    }

    /** The part of their size that chances have reached, 0 to 1; both times in milliseconds, the first 0 if there was none. */
    public double degradationFactor(long firstMatchMillis, long nowMillis) {
        if (degradationRampMillis == null || firstMatchMillis <= 0) {
            return 1;
        }
        double part = (double) (nowMillis - firstMatchMillis) / degradationRampMillis;
        return Math.max(0, Math.min(1, part));
    }

    /** Whether faults are on at that time; both times in milliseconds, the first 0 if there was none. */
    public boolean timeWindowEligible(long firstMatchMillis, long nowMillis) {
        if (firstMatchMillis <= 0) {
            return true;
        }
        long elapsedMillis = nowMillis - firstMatchMillis;
        long begin = outageAfterMillis == null ? 0 : outageAfterMillis;
        return elapsedMillis >= begin && (outageDurationMillis == null || elapsedMillis - begin < outageDurationMillis);
    }

    /** Whether the match of that number, counted from 1, may have faults. */
    public boolean countWindowEligible(int matchNumber) {
        int clean = succeedFirst == null ? 0 : succeedFirst;
        return matchNumber > clean && (failRequestCount == null || matchNumber - clean <= failRequestCount);
    }

    /** The same faults in an object of their own. */
    public HttpChaosProfile copy() {
        HttpChaosProfile copy = new HttpChaosProfile();
        copy.errorStatus = errorStatus;
        copy.retryAfter = retryAfter;
        copy.errorProbability = errorProbability;
        copy.dropConnectionProbability = dropConnectionProbability;
        copy.latency = latency;
        copy.seed = seed;
        copy.succeedFirst = succeedFirst;
        copy.failRequestCount = failRequestCount;
        copy.outageAfterMillis = outageAfterMillis;
        copy.outageDurationMillis = outageDurationMillis;
        copy.truncateBodyAtFraction = truncateBodyAtFraction;
        copy.malformedBody = malformedBody;
        copy.slowResponseChunkSize = slowResponseChunkSize;
        copy.slowResponseChunkDelay = slowResponseChunkDelay;
        copy.quotaName = quotaName;
        copy.quotaLimit = quotaLimit;
        copy.quotaWindowMillis = quotaWindowMillis;
        copy.quotaErrorStatus = quotaErrorStatus;
        copy.degradationRampMillis = degradationRampMillis;
        copy.graphqlErrors = graphqlErrors;
        copy.graphqlErrorMessage = graphqlErrorMessage;
        copy.graphqlErrorCode = graphqlErrorCode;
        copy.graphqlNullifyData = graphqlNullifyData;
        return copy;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "errorStatus", errorStatus,
            "retryAfter", retryAfter,
            "errorProbability", errorProbability,
            "dropConnectionProbability", dropConnectionProbability,
            "latency", latency,
            "seed", seed,
            "succeedFirst", succeedFirst,
            "failRequestCount", failRequestCount,
            "outageAfterMillis", outageAfterMillis,
            "outageDurationMillis", outageDurationMillis,
            "truncateBodyAtFraction", truncateBodyAtFraction,
            "malformedBody", malformedBody,
            "slowResponseChunkSize", slowResponseChunkSize,
            "slowResponseChunkDelay", slowResponseChunkDelay,
            "quotaName", quotaName,
            "quotaLimit", quotaLimit,
            "quotaWindowMillis", quotaWindowMillis,
            "quotaErrorStatus", quotaErrorStatus,
            "degradationRampMillis", degradationRampMillis,
            "graphqlErrors", graphqlErrors,
            "graphqlErrorMessage", graphqlErrorMessage,
            "graphqlErrorCode", graphqlErrorCode,
            "graphqlNullifyData", graphqlNullifyData
        };
    }
}
