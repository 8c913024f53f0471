package org.mockserver.internal.match;

import java.util.function.Predicate;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** Compiles the definitions that select recorded requests and stored expectations. */
public final class Filters {

    private Filters() {}

    /**
     * Compiles a JSONPath that must find something in a document.
     *
     * @param path the path
     * @return a test for any thread; null, false paths and empty lists count as nothing
     * @throws org.mockserver.internal.wire.WireException when the text is no JSONPath
     */
    public static Predicate<JsonNode> jsonPath(String path) {
        JsonPathFinder finder = JsonPathFinder.of(path, MatchOptions.standard());
        if (!finder.isUsable()) {
            throw new WireException("\"" + path + "\" is not a JSONPath");
        }
        return document -> finder.find(document, Integer.MAX_VALUE) != null;
    }

    /**
     * Compiles a text that others must be equal to, or match as a regular expression; letter case does not matter.
     *
     * @param expected the text, with its prefixes
     * @return a test for any thread
     */
    public static Predicate<String> text(String expected) {
        Compilation with = Compilation.ofFilter(MatchOptions.standard());
        return TextRules.plain(NottableString.string(expected), "$", with)::matches;
    }

    /**
     * Compiles a filter with the standard timeouts.
     *
     * @param definition not changed afterwards by anyone; an empty request selects everything
     * @return a filter for any thread
     * @throws org.mockserver.internal.wire.WireException naming the path, when the definition can never work
     */
    public static RequestFilter compile(RequestDefinition definition) {
        return compile(definition, MatchOptions.standard());
    }

    /**
     * Compiles a filter. It differs from a matcher in three ways: a recorded or stored text also counts as a regular
     * expression for the filter's text, letter case never matters, and stored expectations can be selected.
     *
     * @param definition not changed afterwards by anyone; an empty request selects everything
     * @param options timeouts and warnings
     * @return a filter for any thread
     * @throws org.mockserver.internal.wire.WireException naming the path, when the definition can never work
     */
    public static RequestFilter compile(RequestDefinition definition, MatchOptions options) {
        return RequestCompiler.compile(definition, Compilation.ofFilter(options));
    }
}
