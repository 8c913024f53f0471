/**
 * TLS on accepted connections: certificates, handshakes, and what comes out of them. Nothing here is loaded before the
 * first TLS connection, unless the settings name files that must be checked at the start.
 *
 * <p>Starting points: {@link org.mockserver.internal.tls.Tls} (the component), {@link
 * org.mockserver.internal.tls.TlsOptions}, {@code Authority} (who signs), {@code Leaves} (what is signed) and {@code
 * TlsConnection} (one handshake).
 */
@NullMarked
package org.mockserver.internal.tls;

import org.jspecify.annotations.NullMarked;
