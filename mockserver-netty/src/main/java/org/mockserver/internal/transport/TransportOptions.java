package org.mockserver.internal.transport;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.binary.BinaryOptions;
import org.mockserver.internal.http1.Http1Options;
import org.mockserver.internal.http2.Http2Options;

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
 * @param http2Enabled whether HTTP/2 is spoken
 * @param http2 limits and habits of HTTP/2 connections
 * @param binary how bytes that are no protocol become messages
 * @param semicolonsSeparate whether semicolons separate query parameters
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
        Http1Options http1,
        boolean http2Enabled,
        Http2Options http2,
        BinaryOptions binary,
        boolean semicolonsSeparate) {

    /**
     * Options with ordinary HTTP/2.
     *
     * @param localBoundIp as above
     * @param eventLoops as above
     * @param nativeTransport as above
     * @param soBacklog as above
     * @param maxInboundConnections as above
     * @param connectionDelayMillis as above
     * @param writeLowWaterBytes as above
     * @param writeHighWaterBytes as above
     * @param http1 whose limits count for HTTP/2 too
     */
    public TransportOptions(
            @Nullable String localBoundIp,
            int eventLoops,
            boolean nativeTransport,
            int soBacklog,
            int maxInboundConnections,
            long connectionDelayMillis,
            int writeLowWaterBytes,
            int writeHighWaterBytes,
            Http1Options http1) {
        this(
                localBoundIp,
                eventLoops,
                nativeTransport,
                soBacklog,
                maxInboundConnections,
                connectionDelayMillis,
                writeLowWaterBytes,
                writeHighWaterBytes,
                http1,
                true,
                http2(http1, Http2Options.DEFAULTS.maxConcurrentStreams()),
                BinaryOptions.DEFAULTS,
                false);
    }

    /**
     * The limits of HTTP/1 connections, for HTTP/2 connections.
     *
     * @param http1 the limits
     * @param maxConcurrentStreams requests of one connection that may be unanswered at the same time, 1 or more
     * @return the same limits
     */
    public static Http2Options http2(Http1Options http1, int maxConcurrentStreams) {
        return new Http2Options(
                http1.maxInitialLineBytes(),
                http1.maxHeaderBytes(),
                http1.maxBodyBytes(),
                http1.maxDecodedBodyBytes(),
                http1.requestReadTimeoutMillis(),
                http1.idleTimeoutMillis(),
                http1.writeStallTimeoutMillis(),
                maxConcurrentStreams,
                http1.alwaysCloseSockets());
    }

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
     * The same options with other HTTP/1 options, whose limits count for HTTP/2 too.
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
                other,
                http2Enabled,
                http2(other, http2.maxConcurrentStreams()),
                binary,
                semicolonsSeparate);
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
                http1,
                http2Enabled,
                http2,
                binary,
                semicolonsSeparate);
    }
}
