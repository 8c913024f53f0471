/**
 * TLS between the clients of a test and its servers.
 *
 * <p>Starting point: {@link org.mockserver.socket.tls.KeyStoreFactory}.
 */
package org.mockserver.socket.tls;
