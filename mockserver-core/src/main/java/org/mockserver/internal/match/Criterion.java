package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;

/** One field of a compiled request definition. Immutable; used by any number of threads at once. */
interface Criterion {

    /** The name used in diagnostics. */
    Field field();

    boolean matches(RequestView request);

    /** What was expected and what was found, for a request that does not match. */
    String difference(RequestView request);

    /** Whether a negation takes part in the decision. */
    boolean isNegated();

    /** Adds what a request must have for this to hold, as far as an index can look it up. */
    default void addKeys(IndexKeys keys) {}

    /** Whether this part of a filter selects another definition. */
    boolean selects(HttpRequest stored);

    /** The fields in the order in which diagnostics list them, with how costly each is to decide. */
    enum Field {
        METHOD("method", 0),
        PATH("path", 1),
        BODY("body", 9),
        HEADERS("headers", 5),
        COOKIES("cookies", 7),
        PATH_PARAMETERS("pathParameters", 6),
        QUERY_PARAMETERS("queryParameters", 8),
        KEEP_ALIVE("keep-alive", 2),
        SECURE("secure", 3),
        PROTOCOL("protocol", 4),
        JWT("jwt", 6),
        CLIENT_IP("clientIp", 4),
        CLIENT_CERTIFICATE("clientCertificate", 4);

        private final String text;
        private final int cost;

        Field(String text, int cost) {
            this.text = text;
            this.cost = cost;
        }

        /** Whether diagnostics list it even when nothing is expected of it. */
        boolean isAlwaysListed() {
            return compareTo(PROTOCOL) <= 0;
        }

        String text() {
            return text;
        }

        int cost() {
            return cost;
        }
    }
}
