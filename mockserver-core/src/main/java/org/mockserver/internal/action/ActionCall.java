package org.mockserver.internal.action;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** One exchange as the action that answers it sees it. */
public interface ActionCall {

    /**
     * The request to answer.
     *
     * @return the request
     */
    RequestView request();

    /**
     * The request as user code sees it.
     *
     * @return a new object at each call
     */
    HttpRequest requestSpec();

    /**
     * A response of another server as user code sees it.
     *
     * @param response complete
     * @return a new object
     */
    HttpResponse responseSpec(OutgoingResponse response);

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
     * Records and sends the answer to a message that is not HTTP.
     *
     * @param answer what to send
     * @param delayNanos time to wait first; 0 or less for none
     */
    void send(BinaryAnswer answer, long delayNanos);

    /**
     * Records that the client has got a WebSocket, and talks to it.
     *
     * @param conversation what is said
     * @param delayNanos time to wait first; 0 or less for none
     */
    void converse(Conversation conversation, long delayNanos);

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

    /**
     * Runs doubtful comparisons, such as with patterns that backtrack, where they hold up no connection. The work does not
     * answer the call.
     *
     * @param work is given the longest time in nanoseconds that all its comparisons may take
     * @return false if there is no room for it; then it does not run
     */
    boolean compareApart(LongConsumer work);

    /**
     * Asks a connected client and records that the call waits for it.
     *
     * @param clientId under which it has connected
     * @param question what to ask; must not be changed afterwards
     * @param receiver answers the call, or goes on; a failure of its own is answered like any other
     */
    void ask(String clientId, Callbacks.Question question, Callbacks.Receiver receiver);

    /**
     * Goes on after a time, at once if there is none. Never blocks; does not go on if the client has left by then.
     *
     * @param delayNanos 0 or less for none
     * @param work answers the call before it ends or hands it on; must not block
     */
    void later(long delayNanos, Runnable work);

    /**
     * Writes into the log which request a template made to be passed on.
     *
     * @param rendered what it made; must not be changed afterwards
     * @param template its text or the name of its file
     */
    void generated(HttpRequest rendered, String template);

    /**
     * Writes into the log what went wrong.
     *
     * @param message one sentence
     * @param cause shown with its stack trace; null for none
     */
    void warn(String message, @Nullable Throwable cause);

    /**
     * A call about the same request whose answer nobody gets: what an action does on it is done beside the answer, and
     * also when the client has left. Must be made on the thread that serves the call.
     *
     * @param outcome is told how it ended, once
     * @return a call of its own
     */
    ActionCall aside(Outcome outcome);

    /** How something ended that was done beside an answer. Called on any thread; must not block. */
    interface Outcome {

        /** It was done. */
        void done();

        /**
         * It was not done.
         *
         * @param reason a sentence
         */
        void failed(String reason);
    }
}
