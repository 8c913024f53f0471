package org.mockserver.internal.action.template;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The helper {@code html}: escapes what has a meaning in HTML, and reads references of HTML 4. */
final class HtmlTools {

    static final Functions TABLE = new Functions()
            .add("escape", 1, call -> escaped(call.text(0)))
            .add("unescape", 1, call -> unescaped(call.text(0)));

    private static final Pattern REFERENCE =
            Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,9});");

    /* The names of the characters from U+00A0 to U+00FF, in order (HTML 4.01, section 24.2). */
    private static final String[] LATIN_1 =
            ("nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg"
                            + " macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34"
                            + " iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute"
                            + " Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml"
                            + " Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml"
                            + " igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute"
                            + " ucirc uuml yacute thorn yuml")
                    .split(" ");

    private static final int FIRST_LATIN_1 = 0xA0;

    private HtmlTools() {}

    static String escaped(String text) {
        Budget.current().admit(text.length());
        StringBuilder result = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> result.append("&lt;");
                case '>' -> result.append("&gt;");
                case '&' -> result.append("&amp;");
                case '"' -> result.append("&quot;");
                default -> appendOther(result, c);
            }
        }
        return result.toString();
    }

    private static void appendOther(StringBuilder result, char c) {
        int index = c - FIRST_LATIN_1;
        if (index >= 0 && index < LATIN_1.length) {
            result.append('&').append(LATIN_1[index]).append(';');
        } else {
            result.append(c);
        }
    }

    static String unescaped(String text) {
        return REFERENCE.matcher(text).replaceAll(HtmlTools::character);
    }

    private static String character(MatchResult reference) {
        String name = reference.group(1);
        int code = name.charAt(0) == '#' ? number(name) : named(name);
        return Matcher.quoteReplacement(
                Character.isValidCodePoint(code) && code > 0 ? Character.toString(code) : reference.group());
    }

    private static int number(String reference) {
        boolean hexadecimal = Character.toLowerCase(reference.charAt(1)) == 'x';
        return hexadecimal ? Integer.parseInt(reference.substring(2), 16) : Integer.parseInt(reference.substring(1));
    }

    private static int named(String name) {
        for (int i = 0; i < LATIN_1.length; i++) {
            if (LATIN_1[i].equals(name)) {
                return FIRST_LATIN_1 + i;
            }
        }
        return switch (name) {
            case "lt" -> '<';
            case "gt" -> '>';
            case "amp" -> '&';
            case "quot" -> '"';
            case "apos" -> '\'';
            case "euro" -> 0x20AC;
            case "hellip" -> 0x2026;
            case "ndash" -> 0x2013;
            case "mdash" -> 0x2014;
            case "lsquo" -> 0x2018;
            case "rsquo" -> 0x2019;
            case "ldquo" -> 0x201C;
            case "rdquo" -> 0x201D;
            case "bull" -> 0x2022;
            case "trade" -> 0x2122;
            default -> 0;
        };
    }
}
