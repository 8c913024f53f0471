package org.mockserver.model;

import java.util.List;

/** A change of headers. */
public class HeadersModifier extends KeysToMultiValuesModifier<Headers, HeadersModifier, Header> {

    /** A change of nothing. */
    public static HeadersModifier headersModifier() {
        return new HeadersModifier();
    }

    @Override
    protected Headers construct(List<Header> entries) {
        return new Headers().withEntries(entries);
    }
}
