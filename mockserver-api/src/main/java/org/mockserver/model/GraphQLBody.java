package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** A GraphQL request sent as JSON; its value is the query. */
public class GraphQLBody extends Body<String> {

    private final String query;
    private final @Nullable String operationName;
    private final @Nullable String variablesSchema;
    private SelectionSetMatchType selectionSetMatchType = SelectionSetMatchType.NORMALISED_STRING;
    private @Nullable List<String> fields;

    /** A request with that query. */
    public GraphQLBody(String query) {
        this(query, null, null);
    }

    /**
     * A request with that query.
     *
     * @param query the document
     * @param operationName exact or a regular expression; null for any
     * @param variablesSchema a JSON Schema, as text, for the variables; null for any
     */
    public GraphQLBody(String query, @Nullable String operationName, @Nullable String variablesSchema) {
        super(Type.GRAPHQL);
        this.query = query;
        this.operationName = operationName;
        this.variablesSchema = variablesSchema;
    }

    /** A request with that query. */
    public static GraphQLBody graphQL(String query) {
        return new GraphQLBody(query);
    }

    /** A request with that query and operation name. */
    public static GraphQLBody graphQL(String query, @Nullable String operationName) {
        return new GraphQLBody(query, operationName, null);
    }

    /** A request with that query, operation name and schema of the variables. */
    public static GraphQLBody graphQL(String query, @Nullable String operationName, @Nullable String variablesSchema) {
        return new GraphQLBody(query, operationName, variablesSchema);
    }

    @Override
    public String getValue() {
        return query;
    }

    /** The document. */
    public String getQuery() {
        return query;
    }

    /** The operation name, exact or a regular expression, or null for any. */
    public @Nullable String getOperationName() {
        return operationName;
    }

    /** The JSON Schema of the variables, or null for any variables. */
    public @Nullable String getVariablesSchema() {
        return variablesSchema;
    }

    /** How the queries are compared. */
    public SelectionSetMatchType getSelectionSetMatchType() {
        return selectionSetMatchType;
    }

    /** Sets how the queries are compared; null for {@link SelectionSetMatchType#NORMALISED_STRING}. */
    public GraphQLBody withSelectionSetMatchType(@Nullable SelectionSetMatchType type) {
        this.selectionSetMatchType = type == null ? SelectionSetMatchType.NORMALISED_STRING : type;
        return this;
    }

    /** Top-level fields that must be asked for besides those of the query, or null for none. */
    public @Nullable List<String> getFields() {
        return fields;
    }

    /** Sets top-level fields that must be asked for besides those of the query. */
    public GraphQLBody withFields(String... fields) {
        return withFields(List.of(fields));
    }

    /** Sets top-level fields that must be asked for besides those of the query; null for none. */
    public GraphQLBody withFields(@Nullable List<String> fields) {
        this.fields = fields == null ? null : List.copyOf(fields);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(
                super.namedFields(),
                "operationName",
                operationName,
                "variablesSchema",
                variablesSchema,
                "selectionSetMatchType",
                selectionSetMatchType,
                "fields",
                fields);
    }
}
