package org.mockserver.internal.upstream;

import org.jspecify.annotations.Nullable;

/**
 * How TLS is spoken to other servers.
 *
 * @param trust whose certificates are accepted
 * @param trustFile PEM file with the roots for {@link Trust#CUSTOM}, null without
 * @param verifiesHosts whether a certificate must name the host
 * @param proofs the certificates of this client
 */
public record TlsSettings(Trust trust, @Nullable String trustFile, boolean verifiesHosts, ClientProofs proofs) {

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
