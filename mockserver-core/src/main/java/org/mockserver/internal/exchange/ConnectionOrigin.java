package org.mockserver.internal.exchange;

import java.net.InetSocketAddress;
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
 * @param tunnelTarget where the client believes to be connected when it came through a proxy tunnel, secure if it
 *     speaks TLS there; null outside of tunnels
 * @param semicolonsSeparate whether semicolons separate parameters in the queries of its requests, as ampersands do
 */
public record ConnectionOrigin(
        boolean secure,
        @Nullable InetSocketAddress localAddress,
        @Nullable InetSocketAddress remoteAddress,
        List<PeerCertificate> clientCertificates,
        @Nullable Destination tunnelTarget,
        boolean semicolonsSeparate) {

    /** A plain connection between unknown addresses; for tools and tests. */
    public static final ConnectionOrigin UNKNOWN = plain(null, null);

    /**
     * The same connection inside TLS.
     *
     * @param certificates what the client proved to be, its own certificate first; empty without one
     * @return secure
     */
    public ConnectionOrigin insideTls(List<PeerCertificate> certificates) {
        Destination target =
                tunnelTarget == null ? null : new Destination(tunnelTarget.host(), tunnelTarget.port(), true);
        return new ConnectionOrigin(
                true, localAddress, remoteAddress, List.copyOf(certificates), target, semicolonsSeparate);
    }

    /**
     * The same connection inside a tunnel. What protects the way to this server says nothing about the way the client
     * believes to have to the target.
     *
     * @param target where the client believes to be connected
     * @return not secure
     */
    public ConnectionOrigin insideTunnel(Destination target) {
        return new ConnectionOrigin(false, localAddress, remoteAddress, clientCertificates, target, semicolonsSeparate);
    }

    /**
     * The same connection with another way to read queries.
     *
     * @param separate whether semicolons separate parameters
     * @return the same object if nothing changes
     */
    public ConnectionOrigin withSemicolons(boolean separate) {
        return separate == semicolonsSeparate
                ? this
                : new ConnectionOrigin(secure, localAddress, remoteAddress, clientCertificates, tunnelTarget, separate);
    }

    /**
     * A connection as accepted, before TLS or a tunnel.
     *
     * @param localAddress the server's side of the socket, null when unknown
     * @param remoteAddress the client's side of the socket, null when unknown
     * @return neither secure nor in a tunnel
     */
    public static ConnectionOrigin plain(
            @Nullable InetSocketAddress localAddress, @Nullable InetSocketAddress remoteAddress) {
        return new ConnectionOrigin(false, localAddress, remoteAddress, List.of(), null, false);
    }
}
