package org.mockserver.internal.server;

import static org.mockserver.internal.settings.SettingKeys.DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE;

import java.time.InstantSource;
import java.util.StringJoiner;
import org.mockserver.internal.settings.Settings;
import org.mockserver.internal.tls.Tls;
import org.mockserver.internal.tls.TlsSetupException;

/** What clients of servers with certain settings must trust, before or without such a server. */
public final class TrustedAuthority {

    private TrustedAuthority() {}

    /**
     * The certificate, made when there is none. May block.
     *
     * @param settings those of the server
     * @return the certificate as PEM
     * @throws StartFailure if there is none and none can be kept for the server
     */
    public static String of(Settings settings) throws StartFailure {
        StringJoiner warnings = new StringJoiner("; ");
        try (Tls tls = new Tls(OptionsFromSettings.tls(settings), InstantSource.system(), warnings::add)) {
            Tls.TrustAnchor anchor = tls.trustAnchor();
            if (tls.isForgetful()) {
                throw new StartFailure(
                        "no server will have this certificate authority, because "
                                + settings.get(DIRECTORY_TO_SAVE_DYNAMIC_SSL_CERTIFICATE) + " cannot be used: "
                                + warnings,
                        null);
            }
            return anchor.pem();
        } catch (TlsSetupException unusable) {
            throw new StartFailure(String.valueOf(unusable.getMessage()), unusable);
        }
    }
}
