package org.mockserver.internal.action.template;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the place that the message of a parser names, and leaves the rest of the message. */
final class ParseMessages {

    private static final Pattern VELOCITY_PLACE = Pattern.compile("\\[?line (\\d+), column (\\d+)\\]?");
    private static final Pattern AT_TEMPLATE = Pattern.compile("\\s*(at|in) (unset|template)(\\b|$)");
    private static final Pattern MUSTACHE_PLACE = Pattern.compile("@ line (\\d+)|on line (\\d+)");
    private static final Pattern QUOTED = Pattern.compile("'([^']+)'");

    private static final Pattern LEXICAL = Pattern.compile("Lexical error: \\S*TokenMgrError: Lexical error at\\s*\\.");

    private ParseMessages() {}

    /** The failure with the place it was given, or else with the one in its message. */
    static TemplateException place(String message, int line, int column, Throwable cause) {
        Matcher found = VELOCITY_PLACE.matcher(message);
        boolean named = found.find();
        int realLine = line > 0 || !named ? line : Integer.parseInt(found.group(1));
        int realColumn = line > 0 || !named ? column : Integer.parseInt(found.group(2));
        String rest =
                AT_TEMPLATE.matcher(named ? found.replaceAll("") : message).replaceAll(" ");
        String told = LEXICAL.matcher(oneLine(rest)).replaceAll("Lexical error.");
        return new TemplateException(told, realLine, realColumn, cause);
    }

    /** The failure of a Mustache template; its parser knows the line, the tag it complains of tells the column. */
    static TemplateException mustache(String text, @Nullable String given, Throwable cause) {
        String message = given == null ? cause.toString() : given;
        Matcher found = MUSTACHE_PLACE.matcher(message);
        if (!found.find()) {
            return new TemplateException(message, 0, 0, cause);
        }
        int line = Integer.parseInt(found.group(1) == null ? found.group(2) : found.group(1));
        Matcher quoted = QUOTED.matcher(message);
        String name = quoted.find() ? quoted.group(1) : "";
        return new TemplateException(oneLine(found.replaceAll("")), line, column(text, line, name), cause);
    }

    private static int column(String text, int line, String name) {
        String[] lines = text.split("\n", -1);
        String wanted = line >= 1 && line <= lines.length ? lines[line - 1] : "";
        int at = name.isEmpty() ? -1 : wanted.indexOf(name);
        int tag = wanted.lastIndexOf("{{", at < 0 ? wanted.length() : at);
        return Math.max(0, tag) + 1;
    }

    static String oneLine(String message) {
        return message.strip().replaceAll("\\s*\\R\\s*", " ").replaceAll(" {2,}", " ");
    }
}
