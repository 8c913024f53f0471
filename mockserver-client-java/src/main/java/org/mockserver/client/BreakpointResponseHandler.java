package org.mockserver.client;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** Decides about a response that is held. Runs on a thread of its own and may call the client. */
@FunctionalInterface
public interface BreakpointResponseHandler {

    /**
     * Decides.
     *
     * @param request what was asked
     * @param response what is about to be sent
     * @return what is sent instead; null for no change
     */
    @Nullable
    HttpResponse handle(HttpRequest request, HttpResponse response);
}
