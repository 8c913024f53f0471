package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;

/**
 * The path of a request.
 *
 * @param rule compares the path, parameters replaced by {@code .*}
 * @param text the path as the user wrote it
 * @param template the parameters, null when the definition does not name any
 */
record PathCriterion(TextRule rule, String text, @Nullable PathTemplate template) implements Criterion {

    static PathCriterion compile(NottableString path, boolean hasParameters, String at, Compilation with) {
        String text = path.getValue();
        if (!hasParameters || path instanceof NottableSchemaString) {
            return new PathCriterion(TextRules.plain(path, at, with), text, null);
        }
        PathTemplate template = PathTemplate.parse(text);
        TextTest test = TextRules.text(template.regex(), with.exactCase(), with);
        TextRule rule = new TextRule(text, test, path.isNot(), path.isOptional());
        return new PathCriterion(
                rule, text, TextRules.isLiteralOrRegex(test) ? template.comparingSegments(with.exactCase()) : template);
    }

    @Override
    public Field field() {
        return Field.PATH;
    }

    @Override
    public boolean matches(RequestView request) {
        String path = request.path();
        if (template == null) {
            return rule.matches(path);
        }
        return template.matches(path, rule.test()) != rule.not();
    }

    @Override
    public void addKeys(IndexKeys keys) {
        if (rule.not()) {
            return;
        }
        String regex = template == null ? text : template.regex();
        if (rule.test() instanceof LiteralTest) {
            keys.add(Place.PATH, regex);
        } else if (TextRules.isLiteralOrRegex(rule.test())) {
            String segments = template == null ? null : PathKeys.template(regex);
            if (segments != null) {
                keys.add(Place.TEMPLATE, segments);
            }
            PathKeys.add(regex, keys);
        }
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("string or regex match failed", rule.display(), request.path());
    }

    @Override
    public boolean isNegated() {
        return rule.not();
    }

    @Override
    public boolean selects(HttpRequest stored) {
        NottableString path = stored.getPath();
        if (path == null || path.isBlank()) {
            return true;
        }
        boolean storedHasParameters = stored.getPathParameters() != null
                && !stored.getPathParameters().isEmpty();
        if (!storedHasParameters || template != null) {
            return rule.selects(path);
        }
        /* The stored path is a template: it stands for the concrete paths a filter may name, not for its own text. */
        boolean covered = !hasPlaceholder(text)
                && rule.test().test(PathTemplate.parse(path.getValue()).regex());
        return covered != (rule.not() != path.isNot());
    }

    private static boolean hasPlaceholder(String path) {
        for (String segment : path.split("/", -1)) {
            if (PathTemplate.parameterName(segment) != null) {
                return true;
            }
        }
        return false;
    }
}
