/**
 * Listening sockets, event loops, and what happens to a connection before its protocol is known.
 *
 * <p>Starting points: {@link org.mockserver.internal.transport.Transport} (start, bind, stop),
 * {@link org.mockserver.internal.transport.TransportOptions} and {@code InboundConnection} (the first bytes).
 */
@NullMarked
package org.mockserver.internal.transport;

import org.jspecify.annotations.NullMarked;
