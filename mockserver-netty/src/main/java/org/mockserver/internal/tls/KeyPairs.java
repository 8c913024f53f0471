package org.mockserver.internal.tls;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.spec.RSAPublicKeySpec;

/** Pairs of keys: made, completed, compared. */
final class KeyPairs {

    /** What every client of today accepts, and no larger than needed for certificates that live a year. */
    private static final int RSA_BITS = 2048;

    private static final byte[] PROBE = new BigInteger("5354415254", 16).toByteArray();

    private KeyPairs() {}

    static KeyPair generate() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(RSA_BITS);
        return generator.generateKeyPair();
    }

    /* An RSA private key in its usual form holds its public half. */
    static KeyPair complete(PrivateKey key) throws GeneralSecurityException {
        if (!(key instanceof RSAPrivateCrtKey rsa)) {
            throw new GeneralSecurityException("the key does not hold its public half");
        }
        RSAPublicKeySpec spec = new RSAPublicKeySpec(rsa.getModulus(), rsa.getPublicExponent());
        return new KeyPair(KeyFactory.getInstance("RSA").generatePublic(spec), key);
    }

    static boolean belongTogether(PrivateKey key, PublicKey other) {
        if (!key.getAlgorithm().equals(other.getAlgorithm())) {
            return false;
        }
        try {
            Signature signature =
                    Signature.getInstance(key.getAlgorithm().equals("RSA") ? "SHA256withRSA" : "SHA256withECDSA");
            signature.initSign(key);
            signature.update(PROBE);
            byte[] signed = signature.sign();
            signature.initVerify(other);
            signature.update(PROBE);
            return signature.verify(signed);
        } catch (GeneralSecurityException unfit) {
            return false;
        }
    }
}
