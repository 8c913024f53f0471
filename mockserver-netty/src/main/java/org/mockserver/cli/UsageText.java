package org.mockserver.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Usage text: synopsis, one line of description, options, commands; at most 80 columns. */
final class UsageText {
    private static final int WIDTH = 80;
    private static final int INDENT = 27;

    private UsageText() {}

    /** The text for one command. */
    static String of(String synopsis, String sentence, List<Option> options) {
        StringBuilder text = new StringBuilder("Usage: ").append(synopsis).append('\n');
        text.append(sentence).append('\n');
        List<Option> sorted = new ArrayList<>(options);
        sorted.sort(Comparator.comparing(
                option -> option.mainName().replace("-", "").toLowerCase(Locale.ROOT)));
        for (Option option : sorted) {
            if (!option.sentence().isEmpty() && !names(option).isEmpty()) {
                entry(text, names(option), option.sentence());
            }
        }
        return text.toString();
    }

    /** Appends one entry of a list: a name on the left, its explanation wrapped on the right. */
    static void entry(StringBuilder text, String left, String right) {
        text.append("  ").append(left);
        int column = left.length() + 2;
        if (column >= INDENT) {
            text.append('\n');
            column = 0;
        }
        for (String word : right.split(" ", -1)) {
            if (column < INDENT) {
                text.append(" ".repeat(INDENT - column));
                column = INDENT;
            } else if (column + 1 + word.length() > WIDTH) {
                text.append('\n').append(" ".repeat(INDENT));
                column = INDENT;
            } else {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
        text.append('\n');
    }

    private static String names(Option option) {
        StringBuilder names = new StringBuilder();
        for (String name : option.names()) {
            boolean legacy = !name.startsWith("--") && name.length() > 2;
            if (!legacy) {
                names.append(names.isEmpty() ? "" : ", ").append(name);
            }
        }
        return option.takesValue() && !names.isEmpty() ? names + " " + option.valueLabel() : names.toString();
    }
}
