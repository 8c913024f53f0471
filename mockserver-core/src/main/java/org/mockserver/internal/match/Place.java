package org.mockserver.internal.match;

import java.util.List;

/**
 * Where in a request an index looks for a value.
 *
 * @param kind the part of the request
 * @param names the name of the header, parameter or cookie, or the names that lead to a member of a JSON document;
 *     empty where the part has only one value
 */
record Place(Kind kind, List<String> names) {

    static final Place PATH = new Place(Kind.PATH);
    static final Place TEMPLATE = new Place(Kind.TEMPLATE);

    Place(Kind kind) {
        this(kind, List.of());
    }

    Place(Kind kind, String name) {
        this(kind, List.of(name));
    }

    /** The text of diagnostics. */
    String display() {
        return names.isEmpty() ? kind.text : kind.text + " " + String.join(".", names);
    }

    /**
     * The parts of a request, the cheapest to look into first. The weight says how many comparisons of rules a look
     * must spare to pay for itself.
     */
    enum Kind {
        PATH("literal path", 0.2),
        TEMPLATE("path template", 0.5),
        METHOD("method", 0.2),
        SECURE("secure", 0.2),
        PROTOCOL("protocol", 0.2),
        KEEP_ALIVE("keep-alive", 0.2),
        PATH_START("path prefix", 0.5),
        PATH_END("path suffix", 0.5),
        PATH_PART("path part", 2),
        HEADER("header", 1),
        QUERY("query parameter", 1.5),
        COOKIE("cookie", 1.5),
        TEXT_BODY("text body", 1),
        FORM("form parameter", 2),
        JSON("JSON field", 2);

        private final String text;
        private final double weight;

        Kind(String text, double weight) {
            this.text = text;
            this.weight = weight;
        }

        double weight() {
            return weight;
        }

        /** Whether values that differ in case only are the same. */
        boolean ignoresCase() {
            return this != TEXT_BODY && this != JSON;
        }

        /** Whether what is looked for is a part of the path. */
        boolean isPartOfPath() {
            return this == PATH_START || this == PATH_END || this == PATH_PART;
        }
    }
}
