package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.ExpectationId;
import org.mockserver.verify.Disposition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;
import org.mockserver.verify.VerificationTimes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The tables of verifications. */
final class VerificationCodec {

    static final String MAXIMUM = "maximumNumberOfRequestToReturnInVerificationFailure";

    /** The bounds while they are being read. */
    private static final class Bounds {
        int atLeast = VerificationTimes.UNBOUNDED;
        int atMost = VerificationTimes.UNBOUNDED;
    }

    private static final ObjectCodec<Bounds> BOUNDS = new ObjectCodec<Bounds>()
            .row("atLeast", (bounds, at) -> bounds.atLeast = readBound(at), bounds -> writeBound(bounds.atLeast))
            .row("atMost", (bounds, at) -> bounds.atMost = readBound(at), bounds -> writeBound(bounds.atMost));

    private static final ObjectCodec<ExpectationId> ID =
            new ObjectCodec<ExpectationId>().row("id", (id, at) -> id.withId(at.text()), id -> Write.text(id.getId()));

    private static final ObjectCodec<Verification> ONE = new ObjectCodec<Verification>()
            .row(
                    "disposition",
                    (verification, at) -> verification.withDisposition(at.oneOf(Disposition.class)),
                    verification -> Write.constant(verification.getDisposition()))
            .row(
                    "expectationId",
                    (verification, at) -> verification.withExpectationId(readId(at)),
                    verification -> Write.ifSet(verification.getExpectationId(), ID::write))
            .row(
                    "httpRequest",
                    (verification, at) -> verification.withRequest(RequestCodec.read(at)),
                    verification -> Write.ifSet(verification.getHttpRequest(), RequestCodec::write))
            .row(
                    "httpResponse",
                    (verification, at) -> verification.withResponse(ResponseCodec.readExpected(at)),
                    verification -> Write.ifSet(verification.getHttpResponse(), ResponseCodec::write))
            .row(
                    MAXIMUM,
                    (verification, at) ->
                            verification.withMaximumNumberOfRequestToReturnInVerificationFailure(at.integer()),
                    verification -> Write.number(verification.getMaximumNumberOfRequestToReturnInVerificationFailure()))
            .row(
                    "timeout",
                    (verification, at) -> verification.withTimeout(readTimeout(at)),
                    verification -> Write.number(verification.getTimeout()))
            .row(
                    "times",
                    (verification, at) -> verification.withTimes(readTimes(at)),
                    verification -> writeTimes(verification.getTimes()));

    private static final ObjectCodec<VerificationSequence> SEQUENCE = new ObjectCodec<VerificationSequence>()
            .row(
                    "expectationIds",
                    (sequence, at) -> sequence.withExpectationIds(readAll(at, VerificationCodec::readId)),
                    sequence -> writeAll(sequence.getExpectationIds(), ID::write))
            .row(
                    "httpRequests",
                    (sequence, at) -> sequence.withRequests(readAll(at, RequestCodec::read)),
                    sequence -> writeAll(sequence.getHttpRequests(), RequestCodec::write))
            .row(
                    "httpResponses",
                    (sequence, at) -> sequence.withResponses(readAll(at, ResponseCodec::readExpected)),
                    sequence -> writeAll(sequence.getHttpResponses(), ResponseCodec::write))
            .row(
                    MAXIMUM,
                    (sequence, at) -> sequence.withMaximumNumberOfRequestToReturnInVerificationFailure(at.integer()),
                    sequence -> Write.number(sequence.getMaximumNumberOfRequestToReturnInVerificationFailure()))
            .row(
                    "timeout",
                    (sequence, at) -> sequence.withTimeout(readTimeout(at)),
                    sequence -> Write.number(sequence.getTimeout()));

    private VerificationCodec() {}

    static Verification read(At at) {
        Verification verification = ONE.read(at, new Verification().withTimes(VerificationTimes.once()));
        if (at.node().isObject()) {
            boolean byRequest = !at.member("httpRequest").isAbsent();
            boolean byId = !at.member("expectationId").isAbsent();
            if (byRequest && byId) {
                at.member("expectationId").problem("cannot be combined with httpRequest");
            } else if (!byRequest && !byId && at.member("httpResponse").isAbsent()) {
                at.problem("one of [httpRequest, expectationId, httpResponse] is required");
            }
        }
        return verification;
    }

    static ObjectNode write(Verification verification) {
        return ONE.write(verification);
    }

    static VerificationSequence readSequence(At at) {
        VerificationSequence sequence = SEQUENCE.read(at, new VerificationSequence());
        if (!sequence.getHttpRequests().isEmpty()
                && !sequence.getExpectationIds().isEmpty()) {
            at.member("expectationIds").problem("cannot be combined with httpRequests");
        }
        return sequence;
    }

    static ObjectNode writeSequence(VerificationSequence sequence) {
        return SEQUENCE.write(sequence);
    }

    private static @Nullable Long readTimeout(At at) {
        Long millis = at.longInteger();
        if (millis != null && millis < 0) {
            at.wrong("zero or more milliseconds");
        }
        return millis;
    }

    private static VerificationTimes readTimes(At at) {
        Bounds bounds = BOUNDS.read(at, new Bounds());
        boolean unset = bounds.atLeast == VerificationTimes.UNBOUNDED && bounds.atMost == VerificationTimes.UNBOUNDED;
        return unset ? VerificationTimes.once() : VerificationTimes.between(bounds.atLeast, bounds.atMost);
    }

    private static JsonNode writeTimes(VerificationTimes times) {
        Bounds bounds = new Bounds();
        bounds.atLeast = times.getAtLeast();
        bounds.atMost = times.getAtMost();
        return BOUNDS.write(bounds);
    }

    private static int readBound(At at) {
        Integer bound = at.integer(VerificationTimes.UNBOUNDED, Integer.MAX_VALUE);
        return bound == null ? VerificationTimes.UNBOUNDED : bound;
    }

    private static @Nullable JsonNode writeBound(int bound) {
        return bound == VerificationTimes.UNBOUNDED ? null : Write.number(bound);
    }

    /** An id is given as an object or as bare text. */
    private static ExpectationId readId(At at) {
        if (at.node().isString()) {
            return ExpectationId.expectationId(at.node().stringValue());
        }
        ExpectationId id = ID.read(at, new ExpectationId());
        if (at.node().isObject() && id.getId() == null) {
            at.problem("id is required");
        }
        return id;
    }

    private static <T> List<T> readAll(At at, Function<At, @Nullable T> reader) {
        List<T> all = new ArrayList<>();
        if (at.expectArray()) {
            for (At item : at.items()) {
                T read = reader.apply(item);
                if (read != null) {
                    all.add(read);
                }
            }
        }
        return all;
    }

    private static <T> @Nullable JsonNode writeAll(List<T> values, Function<T, JsonNode> writer) {
        return values.isEmpty() ? null : Write.array(values, writer);
    }
}
