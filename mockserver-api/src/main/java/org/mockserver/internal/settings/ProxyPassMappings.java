package org.mockserver.internal.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The spellings of a list of {@link ProxyPassMapping}: JSON text, or the same as plain data. */
final class ProxyPassMappings {

    private static final String PREFIX = "pathPrefix";
    private static final String TARGET = "targetUri";
    private static final String PRESERVE = "preserveHost";

    private ProxyPassMappings() {}

    /** The mappings of a JSON array of objects; null when the text is none. */
    static @Nullable Object parse(String text) {
        List<Object> plain = new ArrayList<>();
        if (text.isBlank()) {
            return List.of();
        }
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() != JsonToken.START_ARRAY) {
                return null;
            }
            while (parser.nextToken() == JsonToken.START_OBJECT) {
                Map<String, Object> members = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    boolean bool = parser.nextToken().isBoolean();
                    members.put(name, bool ? (Object) parser.getBooleanValue() : parser.getString());
                }
                plain.add(members);
            }
            return parser.currentToken() == JsonToken.END_ARRAY ? ofPlain(plain) : null;
        } catch (JacksonException malformed) {
            return null;
        }
    }

    /** The mappings of a list of maps; null when it is none. */
    static @Nullable Object ofPlain(List<?> plain) {
        List<ProxyPassMapping> mappings = new ArrayList<>();
        for (Object each : plain) {
            if (!(each instanceof Map<?, ?> members)
                    || !(members.get(PREFIX) instanceof String prefix)
                    || !(members.get(TARGET) instanceof String target)) {
                return null;
            }
            mappings.add(new ProxyPassMapping(prefix, target, Boolean.TRUE.equals(members.get(PRESERVE))));
        }
        return List.copyOf(mappings);
    }

    /** The mappings as plain data. */
    static List<Map<String, Object>> plain(List<?> mappings) {
        List<Map<String, Object>> plain = new ArrayList<>();
        for (Object each : mappings) {
            ProxyPassMapping mapping = (ProxyPassMapping) each;
            Map<String, Object> members = new LinkedHashMap<>();
            members.put(PREFIX, mapping.pathPrefix());
            members.put(TARGET, mapping.targetUri());
            members.put(PRESERVE, mapping.preserveHost());
            plain.add(members);
        }
        return plain;
    }

    /** The mappings as JSON text. */
    static String format(List<?> mappings) {
        StringBuilder text = new StringBuilder("[");
        for (Map<String, Object> members : plain(mappings)) {
            text.append(text.length() == 1 ? "{" : ",{");
            members.forEach((name, value) -> text.append(text.charAt(text.length() - 1) == '{' ? "" : ",")
                    .append(quoted(name))
                    .append(':')
                    .append(value instanceof Boolean ? value.toString() : quoted(value.toString())));
            text.append('}');
        }
        return text.append(']').toString();
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
