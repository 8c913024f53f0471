package org.mockserver.internal.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Derivation;
import org.mockserver.internal.exchange.RequestView;
import tools.jackson.databind.JsonNode;

/**
 * A GraphQL request: JSON with a query.
 *
 * @param normalised the tokens of the query with one blank between them; empty when it is no such request
 * @param tokens the same tokens
 * @param operationName the operation to run, null when none is named
 * @param variables their values, null when there are none
 */
record GraphQlRequest(
        String normalised,
        List<String> tokens,
        @Nullable String operationName,
        @Nullable JsonNode variables) {

    /** Of one request. */
    static final Derivation<GraphQlRequest> OF = GraphQlRequest::read;

    private static final GraphQlRequest NONE = new GraphQlRequest("", List.of(), null, null);

    private static GraphQlRequest read(RequestView request) {
        JsonNode document = request.json();
        if (document == null || !document.path("query").isString()) {
            return NONE;
        }
        List<String> tokens = GraphQlLexer.tokens(document.get("query").stringValue());
        JsonNode name = document.path("operationName");
        JsonNode variables = document.path("variables");
        return new GraphQlRequest(
                String.join(" ", tokens),
                tokens,
                name.isString() ? name.stringValue() : null,
                variables.isMissingNode() || variables.isNull() ? null : variables);
    }

    /** The operation that would run: the named one, or the first; null when the query is malformed. */
    GraphQlDocument.@Nullable Operation operation() {
        GraphQlDocument.Operation first = null;
        for (GraphQlDocument.Operation operation : GraphQlDocument.operations(tokens)) {
            if (operation.name().equals(operationName)) {
                return operation;
            }
            first = first == null ? operation : first;
        }
        return first;
    }
}
