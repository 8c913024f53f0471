package org.mockserver.serialization;

import java.util.function.Function;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.WireException;

/** Reads documents of users, and says what is wrong with them in the words of a server. */
final class Read {

    private Read() {}

    static <T> T document(@Nullable String json, String kind, Function<String, T> reader) {
        String document = json == null ? "" : json;
        if (document.isBlank()) {
            throw new IllegalArgumentException("a " + kind + " is required but value was \"" + json + "\"");
        }
        try {
            return reader.apply(document);
        } catch (WireException wrong) {
            throw new IllegalArgumentException(wrong.toText(kind, document), wrong);
        }
    }
}
