package org.mockserver.internal.http2;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http2.Http2Error;
import org.mockserver.internal.exchange.BodySource;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;

/** A body that is asked for piece by piece, each when the one before it has left. */
final class PulledBody implements StreamBody, BodySource.Receiver {

    private final ServerConnection connection;
    private final StreamExchange exchange;
    private final OutgoingResponse response;
    private final BodySource source;
    private boolean over;

    PulledBody(ServerConnection connection, StreamExchange exchange, OutgoingResponse response, BodySource source) {
        this.connection = connection;
        this.exchange = exchange;
        this.response = response;
        this.source = source;
    }

    @Override
    public void start() {
        source.next(this);
    }

    @Override
    public void abandon() {
        if (!over) {
            over = true;
            source.abandon();
        }
    }

    @Override
    public void piece(byte[] bytes) {
        onLoop(() -> {
            connection
                    .responses()
                    .writeData(exchange, Unpooled.wrappedBuffer(bytes))
                    .addListener(written -> {
                        if (written.isSuccess() && !over) {
                            source.next(this);
                        }
                    });
            connection.flushUnlessReading();
        });
    }

    @Override
    public void end(Pairs trailers) {
        onLoop(() -> {
            over = true;
            Pairs fields = trailers.isEmpty() ? response.trailers() : trailers;
            connection.responses().writeEnd(exchange, Unpooled.EMPTY_BUFFER, fields);
            connection.flushUnlessReading();
        });
    }

    @Override
    public void fail() {
        onLoop(() -> {
            over = true;
            connection.responses().reset(exchange, Http2Error.INTERNAL_ERROR.code());
            connection.flushUnlessReading();
        });
    }

    private void onLoop(Runnable step) {
        connection.onLoop(() -> {
            if (!over) {
                step.run();
            }
        });
    }
}
