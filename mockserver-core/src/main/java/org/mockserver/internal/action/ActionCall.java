package org.mockserver.internal.action;

import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpError;

/** One exchange as the action that answers it sees it. */
public interface ActionCall {

    /**
     * The request to answer.
     *
     * @return the request
     */
    RequestView request();

    /**
     * How often the expectation has matched, this time included. Goes on when the expectation is replaced under its id.
     *
     * @return 1 or more
     */
    long matchNumber();

    /**
     * Records and sends the response.
     *
     * @param response what to send
     * @param delayNanos time to wait first; 0 or less for none. Never blocks: a longer wait is a timer
     */
    void answer(OutgoingResponse response, long delayNanos);

    /**
     * Records the error and ends the exchange without a response.
     *
     * @param fault what happens to the connection
     * @param spec the configured error, for the record
     * @param delayNanos time to wait first; 0 or less for none
     */
    void fail(ConnectionFault fault, HttpError spec, long delayNanos);

    /**
     * Runs work that can block or burn CPU on the bounded worker pool; the work then answers the call. If the pool is
     * full the exchange is answered with 503.
     *
     * @param work answers the call before it ends or hands it on
     */
    void onWorker(Runnable work);
}
