package org.mockserver.internal.upstream;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.internal.exchange.UpstreamFailure;

/** One request that is sent again when the server fails, as often as the settings allow. Used on one event loop. */
final class Persistent implements Upstream.Receiver {

    private final Upstream.Receiver last;
    private final UpstreamOptions.Persistence limits;
    private final LongConsumer sendAfterMillis;
    private final Consumer<Breakers.Outcome> ended;
    private final boolean repeatable;
    private int repeated;

    /**
     * A request before it is sent for the first time.
     *
     * @param repeatable whether sending it twice has the effect of sending it once
     * @param limits how often and when
     * @param sendAfterMillis sends it once more
     * @param ended takes what the end says about the server
     * @param last gets the outcome
     */
    Persistent(
            boolean repeatable,
            UpstreamOptions.Persistence limits,
            LongConsumer sendAfterMillis,
            Consumer<Breakers.Outcome> ended,
            Upstream.Receiver last) {
        this.repeatable = repeatable;
        this.limits = limits;
        this.sendAfterMillis = sendAfterMillis;
        this.ended = ended;
        this.last = last;
    }

    @Override
    public void answered(OutgoingResponse response) {
        boolean failed = saysUnavailable(response.status());
        if (failed && repeats()) {
            BodySource unread = response.bodySource();
            if (unread != null) {
                unread.abandon();
            }
            return;
        }
        ended.accept(failed ? Breakers.Outcome.FAILURE : Breakers.Outcome.SUCCESS);
        last.answered(response);
    }

    private static boolean saysUnavailable(int status) {
        return status == 502 || status == 503 || status == 504;
    }

    @Override
    public void failed(UpstreamFailure failure) {
        boolean mayPass = switch (failure.kind()) {
            case UNRESOLVED, UNREACHABLE, CLOSED, TIMEOUT -> true;
            default -> false;
        };
        if (mayPass && repeats()) {
            return;
        }
        ended.accept(outcome(failure.kind()));
        last.failed(failure);
    }

    private static Breakers.Outcome outcome(UpstreamFailure.Kind kind) {
        return switch (kind) {
            case UNRESOLVED, UNREACHABLE, TLS, UNDECODABLE, CLOSED, TIMEOUT -> Breakers.Outcome.FAILURE;
            case BLOCKED, TOO_LARGE, LOOP, SELF, CIRCUIT_OPEN -> Breakers.Outcome.NEITHER;
        };
    }

    private boolean repeats() {
        if (!repeatable || repeated >= limits.retries()) {
            return false;
        }
        repeated++;
        sendAfterMillis.accept(repeated * limits.backoffMillis());
        return true;
    }
}
