/**
 * OpenAPI specifications: reading them, and turning their operations into requests to match and responses to answer.
 *
 * <p>Starting points: {@link org.mockserver.internal.openapi.OpenApiModule} (what the core calls), {@code
 * Specification} (the operations of one document), {@code Requests} and {@code Responses} (what an operation becomes).
 */
@NullMarked
package org.mockserver.internal.openapi;

import org.jspecify.annotations.NullMarked;
