package org.mockserver.internal.tls;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * What somebody proves with who he is.
 *
 * @param key RSA or EC
 * @param chain certificates, that of the key first
 */
public record KeyAndChain(PrivateKey key, List<X509Certificate> chain) {

    /**
     * Reads both from PEM files, or from resources of the class path where no such files exist. May block.
     *
     * @param keySetting what names the key, for messages
     * @param keyLocation where the key is; PKCS#8, PKCS#1 or SEC 1, not encrypted
     * @param chainSetting what names the certificates, for messages
     * @param chainLocation where the certificates are
     * @return key and certificates that fit together
     * @throws TlsSetupException if one cannot be used, or they do not belong together
     */
    public static KeyAndChain read(String keySetting, String keyLocation, String chainSetting, String chainLocation)
            throws TlsSetupException {
        PrivateKey key = Pem.at(keySetting, keyLocation).privateKey();
        List<X509Certificate> chain = Pem.at(chainSetting, chainLocation).certificates();
        if (!KeyPairs.belongTogether(key, chain.get(0).getPublicKey())) {
            throw new TlsSetupException(
                    keySetting + " " + keyLocation + " does not fit " + chainSetting + " " + chainLocation);
        }
        return new KeyAndChain(key, List.copyOf(chain));
    }
}
