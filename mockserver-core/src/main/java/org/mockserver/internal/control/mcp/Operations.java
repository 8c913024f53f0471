package org.mockserver.internal.control.mcp;

/** What tools and resources are made of: the operations of the control plane. Safe for use by any thread; may block. */
public interface Operations {

    /** What can be asked for newest first. */
    enum Traffic {
        /** Received requests, as a JSON array. */
        REQUESTS,
        /** Requests with their answers, as a JSON array. */
        ANSWERS,
        /** Entries of the log, as a JSON array. */
        LOG_ENTRIES,
        /** Entries of the log, as text for people. */
        LOG_TEXT
    }

    /**
     * What an operation answered.
     *
     * @param status the status code that the REST endpoint sends
     * @param text the body, empty for none
     */
    record Outcome(int status, String text) {

        boolean succeeded() {
            return status < 300;
        }
    }

    /**
     * Performs an operation exactly as its REST endpoint does.
     *
     * @param method the method of the route
     * @param target path below the prefix, with query
     * @param body empty for none
     * @return the answer, also when the operation refused
     */
    Outcome call(String method, String target, String body);

    /**
     * The newest recorded traffic.
     *
     * @param what which part of it
     * @param filter a request definition or empty text for all
     * @param limit most entries
     * @return the newest entries, oldest of them first; a refusal if the filter is no definition
     */
    Outcome newest(Traffic what, String filter, int limit);
}
