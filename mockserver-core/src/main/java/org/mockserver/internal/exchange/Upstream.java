package org.mockserver.internal.exchange;

import java.util.concurrent.Executor;

/** Sends requests to other servers. Never blocks; safe for use by any thread. */
public interface Upstream {

    /** An upstream that reaches nothing; for tools and tests. */
    Upstream NONE = new Upstream() {
        @Override
        public void send(OutgoingRequest request, Destination to, Limits limits, Executor loop, Receiver receiver) {
            receiver.failed(new UpstreamFailure(UpstreamFailure.Kind.BLOCKED, "this server sends no requests"));
        }

        @Override
        public boolean isOwnPort(int port) {
            return false;
        }
    };

    /**
     * Sends a request.
     *
     * @param request what to send
     * @param to where
     * @param limits what holds for this request only
     * @param loop the thread of the exchange that causes the request, as {@link Exchange#loop} gives it; the connection
     *     is bound to it and the receiver is called on it
     * @param receiver gets exactly one call
     */
    void send(OutgoingRequest request, Destination to, Limits limits, Executor loop, Receiver receiver);

    /**
     * Whether this server listens on a port.
     *
     * @param port any number
     * @return true for the ports that are open now
     */
    boolean isOwnPort(int port);

    /**
     * What holds for one request.
     *
     * @param connectMillis the most time to make a connection; 0 for what the settings say
     * @param mayBeSelf whether the destination may turn out to be this server
     * @param persistent whether what the settings say about repeating requests, and about leaving a server alone that
     *     fails, holds for the request
     */
    record Limits(long connectMillis, boolean mayBeSelf, boolean persistent) {

        /** What the settings say; an expectation may forward to its own server. */
        public static final Limits ORDINARY = new Limits(0, true, false);

        /** The same for what an expectation passes on. */
        public static final Limits PERSISTENT = new Limits(0, true, true);
    }

    /** Where the outcome goes. */
    interface Receiver {

        /**
         * Takes the response, without the headers that concern one connection only.
         *
         * @param response complete, or with a body that is still arriving
         */
        void answered(OutgoingResponse response);

        /**
         * Takes the reason why there is none.
         *
         * @param failure what went wrong
         */
        void failed(UpstreamFailure failure);
    }
}
