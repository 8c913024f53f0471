package org.mockserver.internal.openapi;

import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;

/** Reads text that is JSON or YAML. */
final class Texts {

    private Texts() {}

    /** JSON is tried first for what looks like it, because its errors name the place better. */
    static JsonNode parse(String text) {
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return Yaml.parse(text);
        }
        try {
            return Json.parse(text);
        } catch (WireException notJson) {
            try {
                return Yaml.parse(text);
            } catch (WireException neither) {
                throw notJson;
            }
        }
    }
}
