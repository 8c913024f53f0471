package org.mockserver.internal.match;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.JsonPathException;
import com.jayway.jsonpath.Option;
import com.jayway.jsonpath.spi.json.Jackson3JsonNodeJsonProvider;
import com.jayway.jsonpath.spi.mapper.Jackson3MappingProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A compiled JSONPath. Immutable; used by any number of threads at once. */
final class JsonPathFinder {

    private static final Configuration TREES = Configuration.builder()
            .jsonProvider(new Jackson3JsonNodeJsonProvider())
            .mappingProvider(new Jackson3MappingProvider())
            .options(Option.SUPPRESS_EXCEPTIONS)
            .build();

    private final @Nullable JsonPath path;
    private final List<PatternShape> regexes;
    private final TimeLimited limited;

    private JsonPathFinder(@Nullable JsonPath path, String text, MatchOptions options) {
        this.path = path;
        this.regexes = regexesIn(text);
        this.limited = new TimeLimited(
                options.regexTimeoutMillis(),
                "regexMatchingTimeoutMillis",
                "JSONPath \"" + text + "\"",
                options.warner());
    }

    static JsonPathFinder of(String text, MatchOptions options) {
        return new JsonPathFinder(compiled(text), text, options);
    }

    private static @Nullable JsonPath compiled(String text) {
        try {
            return JsonPath.compile(text);
        } catch (JsonPathException | IllegalArgumentException unusable) {
            return null;
        }
    }

    /** Whether the text is a JSONPath; otherwise nothing is ever found. */
    boolean isUsable() {
        return path != null;
    }

    /** What the path leads to: null for nothing, for JSON's null, for an empty list, and when it takes too long. */
    @Nullable
    JsonNode find(JsonNode document, int textLength) {
        if (path == null) {
            return null;
        }
        /* A regular expression inside the path runs in the library, out of reach of the guard for our own. */
        if (isQuickFor(textLength)) {
            return find(path, document);
        }
        AtomicReference<@Nullable JsonNode> found = new AtomicReference<>();
        boolean decided = limited.decide(() -> {
            found.set(find(path, document));
            return true;
        });
        return decided ? found.get() : null;
    }

    private boolean isQuickFor(int textLength) {
        for (int i = 0; i < regexes.size(); i++) {
            if (!regexes.get(i).isQuickFor(textLength)) {
                return false;
            }
        }
        return true;
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

    private static @Nullable JsonNode find(JsonPath path, JsonNode document) {
        try {
            return path.read(document, TREES) instanceof JsonNode found && isSomething(found) ? found : null;
        } catch (JsonPathException notApplicable) {
            return null;
        }
    }

    private static boolean isSomething(JsonNode found) {
        return !found.isNull() && !(found.isArray() && found.isEmpty());
    }
}
