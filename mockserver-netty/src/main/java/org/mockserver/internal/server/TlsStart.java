package org.mockserver.internal.server;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.mockserver.internal.control.ProxyVariables;
import org.mockserver.internal.control.ServerControl;
import org.mockserver.internal.settings.SettingKeys;
import org.mockserver.internal.settings.Settings;
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

    /* What to tell programs that shall use this server as a proxy. */
    static void tellProxySetup(Settings settings, Tls tls, List<Integer> ports, Consumer<String> target)
            throws StartFailure {
        if (!settings.get(SettingKeys.PROXY_SETUP)) {
            return;
        }
        String proxy = "http://localhost:" + ports.stream().findFirst().orElse(0);
        try {
            String file = trustAnchor(tls).file();
            target.accept("programs use this server as a proxy and trust it with these variables\n\nin a shell:\n\n"
                    + ProxyVariables.unix(proxy, file) + "\nin PowerShell:\n\n"
                    + ProxyVariables.powershell(proxy, file));
        } catch (IOException none) {
            throw new StartFailure(String.valueOf(none.getMessage()), none);
        }
    }

    /* What is missing for the settings to have all of their effect. */
    static void tellTransparency(Settings settings, boolean nativeTransport, Consumer<String> warner) {
        if (settings.get(SettingKeys.TRANSPARENT_PROXY_ENABLED) && !nativeTransport) {
            warner.accept("transparentProxyEnabled: only PROXY protocol headers say where connections were meant for,"
                    + " because the native transport that could ask the packet filter is "
                    + (settings.get(SettingKeys.USE_NATIVE_TRANSPORT) ? "missing here" : "switched off"));
        }
    }

    static ProxyHeaders proxyHeaders(Settings settings) throws StartFailure {
        List<String> networks = settings.get(SettingKeys.PROXY_PROTOCOL_TRUSTED_SOURCES);
        boolean redirecting = settings.get(SettingKeys.TRANSPARENT_PROXY_ENABLED);
        try {
            return redirecting ? ProxyHeaders.redirecting(networks) : ProxyHeaders.from(networks);
        } catch (IllegalArgumentException malformed) {
            throw new StartFailure("proxyProtocolTrustedSources: " + malformed.getMessage(), malformed);
        }
    }

    static ServerControl.TrustAnchor trustAnchor(Tls tls) throws IOException {
        try {
            Tls.TrustAnchor anchor = tls.trustAnchor();
            return new ServerControl.TrustAnchor(
                    anchor.pem(),
                    anchor.file() == null ? "" : anchor.file().normalize().toString());
        } catch (TlsSetupException none) {
            throw new IOException(none.getMessage(), none);
        }
    }
}
