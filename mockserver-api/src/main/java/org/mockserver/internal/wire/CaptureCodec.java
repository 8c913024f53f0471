package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.CaptureRule;
import tools.jackson.databind.JsonNode;

/** The values that an expectation takes out of requests. */
final class CaptureCodec {

    private static final ObjectCodec<CaptureRule> ROWS = new ObjectCodec<CaptureRule>()
            .row("expression", (rule, at) -> rule.withExpression(at.text()), rule -> Write.text(rule.getExpression()))
            .row("into", (rule, at) -> rule.withInto(at.text()), rule -> Write.text(rule.getInto()))
            .row(
                    "source",
                    (rule, at) -> rule.withSource(at.oneOf(CaptureRule.Source.class)),
                    rule -> Write.constant(rule.getSource()));

    private CaptureCodec() {}

    /** Reads an array of rules, or a single one. */
    static List<CaptureRule> read(At at) {
        List<CaptureRule> rules = new ArrayList<>();
        for (At item : at.node().isArray() ? at.items() : List.of(at)) {
            int before = item.problemCount();
            CaptureRule rule = ROWS.read(item, new CaptureRule());
            boolean complete = rule.getSource() != null && isFilled(rule.getExpression()) && isFilled(rule.getInto());
            if (!complete && item.problemCount() == before) {
                item.problem("source, expression and into are required");
            }
            rules.add(rule);
        }
        return rules;
    }

    private static boolean isFilled(@Nullable String text) {
        return text != null && !text.isBlank();
    }

    static JsonNode write(List<CaptureRule> rules) {
        return Write.array(rules, ROWS::write);
    }
}
