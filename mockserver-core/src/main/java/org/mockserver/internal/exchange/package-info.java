/**
 * One request in flight, independent of the protocol it came over.
 *
 * <p>Starting points: {@link org.mockserver.internal.exchange.Exchange} (what a transport hands to the door),
 * {@link org.mockserver.internal.exchange.RequestView} (what matchers and the journal read) and
 * {@link org.mockserver.internal.exchange.OutgoingResponse} (what actions and endpoints answer with).
 */
@NullMarked
package org.mockserver.internal.exchange;

import org.jspecify.annotations.NullMarked;
