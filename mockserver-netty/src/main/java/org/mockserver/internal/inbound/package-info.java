/**
 * What the protocols that requests arrive by have in common: how the parts of a request become a request, what is
 * refused and how, and the time limits.
 *
 * <p>Starting points: {@link org.mockserver.internal.inbound.RequestParts} (head and body to
 * {@link org.mockserver.internal.exchange.RequestView}), {@link org.mockserver.internal.inbound.Refusal} (the answers to
 * what is no acceptable request), {@link org.mockserver.internal.inbound.TimeLimits}.
 */
@NullMarked
package org.mockserver.internal.inbound;

import org.jspecify.annotations.NullMarked;
