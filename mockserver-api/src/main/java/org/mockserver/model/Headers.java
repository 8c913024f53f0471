package org.mockserver.model;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** The headers of a message. */
public class Headers extends KeysToMultiValues<Header, Headers> {

    /** The given entries. */
    public Headers(List<Header> entries) {
        entries.forEach(this::withEntry);
    }

    /** The given entries. */
    public Headers(Header... entries) {
        this(Arrays.asList(entries));
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
