package org.mockserver.internal.action.template;

import java.util.regex.Matcher;

/** The helper {@code regex}. Expressions are searched for within the time of the rendering. */
final class RegexTools {

    static final Functions TABLE = new Functions()
            .add(
                    "matches",
                    2,
                    call -> TextMembers.matcher(call.text(1), call.text(0)).find())
            .add("replaceAll", 3, call -> TextMembers.replaceAll(call.text(0), call.text(1), call.text(2)))
            .add("group", 3, call -> group(call.text(0), call.text(1), call.integer(2)));

    private RegexTools() {}

    private static String group(String text, String regex, int group) {
        Matcher matcher = TextMembers.matcher(regex, text);
        if (!matcher.find() || group < 0 || group > matcher.groupCount()) {
            return "";
        }
        String found = matcher.group(group);
        return found == null ? "" : found;
    }
}
