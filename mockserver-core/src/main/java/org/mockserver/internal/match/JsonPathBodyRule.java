package org.mockserver.internal.match;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.JsonPathException;
import com.jayway.jsonpath.Option;
import com.jayway.jsonpath.spi.json.Jackson3JsonNodeJsonProvider;
import com.jayway.jsonpath.spi.mapper.Jackson3MappingProvider;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.JsonPathBody;
import tools.jackson.databind.JsonNode;

/** A JSONPath that must find something. One that does not compile never matches. */
final class JsonPathBodyRule implements BodyRule {

    private static final Configuration TREES = Configuration.builder()
            .jsonProvider(new Jackson3JsonNodeJsonProvider())
            .mappingProvider(new Jackson3MappingProvider())
            .options(Option.SUPPRESS_EXCEPTIONS)
            .build();

    private final String text;
    private final @Nullable JsonPath path;

    private JsonPathBodyRule(String text, @Nullable JsonPath path) {
        this.text = text;
        this.path = path;
    }

    static JsonPathBodyRule compile(JsonPathBody body, String at, Compilation with) {
        String text = body.getValue();
        return new JsonPathBodyRule(text, compiled(text));
    }

    private static @Nullable JsonPath compiled(String text) {
        try {
            return JsonPath.compile(text);
        } catch (JsonPathException | IllegalArgumentException unusable) {
            return null;
        }
    }

    @Override
    public boolean matches(RequestView request) {
        JsonNode document = path == null ? null : BodyAsJson.of(request);
        return document != null && path != null && findsSomething(path, document);
    }

    private static boolean findsSomething(JsonPath path, JsonNode document) {
        try {
            Object found = path.read(document, TREES);
            return found instanceof JsonNode node
                    ? !node.isNull() && !(node.isArray() && node.isEmpty())
                    : found != null;
        } catch (JsonPathException notApplicable) {
            return false;
        }
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("json path match failed", text, request.bodyText());
    }
}
