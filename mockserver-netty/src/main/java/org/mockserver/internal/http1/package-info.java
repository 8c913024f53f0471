/**
 * HTTP/1.1 and HTTP/1.0 on one connection, whoever accepted it.
 *
 * <p>Starting points: {@link org.mockserver.internal.http1.Http1Connection} (the life of a connection),
 * {@code IncomingRequest} (from wire parts to a request view), {@code Refusal} (the answers to bytes that are no
 * acceptable request).
 */
@NullMarked
package org.mockserver.internal.http1;

import org.jspecify.annotations.NullMarked;
