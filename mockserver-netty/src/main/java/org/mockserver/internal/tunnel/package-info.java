/**
 * Clients that use this server as a proxy and ask for a way to somewhere else: the SOCKS protocols and what happens at
 * this end of a tunnel. Requests in a tunnel are served here, as if the client had connected directly.
 *
 * <p>Starting points: {@link org.mockserver.internal.tunnel.Tunnels} (the way in) and {@code SocksConnection}.
 */
@NullMarked
package org.mockserver.internal.tunnel;

import org.jspecify.annotations.NullMarked;
