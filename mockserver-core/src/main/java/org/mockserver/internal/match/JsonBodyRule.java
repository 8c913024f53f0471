package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.matchers.MatchType;
import org.mockserver.model.JsonBody;
import tools.jackson.databind.JsonNode;

/**
 * The body compared with a JSON document.
 *
 * @param expected the document
 * @param text the document as the user wrote it
 */
record JsonBodyRule(JsonPattern expected, String text) implements BodyRule {

    static JsonBodyRule compile(JsonBody body, String path, Compilation with) {
        boolean lenient = body.getMatchType() == MatchType.ONLY_MATCHING_FIELDS;
        JsonPattern.Mode mode = new JsonPattern.Mode(lenient, body.isMatchNumbersAsStrings());
        try {
            JsonNode document = Json.parse(body.getValue());
            return new JsonBodyRule(JsonPattern.compile(document, mode, with), body.getValue());
        } catch (WireException malformed) {
            throw new WireException(path + ".json", malformed.errors().get(0).message());
        }
    }

    @Override
    public boolean matches(RequestView request) {
        JsonNode document = BodyAsJson.of(request);
        return document != null && expected.matches(document);
    }

    @Override
    public void addKeys(IndexKeys keys) {
        expected.addKeys(List.of(), keys);
    }

    @Override
    public String difference(RequestView request) {
        JsonNode document = BodyAsJson.of(request);
        List<String> reasons = new ArrayList<>();
        if (document == null) {
            reasons.add("the body is not well-formed JSON");
        } else {
            expected.explain(document, "", reasons);
        }
        return Difference.of("json match failed", text, request.bodyText(), reasons);
    }
}
