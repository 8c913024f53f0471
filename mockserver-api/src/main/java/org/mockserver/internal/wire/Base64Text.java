package org.mockserver.internal.wire;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Bytes as base64 text (RFC 4648 section 4); line breaks are accepted. */
final class Base64Text {

    private Base64Text() {}

    /** The bytes; null after recording that the text is not base64. */
    static byte @Nullable [] read(At at) {
        String text = at.text();
        if (text == null) {
            return null;
        }
        try {
            return Base64.getDecoder().decode(text.replaceAll("\\s", ""));
        } catch (IllegalArgumentException malformed) {
            at.wrong("base64");
            return null;
        }
    }

    static JsonNode write(byte[] bytes) {
        return Json.string(Base64.getEncoder().encodeToString(bytes));
    }
}
