package org.mockserver.internal.upstream;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * What this server proves with who it is, to servers that ask. Connections made with one proof are not used for another:
 * two are the same only if they are the same object.
 */
public final class ClientProof {

    private final PrivateKey key;
    private final List<X509Certificate> chain;

    /**
     * A proof.
     *
     * @param key belongs to the first certificate
     * @param chain not empty
     */
    public ClientProof(PrivateKey key, List<X509Certificate> chain) {
        this.key = key;
        this.chain = List.copyOf(chain);
    }

    PrivateKey key() {
        return key;
    }

    X509Certificate[] chain() {
        return chain.toArray(X509Certificate[]::new);
    }
}
