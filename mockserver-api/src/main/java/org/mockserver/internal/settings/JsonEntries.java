package org.mockserver.internal.settings;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A settings file in JSON: one object whose keys are names without prefix. Scalars count as their text, an array as
 * its elements joined by commas, an object as {@code key=value} pairs joined by commas, null as not given.
 */
final class JsonEntries {
    private JsonEntries() {}

    /**
     * The entries by full property name.
     *
     * @throws IOException when the text is not one JSON object; the message says where
     */
    static Map<String, String> of(String text) throws IOException {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            Map<String, String> entries = new TreeMap<>();
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IOException("it is not one JSON object");
            }
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                if (parser.nextToken() != JsonToken.VALUE_NULL) {
                    entries.put(name.startsWith(Setting.PREFIX) ? name : Setting.PREFIX + name, value(parser, name));
                }
            }
            if (parser.nextToken() != null) {
                throw new IOException("there is more text after the JSON object");
            }
            return entries;
        } catch (JacksonException malformed) {
            throw new IOException(
                    malformed.getOriginalMessage() + " at line "
                            + malformed.getLocation().getLineNr() + ", column "
                            + malformed.getLocation().getColumnNr(),
                    malformed);
        }
    }

    private static String value(JsonParser parser, String name) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_ARRAY || token == JsonToken.START_OBJECT) {
            return joined(parser, name);
        }
        return parser.getString();
    }

    private static String joined(JsonParser parser, String name) throws IOException {
        StringBuilder text = new StringBuilder();
        for (JsonToken token = parser.nextToken(); !token.isStructEnd(); token = parser.nextToken()) {
            text.append(text.isEmpty() ? "" : ",");
            if (token == JsonToken.PROPERTY_NAME) {
                text.append(parser.currentName()).append('=');
                token = parser.nextToken();
            }
            if (token.isStructStart()) {
                throw new IOException(name + " is nested too deep: its elements must be plain values");
            }
            text.append(parser.getString());
        }
        return text.toString();
    }
}
