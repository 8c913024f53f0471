package org.mockserver.internal.http2;

import org.mockserver.internal.connection.ConnectionUpgrade;
import org.mockserver.internal.connection.TunnelStarter;

/**
 * What single streams can become.
 *
 * @param tunnels take streams that clients make tunnels of
 * @param upgrade other protocols that clients may ask for on a stream
 */
record StreamProtocols(TunnelStarter tunnels, ConnectionUpgrade upgrade) {}
