package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;

/** What a server and a client that answers by callback tell each other, as {@link CallbackWire} reads it. */
public sealed interface CallbackMessage {

    /** Which question this is about; empty if that is not said. */
    String correlationId();

    /**
     * The server says under which id it knows the client.
     *
     * @param clientId never blank
     */
    record Welcome(String clientId) implements CallbackMessage {

        @Override
        public String correlationId() {
            return "";
        }
    }

    /**
     * From the server: what is the response to this? From the client: pass this on.
     *
     * @param correlationId of the question, empty if missing
     * @param request without the header that carries the id
     */
    record Request(String correlationId, HttpRequest request) implements CallbackMessage {}

    /**
     * From the server: what becomes of this response?
     *
     * @param correlationId of the question, empty if missing
     * @param request what was passed on, without the header that carries the id
     * @param response what came back
     */
    record Exchange(String correlationId, HttpRequest request, HttpResponse response) implements CallbackMessage {}

    /**
     * From the server: what becomes of this frame of a stream?
     *
     * @param frame names itself
     */
    record Frame(PausedStreamFrameDTO frame) implements CallbackMessage {

        @Override
        public String correlationId() {
            String id = frame.getCorrelationId();
            return id == null ? "" : id;
        }
    }

    /**
     * From the client: this becomes of the frame.
     *
     * @param decision names the frame
     */
    record FrameDecision(StreamFrameDecisionDTO decision) implements CallbackMessage {

        @Override
        public String correlationId() {
            String id = decision.getCorrelationId();
            return id == null ? "" : id;
        }
    }

    /**
     * From the client: answer with this.
     *
     * @param correlationId of the question, empty if missing
     * @param response without the header that carries the id
     */
    record Response(String correlationId, HttpResponse response) implements CallbackMessage {}

    /**
     * From the client: the callback failed.
     *
     * @param correlationId of the question, empty if missing
     * @param message why, null if nothing was said
     */
    record Failure(String correlationId, @Nullable String message) implements CallbackMessage {}

    /**
     * A message of a known type whose content cannot be used.
     *
     * @param correlationId of the question, empty if missing
     * @param problem what is wrong
     */
    record Unusable(String correlationId, String problem) implements CallbackMessage {}
}
