package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.RequestDefinition;

/**
 * What a clear or a retrieve is about: a request definition, one expectation, or everything when both are null.
 *
 * @param request what to select, or null
 * @param expectationId the expectation to select, or null
 */
public record RequestFilterSpec(
        @Nullable RequestDefinition request, @Nullable String expectationId) {}
