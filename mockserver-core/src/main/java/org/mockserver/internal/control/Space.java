package org.mockserver.internal.control;

import org.mockserver.internal.exchange.ExchangeHandler;

/** A part of the server with expectations, scenarios, a clock and a journal of its own. Safe for use by any thread. */
public interface Space extends AutoCloseable {

    /** Where the requests of this space enter, those of its control plane included. */
    ExchangeHandler door();

    /** Ends what runs for this space. May take a moment; called once, after the last request was handed to the door. */
    @Override
    void close();
}
