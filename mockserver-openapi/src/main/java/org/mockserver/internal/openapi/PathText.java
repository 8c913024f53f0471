package org.mockserver.internal.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The path of an operation as a request definition has it.
 *
 * @param text a path with parameters in braces, a literal path, or a regular expression where a segment is only partly a
 *     parameter
 * @param names of the parameters that are whole segments; empty unless every parameter is
 */
record PathText(String text, List<String> names) {

    private static final Pattern PARAMETER = Pattern.compile("\\{([^{}/]*)}");
    private static final String META = "\\^$|?*+()[]{}";

    static PathText of(String path) {
        List<String> names = new ArrayList<>();
        boolean whole = true;
        StringBuilder text = new StringBuilder();
        StringBuilder regex = new StringBuilder();
        for (String segment : path.split("/", -1)) {
            Matcher parameter = PARAMETER.matcher(segment);
            if (parameter.matches() && !parameter.group(1).isBlank()) {
                names.add(parameter.group(1));
                text.append('/').append(segment);
                regex.append("/[^/]+");
            } else {
                whole &= !parameter.find();
                text.append('/').append(quoted(segment));
                regex.append('/').append(quotedAroundParameters(segment));
            }
        }
        if (!whole) {
            return new PathText(regex.substring(1), List.of());
        }
        return names.isEmpty() ? new PathText(path, names) : new PathText(text.substring(1), names);
    }

    private static String quotedAroundParameters(String segment) {
        StringBuilder regex = new StringBuilder();
        Matcher parameter = PARAMETER.matcher(segment);
        int start = 0;
        while (parameter.find()) {
            regex.append(quoted(segment.substring(start, parameter.start()))).append("[^/]*");
            start = parameter.end();
        }
        return regex.append(quoted(segment.substring(start))).toString();
    }

    /* A dot is left as it is: the path stays readable, and one that differs there only is no path of a specification. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (META.indexOf(text.charAt(i)) >= 0) {
                quoted.append('\\');
            }
            quoted.append(text.charAt(i));
        }
        return quoted.toString();
    }
}
