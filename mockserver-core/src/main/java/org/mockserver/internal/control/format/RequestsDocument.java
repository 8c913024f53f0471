package org.mockserver.internal.control.format;

import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;

/** The requests as a JSON array, members in the order in which matchers are shown. */
final class RequestsDocument implements FormatDocument {

    private boolean empty = true;

    @Override
    public void add(Sample sample, FormatOutput output) {
        if (sample.request() != null) {
            output.append(empty ? "[ " : ", ");
            empty = false;
            Json.pretty(RequestWire.tree(sample.request()), output);
        }
    }

    @Override
    public void end(FormatOutput output) {
        output.append(empty ? "[]" : " ]");
    }
}
