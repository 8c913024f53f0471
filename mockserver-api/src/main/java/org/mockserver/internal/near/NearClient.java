package org.mockserver.internal.near;

import java.util.function.Consumer;
import org.mockserver.internal.wire.CallbackMessage;

/** A client that answers questions of a server in its process. Safe for use by any thread. */
@FunctionalInterface
public interface NearClient {

    /**
     * Asks. Returns at once; whatever may take time is done by a thread of the client.
     *
     * @param question belongs to the client; its correlation id is empty
     * @param answer takes a response, a request or a failure, once, on any thread; further answers are ignored. What it
     *     takes may still be used by the client, so it is not changed
     */
    void ask(CallbackMessage question, Consumer<CallbackMessage> answer);
}
