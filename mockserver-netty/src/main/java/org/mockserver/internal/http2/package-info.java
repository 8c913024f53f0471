/**
 * HTTP/2 on one connection (RFC 9113), whoever accepted it. Netty reads and writes frames, keeps the states of streams and
 * the flow-control windows; this package makes exchanges of streams. There are no HTTP/1 messages and no channels per
 * stream in between.
 *
 * <p>Starting points: {@link org.mockserver.internal.http2.Http2} (the way in), {@code ServerConnection} (life and time
 * limits of a connection), {@code Frames} and {@code Responses} (its two halves), {@code StreamExchange} (one request).
 */
@NullMarked
package org.mockserver.internal.http2;

import org.jspecify.annotations.NullMarked;
