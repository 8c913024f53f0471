package org.mockserver.internal.websocket;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.near.NearClient;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.PausedStreamFrameDTO;

/** A client in this process: it is asked with objects, and its answers are copied because it may go on using them. */
final class CallbackNeighbour implements CallbackClient {

    private static final String NO_CORRELATION = "";

    private final String id;
    private final long number;
    private final NearClient client;
    private final CallbackSockets all;
    private final CallbackSockets.Options options;
    private final Set<Waiting> waiting = ConcurrentHashMap.newKeySet();
    private final AtomicReference<Callbacks.@Nullable Failure> ended = new AtomicReference<>();

    CallbackNeighbour(String id, long number, NearClient client, CallbackSockets all, CallbackSockets.Options options) {
        this.id = id;
        this.number = number;
        this.client = client;
        this.all = all;
        this.options = options;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public long number() {
        return number;
    }

    /* Whoever ends the connection releases those it finds waiting; whoever comes later sees that it has ended. */
    @Override
    public void ask(Callbacks.Question question, Callbacks.Receiver receiver) {
        Waiting asked = new Waiting(receiver);
        waiting.add(asked);
        Callbacks.Failure over = ended.get();
        if (over != null) {
            asked.fail(over);
            return;
        }
        long limitMillis = options.answerMillis().getAsLong();
        asked.limit(options.timer()
                .schedule(() -> asked.fail(CallbackClient.late(id, limitMillis)), limitMillis, TimeUnit.MILLISECONDS));
        client.ask(message(question), asked::answer);
    }

    private static CallbackMessage message(Callbacks.Question question) {
        PausedStreamFrameDTO frame = question.frame();
        if (frame != null) {
            return new CallbackMessage.Frame(frame);
        }
        HttpResponse response = question.response();
        return response == null
                ? new CallbackMessage.Request(NO_CORRELATION, question.request())
                : new CallbackMessage.Exchange(NO_CORRELATION, question.request(), response);
    }

    @Override
    public void close(String reason) {
        end(CallbackClient.ended(reason));
    }

    /* The client itself does not want to be asked any more. */
    void leave() {
        end(CallbackClient.left(id));
    }

    private void end(Callbacks.Failure why) {
        all.disconnected(this);
        ended.compareAndSet(null, why);
        waiting.forEach(each -> each.fail(why));
    }

    private static String problem(CallbackMessage message) {
        return message instanceof CallbackMessage.Unusable unusable ? unusable.problem() : "it has no meaning here";
    }

    /** One question; the first of answer, time limit and end of the connection counts. */
    private final class Waiting {

        private final AtomicReference<Callbacks.@Nullable Receiver> receiver;
        private volatile @Nullable Future<?> limit;

        Waiting(Callbacks.Receiver receiver) {
            this.receiver = new AtomicReference<>(receiver);
        }

        void limit(Future<?> timer) {
            limit = timer;
        }

        private Callbacks.@Nullable Receiver take() {
            Callbacks.Receiver taken = receiver.getAndSet(null);
            if (taken != null) {
                waiting.remove(this);
                Future<?> timer = limit;
                if (timer != null) {
                    timer.cancel(false);
                }
            }
            return taken;
        }

        void fail(Callbacks.Failure why) {
            Callbacks.Receiver taken = take();
            if (taken != null) {
                taken.failed(why);
            }
        }

        void answer(CallbackMessage given) {
            CallbackMessage message = CallbackWire.carried(given);
            Callbacks.Receiver taken = take();
            if (taken == null) {
                return;
            }
            if (message instanceof CallbackMessage.Response answer) {
                taken.responded(answer.response());
            } else if (message instanceof CallbackMessage.Request answer) {
                taken.redirected(answer.request());
            } else if (message instanceof CallbackMessage.FrameDecision answer) {
                taken.decided(answer.decision());
            } else if (message instanceof CallbackMessage.Failure failure) {
                taken.failed(new Callbacks.Failure(Callbacks.Failure.Kind.CALLBACK_FAILED, failure.message()));
            } else {
                taken.failed(CallbackClient.senseless(id, CallbackNeighbour.problem(message)));
            }
        }
    }
}
