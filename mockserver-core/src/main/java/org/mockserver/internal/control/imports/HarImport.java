package org.mockserver.internal.control.imports;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** HTTP archives: one expectation for each entry with an answer. Request headers are too particular to be demanded. */
final class HarImport {

    private HarImport() {}

    static boolean isHar(JsonNode document) {
        return document.path("log").path("entries").isArray();
    }

    static void read(JsonNode document, Collected collected) {
        for (JsonNode entry : document.path("log").path("entries").values()) {
            JsonNode request = entry.path("request");
            JsonNode response = entry.path("response");
            String url = Imported.text(request, "url");
            // Browsers write 0 for a request that was never answered.
            if (url != null && response.path("status").asInt(0) > 0) {
                add(request, url, response, collected);
            }
        }
    }

    private static void add(JsonNode request, String url, JsonNode response, Collected collected) {
        String method = Imported.text(request, "method");
        JsonNode posted = request.path("postData");
        boolean asText = Imported.text(posted, "encoding") == null;
        Imported imported = collected.start().method(method).url(url);
        String text = Imported.text(posted, "text");
        if (asText) {
            imported.requestBody(text, Imported.text(posted, "mimeType"));
        }
        imported.status(response.path("status").asInt(0), Imported.text(response, "statusText"));
        for (JsonNode header : Imported.items(response.path("headers"))) {
            imported.responseHeader(Imported.textOrEmpty(header, "name"), Imported.textOrEmpty(header, "value"));
        }
        content(response.path("content"), imported);
        collected.add("har-" + Collected.hash(method + ' ' + url + ' ' + text), imported.made());
    }

    private static void content(JsonNode content, Imported imported) {
        @Nullable String text = Imported.text(content, "text");
        String type = Imported.text(content, "mimeType");
        if (text != null && "base64".equalsIgnoreCase(Imported.text(content, "encoding"))) {
            imported.responseBytes(text, type);
        } else {
            imported.responseText(text, type);
        }
    }
}
