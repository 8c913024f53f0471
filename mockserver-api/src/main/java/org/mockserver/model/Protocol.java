package org.mockserver.model;

/** The version of HTTP a request came in. */
public enum Protocol {
    /** HTTP/1.1 (and 1.0). */
    HTTP_1_1,
    /** HTTP/2. */
    HTTP_2,
    /** HTTP/3. */
    HTTP_3
}
