package org.mockserver.internal.transport;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.http1.Http1Options;

/**
 * How the server listens and accepts. The first four are read when the transport starts, the others when a connection
 * opens.
 *
 * @param localBoundIp address or host name of the interface to listen on; null or blank for every interface
 * @param eventLoops threads that serve connections, 1 or more
 * @param nativeTransport whether epoll is used where it is available
 * @param soBacklog asked-for length of the queue of connections not yet accepted
 * @param maxInboundConnections most connections open at once, further ones are reset; 0 for no limit
 * @param connectionDelayMillis pause before the first read of each connection
 * @param writeLowWaterBytes unsent bytes at which a full connection is used again
 * @param writeHighWaterBytes unsent bytes at which a connection counts as full
 * @param http1 limits and habits of HTTP/1 connections
 */
public record TransportOptions(
        @Nullable String localBoundIp,
        int eventLoops,
        boolean nativeTransport,
        int soBacklog,
        int maxInboundConnections,
        long connectionDelayMillis,
        int writeLowWaterBytes,
        int writeHighWaterBytes,
        Http1Options http1) {

    /**
     * The options used when nothing is configured.
     *
     * @return as many event loops as the JVM has processors
     */
    public static TransportOptions defaults() {
        return new TransportOptions(
                null,
                Runtime.getRuntime().availableProcessors(),
                true,
                1024,
                0,
                0,
                32 * 1024,
                256 * 1024,
                Http1Options.DEFAULTS);
    }

    /**
     * The same options with other HTTP/1 options.
     *
     * @param other the HTTP/1 options
     * @return a copy
     */
    public TransportOptions withHttp1(Http1Options other) {
        return new TransportOptions(
                localBoundIp,
                eventLoops,
                nativeTransport,
                soBacklog,
                maxInboundConnections,
                connectionDelayMillis,
                writeLowWaterBytes,
                writeHighWaterBytes,
                other);
    }

    /**
     * The same options on one interface and with other event loops.
     *
     * @param ip address of the interface
     * @param loops threads that serve connections, 1 or more
     * @return a copy
     */
    public TransportOptions onlyOn(String ip, int loops) {
        return new TransportOptions(
                ip,
                loops,
                nativeTransport,
                soBacklog,
                maxInboundConnections,
                connectionDelayMillis,
                writeLowWaterBytes,
                writeHighWaterBytes,
                http1);
    }
}
