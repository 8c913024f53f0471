package org.mockserver.internal.exchange;

import java.util.concurrent.Executor;

/** An exchange that is another one but for what its subclass changes. As safe for use by several threads as the other. */
public abstract class DelegatingExchange implements Exchange {

    private final Exchange exchange;

    /**
     * Stands in for an exchange.
     *
     * @param exchange does what is not overridden
     */
    protected DelegatingExchange(Exchange exchange) {
        this.exchange = exchange;
    }

    @Override
    public RequestView request() {
        return exchange.request();
    }

    @Override
    public void reply(OutgoingResponse response) {
        exchange.reply(response);
    }

    @Override
    public void fail(ConnectionFault fault) {
        exchange.fail(fault);
    }

    @Override
    public void later(long delayNanos, Runnable task) {
        exchange.later(delayNanos, task);
    }

    @Override
    public Executor loop() {
        return exchange.loop();
    }

    @Override
    public boolean mayBePassedOn() {
        return exchange.mayBePassedOn();
    }

    @Override
    public void send(BinaryAnswer answer) {
        exchange.send(answer);
    }

    @Override
    public void converse(Conversation conversation) {
        exchange.converse(conversation);
    }
}
