package org.mockserver.internal.action;

import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
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
     * What holds for requests that are passed on.
     *
     * @return the rules in force
     */
    ForwardRules forwardRules();

    /**
     * Sends a request to another server and records that the call waits for it. A request that has come back too often
     * fails without being sent.
     *
     * @param request what to send
     * @param to where
     * @param delayNanos time to wait first; 0 or less for none
     * @param receiver answers the call, or sends again
     */
    void forward(OutgoingRequest request, Destination to, long delayNanos, Upstream.Receiver receiver);

    /**
     * Records and sends a response that came from another server, whoever changed it since.
     *
     * @param response what to send
     */
    void relay(OutgoingResponse response);

    /**
     * Records and sends the answer to a request that could not be passed on.
     *
     * @param response what to send
     */
    void refuse(OutgoingResponse response);

    /**
     * Runs work that can block or burn CPU on the bounded worker pool; the work then answers the call. If the pool is
     * full the exchange is answered with 503.
     *
     * @param work answers the call before it ends or hands it on
     */
    void onWorker(Runnable work);
}
