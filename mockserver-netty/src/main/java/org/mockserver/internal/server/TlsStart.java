package org.mockserver.internal.server;

import java.io.IOException;
import java.util.List;
import org.mockserver.internal.control.ServerControl;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tls.TlsSetupException;
import org.mockserver.internal.tunnel.ProxyHeaders;

/** Says what is wrong with the settings of connections in the terms of a start and of the control plane. */
final class TlsStart {

    private TlsStart() {}

    static void initialise(Tls tls, boolean completely) throws StartFailure {
        try {
            if (completely) {
                tls.prepare();
            } else {
                tls.check();
            }
        } catch (TlsSetupException unusable) {
            throw new StartFailure(String.valueOf(unusable.getMessage()), unusable);
        }
    }

    static ProxyHeaders proxyHeaders(List<String> networks) throws StartFailure {
        try {
            return ProxyHeaders.from(networks);
        } catch (IllegalArgumentException malformed) {
            throw new StartFailure("proxyProtocolTrustedSources: " + malformed.getMessage(), malformed);
        }
    }

    static ServerControl.TrustAnchor trustAnchor(Tls tls) throws IOException {
        try {
            Tls.TrustAnchor anchor = tls.trustAnchor();
            return new ServerControl.TrustAnchor(
                    anchor.pem(), anchor.file() == null ? "" : anchor.file().toString());
        } catch (TlsSetupException none) {
            throw new IOException(none.getMessage(), none);
        }
    }
}
