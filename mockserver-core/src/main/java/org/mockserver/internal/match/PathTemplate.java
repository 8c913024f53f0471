package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;

/** A path of which some segments are parameters: {@code /users/{id}/orders}. */
final class PathTemplate {

    private final String regex;
    private final List<@Nullable String> names;
    private final List<String> literals;
    private final boolean segmentwise;
    private final boolean exactCase;

    private PathTemplate(String regex, List<@Nullable String> names) {
        this.regex = regex;
        this.names = names;
        this.literals = List.of();
        this.segmentwise = false;
        this.exactCase = false;
    }

    private PathTemplate(PathTemplate parsed, boolean exactCase) {
        this.regex = parsed.regex;
        this.names = parsed.names;
        this.literals = literals(regex);
        this.segmentwise = regex.startsWith("/")
                && literals.size() == names.size()
                && literals.stream().allMatch(literal -> TextRules.isLiteral(literal) && Fold.isAscii(literal));
        this.exactCase = exactCase;
    }

    /** The same template, that compares segments instead of evaluating a regular expression where both mean the same. */
    PathTemplate comparingSegments(boolean caseMatters) {
        return new PathTemplate(this, caseMatters);
    }

    /** The segments, parameters as empty texts. */
    private static List<String> literals(String regex) {
        List<String> literals = new ArrayList<>();
        for (String segment : regex.substring(Math.min(1, regex.length())).split("/", -1)) {
            literals.add(segment.equals(".*") ? "" : segment);
        }
        return literals;
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

    /**
     * Whether a path fits the template.
     *
     * @param whole decides about paths that cannot be compared segment by segment
     */
    boolean matches(String path, TextTest whole) {
        return segmentwise && isRegular(path) ? hasSameSegments(path) : hasSameDepth(path) && whole.test(path);
    }

    /* Template and path have a slash before each segment and nowhere else, so no parameter can match a slash. */
    private boolean hasSameSegments(String path) {
        int slash = 0;
        for (int i = 0; i < literals.size(); i++) {
            if (slash == path.length()) {
                return false;
            }
            int next = path.indexOf('/', slash + 1);
            int end = next < 0 ? path.length() : next;
            String literal = literals.get(i);
            boolean same = literal.isEmpty()
                    || (literal.length() == end - slash - 1
                            && path.regionMatches(!exactCase, slash + 1, literal, 0, literal.length()));
            if (!same) {
                return false;
            }
            slash = end;
        }
        return slash == path.length();
    }

    /** Whether a path begins with a slash and has no blank segment. */
    static boolean isRegular(String path) {
        if (path.isEmpty() || path.charAt(0) != '/') {
            return false;
        }
        boolean blank = true;
        for (int i = 1; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c != '/') {
                blank &= Character.isWhitespace(c);
            } else if (blank) {
                return false;
            } else {
                blank = true;
            }
        }
        return !blank;
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
                    String segment = path.substring(start, end);
                    if (ParameterStyles.isOneValue(segment)) {
                        found.add(name, segment);
                    } else {
                        ParameterStyles.unpackSegment(name, segment).forEach(value -> found.add(name, value));
                    }
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
