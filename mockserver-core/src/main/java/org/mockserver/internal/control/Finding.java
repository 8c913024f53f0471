package org.mockserver.internal.control;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something about an expectation that is wrong or that its author will hardly want.
 *
 * @param rule the name of the check
 * @param severity how bad
 * @param field the member it is about, null for the expectation as a whole
 * @param message one sentence: what is there, what follows from it, what would be better
 */
record Finding(String rule, Severity severity, @Nullable String field, String message) {

    /** How bad a finding is. */
    enum Severity {
        /** It cannot be registered. */
        ERROR,
        /** It will not do what it says. */
        WARNING,
        /** It does what it says, which may be a surprise. */
        INFO
    }

    /** The finding with the expectation it is about. */
    ObjectNode toJson(@Nullable String expectationId, int position, String summary) {
        ObjectNode json = JsonObjects.object().put("rule", rule).put("severity", severity.name());
        if (expectationId != null) {
            json.put("expectationId", expectationId);
        }
        json.put("position", position).put("summary", summary);
        if (field != null) {
            json.put("field", field);
        }
        return json.put("message", message);
    }
}
