package org.mockserver.client;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.HttpMessage;
import org.mockserver.model.HttpRequest;

/** Decides about a request that is held. Runs on a thread of its own and may call the client. */
@FunctionalInterface
public interface BreakpointRequestHandler {

    /**
     * Decides.
     *
     * @param request with the headers {@code X-MockServer-BreakpointId} and {@code X-MockServer-RequestTimestamp}
     * @return the request that goes on, changed or not; a response, which is sent at once; or null for no change
     */
    @Nullable
    HttpMessage<?, ?> handle(HttpRequest request);
}
