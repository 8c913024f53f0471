package org.mockserver.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.mockserver.authentication.AuthenticationException;
import org.mockserver.httpclient.SocketConnectionException;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.VerificationSequenceWire;
import org.mockserver.internal.wire.VerificationWire;
import org.mockserver.model.ExpectationId;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;
import org.mockserver.verify.VerificationTimes;

/**
 * What asks the server for proof. Everything that does not hold is an {@link AssertionError} with the server's words, the
 * closest requests among them.
 */
abstract class VerifyingClient extends RegisteringClient {

    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final long POLL_MILLIS = 50;

    /* A long wait is made of several: while published servers wait, some of their connections are served by nobody, and
     * the request that is waited for may come on one of them. */
    private static final long LONGEST_WAIT_MILLIS = 250;

    VerifyingClient(Remote remote) {
        super(remote);
    }

    /** Requests like these arrived in this order; others may have come in between. */
    public MockServerClient verify(RequestDefinition... requests) {
        return verify((Integer) null, requests);
    }

    /** As {@link #verify(RequestDefinition...)}; a failure shows at most that many requests. */
    public MockServerClient verify(@Nullable Integer maximumShown, RequestDefinition... requests) {
        requireSome(requests, "verify(RequestDefinition...) requires a non-null non-empty array of RequestDefinition");
        return verify(new VerificationSequence()
                .withRequests(requests)
                .withMaximumNumberOfRequestToReturnInVerificationFailure(maximumShown));
    }

    /** Expectations of these ids matched in this order; others may have come in between. */
    public MockServerClient verify(String... expectationIds) {
        requireSome(expectationIds, "verify(String...) requires a non-null non-empty array of String");
        List<ExpectationId> ids = new ArrayList<>();
        for (String id : expectationIds) {
            ids.add(ExpectationId.expectationId(id));
        }
        return verify(new VerificationSequence().withExpectationIds(ids));
    }

    /** Expectations of these ids matched in this order; others may have come in between. */
    public MockServerClient verify(ExpectationId... expectationIds) {
        return verify((Integer) null, expectationIds);
    }

    /** As {@link #verify(ExpectationId...)}; a failure shows at most that many requests. */
    public MockServerClient verify(@Nullable Integer maximumShown, ExpectationId... expectationIds) {
        requireSome(expectationIds, "verify(ExpectationId...) requires a non-null non-empty array of ExpectationId");
        return verify(new VerificationSequence()
                .withExpectationIds(expectationIds)
                .withMaximumNumberOfRequestToReturnInVerificationFailure(maximumShown));
    }

