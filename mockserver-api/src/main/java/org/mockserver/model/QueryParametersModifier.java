package org.mockserver.model;

import java.util.List;

/** A change of query parameters. */
public class QueryParametersModifier extends KeysToMultiValuesModifier<Parameters, QueryParametersModifier, Parameter> {

    /** A change of nothing. */
    public static QueryParametersModifier queryParametersModifier() {
        return new QueryParametersModifier();
    }

    @Override
    protected Parameters construct(List<Parameter> entries) {
        return new Parameters().withEntries(entries);
    }
}
