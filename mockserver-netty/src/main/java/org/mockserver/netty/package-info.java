/**
 * A server in this process without a client.
 *
 * <p>Starting point: {@link org.mockserver.netty.MockServer}.
 */
@NullMarked
package org.mockserver.netty;

import org.jspecify.annotations.NullMarked;
