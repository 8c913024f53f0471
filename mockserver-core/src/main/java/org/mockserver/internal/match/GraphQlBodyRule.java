package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.GraphQLBody;
import org.mockserver.model.SelectionSetMatchType;

/**
 * A GraphQL request.
 *
 * @param text the query as the user wrote it
 * @param normalised the same without what has no meaning
 * @param selection how queries are compared
 * @param operation the expected operation, null where the texts are compared
 * @param fields further top-level fields, often none
 * @param operationName null for any
 * @param variables null for any
 */
record GraphQlBodyRule(
        String text,
        String normalised,
        SelectionSetMatchType selection,
        GraphQlDocument.@Nullable Operation operation,
        Set<String> fields,
        @Nullable TextTest operationName,
        @Nullable JsonSchemaRule variables)
        implements BodyRule {

    static GraphQlBodyRule compile(GraphQLBody body, String path, Compilation with) {
        List<String> tokens = GraphQlLexer.tokens(body.getQuery());
        boolean byText = body.getSelectionSetMatchType() == SelectionSetMatchType.NORMALISED_STRING;
        List<GraphQlDocument.Operation> operations = byText ? List.of() : GraphQlDocument.operations(tokens);
        if (!byText && operations.isEmpty()) {
            throw new WireException(path + ".query", "is not a GraphQL document with an operation");
        }
        String name = body.getOperationName();
        String schema = body.getVariablesSchema();
        return new GraphQlBodyRule(
                body.getQuery(),
                String.join(" ", tokens),
                body.getSelectionSetMatchType(),
                byText ? null : operations.get(0),
                body.getFields() == null ? Set.of() : Set.copyOf(body.getFields()),
                name == null ? null : TextRules.text(name, true, with),
                schema == null ? null : JsonSchemaRule.compile(schema, path + ".variablesSchema", with));
    }

    @Override
    public boolean matches(RequestView request) {
        return failure(request.derived(GraphQlRequest.OF)) == null;
    }

    /** What does not hold, null when everything does. */
    private @Nullable String failure(GraphQlRequest found) {
        if (found.tokens().isEmpty()) {
            return "the body is not JSON with a query";
        }
        if (operationName != null && (found.operationName() == null || !operationName.test(found.operationName()))) {
            return "the operation name is " + found.operationName();
        }
        if (operation == null && !found.normalised().equals(normalised)) {
            return "the query is " + found.normalised();
        }
        if ((operation != null || !fields.isEmpty()) && !selects(found.operation())) {
            return "the operation is " + found.operation();
        }
        if (variables != null && (found.variables() == null || !variables.accepts(found.variables()))) {
            return "the variables are " + found.variables();
        }
        return null;
    }

    private boolean selects(GraphQlDocument.@Nullable Operation found) {
        if (found == null || !found.fields().containsAll(fields)) {
            return false;
        }
        if (operation == null) {
            return true;
        }
        boolean sameKind = found.kind().equals(operation.kind());
        return selection == SelectionSetMatchType.AST_EXACT
                ? sameKind
                        && found.name().equals(operation.name())
                        && found.fields().equals(operation.fields())
                : sameKind && found.fields().containsAll(operation.fields());
    }

    @Override
    public String difference(RequestView request) {
        List<String> reasons = new ArrayList<>();
        String failure = failure(request.derived(GraphQlRequest.OF));
        if (failure != null) {
            reasons.add(failure);
        }
        return Difference.of("graphql match failed", text, request.bodyText(), reasons);
    }
}
