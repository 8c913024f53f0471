package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;

/** A path of which some segments are parameters: {@code /users/{id}/orders}. */
final class PathTemplate {

    private final String regex;
    private final List<@Nullable String> names;

    private PathTemplate(String regex, List<@Nullable String> names) {
        this.regex = regex;
        this.names = names;
    }

    static PathTemplate parse(String path) {
        StringBuilder regex = new StringBuilder(path.length());
        List<@Nullable String> names = new ArrayList<>();
        for (int start = 0; start <= path.length(); ) {
            int slash = path.indexOf('/', start);
            int end = slash < 0 ? path.length() : slash;
            String segment = path.substring(start, end);
            String name = parameterName(segment);
            regex.append(name == null ? segment : ".*");
            if (!segment.isBlank()) {
                names.add(name);
            }
            if (slash >= 0) {
                regex.append('/');
            }
            start = end + 1;
        }
        return new PathTemplate(regex.toString(), names);
    }

    /** The name in a segment that is a parameter as a whole, else null. */
    static @Nullable String parameterName(String segment) {
        if (segment.length() < 3 || !segment.startsWith("{") || !segment.endsWith("}")) {
            return null;
        }
        char first = segment.charAt(1);
        int start = first == '.' || first == ';' ? 2 : 1;
        int end = segment.length() - (segment.charAt(segment.length() - 2) == '*' ? 2 : 1);
        String name = start < end ? segment.substring(start, end) : "";
        return name.isEmpty() || name.indexOf('{') >= 0 || name.indexOf('}') >= 0 ? null : name;
    }

    /** The path with each parameter replaced by {@code .*}. */
    String regex() {
        return regex;
    }

    /** Whether a path has as many segments as this one, blank segments not counted. */
    boolean hasSameDepth(String path) {
        return depth(path) == names.size();
    }

    /** The number of segments of a path, blank segments not counted. */
    static int depth(String path) {
        int depth = 0;
        for (int start = 0; start <= path.length(); ) {
            int slash = path.indexOf('/', start);
            int end = slash < 0 ? path.length() : slash;
            depth += isBlank(path, start, end) ? 0 : 1;
            start = end + 1;
        }
        return depth;
    }

    /** The parameters with the values they have in a path of the same depth. Values are not percent-decoded. */
    Pairs parameters(String path) {
        Pairs.Builder found = new Pairs.Builder(names.size());
        int index = 0;
        for (int start = 0; start <= path.length() && index < names.size(); ) {
            int slash = path.indexOf('/', start);
            int end = slash < 0 ? path.length() : slash;
            if (!isBlank(path, start, end)) {
                String name = names.get(index++);
                if (name != null) {
                    ParameterStyles.unpackSegment(name, path.substring(start, end))
                            .forEach(value -> found.add(name, value));
                }
            }
            start = end + 1;
        }
        return found.build();
    }

    private static boolean isBlank(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
