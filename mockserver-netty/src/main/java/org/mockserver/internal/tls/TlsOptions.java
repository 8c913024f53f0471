package org.mockserver.internal.tls;

import java.nio.file.Path;
import java.util.List;

/**
 * How the server presents itself over TLS. Locations are paths, or names on the class path where no such file exists;
 * blank ones are not configured.
 *
 * @param protocols versions offered, such as {@code TLSv1.3}
 * @param insecureProtocolsAllowed whether versions before 1.2 stay in that list
 * @param nativeProvider whether BoringSSL is used where its library loads
 * @param http2 whether HTTP/2 is offered to clients (ALPN)
 * @param folder where a generated authority and the server key are kept
 * @param folderRequired whether a folder that cannot be used is an error instead of a warning
 * @param authorityCertificate location of an authority of the user, PEM
 * @param authorityKey location of its private key, PEM
 * @param serverCertificate location of a fixed certificate chain, leaf first, PEM
 * @param serverKey location of its private key, PEM
 * @param commonName subject of generated certificates
 * @param domains names in every generated certificate
 * @param addresses IP addresses in every generated certificate
 * @param leafValidityDays lifetime of generated certificates
 * @param namesFixed whether names that clients ask for stay out of generated certificates
 * @param clientCertificateRequired whether clients without a trusted certificate are refused
 * @param clientAuthorities location of the authorities that client certificates must come from, PEM; blank for our own
 */
public record TlsOptions(
        List<String> protocols,
        boolean insecureProtocolsAllowed,
        boolean nativeProvider,
        boolean http2,
        Path folder,
        boolean folderRequired,
        String authorityCertificate,
        String authorityKey,
        String serverCertificate,
        String serverKey,
        String commonName,
        List<String> domains,
        List<String> addresses,
        int leafValidityDays,
        boolean namesFixed,
        boolean clientCertificateRequired,
        String clientAuthorities) {

    boolean hasOwnAuthority() {
        return !authorityCertificate.isBlank() || !authorityKey.isBlank();
    }

    boolean hasFixedCertificate() {
        return !serverCertificate.isBlank() || !serverKey.isBlank();
    }

    /** Whether there is something that can be wrong and must be looked at before the server starts. */
    boolean needsCheck() {
        return hasOwnAuthority()
                || hasFixedCertificate()
                || clientCertificateRequired
                || !clientAuthorities.isBlank()
                || !protocols.equals(List.of("TLSv1.2", "TLSv1.3"));
    }

    /** Whether clients are asked for a certificate at all. */
    boolean asksForClientCertificate() {
        return clientCertificateRequired || !clientAuthorities.isBlank();
    }
}
