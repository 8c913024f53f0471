/**
 * A server in this process without a client.
 *
 * <p>Starting point: {@link org.mockserver.netty.MockServer}.
 */
package org.mockserver.netty;
