package org.mockserver.internal.action.template;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.Base64;
import java.util.Locale;
import org.mockserver.internal.exchange.Texts;

/** The helper {@code strings}. */
final class StringTools {

    static final Functions TABLE = new Functions()
            .add("trim", 1, call -> call.text(0).strip())
            .add("capitalize", 1, call -> capitalized(call.text(0)))
            .add("uppercase", 1, call -> call.text(0).toUpperCase(Locale.ROOT))
            .add("lowercase", 1, call -> call.text(0).toLowerCase(Locale.ROOT))
            .add("urlEncode", 1, call -> URLEncoder.encode(call.text(0), Texts.UTF_8))
            .add("urlDecode", 1, call -> urlDecoded(call.text(0)))
            .add(
                    "base64Encode",
                    1,
                    call -> Base64.getEncoder().encodeToString(call.text(0).getBytes(Texts.UTF_8)))
            .add("base64Decode", 1, call -> base64Decoded(call.text(0)))
            .add("substringBefore", 2, call -> before(call.text(0), call.text(1)))
            .add("substringAfter", 2, call -> after(call.text(0), call.text(1)))
            .add("length", 1, call -> call.text(0).length())
            .add("contains", 2, call -> call.text(0).contains(call.text(1)))
            .add("replace", 3, call -> TextMembers.replaced(call.text(0), call.text(1), call.text(2)));

    private StringTools() {}

    static String capitalized(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    static String urlDecoded(String text) {
        try {
            return URLDecoder.decode(text, Texts.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new TemplateException("\"" + Arguments.shortened(text) + "\" cannot be decoded as part of a URL");
        }
    }

    private static String base64Decoded(String text) {
        try {
            return new String(Base64.getMimeDecoder().decode(text), Texts.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw new TemplateException("\"" + Arguments.shortened(text) + "\" is not base64");
        }
    }

    private static String before(String text, String separator) {
        int at = text.indexOf(separator);
        return at < 0 ? text : text.substring(0, at);
    }

    private static String after(String text, String separator) {
        int at = text.indexOf(separator);
        return at < 0 ? "" : text.substring(at + separator.length());
    }
}
