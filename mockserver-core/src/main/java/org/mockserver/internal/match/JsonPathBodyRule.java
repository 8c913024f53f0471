package org.mockserver.internal.match;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.NottableDateTimeString;
import tools.jackson.databind.JsonNode;

/**
 * A JSONPath that must find something. One that does not compile never matches.
 *
 * @param text the path as the user wrote it
 * @param path the same compiled
 * @param dateTime what must be found, null for anything
 */
record JsonPathBodyRule(
        String text, JsonPathFinder path, @Nullable TextRule dateTime) implements BodyRule {

    static JsonPathBodyRule compile(JsonPathBody body, String at, Compilation with) {
        NottableDateTimeString dateTime = body.getDateTime();
        return new JsonPathBodyRule(
                body.getValue(),
                JsonPathFinder.of(body.getValue(), with.options()),
                dateTime == null ? null : TextRules.plain(dateTime, at + ".dateTime", with));
    }

    @Override
    public boolean matches(RequestView request) {
        JsonNode document = path.isUsable() ? BodyAsJson.of(request) : null;
        JsonNode found = document == null ? null : path.find(document, request.body().length);
        return found != null && (dateTime == null || isDate(found, dateTime));
    }

    /** Of several results one is enough. */
    private static boolean isDate(JsonNode found, TextRule dateTime) {
        if (!found.isArray()) {
            return found.isValueNode() && !found.isNull() && dateTime.matches(found.asString());
        }
        for (JsonNode element : found) {
            if (!element.isArray() && isDate(element, dateTime)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of(
                "json path match failed",
                dateTime == null ? text : text + " " + dateTime.display(),
                request.bodyText());
    }
}
