package org.mockserver.internal.action.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The methods of texts that templates can call. */
final class TextMembers {

    /* Longer regular expressions are refused: compiling them recurses. */
    private static final int LONGEST_REGEX = 8_192;

    static final Functions TABLE = new Functions()
            .add("length", 0, call -> text(call).length())
            .add("isEmpty", 0, call -> text(call).isEmpty())
            .add("isBlank", 0, call -> text(call).isBlank())
            .add("charAt", 1, call -> String.valueOf(text(call).charAt(call.integer(0))))
            .add("substring", 1, call -> text(call).substring(call.integer(0)))
            .add("substring", 2, call -> text(call).substring(call.integer(0), call.integer(1)))
            .add("indexOf", 1, 2, call -> text(call).indexOf(call.text(0), call.integer(1, 0)))
            .add("lastIndexOf", 1, call -> text(call).lastIndexOf(call.text(0)))
            .add("contains", 1, call -> text(call).contains(call.text(0)))
            .add("startsWith", 1, call -> text(call).startsWith(call.text(0)))
            .add("endsWith", 1, call -> text(call).endsWith(call.text(0)))
            .add("equalsIgnoreCase", 1, call -> text(call).equalsIgnoreCase(call.text(0)))
            .add("compareTo", 1, call -> text(call).compareTo(call.text(0)))
            .add("compareToIgnoreCase", 1, call -> text(call).compareToIgnoreCase(call.text(0)))
            .add("toUpperCase", 0, call -> text(call).toUpperCase(Locale.ROOT))
            .add("toLowerCase", 0, call -> text(call).toLowerCase(Locale.ROOT))
            .add("trim", 0, call -> text(call).trim())
            .add("strip", 0, call -> text(call).strip())
            .add("stripLeading", 0, call -> text(call).stripLeading())
            .add("stripTrailing", 0, call -> text(call).stripTrailing())
            .add("concat", 1, call -> text(call) + call.text(0))
            .add("repeat", 1, call -> repeated(text(call), call.integer(0)))
            .add("replace", 2, call -> replaced(text(call), call.text(0), call.text(1)))
            .add("matches", 1, call -> matcher(call.text(0), text(call)).matches())
            .add("replaceAll", 2, call -> replaceAll(text(call), call.text(0), call.text(1)))
            .add("replaceFirst", 2, call -> replaced(text(call), call.text(0), call.text(1), 1))
            .add("split", 1, call -> split(text(call), call.text(0)))
            .add("lines", 0, call -> text(call).lines().toList());

    private TextMembers() {}

    private static String text(Arguments call) {
        return call.target().toString();
    }

    static String repeated(String text, int times) {
        int wanted = Math.max(0, times);
        Budget.current().admit((long) text.length() * wanted);
        return text.repeat(wanted);
    }

    static String replaced(String text, String old, String replacement) {
        long most = old.isEmpty() ? text.length() + 1L : text.length() / old.length();
        Budget.current().admit(text.length() + most * replacement.length());
        return text.replace(old, replacement);
    }

    static Matcher matcher(String regex, String text) {
        return pattern(regex).matcher(Budget.current().guarded(text));
    }

    private static Pattern pattern(String regex) {
        if (regex.length() > LONGEST_REGEX) {
            throw new TemplateException("the regular expression is too long");
        }
        try {
            return Pattern.compile(regex);
        } catch (PatternSyntaxException invalid) {
            throw new TemplateException(
                    "\"" + Arguments.shortened(regex) + "\" is not a regular expression: " + invalid.getDescription());
        }
    }

    static String replaceAll(String text, String regex, String replacement) {
        return replaced(text, regex, replacement, Integer.MAX_VALUE);
    }

    private static String replaced(String text, String regex, String replacement, int most) {
        Matcher matcher = matcher(regex, text);
        long references = replacement.chars().filter(c -> c == '$').count();
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < most && matcher.find(); i++) {
            Budget.current().admit(result.length() + replacement.length() + references * longestGroup(matcher));
            matcher.appendReplacement(result, replacement);
        }
        return matcher.appendTail(result).toString();
    }

    /* A reference to a group puts it in once more; groups of lookaheads may be longer than the match. */
    private static int longestGroup(Matcher matcher) {
        int longest = 0;
        for (int group = 0; group <= matcher.groupCount(); group++) {
            longest = Math.max(longest, matcher.end(group) - matcher.start(group));
        }
        return longest;
    }

    static List<String> split(String text, String regex) {
        String[] parts = pattern(regex).split(Budget.current().guarded(text));
        return new ArrayList<>(Arrays.asList(parts));
    }
}
