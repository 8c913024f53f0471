package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.model.RequestDefinition;

/** A compiled filter of the control plane: what a clear, a retrieve or a verification is about. */
public interface RequestFilter extends RequestPredicate {

    /**
     * Decides about an expectation. A filter on method or path also selects expectations that do not name one; a filter
     * on anything else needs the expectation to name it.
     *
     * @param storedExpectation the definition of the expectation; an empty request when it has none
     * @return true if the filter selects it
     */
    boolean selects(RequestDefinition storedExpectation);
}
