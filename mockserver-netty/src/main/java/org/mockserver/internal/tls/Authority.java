package org.mockserver.internal.tls;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * Who signs generated certificates.
 *
 * @param chain its certificate, then the intermediate ones that lead to the root
 * @param key the private key of the first certificate
 */
record Authority(List<X509Certificate> chain, PrivateKey key) {

    X509Certificate certificate() {
        return chain.get(0);
    }
}
