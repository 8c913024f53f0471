package org.mockserver.internal.exchange;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What requests and responses of an API must look like. Immutable; safe for use by any thread, but may take a while. */
public interface TrafficRules {

    /**
     * What the rules call that which a request asks for.
     *
     * @param request complete
     * @return method and path as the rules spell them; null if they know nothing like it
     */
    @Nullable
    String operation(RequestView request);

    /**
     * Judges a request.
     *
     * @param request complete
     * @return what is wrong with it, one sentence each; empty if nothing is
     */
    List<String> objections(RequestView request);

    /**
     * Judges a response.
     *
     * @param request that it answers
     * @param response complete
     * @return what is wrong with it, one sentence each; empty if nothing is
     */
    List<String> objections(RequestView request, OutgoingResponse response);
}
