/**
 * HTTP/1.1 and HTTP/1.0 on one connection, whoever accepted it.
 *
 * <p>Starting points: {@link org.mockserver.internal.http1.Http1} (the way in), {@code Http1Connection} (events and time
 * limits), {@code RequestReader} and {@code Answers} (its two halves).
 */
@NullMarked
package org.mockserver.internal.http1;

import org.jspecify.annotations.NullMarked;
