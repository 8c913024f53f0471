package org.mockserver.client;

import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/**
 * Which expectation would answer a recorded request now, and why the others would not.
 *
 * @param json everything the server says about it
 */
public record RequestExplanation(String json) {

    /** What the entries of the exchange have in common in the log. */
    public String correlationId() {
        return tree().path("correlationId").asString("");
    }

    /** The id of the expectation that would answer; null if none would. */
    public @Nullable String expectationId() {
        JsonNode explanation = tree();
        JsonNode own = explanation.path("expectationId");
        JsonNode id =
                own.isString() ? own : explanation.path("matchedExpectation").path("expectationId");
        return id.isString() ? id.asString() : null;
    }

    private JsonNode tree() {
        return Json.parse(json);
    }
}
