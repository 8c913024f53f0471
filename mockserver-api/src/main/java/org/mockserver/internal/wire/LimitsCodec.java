package org.mockserver.internal.wire;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.mockserver.matchers.TimeToLive;
import org.mockserver.matchers.Times;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** How often and how long an expectation may match. */
final class LimitsCodec {

    /** The members of both objects while they are being read. */
    private static final class Parts {
        boolean unlimited;
        int remainingTimes;

        @Nullable
        TimeUnit timeUnit;

        long timeToLive;
    }

    private static final ObjectCodec<Parts> TIMES = new ObjectCodec<Parts>()
            .reads("remainingTimes", LimitsCodec::readRemaining)
            .reads("unlimited", LimitsCodec::readUnlimited);

    private static final ObjectCodec<Parts> TIME_TO_LIVE = new ObjectCodec<Parts>()
            .reads("timeToLive", LimitsCodec::readTimeToLive)
            .reads("timeUnit", (parts, at) -> parts.timeUnit = at.oneOf(TimeUnit.class))
            .reads("unlimited", LimitsCodec::readUnlimited)
            .ignored("endDate");

    private LimitsCodec() {}

    /** Reads times; an object that does not say {@code unlimited} and names no number never matches. */
    static Times readTimes(At at) {
        Parts parts = TIMES.read(at, new Parts());
        return parts.unlimited ? Times.unlimited() : Times.exactly(Math.max(0, parts.remainingTimes));
    }

    static JsonNode writeTimes(Times times) {
        ObjectNode object = Json.object();
        return times.isUnlimited()
                ? object.put("unlimited", true)
                : object.put("remainingTimes", Math.max(0, times.getRemainingTimes()));
    }

    /** Reads a time to live; without a unit it is unlimited. */
    static TimeToLive readTimeToLive(At at) {
        Parts parts = TIME_TO_LIVE.read(at, new Parts());
        return parts.unlimited || parts.timeUnit == null
                ? TimeToLive.unlimited()
                : TimeToLive.exactly(parts.timeUnit, parts.timeToLive);
    }

    static JsonNode writeTimeToLive(TimeToLive timeToLive) {
        ObjectNode object = Json.object();
        if (timeToLive.isUnlimited() || timeToLive.getTimeUnit() == null) {
            return object.put("unlimited", true);
        }
        return object.put("timeUnit", timeToLive.getTimeUnit().name()).put("timeToLive", timeToLive.getTimeToLive());
    }

    private static void readUnlimited(Parts parts, At at) {
        parts.unlimited = Boolean.TRUE.equals(at.bool());
    }

    private static void readRemaining(Parts parts, At at) {
        Integer value = at.integer();
        parts.remainingTimes = value == null ? 0 : value;
    }

    private static void readTimeToLive(Parts parts, At at) {
        Long value = at.longInteger();
        parts.timeToLive = value == null ? 0 : value;
    }
}
