package org.mockserver.internal.action.template;

import java.util.List;
import java.util.Locale;

/** The tool {@code display} of Velocity: small things that make values readable. */
final class DisplayTools {

    private static final int USUAL_WIDTH = 30;

    static final Functions TABLE = new Functions()
            .add("list", 1, call -> joined(list(call), ", ", " and "))
            .add("list", 2, call -> joined(list(call), call.text(1)))
            .add("list", 3, call -> joined(list(call), call.text(1), call.text(2)))
            .add("truncate", 1, 3, call -> truncated(call.text(0), call.integer(1, USUAL_WIDTH), call.text(2, "...")))
            .add("capitalize", 1, call -> StringTools.capitalized(call.text(0)))
            .add("uncapitalize", 1, call -> uncapitalized(call.text(0)))
            .add("alt", 1, 2, call -> call.value(0) == null ? call.text(1) : call.value(0))
            .add("plural", 2, 3, DisplayTools::plural)
            .add("space", 1, call -> TextMembers.repeated(" ", call.integer(0)))
            .add("br", 1, call -> call.text(0).replace("\n", "<br />\n"))
            .add("stripTags", 1, call -> TextMembers.replaceAll(call.text(0), "<[^>]*>", ""));

    private DisplayTools() {}

    private static List<Object> list(Arguments call) {
        return Plain.list(ContainerMembers.bounded(call.value(0)));
    }

    static String joined(List<?> items, String separator) {
        return joined(items, separator, separator);
    }

    private static String joined(List<?> items, String separator, String last) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            text.append(i == 0 ? "" : i == items.size() - 1 ? last : separator).append(Plain.text(items.get(i)));
            Budget.current().admit(text.length());
        }
        return text.toString();
    }

    private static String truncated(String text, int most, String suffix) {
        if (text.length() <= most) {
            return text;
        }
        return text.substring(0, Math.max(0, most - suffix.length())) + suffix;
    }

    private static String uncapitalized(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }

    private static String plural(Arguments call) {
        String singular = call.text(1);
        return call.whole(0) == 1 ? singular : call.text(2, plural(singular));
    }

    private static String plural(String singular) {
        if (singular.matches(".*[^aeiou]y")) {
            return singular.substring(0, singular.length() - 1) + "ies";
        }
        return singular + (singular.matches(".*(s|x|z|ch|sh)") ? "es" : "s");
    }
}
