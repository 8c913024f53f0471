package org.mockserver.internal.action;

/** The compiled action of a rule. Immutable but for its own counters; used by any number of threads at once. */
public interface Action {

    /**
     * Answers one admitted exchange through exactly one of {@link ActionCall#answer} and {@link ActionCall#fail}. Called
     * on the thread of the connection: must not block; work that can block goes to {@link ActionCall#onWorker}.
     *
     * @param call the exchange as an action sees it
     */
    void serve(ActionCall call);
}
