package org.mockserver.internal.match;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.JsonPathException;
import com.jayway.jsonpath.Option;
import com.jayway.jsonpath.spi.json.Jackson3JsonNodeJsonProvider;
import com.jayway.jsonpath.spi.mapper.Jackson3MappingProvider;
import java.util.ArrayList;
import java.util.List;
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

    private final List<PatternShape> regexes;
    private final TimeLimited limited;

    private JsonPathBodyRule(String text, @Nullable JsonPath path, Compilation with) {
        this.text = text;
        this.path = path;
        this.regexes = regexesIn(text);
        this.limited = new TimeLimited(
                with.options().regexTimeoutMillis(),
                "regexMatchingTimeoutMillis",
                "JSONPath \"" + text + "\"",
                with.options().warner());
    }

    static JsonPathBodyRule compile(JsonPathBody body, String at, Compilation with) {
        String text = body.getValue();
        return new JsonPathBodyRule(text, compiled(text), with);
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
        if (document == null || path == null) {
            return false;
        }
        /* A regular expression inside the path runs in the library, out of reach of the guard for our own. */
        int length = request.bodyText().length();
        return regexes.stream().allMatch(regex -> regex.isQuickFor(length))
                ? findsSomething(path, document)
                : limited.decide(() -> findsSomething(path, document));
    }

    /** The regular expressions after each {@code =~}, up to the slash that ends them. */
    private static List<PatternShape> regexesIn(String path) {
        List<PatternShape> shapes = new ArrayList<>();
        for (int at = path.indexOf("=~"); at >= 0; at = path.indexOf("=~", at + 2)) {
            int start = path.indexOf('/', at) + 1;
            int end = start;
            while (end < path.length() && path.charAt(end) != '/') {
                end += path.charAt(end) == '\\' ? 2 : 1;
            }
            shapes.add(PatternShape.of(path.substring(start, Math.min(end, path.length()))));
        }
        return shapes;
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
