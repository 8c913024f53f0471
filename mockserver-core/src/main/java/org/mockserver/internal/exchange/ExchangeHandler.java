package org.mockserver.internal.exchange;

/** Receives the requests of all transports. Called on the thread of the connection; must not block. */
public interface ExchangeHandler {

    /**
     * Takes over a complete request.
     *
     * @param exchange answered now or later, from any thread
     */
    void handle(Exchange exchange);

    /**
     * Takes over a message that is not HTTP, if an expectation does.
     *
     * @param message answered now or later, from any thread; whether it may be passed on says what is recorded of it
     * @return false if none does; nothing happens then but that the message is recorded
     */
    default boolean handleMessage(Exchange message) {
        return false;
    }

    /**
     * Who may use this server as a proxy.
     *
     * @return everybody unless the handler knows better
     */
    default ProxyAccess proxyAccess() {
        return ProxyAccess.OPEN;
    }

    /**
     * Whether some rule wants to answer as soon as the head of a request has arrived. One cheap read per request.
     *
     * @return true if {@link #handleHead} is worth calling
     */
    boolean answersBeforeBody();

    /**
     * Offers a request whose body has not arrived; its body reads as empty.
     *
     * @param exchange an exchange for the head alone
     * @return true if the exchange was taken over and the body is to be discarded; false to call {@link #handle} later
     */
    boolean handleHead(Exchange exchange);
}
