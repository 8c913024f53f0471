package org.mockserver.internal.openapi;

import org.jspecify.annotations.Nullable;

/**
 * One parameter of an operation.
 *
 * @param name as it appears in requests
 * @param in path, query, header or cookie
 * @param required whether a request must have it
 * @param style how several values are written; null for the usual one of its place
 * @param explode whether each value stands by itself; null for the usual way of its style
 * @param schema of its value; a missing part when it has none
 * @param encoded whether the value is a document of its own, such as JSON, rather than written by a style
 */
record ApiParameter(
        String name,
        String in,
        boolean required,
        @Nullable String style,
        @Nullable Boolean explode,
        Located schema,
        boolean encoded) {}
