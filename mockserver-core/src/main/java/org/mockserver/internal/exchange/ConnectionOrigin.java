package org.mockserver.internal.exchange;

import java.net.InetSocketAddress;
import java.security.cert.X509Certificate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all requests of one connection have in common.
 *
 * @param secure whether the requests come out of TLS
 * @param localAddress the server's side of the socket, null when unknown
 * @param remoteAddress the client's side of the socket, null when unknown
 * @param clientCertificates what the client proved to be, its own certificate first; empty without TLS or without a
 *     certificate
 * @param tunnelTarget where the client believes to be connected when it came through a proxy tunnel, {@code host:port}
 *     with an IPv6 address in brackets; null outside of tunnels
 */
public record ConnectionOrigin(
        boolean secure,
        @Nullable InetSocketAddress localAddress,
        @Nullable InetSocketAddress remoteAddress,
        List<X509Certificate> clientCertificates,
        @Nullable String tunnelTarget) {

    /** A plain connection between unknown addresses; for tools and tests. */
    public static final ConnectionOrigin UNKNOWN = plain(null, null);

    /**
     * A connection as accepted, before TLS or a tunnel.
     *
     * @param localAddress the server's side of the socket, null when unknown
     * @param remoteAddress the client's side of the socket, null when unknown
     * @return neither secure nor in a tunnel
     */
    public static ConnectionOrigin plain(
            @Nullable InetSocketAddress localAddress, @Nullable InetSocketAddress remoteAddress) {
        return new ConnectionOrigin(false, localAddress, remoteAddress, List.of(), null);
    }
}
