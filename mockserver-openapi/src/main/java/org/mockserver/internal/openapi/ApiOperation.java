package org.mockserver.internal.openapi;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One operation of a specification.
 *
 * @param id its operationId, or method and path where it has none of its own
 * @param method in capital letters
 * @param path with everything that stands before it, parameters in braces
 * @param parameters of the operation and of its path
 * @param body null when it takes none
 * @param responses by status code, range or {@code default}, in document order; at least references to them
 */
record ApiOperation(
        String id,
        String method,
        String path,
        List<ApiParameter> parameters,
        @Nullable ApiBody body,
        Map<String, Located> responses) {

    /** Where problems of the operation are said to be. */
    String where() {
        return method + " " + path;
    }
}
