package org.mockserver.internal.binary;

import io.netty.channel.Channel;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.inbound.LoopTasks;

/** One message in flight. */
final class MessageExchange implements Exchange {

    /* Whoever sent the message would not understand a response of HTTP, which is what failures are told with. */
    private static final ConnectionFault NO_ANSWER = new ConnectionFault(null, ConnectionFault.Ending.CLOSE, -1);

    private final BinaryConnection connection;
    private final Channel channel;
    private final RequestView message;
    private final boolean mayBePassedOn;
    private final AtomicBoolean ended = new AtomicBoolean();

    MessageExchange(BinaryConnection connection, Channel channel, RequestView message, boolean mayBePassedOn) {
        this.connection = connection;
        this.channel = channel;
        this.message = message;
        this.mayBePassedOn = mayBePassedOn;
    }

    @Override
    public RequestView request() {
        return message;
    }

    @Override
    public void send(BinaryAnswer answer) {
        if (ended.compareAndSet(false, true)) {
            LoopTasks.run(channel, () -> connection.answered(answer));
        }
    }

    @Override
    public void reply(OutgoingResponse response) {
        fail(NO_ANSWER);
    }

    @Override
    public void fail(ConnectionFault fault) {
        if (ended.compareAndSet(false, true)) {
            LoopTasks.run(channel, () -> connection.failed(fault));
        }
    }

    @Override
    public void later(long delayNanos, Runnable task) {
        LoopTasks.run(
                channel,
                () -> LoopTasks.schedule(channel, delayNanos, () -> {
                    if (channel.isActive()) {
                        task.run();
                    }
                }));
    }

    @Override
    public Executor loop() {
        return channel.eventLoop();
    }

    @Override
    public boolean mayBePassedOn() {
        return mayBePassedOn;
    }
}
