package org.mockserver.internal.engine;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** One exchange that is held. The first of answer, failure and time limit counts. */
final class Hold implements Callbacks.Receiver {

    private final Executor loop;
    private final Runnable released;
    private final Consumer<Callbacks.Failure> failures;

    // Emptied when it is told, so that a timer that is still waiting keeps nothing in memory.
    private final AtomicReference<@Nullable Decision> waiting;

    /** What becomes of the exchange; exactly one of these is called, on the thread of the exchange. */
    interface Decision {

        /** It goes on as if it had not been held. */
        void unchanged();

        /** It goes on with another request. */
        void redirected(HttpRequest request);

        /** It is answered with this. */
        void responded(HttpResponse response);

        /** This becomes of a frame; unless one was asked about, it goes on. */
        default void decided(StreamFrameDecisionDTO decision) {
            unchanged();
        }
    }

    /**
     * Holds until it is told.
     *
     * @param released run once, when it is
     * @param failures get to know why the client could not decide
     */
    Hold(Executor loop, Decision decision, Runnable released, Consumer<Callbacks.Failure> failures) {
        this.failures = failures;
        this.loop = loop;
        this.waiting = new AtomicReference<>(decision);
        this.released = released;
    }

    private void end(Consumer<Decision> how) {
        Decision decision = waiting.getAndSet(null);
        if (decision != null) {
            released.run();
            loop.execute(() -> how.accept(decision));
        }
    }

    void goOn() {
        end(Decision::unchanged);
    }

    @Override
    public void responded(HttpResponse response) {
        end(decision -> decision.responded(response));
    }

    @Override
    public void redirected(HttpRequest request) {
        end(decision -> decision.redirected(request));
    }

    @Override
    public void decided(StreamFrameDecisionDTO answer) {
        end(decision -> decision.decided(answer));
    }

    @Override
    public void failed(Callbacks.Failure failure) {
        failures.accept(failure);
        goOn();
    }
}
