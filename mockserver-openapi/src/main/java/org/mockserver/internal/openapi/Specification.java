package org.mockserver.internal.openapi;

import java.util.List;

/**
 * What was read from one specification.
 *
 * @param title of the API, empty when it has none
 * @param version the version of OpenAPI in which its schemas are written: 3.0 or 3.1
 * @param operations in document order
 * @param references follows its references
 * @param problems what could not be used
 */
record Specification(
        String title, String version, List<ApiOperation> operations, References references, Problems problems) {}
