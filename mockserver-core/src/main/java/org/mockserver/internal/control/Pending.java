package org.mockserver.internal.control;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** An answer that someone else has to give first. No thread waits for it. */
@FunctionalInterface
interface Pending {

    /**
     * Asks for it.
     *
     * @param loop the thread of the connection that the call came on
     * @param outcome takes, once and on any thread, what makes the reply; the door runs it on a worker and lets its
     *     refusals and failures be answered like those of an endpoint
     */
    void begin(Executor loop, Consumer<Supplier<Reply>> outcome);
}
