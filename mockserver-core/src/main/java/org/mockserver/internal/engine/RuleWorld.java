package org.mockserver.internal.engine;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.TemplateWorld;
import org.mockserver.internal.action.template.Templates;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.match.DocumentPaths;
import org.mockserver.internal.match.PathParts;
import org.mockserver.internal.state.Scenarios;
import tools.jackson.databind.JsonNode;

/**
 * What the templates of one expectation reach.
 *
 * @param templates the languages
 * @param clock the clock of the server
 * @param scenarios the states of scenarios
 * @param path takes paths of requests apart
 * @param documents takes documents apart
 */
record RuleWorld(Templates templates, InstantSource clock, Scenarios scenarios, PathParts path, DocumentPaths documents)
        implements TemplateWorld {

    @Override
    public String scenarioState(String name) {
        return scenarios.state(name);
    }

    @Override
    public void moveScenario(String name, String state) {
        scenarios.set(name, state);
    }

    @Override
    public @Nullable JsonNode jsonPath(JsonNode document, String expression) {
        return documents.jsonPath(document, expression);
    }

    @Override
    public @Nullable String xPath(String xml, String expression) {
        return documents.xPath(xml, expression);
    }

    @Override
    public Pairs pathParameters(String requestPath) {
        return path.parameters(requestPath);
    }

    @Override
    public List<String> pathGroups(String requestPath) {
        return path.groups(requestPath);
    }

    @Override
    public Map<String, String> namedPathGroups(String requestPath) {
        return path.namedGroups(requestPath);
    }
}
