package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.CountedText;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;

/** Takes paths of requests apart as the path of an expectation says. Immutable; used by any number of threads at once. */
public final class PathParts {

    private static final Pattern NAME = Pattern.compile("\\(\\?<([a-zA-Z][a-zA-Z0-9]*)>");

    /* As long as a pattern may take anywhere else. */
    private static final long LONGEST_NANOS = 1_000_000_000;

    private final PathTemplate template;
    private final @Nullable Pattern pattern;
    private final List<String> names;

    private PathParts(PathTemplate template, @Nullable Pattern pattern, List<String> names) {
        this.template = template;
        this.pattern = pattern;
        this.names = names;
    }

    /**
     * The parts that a definition names.
     *
     * @param definition what the requests match
     * @return with no parts if it names no path
     */
    public static PathParts of(RequestDefinition definition) {
        NottableString given = definition instanceof HttpRequest request ? request.getPath() : null;
        PathTemplate template = PathTemplate.parse(given == null ? "" : given.getValue());
        List<String> names = new ArrayList<>();
        Matcher found = NAME.matcher(template.regex());
        while (found.find()) {
            names.add(found.group(1));
        }
        return new PathParts(template, given == null ? null : compiled(template.regex()), List.copyOf(names));
    }

    private static @Nullable Pattern compiled(String regex) {
        try {
            return regex.length() > GuardedPattern.LONGEST_REGEX ? null : PatternFlags.compile(regex, false);
        } catch (PatternSyntaxException | StackOverflowError literalOnly) {
            return null;
        }
    }

    /**
     * The path parameters.
     *
     * @param path of a request
     * @return names and values
     */
    public Pairs parameters(String path) {
        return template.parameters(path);
    }

    /**
     * The groups of the regular expression.
     *
     * @param path of a request
     * @return the whole path first; the whole path only where there is no expression or it does not match
     */
    public List<String> groups(String path) {
        Matcher matcher = matched(path);
        if (matcher == null) {
            return List.of(path);
        }
        List<String> groups = new ArrayList<>();
        for (int i = 0; i <= matcher.groupCount(); i++) {
            String group = matcher.group(i);
            groups.add(group == null ? "" : group);
        }
        return groups;
    }

    /**
     * The groups that have names.
     *
     * @param path of a request
     * @return values by name
     */
    public Map<String, String> namedGroups(String path) {
        Matcher matcher = names.isEmpty() ? null : matched(path);
        if (matcher == null) {
            return Map.of();
        }
        Map<String, String> groups = new LinkedHashMap<>();
        for (String name : names) {
            String group = matcher.group(name);
            groups.put(name, group == null ? "" : group);
        }
        return groups;
    }

    private @Nullable Matcher matched(String path) {
        if (pattern == null) {
            return null;
        }
        Matcher matcher =
                pattern.matcher(new CountedText(path, new CountedText.Budget(System.nanoTime() + LONGEST_NANOS)));
        try {
            return matcher.matches() ? matcher : null;
        } catch (CountedText.TimedOut | StackOverflowError tooHard) {
            return null;
        }
    }
}