    private static void requireSome(@Nullable Object @Nullable [] given, String otherwise) {
        if (given == null || given.length == 0 || given[0] == null) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Requests like this arrived that often. */
    public MockServerClient verify(RequestDefinition request, VerificationTimes times) {
        return verify(request, times, (Integer) null);
    }

    /** Requests like this arrived that often; a failure shows at most that many requests. */
    public MockServerClient verify(RequestDefinition request, VerificationTimes times, @Nullable Integer maximumShown) {
        return verify(
                verification(request, times).withMaximumNumberOfRequestToReturnInVerificationFailure(maximumShown));
    }

    /** Requests like this arrive that often before the time is over; returns as soon as they have. */
    public MockServerClient verify(RequestDefinition request, VerificationTimes times, Duration timeout) {
        return verify(verification(request, times), timeout);
    }

    private static Verification verification(@Nullable RequestDefinition request, @Nullable VerificationTimes times) {
        if (request == null) {
            throw new IllegalArgumentException(
                    "verify(RequestDefinition, VerificationTimes) requires a non null RequestDefinition object");
        }
        return new Verification().withRequest(request).withTimes(required(times));
    }

    private static VerificationTimes required(@Nullable VerificationTimes times) {
        if (times == null) {
            throw new IllegalArgumentException(
                    "verify(RequestDefinition, VerificationTimes) requires a non null VerificationTimes object");
        }
        return times;
    }

    /** The expectation of that id matched that often. */
    public MockServerClient verify(String expectationId, VerificationTimes times) {
        return verify(ExpectationId.expectationId(expectationId), times);
    }

    /** The expectation of that id matched that often. */
    public MockServerClient verify(ExpectationId expectationId, VerificationTimes times) {
        return verify(expectationId, times, (Integer) null);
    }

    /** The expectation of that id matched that often; a failure shows at most that many requests. */
    public MockServerClient verify(
            ExpectationId expectationId, VerificationTimes times, @Nullable Integer maximumShown) {
        if (expectationId == null) {
            throw new IllegalArgumentException(
                    "verify(ExpectationId, VerificationTimes) requires a non null ExpectationId object");
        }
        return verify(new Verification()
                .withExpectationId(expectationId)
                .withTimes(required(times))
                .withMaximumNumberOfRequestToReturnInVerificationFailure(maximumShown));
    }

    /** Requests like this were answered like that, that often. */
    public MockServerClient verify(RequestDefinition request, HttpResponse response, VerificationTimes times) {
        return verify(verification(request, times).withResponse(response));
    }

    /** Answers like this were given that often. */
    public MockServerClient verify(HttpResponse response, VerificationTimes times) {
        return verify(new Verification().withResponse(response).withTimes(required(times)));
    }

    /** An answer like this was given at least once. */
    public MockServerClient verify(HttpResponse response) {
        return verify(response, VerificationTimes.atLeast(1));
    }

    /** Such requests or answers were recorded, that often. */
    public MockServerClient verify(Verification verification) {
        judge(call(verification));
        return self();
    }

    /** The steps were recorded one after the other. */
    public MockServerClient verify(VerificationSequence sequence) {
        long wait = sequence.getTimeout() == null ? 0 : sequence.getTimeout();
        judge(Call.put("/verifySequence")
                .json(VerificationSequenceWire.write(sequence))
                .takingUpTo(wait));
        return self();
    }

    /** All of it holds; the first that does not is thrown. */
    public MockServerClient verifyAll(Verification... verifications) {
        for (Verification each : verifications) {
            verify(each);
        }
        return self();
    }

    /** No request was received at all. */
    public MockServerClient verifyZeroInteractions() {
        return verify(HttpRequest.request(), VerificationTimes.exactly(0));
    }

    /** The verification holds before the time is over; returns as soon as it does. */
    public MockServerClient verify(Verification verification, Duration timeout) {
        String failure = awaited(verification, timeout);
        if (failure != null) {
            throw new AssertionError(failure);
        }
        return self();
    }

    /** No request like this arrives until the time is over. */
    public MockServerClient verifyNever(RequestDefinition request, Duration during) {
        return verifyNever(verification(request, VerificationTimes.atLeast(1)), during);
    }

    /** The verification holds at no moment until the time is over. */
    public MockServerClient verifyNever(Verification verification, Duration during) {
        if (awaited(verification, during) == null) {
            throw new AssertionError("Request found although it should not have been for " + during.toMillis() + " ms: "
                    + VerificationWire.write(verification));
        }
        return self();
    }

    /** Asks until the verification holds or the time is over; returns the last failure, or null when it holds. */
    private @Nullable String awaited(Verification verification, Duration timeout) {
        long end = System.nanoTime() + timeout.toNanos();
        Long before = verification.getTimeout();
        boolean serverWaits = true;
        String failure = failureOf(call(verification));
        while (failure != null && System.nanoTime() < end) {
            long leftMillis = Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime()));
            if (serverWaits) {
                Call waiting = call(verification.withTimeout(Math.min(leftMillis, LONGEST_WAIT_MILLIS)));
                verification.withTimeout(before);
                Answer answer = remote().exchange(waiting);
                serverWaits = answer.status() != BAD_REQUEST; // older servers know no time limit
                failure = serverWaits ? failureOf(waiting, answer) : failure;
            } else {
                pause(Math.min(leftMillis, POLL_MILLIS));
                failure = failureOf(call(verification));
            }
        }
        return failure;
    }

    private static Call call(Verification verification) {
        long wait = verification.getTimeout() == null ? 0 : verification.getTimeout();
        return Call.put("/verify").json(VerificationWire.write(verification)).takingUpTo(wait);
    }

    private void judge(Call call) {
        String failure = failureOf(call);
        if (failure != null) {
            throw new AssertionError(failure);
        }
    }

    private @Nullable String failureOf(Call call) {
        Remote server = remote();
        try {
            return failureOf(call, server.exchange(call));
        } catch (SocketConnectionException unreachable) {
            throw new AssertionError(unreachable.getMessage(), unreachable);
        }
    }

    /** Success is a success without words. */
    private @Nullable String failureOf(Call call, Answer answer) throws AuthenticationException {
        String url = remote().url(call.target());
        if (answer.status() == UNAUTHORIZED) {
            throw Refusals.unauthorized(call, url, answer);
        }
        return answer.isSuccess() && answer.bytes().length == 0 ? null : Refusals.verification(call, url, answer);
    }
}
