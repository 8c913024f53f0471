package org.mockserver.model;

import java.util.List;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;

/** The parameters of a request, in its path and in its query. */
abstract class RequestWithParameters extends RequestDefinition {

    private @Nullable Parameters pathParameters;
    private @Nullable Parameters queryStringParameters;

    /** This request, as fluent methods return it. */
    abstract HttpRequest self();

    /** Replaces the path parameters; null removes them. */
    public HttpRequest withPathParameters(@Nullable Parameters parameters) {
        this.pathParameters = parameters;
        return self();
    }

    /** Replaces the path parameters. */
    public HttpRequest withPathParameters(List<Parameter> parameters) {
        return withPathParameters(new Parameters(parameters));
    }

    /** Replaces the path parameters. */
    public HttpRequest withPathParameters(Parameter... parameters) {
        return withPathParameters(new Parameters(parameters));
    }

    /** Replaces the path parameters; names and values are read with their prefixes. */
    public HttpRequest withPathParameters(Map<String, List<String>> parameters) {
        return withPathParameters(new Parameters().withEntries(parameters));
    }

    /** Adds a path parameter. */
    public HttpRequest withPathParameter(Parameter parameter) {
        ownPathParameters().withEntry(parameter);
        return self();
    }

    /** Adds a path parameter; name and values are read with their prefixes. */
    public HttpRequest withPathParameter(String name, String... values) {
        return withPathParameter(new Parameter(name, values));
    }

    /** Adds a path parameter taken as it is. */
    public HttpRequest withPathParameter(NottableString name, NottableString... values) {
        return withPathParameter(new Parameter(name, values));
    }

    /** Adds a path parameter whose values must validate against JSON Schemas given as text. */
    public HttpRequest withSchemaPathParameter(String name, String... schemas) {
        return withPathParameter(Parameter.schemaParam(name, schemas));
    }

    /** The path parameters, or null if none were set. */
    public @Nullable Parameters getPathParameters() {
        return pathParameters;
    }

    /** The path parameters as a list, empty if none were set. */
    public List<Parameter> getPathParameterList() {
        return pathParameters == null ? List.of() : pathParameters.getEntries();
    }

    /** The first value of a path parameter; the empty string if absent. */
    public String getFirstPathParameter(String name) {
        return pathParameters == null ? "" : pathParameters.getFirstValue(name);
    }

    /** Whether a path parameter has that value. */
    public boolean hasPathParameter(String name, String value) {
        return pathParameters != null && pathParameters.containsEntry(name, value);
    }

    /** Whether a path parameter has that value, ignoring case and prefixes. */
    public boolean hasPathParameter(NottableString name, NottableString value) {
        return hasPathParameter(name.getValue(), value.getValue());
    }

    /** Replaces the query parameters; null removes them. */
    public HttpRequest withQueryStringParameters(@Nullable Parameters parameters) {
        this.queryStringParameters = parameters;
        return self();
    }

    /** Replaces the query parameters. */
    public HttpRequest withQueryStringParameters(List<Parameter> parameters) {
        return withQueryStringParameters(new Parameters(parameters));
    }

    /** Replaces the query parameters. */
    public HttpRequest withQueryStringParameters(Parameter... parameters) {
        return withQueryStringParameters(new Parameters(parameters));
    }

    /** Replaces the query parameters; names and values are read with their prefixes. */
    public HttpRequest withQueryStringParameters(Map<String, List<String>> parameters) {
        return withQueryStringParameters(new Parameters().withEntries(parameters));
    }

    /** Adds a query parameter. */
    public HttpRequest withQueryStringParameter(Parameter parameter) {
        ownQueryStringParameters().withEntry(parameter);
        return self();
    }

    /** Adds a query parameter; name and values are read with their prefixes. */
    public HttpRequest withQueryStringParameter(String name, String... values) {
        return withQueryStringParameter(new Parameter(name, values));
    }

    /** Adds a query parameter taken as it is. */
    public HttpRequest withQueryStringParameter(NottableString name, NottableString... values) {
        return withQueryStringParameter(new Parameter(name, values));
    }

    /** Adds a query parameter whose values must validate against JSON Schemas given as text. */
    public HttpRequest withSchemaQueryStringParameter(String name, String... schemas) {
        return withQueryStringParameter(Parameter.schemaParam(name, schemas));
    }

    /** The query parameters, or null if none were set. */
    public @Nullable Parameters getQueryStringParameters() {
        return queryStringParameters;
    }

    /** The query parameters as a list, empty if none were set. */
    public List<Parameter> getQueryStringParameterList() {
        return queryStringParameters == null ? List.of() : queryStringParameters.getEntries();
    }

    /** The first value of a query parameter; the empty string if absent. */
    public String getFirstQueryStringParameter(String name) {
        return queryStringParameters == null ? "" : queryStringParameters.getFirstValue(name);
    }

    /** Whether a query parameter has that value. */
    public boolean hasQueryStringParameter(String name, String value) {
        return queryStringParameters != null && queryStringParameters.containsEntry(name, value);
    }

    /** Whether a query parameter has that value, ignoring case and prefixes. */
    public boolean hasQueryStringParameter(NottableString name, NottableString value) {
        return hasQueryStringParameter(name.getValue(), value.getValue());
    }

    /* For a copy, which shares nothing that can be changed with the original. */
    void ownParameters() {
        pathParameters = pathParameters == null ? null : new Parameters().withAllOf(pathParameters);
        queryStringParameters =
                queryStringParameters == null ? null : new Parameters().withAllOf(queryStringParameters);
    }

    private Parameters ownPathParameters() {
        Parameters own = pathParameters;
        if (own == null) {
            own = new Parameters();
            pathParameters = own;
        }
        return own;
    }

    private Parameters ownQueryStringParameters() {
        Parameters own = queryStringParameters;
        if (own == null) {
            own = new Parameters();
            queryStringParameters = own;
        }
        return own;
    }
}
