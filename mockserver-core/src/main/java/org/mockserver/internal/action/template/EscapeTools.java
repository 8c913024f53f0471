package org.mockserver.internal.action.template;

import java.net.URLEncoder;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.wire.Json;

/** The tool {@code esc} of Velocity: texts as parts of other languages. */
final class EscapeTools {

    static final Functions TABLE = new Functions()
            .add("html", 1, call -> HtmlTools.escaped(call.text(0)))
            .add("unhtml", 1, call -> HtmlTools.unescaped(call.text(0)))
            .add("xml", 1, call -> xml(call.text(0)))
            .add("unxml", 1, call -> HtmlTools.unescaped(call.text(0)))
            .add("java", 1, call -> quoted(call.text(0)))
            .add("json", 1, call -> quoted(call.text(0)))
            .add(
                    "javascript",
                    1,
                    call -> quoted(call.text(0)).replace("'", "\\'").replace("/", "\\/"))
            .add("url", 1, call -> URLEncoder.encode(call.text(0), Texts.UTF_8))
            .add("unurl", 1, call -> StringTools.urlDecoded(call.text(0)))
            .add("sql", 1, call -> call.text(0).replace("'", "''"))
            .add("d", 0, call -> "$")
            .add("dollar", 0, call -> "$")
            .add("h", 0, call -> "#")
            .add("hash", 0, call -> "#")
            .add("q", 0, call -> "\"")
            .add("quote", 0, call -> "\"")
            .add("s", 0, call -> "'")
            .add("singleQuote", 0, call -> "'")
            .add("n", 0, call -> "\n")
            .add("newline", 0, call -> "\n")
            .add("b", 0, call -> "\\")
            .add("backslash", 0, call -> "\\")
            .add("e", 0, call -> "!")
            .add("exclamation", 0, call -> "!");

    private EscapeTools() {}

    private static String quoted(String text) {
        String json = Json.compact(Json.string(text));
        return json.substring(1, json.length() - 1);
    }

    private static String xml(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&apos;");
    }
}
