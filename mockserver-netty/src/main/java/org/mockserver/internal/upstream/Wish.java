package org.mockserver.internal.upstream;

import java.util.function.BooleanSupplier;
import org.mockserver.internal.exchange.Destination;

/**
 * A connection that is wanted.
 *
 * @param to the server
 * @param bytes whether something else than requests is sent, which no proxy could read
 * @param untouched whether the client that speaks through the connection speaks TLS itself
 * @param offersHttp2 whether HTTP/2 is offered while TLS is agreed on
 * @param mayBeSelf whether the server may turn out to be this one
 * @param options what holds for the connection
 * @param connectMillis the most time for each step on the way to it
 * @param over tells whether it is no longer wanted
 */
record Wish(
        Destination to,
        boolean bytes,
        boolean untouched,
        boolean offersHttp2,
        boolean mayBeSelf,
        UpstreamOptions options,
        long connectMillis,
        BooleanSupplier over) {

    static Wish of(Job job) {
        return new Wish(
                job.to,
                false,
                false,
                job.offersHttp2,
                job.limits.mayBeSelf(),
                job.options,
                job.connectMillis(),
                job::isOver);
    }
}
