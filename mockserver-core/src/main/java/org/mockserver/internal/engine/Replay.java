package org.mockserver.internal.engine;

import java.util.concurrent.Executor;
import org.mockserver.internal.action.CompleteRequest;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.model.HttpRequest;

/** Sends a request of the past once more. Neither matched nor recorded: it belongs to whoever asks for it. */
public final class Replay {

    private Replay() {}

    /**
     * Sends a request.
     *
     * @param engine whose upstream sends it
     * @param request as recorded or written; its socket address or its Host header says where to
     * @param loop the thread of the connection that asks
     * @param receiver gets exactly one call, on that thread, with a complete response
     * @return false if the request names no server; the receiver gets no call then
     */
    public static boolean send(Engine engine, HttpRequest request, Executor loop, Upstream.Receiver receiver) {
        CompleteRequest complete = CompleteRequest.of(request, engine.options().forward(), true);
        if (complete == null) {
            return false;
        }
        engine.upstream().send(complete.request(), complete.to(), Upstream.Limits.ORDINARY, loop, receiver);
        return true;
    }
}
