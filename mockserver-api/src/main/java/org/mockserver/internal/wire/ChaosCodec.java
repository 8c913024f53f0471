package org.mockserver.internal.wire;

import org.mockserver.model.HttpChaosProfile;
import tools.jackson.databind.JsonNode;

/** The table of faults in answers, in alphabetical order. */
final class ChaosCodec {

    private static final ObjectCodec<HttpChaosProfile> ROWS = new ObjectCodec<HttpChaosProfile>()
            .longInteger(
                    "degradationRampMillis",
                    HttpChaosProfile::withDegradationRampMillis,
                    HttpChaosProfile::getDegradationRampMillis)
            .number(
                    "dropConnectionProbability",
                    HttpChaosProfile::withDropConnectionProbability,
                    HttpChaosProfile::getDropConnectionProbability)
            .number("errorProbability", HttpChaosProfile::withErrorProbability, HttpChaosProfile::getErrorProbability)
            .integer("errorStatus", HttpChaosProfile::withErrorStatus, HttpChaosProfile::getErrorStatus)
            .integer("failRequestCount", HttpChaosProfile::withFailRequestCount, HttpChaosProfile::getFailRequestCount)
            .text("graphqlErrorCode", HttpChaosProfile::withGraphqlErrorCode, HttpChaosProfile::getGraphqlErrorCode)
            .text(
                    "graphqlErrorMessage",
                    HttpChaosProfile::withGraphqlErrorMessage,
                    HttpChaosProfile::getGraphqlErrorMessage)
            .bool("graphqlErrors", HttpChaosProfile::withGraphqlErrors, HttpChaosProfile::getGraphqlErrors)
            .bool(
                    "graphqlNullifyData",
                    HttpChaosProfile::withGraphqlNullifyData,
                    HttpChaosProfile::getGraphqlNullifyData)
            .delay("latency", HttpChaosProfile::withLatency, HttpChaosProfile::getLatency)
            .bool("malformedBody", HttpChaosProfile::withMalformedBody, HttpChaosProfile::getMalformedBody)
            .longInteger(
                    "outageAfterMillis",
                    HttpChaosProfile::withOutageAfterMillis,
                    HttpChaosProfile::getOutageAfterMillis)
            .longInteger(
                    "outageDurationMillis",
                    HttpChaosProfile::withOutageDurationMillis,
                    HttpChaosProfile::getOutageDurationMillis)
            .integer("quotaErrorStatus", HttpChaosProfile::withQuotaErrorStatus, HttpChaosProfile::getQuotaErrorStatus)
            .integer("quotaLimit", HttpChaosProfile::withQuotaLimit, HttpChaosProfile::getQuotaLimit)
            .text("quotaName", HttpChaosProfile::withQuotaName, HttpChaosProfile::getQuotaName)
            .longInteger(
                    "quotaWindowMillis",
                    HttpChaosProfile::withQuotaWindowMillis,
                    HttpChaosProfile::getQuotaWindowMillis)
            .text("retryAfter", HttpChaosProfile::withRetryAfter, HttpChaosProfile::getRetryAfter)
            .longInteger("seed", HttpChaosProfile::withSeed, HttpChaosProfile::getSeed)
            .delay(
                    "slowResponseChunkDelay",
                    HttpChaosProfile::withSlowResponseChunkDelay,
                    HttpChaosProfile::getSlowResponseChunkDelay)
            .integer(
                    "slowResponseChunkSize",
                    HttpChaosProfile::withSlowResponseChunkSize,
                    HttpChaosProfile::getSlowResponseChunkSize)
            .integer("succeedFirst", HttpChaosProfile::withSucceedFirst, HttpChaosProfile::getSucceedFirst)
            .number(
                    "truncateBodyAtFraction",
                    HttpChaosProfile::withTruncateBodyAtFraction,
                    HttpChaosProfile::getTruncateBodyAtFraction);

    private ChaosCodec() {}

    static HttpChaosProfile read(At at) {
        return ROWS.read(at, new HttpChaosProfile());
    }

    static JsonNode write(HttpChaosProfile profile) {
        return ROWS.write(profile);
    }
}
