package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.NottableDateTimeString;
import tools.jackson.databind.node.ObjectNode;

/** The members that make a string value one of dates. */
final class DateTimeCodec {

    /** The members while they are being read. */
    static class Parts {
        @Nullable
        String before;

        @Nullable
        String after;

        @Nullable
        String equalTo;

        @Nullable
        String actualFormat;

        @Nullable
        String truncateExpected;

        @Nullable
        String truncateActual;

        @Nullable
        Boolean applyTruncationLast;

        @Nullable
        String zone;

        boolean not;
        boolean optional;

        /** Null when no bound was given. */
        @Nullable
        NottableDateTimeString dateTime() {
            if (before == null && after == null && equalTo == null) {
                return null;
            }
            return NottableDateTimeString.dateTime(before, after, equalTo)
                    .withActualFormat(actualFormat)
                    .withTruncateExpected(truncateExpected)
                    .withTruncateActual(truncateActual)
                    .withApplyTruncationLast(applyTruncationLast)
                    .withZone(zone)
                    .withFlags(not, optional);
        }
    }

    private static final ObjectCodec<Parts> ALONE = addTo(new ObjectCodec<Parts>());

    private DateTimeCodec() {}

    /** Adds the members to those of another table. */
    static <P extends Parts> ObjectCodec<P> addTo(ObjectCodec<P> codec) {
        return codec.reads("not", (parts, at) -> parts.not = Boolean.TRUE.equals(at.bool()))
                .reads("optional", (parts, at) -> parts.optional = Boolean.TRUE.equals(at.bool()))
                .reads("before", (parts, at) -> parts.before = at.text())
                .reads("after", (parts, at) -> parts.after = at.text())
                .reads("equalToDateTime", (parts, at) -> parts.equalTo = at.text())
                .reads("actualFormat", (parts, at) -> parts.actualFormat = at.text())
                .reads("truncateExpected", (parts, at) -> parts.truncateExpected = at.text())
                .reads("truncateActual", (parts, at) -> parts.truncateActual = at.text())
                .reads("applyTruncationLast", (parts, at) -> parts.applyTruncationLast = at.bool())
                .reads("zone", (parts, at) -> parts.zone = at.text());
    }

    /** Reads the object of such a value; null after recording a problem. */
    static @Nullable NottableDateTimeString read(At at) {
        int before = at.problemCount();
        NottableDateTimeString dateTime = ALONE.read(at, new Parts()).dateTime();
        if (dateTime == null && at.problemCount() == before) {
            at.problem("before, after or equalToDateTime is required");
        }
        return dateTime;
    }

    /** The object of such a value. */
    static ObjectNode write(NottableDateTimeString dateTime) {
        ObjectNode object = Json.object();
        if (dateTime.isNot()) {
            object.put("not", true);
        }
        if (dateTime.isOptional()) {
            object.put("optional", true);
        }
        put(object, "before", dateTime.getBefore());
        put(object, "after", dateTime.getAfter());
        put(object, "equalToDateTime", dateTime.getEqualToDateTime());
        put(object, "actualFormat", dateTime.getActualFormat());
        put(object, "truncateExpected", dateTime.getTruncateExpected());
        put(object, "truncateActual", dateTime.getTruncateActual());
        if (dateTime.getApplyTruncationLast() != null) {
            object.put("applyTruncationLast", dateTime.getApplyTruncationLast());
        }
        put(object, "zone", dateTime.getZone());
        return object;
    }

    private static void put(ObjectNode object, String name, @Nullable String value) {
        if (value != null) {
            object.put(name, value);
        }
    }
}
