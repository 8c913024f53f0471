package org.mockserver.internal.exchange;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** A body as text and what can be read out of it, each decoded when it is first asked for. Used as {@link RequestView} is. */
final class DecodedBody {

    private final byte[] bytes;
    private final Charset charset;
    private @Nullable String text;
    private @Nullable Pairs formParameters;
    private boolean jsonDecoded;
    private @Nullable JsonNode json;

    DecodedBody(byte[] bytes, Charset charset) {
        this.bytes = bytes;
        this.charset = charset;
    }

    String text() {
        String decoded = text;
        if (decoded == null) {
            decoded = bytes.length == 0 ? "" : new String(bytes, charset);
            text = decoded;
        }
        return decoded;
    }

    Pairs formParameters() {
        Pairs decoded = formParameters;
        if (decoded == null) {
            decoded = FormDecoder.decode(text(), charset);
            formParameters = decoded;
        }
        return decoded;
    }

    @Nullable
    JsonNode json() {
        if (!jsonDecoded) {
            json = bytes.length == 0 ? null : Json.parseLenient(text());
            jsonDecoded = true;
        }
        return json;
    }
}
