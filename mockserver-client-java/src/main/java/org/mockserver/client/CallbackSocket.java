package org.mockserver.client;

import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.CallbackMessage;
import org.mockserver.internal.wire.CallbackWire;
import org.mockserver.internal.wire.WireException;

/**
 * One connection on which a server asks about requests of one expectation. Questions are answered by threads of the
 * client, in any order. A connection that breaks is made again under the same id; one that the server closes in an
 * orderly way is not.
 */
final class CallbackSocket implements WebSocket.Listener {

    private final Closure closure;
    private final Executor workers;
    private final Runnable broken;
    private final CompletableFuture<String> welcome = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder(); // only the thread that calls the listener

    private CompletionStage<?> sent = CompletableFuture.completedFuture(null); // guarded by this
    private @Nullable WebSocket socket; // guarded by this
    private boolean closed; // guarded by this

    /**
     * A listener for one connection.
     *
     * @param workers run the user's code
     * @param broken run when the connection ends although nobody wanted it to
     */
    CallbackSocket(Closure closure, Executor workers, Runnable broken) {
        this.closure = closure;
        this.workers = workers;
        this.broken = broken;
    }

    /** Completed with the id under which the server knows this connection. */
    CompletableFuture<String> welcome() {
        return welcome;
    }

    @Override
    public void onOpen(WebSocket opened) {
        boolean tooLate;
        synchronized (this) {
            socket = opened;
            tooLate = closed;
        }
        if (tooLate) {
            opened.abort();
        } else {
            opened.request(1);
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            receive(text);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean last) {
        from.request(1);
        return null;
    }

    private void receive(String text) {
        if (!welcome.isDone()) {
            workers.execute(() -> greet(text));
        } else {
            workers.execute(() -> answer(text));
        }
    }

    private void greet(String text) {
        try {
            if (CallbackWire.read(text) instanceof CallbackMessage.Welcome greeting) {
                welcome.complete(greeting.clientId());
            } else {
                welcome.completeExceptionally(new ClientException("the server's first message names no client id"));
            }
        } catch (WireException notOurs) {
            welcome.completeExceptionally(notOurs);
        }
    }

    private void answer(String text) {
        String reply;
        try {
            reply = closure.text(CallbackWire.read(text));
        } catch (WireException notOurs) {
            return; // a message of a kind that newer servers may send
        }
        if (reply != null) {
            send(reply);
        }
    }

    /* A socket takes one message at a time, so that each waits for the one before. */
    private synchronized void send(String message) {
        WebSocket open = socket;
        if (open == null || closed) {
            return;
        }
        sent = sent.handle((done, failure) -> done).thenCompose(done -> open.sendText(message, true));
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        welcome.completeExceptionally(
                new ClientException("the server closed the connection with status " + status + " " + reason));
        synchronized (this) {
            closed = true;
        }
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        welcome.completeExceptionally(failure);
        boolean unwanted;
        synchronized (this) {
            unwanted = !closed;
            closed = true;
        }
        if (unwanted) {
            broken.run();
        }
    }

    /** Ends the connection for good. */
    void close() {
        WebSocket open;
        synchronized (this) {
            closed = true;
            open = socket;
        }
        if (open != null) {
            open.sendClose(WebSocket.NORMAL_CLOSURE, "").whenComplete((done, failure) -> open.abort());
        }
    }
}
