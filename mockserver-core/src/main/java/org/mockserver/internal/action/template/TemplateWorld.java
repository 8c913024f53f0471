package org.mockserver.internal.action.template;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import tools.jackson.databind.JsonNode;

/** What the templates of one expectation can reach of the server. Safe for use by any thread. */
public interface TemplateWorld {

    /** A world with nothing in it but the time of the machine; for tools and tests. */
    TemplateWorld EMPTY = of(new Templates());

    /**
     * A world with nothing in it but the time of the machine; for tools and tests.
     *
     * @param templates the languages
     * @return the world
     */
    static TemplateWorld of(Templates templates) {
        return () -> templates;
    }

    /**
     * The clock of time functions.
     *
     * @return the same object at each call
     */
    default InstantSource clock() {
        return InstantSource.system();
    }

    /**
     * The state of a scenario.
     *
     * @param name of the scenario
     * @return its state
     */
    default String scenarioState(String name) {
        return "Started";
    }

    /**
     * Moves a scenario.
     *
     * @param name of the scenario
     * @param state its state from now on
     */
    default void moveScenario(String name, String state) {}

    /**
     * What a JSONPath leads to.
     *
     * @param document where to look
     * @param expression the path
     * @return null for nothing
     */
    default @Nullable JsonNode jsonPath(JsonNode document, String expression) {
        return null;
    }

    /**
     * What an XPath leads to.
     *
     * @param xml the text of the document
     * @param expression the path
     * @return null for nothing
     */
    default @Nullable String xPath(String xml, String expression) {
        return null;
    }

    /**
     * The path parameters of a request.
     *
     * @param path of the request
     * @return names and values
     */
    default Pairs pathParameters(String path) {
        return Pairs.EMPTY;
    }

    /**
     * What the groups of the expectation's path took of a request's path.
     *
     * @param path of the request
     * @return the whole path first; empty if it does not match
     */
    default List<String> pathGroups(String path) {
        return List.of(path);
    }

    /**
     * The same for groups with names.
     *
     * @param path of the request
     * @return values by name
     */
    default Map<String, String> namedPathGroups(String path) {
        return Map.of();
    }

    /**
     * The languages, and what else is made once for all templates.
     *
     * @return the same object at each call
     */
    Templates templates();
}
