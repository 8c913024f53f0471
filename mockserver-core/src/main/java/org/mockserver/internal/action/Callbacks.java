package org.mockserver.internal.action;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** The connected clients that can be asked what to do with a request. Never blocks; safe for use by any thread. */
public interface Callbacks {

    /** Nobody is connected; for tools and tests. */
    Callbacks NONE = new Callbacks() {
        @Override
        public void ask(String clientId, Question question, Receiver receiver) {
            receiver.failed(new Failure(Failure.Kind.UNKNOWN_CLIENT, "no clients can connect to this server"));
        }

        @Override
        public void closeAll() {}
    };

    /**
     * Asks a client. An answer that does not come in time, or can no longer come, is a failure.
     *
     * @param clientId under which it has connected
     * @param question what to ask; must not be changed afterwards
     * @param receiver gets exactly one call, possibly at once, on any thread; must not block
     */
    void ask(String clientId, Question question, Receiver receiver);

    /**
     * The connection of a client.
     *
     * @param clientId under which it has connected
     * @return a number that no other connection has or had; 0 if no client is connected under that id
     */
    default long connection(String clientId) {
        return 0;
    }

    /** Disconnects all clients; whoever waits for them is told. */
    void closeAll();

    /**
     * What a client is asked: what to do with a request, with the response to a request that was passed on, or with a frame
     * of a response.
     *
     * @param request what was received, or what was passed on
     * @param response what came back; null if nothing was passed on yet
     * @param frame a part of the response, which names itself; null if it is not about one
     */
    record Question(
            HttpRequest request,
            @Nullable HttpResponse response,
            @Nullable PausedStreamFrameDTO frame) {

        /** About something that is there as a whole. */
        public Question(HttpRequest request, @Nullable HttpResponse response) {
            this(request, response, null);
        }
    }

    /** Where the answer goes. */
    interface Receiver {

        /**
         * The client wants this response sent.
         *
         * @param response belongs to the receiver
         */
        void responded(HttpResponse response);

        /**
         * The client wants this request passed on.
         *
         * @param request complete; belongs to the receiver
         */
        void redirected(HttpRequest request);

        /**
         * The client has decided about a frame.
         *
         * @param decision belongs to the receiver
         */
        default void decided(StreamFrameDecisionDTO decision) {
            failed(new Failure(Failure.Kind.UNUSABLE, "the callback decided about a frame, which was not asked for"));
        }

        /**
         * There is no answer.
         *
         * @param failure why
         */
        void failed(Failure failure);
    }

    /**
     * Why there is no answer.
     *
     * @param kind what went wrong
     * @param message a sentence; for {@link Kind#CALLBACK_FAILED} what the client said, null if it said nothing
     */
    record Failure(Kind kind, @Nullable String message) {

        /** What went wrong. */
        public enum Kind {
            /** No client has connected under that id, or it has left since. */
            UNKNOWN_CLIENT,
            /** The callback failed on the side of the client. */
            CALLBACK_FAILED,
            /** The client left while it was being asked. */
            DISCONNECTED,
            /** The client did not answer in time. */
            TIMEOUT,
            /** The client's answer makes no sense. */
            UNUSABLE,
            /** The client does not read what it is sent. */
            OVERLOADED
        }
    }
}
