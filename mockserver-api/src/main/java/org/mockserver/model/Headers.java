package org.mockserver.model;

import java.util.Collection;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** The headers of a message. */
public class Headers extends KeysToMultiValues<Header, Headers> {

    /** The given entries. */
    public Headers(@Nullable List<Header> entries) {
        withEntries(entries);
    }

    /** The given entries. */
    public Headers(Header @Nullable ... entries) {
        withEntries(entries);
    }

    /** The given entries. */
    public static Headers headers(Header... entries) {
        return new Headers(entries);
    }

    @Override
    public Header build(NottableString name, Collection<NottableString> values) {
        return new Header(name, values);
    }

    @Override
    protected Headers self() {
        return this;
    }
}
