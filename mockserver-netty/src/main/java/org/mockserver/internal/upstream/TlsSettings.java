package org.mockserver.internal.upstream;

import org.jspecify.annotations.Nullable;

/**
 * How TLS is spoken to other servers.
 *
 * @param trust whose certificates are accepted
 * @param trustFile PEM file with the roots for {@link Trust#CUSTOM}, null without
 * @param verifiesHosts whether a certificate must name the host
 * @param keyFile PEM file with the key of this client, null for none
 * @param chainFile PEM file with the certificate chain of this client, null for none
 */
public record TlsSettings(
        Trust trust,
        @Nullable String trustFile,
        boolean verifiesHosts,
        @Nullable String keyFile,
        @Nullable String chainFile) {

    /** Whose certificates are accepted. */
    public enum Trust {
        /** Those that the JVM trusts. */
        JVM,
        /** Those that the configured roots have signed. */
        CUSTOM,
        /** All of them: nothing is verified. */
        ANY
    }
}
