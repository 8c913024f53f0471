package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/**
 * Faults that are put into answers: errors, closed connections, slowness, damaged bodies, quotas.
 *
 * <p>Values outside their range are refused with an {@link IllegalArgumentException}.
 */
public class HttpChaosProfile extends ChaosProfile<HttpChaosProfile> {

    private @Nullable Double dropConnectionProbability;
    private @Nullable Delay latency;
    private @Nullable Integer succeedFirst;
    private @Nullable Integer failRequestCount;
    private @Nullable Long outageAfterMillis;
    private @Nullable Long outageDurationMillis;
    private @Nullable Double truncateBodyAtFraction;
    private @Nullable Boolean malformedBody;
    private @Nullable Integer slowResponseChunkSize;
    private @Nullable Delay slowResponseChunkDelay;
    private @Nullable Long degradationRampMillis;
    private @Nullable Boolean graphqlErrors;
    private @Nullable String graphqlErrorMessage;
    private @Nullable String graphqlErrorCode;
    private @Nullable Boolean graphqlNullifyData;

    /** A profile without faults, to be filled. */
    public static HttpChaosProfile httpChaosProfile() {
        return new HttpChaosProfile();
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
        copy.takeFrom(this);
        copy.dropConnectionProbability = dropConnectionProbability;
        copy.latency = latency;
        copy.succeedFirst = succeedFirst;
        copy.failRequestCount = failRequestCount;
        copy.outageAfterMillis = outageAfterMillis;
        copy.outageDurationMillis = outageDurationMillis;
        copy.truncateBodyAtFraction = truncateBodyAtFraction;
        copy.malformedBody = malformedBody;
        copy.slowResponseChunkSize = slowResponseChunkSize;
        copy.slowResponseChunkDelay = slowResponseChunkDelay;
        copy.degradationRampMillis = degradationRampMillis;
        copy.graphqlErrors = graphqlErrors;
        copy.graphqlErrorMessage = graphqlErrorMessage;
        copy.graphqlErrorCode = graphqlErrorCode;
        copy.graphqlNullifyData = graphqlNullifyData;
        return copy;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "dropConnectionProbability", dropConnectionProbability,
            "latency", latency,
            "succeedFirst", succeedFirst,
            "failRequestCount", failRequestCount,
            "outageAfterMillis", outageAfterMillis,
            "outageDurationMillis", outageDurationMillis,
            "truncateBodyAtFraction", truncateBodyAtFraction,
            "malformedBody", malformedBody,
            "slowResponseChunkSize", slowResponseChunkSize,
            "slowResponseChunkDelay", slowResponseChunkDelay,
            "degradationRampMillis", degradationRampMillis,
            "graphqlErrors", graphqlErrors,
            "graphqlErrorMessage", graphqlErrorMessage,
            "graphqlErrorCode", graphqlErrorCode,
            "graphqlNullifyData", graphqlNullifyData
        };
        return append(super.namedFields(), own);
    }
}
