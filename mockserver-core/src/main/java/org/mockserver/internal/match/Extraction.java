package org.mockserver.internal.match;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.CaptureRule;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** Finds one text in requests. Immutable; used by any number of threads at once. */
@FunctionalInterface
public interface Extraction {

    /**
     * Looks for the text.
     *
     * @param request read on the calling thread
     * @return null when it is not there
     */
    @Nullable
    String from(RequestView request);

    /**
     * Compiles the place that a rule names.
     *
     * @param rule complete
     * @param definition what the requests match; its path names the path parameters
     * @param path where the rule stands, for errors
     * @param options timeouts and warnings
     * @return the extraction
     * @throws WireException when the expression can never find anything
     */
    static Extraction compile(CaptureRule rule, RequestDefinition definition, String path, MatchOptions options) {
        CaptureRule.Source source = rule.getSource();
        String expression = rule.getExpression();
        if (source == null || expression == null) {
            throw new WireException(path, "source and expression are required");
        }
        return switch (source) {
            case jsonPath -> jsonPath(expression, path, options);
            case xpath -> {
                XPathFinder finder = new XPathFinder(expression, Map.of(), options);
                yield request -> finder.find(request.bodyText());
            }
            case header -> request -> request.headers().first(expression);
            case queryStringParameter -> request -> request.queryParameters().first(expression);
            case cookie -> request -> request.cookies().first(expression);
            case pathParameter -> pathParameter(expression, definition);
        };
    }

    private static Extraction jsonPath(String expression, String path, MatchOptions options) {
        JsonPathFinder finder = JsonPathFinder.of(expression, options);
        if (!finder.isUsable()) {
            throw new WireException(path + ".expression", "\"" + expression + "\" is not a JSONPath");
        }
        return request -> {
            JsonNode document = BodyAsJson.of(request);
            JsonNode found = document == null ? null : finder.find(document, request.body().length);
            return found == null ? null : text(found.isArray() && found.size() == 1 ? found.get(0) : found);
        };
    }

    private static String text(JsonNode found) {
        return found.isString() ? found.stringValue() : Json.compact(found);
    }

    private static Extraction pathParameter(String name, RequestDefinition definition) {
        NottableString path = definition instanceof HttpRequest request ? request.getPath() : null;
        PathTemplate template = PathTemplate.parse(path == null ? "" : path.getValue());
        return request -> template.parameters(request.path()).first(name);
    }
}
