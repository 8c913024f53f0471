package org.mockserver.internal.control;

/** The handler of a route. Has no state of its own; called by many threads. */
@FunctionalInterface
interface Endpoint {

    /**
     * Answers one call. A {@link Refusal} and a {@code WireException} become error responses.
     *
     * @param call the request
     * @return the answer, {@link Reply#notYet} to be called once more later, or {@link Reply#pending} to let another answer
     */
    Reply answer(ControlCall call);
}
