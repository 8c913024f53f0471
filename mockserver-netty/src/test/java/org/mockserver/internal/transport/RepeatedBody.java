package org.mockserver.internal.transport;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.mockserver.internal.exchange.BodySource;

/** Makes the same piece again and again, at once or on another thread. */
final class RepeatedBody implements BodySource {

    final AtomicInteger asked = new AtomicInteger();
    final AtomicInteger abandoned = new AtomicInteger();
    private final byte[] piece;
    private final int count;
    private final boolean elsewhere;
    private final boolean failing;

    RepeatedBody(String piece, int count, boolean elsewhere, boolean failing) {
        this.piece = piece.getBytes(StandardCharsets.ISO_8859_1);
        this.count = count;
        this.elsewhere = elsewhere;
        this.failing = failing;
    }

    @Override
    public void next(Receiver receiver) {
        if (elsewhere) {
            CompletableFuture.runAsync(() -> answer(receiver));
        } else {
            answer(receiver);
        }
    }

    private void answer(Receiver receiver) {
        if (asked.incrementAndGet() <= count) {
            receiver.piece(piece.clone());
        } else if (failing) {
            receiver.fail();
        } else {
            receiver.end();
        }
    }

    @Override
    public void abandon() {
        abandoned.incrementAndGet();
    }
}
