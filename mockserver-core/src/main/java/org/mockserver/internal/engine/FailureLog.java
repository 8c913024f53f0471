package org.mockserver.internal.engine;

/** Where a failed action is written down. */
@FunctionalInterface
public interface FailureLog {

    /**
     * Records one failure.
     *
     * @param correlationId also told to the client
     * @param what what was being done
     * @param cause why it failed
     */
    void failed(String correlationId, String what, Throwable cause);
}
