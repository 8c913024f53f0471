package org.mockserver.internal.action.template;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.mockserver.internal.exchange.Texts;

/** The helper {@code crypto}: digests of UTF-8 text in lower-case hexadecimal digits. */
final class CryptoTools {

    static final Functions TABLE = new Functions()
            .add("md5", 1, call -> digest("MD5", call.text(0)))
            .add("sha1", 1, call -> digest("SHA-1", call.text(0)))
            .add("sha256", 1, call -> digest("SHA-256", call.text(0)))
            .add("sha512", 1, call -> digest("SHA-512", call.text(0)))
            .add("hmacSha256", 2, call -> hmac(call.text(0), call.text(1)));

    private CryptoTools() {}

    private static String digest(String algorithm, String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(text.getBytes(Texts.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new TemplateException(algorithm + " is not available: " + missing.getMessage());
        }
    }

    private static String hmac(String key, String data) {
        if (key.isEmpty()) {
            throw new TemplateException("the key of a signature must not be empty");
        }
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(Texts.UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(data.getBytes(Texts.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new TemplateException("HmacSHA256 is not available: " + missing.getMessage());
        }
    }
}
