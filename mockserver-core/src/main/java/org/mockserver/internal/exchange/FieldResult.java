package org.mockserver.internal.exchange;

import java.util.List;

/**
 * The outcome of one criterion of a request definition for one request.
 *
 * @param field the name used in diagnostics: method, path, body, headers, cookies, pathParameters, queryParameters,
 *     keep-alive, secure, protocol, and where they are expected jwt, clientIp, request
 * @param matched whether the criterion held
 * @param differences empty when matched, else one text per difference with the expected and the found value
 */
public record FieldResult(String field, boolean matched, List<String> differences) {

    /** Copies the differences. */
    public FieldResult {
        differences = List.copyOf(differences);
    }
}
