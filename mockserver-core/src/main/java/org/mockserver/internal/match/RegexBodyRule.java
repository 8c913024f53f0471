package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.RegexBody;

/** Text compared by the rule for string values: blank, equal, or a regular expression for the whole body. */
record RegexBodyRule(TextRule rule) implements BodyRule {

    static RegexBodyRule compile(RegexBody body, String path, Compilation with) {
        String text = body.getValue();
        boolean not = text.startsWith("!");
        String regex = not ? text.substring(1) : text;
        return new RegexBodyRule(new TextRule(regex, TextRules.text(regex, with.exactCase(), with), not, false));
    }

    @Override
    public boolean matches(RequestView request) {
        return rule.matches(request.bodyText());
    }

    @Override
    public boolean matchesNoBody() {
        return rule.expected().isBlank() != rule.not();
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("string or regex match failed", rule.display(), request.bodyText());
    }
}
