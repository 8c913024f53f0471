/**
 * Requests to other servers: one client for forwarding, replay and whatever else sends requests.
 *
 * <p>Starting points: {@link org.mockserver.internal.upstream.UpstreamClient} (the way in), {@code LoopClient} (what one
 * event loop owns: pools, time limits), {@code UpstreamConnection} (one HTTP/1.1 connection), {@code MultiplexedConnection} (one of HTTP/2), {@code Dialer} (names,
 * guard, TLS).
 */
@NullMarked
package org.mockserver.internal.upstream;

import org.jspecify.annotations.NullMarked;
