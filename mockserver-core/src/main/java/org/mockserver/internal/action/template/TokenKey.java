package org.mockserver.internal.action.template;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.wire.Json;

/** The key with which tokens are signed: made for one server, never stored. Immutable. */
final class TokenKey {

    private static final int KEY_BITS = 2048;
    private static final Base64.Encoder URL = Base64.getUrlEncoder().withoutPadding();

    private final KeyPair pair;
    private final String id = UUID.randomUUID().toString();

    TokenKey() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(KEY_BITS);
            pair = generator.generateKeyPair();
        } catch (GeneralSecurityException missing) {
            throw new TemplateException("RSA is not available: " + missing.getMessage());
        }
    }

    /** A JSON Web Token with those claims, signed with RS256 (RFC 7515, RFC 7518 section 3.3). */
    String sign(Map<String, ?> claims) {
        String header =
                Json.compact(Json.object().put("alg", "RS256").put("typ", "JWT").put("kid", id));
        String signed = encoded(header) + '.' + encoded(Json.compact(Plain.tree(claims)));
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(pair.getPrivate());
            signature.update(signed.getBytes(Texts.UTF_8));
            return signed + '.' + URL.encodeToString(signature.sign());
        } catch (GeneralSecurityException missing) {
            throw new TemplateException("RS256 is not available: " + missing.getMessage());
        }
    }

    /** The public key as a set of JSON Web Keys (RFC 7517). */
    String keySet() {
        RSAPublicKey key = (RSAPublicKey) pair.getPublic();
        return Json.compact(Plain.tree(Map.of(
                "keys",
                List.of(Map.of(
                        "kty",
                        "RSA",
                        "use",
                        "sig",
                        "alg",
                        "RS256",
                        "kid",
                        id,
                        "n",
                        number(key.getModulus()),
                        "e",
                        number(key.getPublicExponent()))))));
    }

    private static String number(BigInteger value) {
        byte[] bytes = value.toByteArray();
        int sign = bytes.length > 1 && bytes[0] == 0 ? 1 : 0;
        return URL.encodeToString(java.util.Arrays.copyOfRange(bytes, sign, bytes.length));
    }

    private static String encoded(String text) {
        return URL.encodeToString(text.getBytes(Texts.UTF_8));
    }
}
