package org.mockserver.internal.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.mockserver.internal.exchange.TextSource;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** A JSON array in the pretty form, one element a step; {@code []} without elements. */
final class ArrayText implements TextSource {

    private final Iterator<JsonNode> elements;
    private boolean empty = true;

    ArrayText(Iterator<JsonNode> elements) {
        this.elements = elements;
    }

    @Override
    public boolean writeNext(Appendable target) {
        try {
            if (!elements.hasNext()) {
                target.append(empty ? "[]" : " ]");
                return false;
            }
            target.append(empty ? "[ " : ", ");
            empty = false;
            Json.pretty(elements.next(), target);
            return true;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
