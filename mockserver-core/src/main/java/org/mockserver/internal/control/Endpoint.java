package org.mockserver.internal.control;

/** The handler of a route. Has no state of its own; called by many threads. */
@FunctionalInterface
interface Endpoint {

    /**
     * Answers one call. A {@link Refusal} and a {@code WireException} become error responses.
     *
     * @param call the request
     * @return the answer, or {@link Reply#notYet} to be called once more later
     */
    Reply answer(ControlCall call);
}
