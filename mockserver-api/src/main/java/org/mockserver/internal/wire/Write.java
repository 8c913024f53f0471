package org.mockserver.internal.wire;

import java.util.Collection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Simple values as trees; null for what is not written at all. */
final class Write {

    private Write() {}

    /** A text, unless it is null or blank. */
    static @Nullable JsonNode text(@Nullable String value) {
        return value == null || value.isBlank() ? null : Json.string(value);
    }

    static @Nullable JsonNode bool(@Nullable Boolean value) {
        return value == null ? null : JsonNodeFactory.instance.booleanNode(value);
    }

    /** The value true, or nothing. */
    static @Nullable JsonNode flag(boolean value) {
        return value ? JsonNodeFactory.instance.booleanNode(true) : null;
    }

    static @Nullable JsonNode number(@Nullable Integer value) {
        return value == null ? null : JsonNodeFactory.instance.numberNode(value);
    }

    static @Nullable JsonNode number(@Nullable Long value) {
        return value == null ? null : JsonNodeFactory.instance.numberNode(value);
    }

    static @Nullable JsonNode constant(@Nullable Enum<?> value) {
        return value == null ? null : Json.string(value.name());
    }

    /** The written value, unless the given one is null. */
    static <T> @Nullable JsonNode ifSet(@Nullable T value, Function<T, @Nullable JsonNode> writer) {
        return value == null ? null : writer.apply(value);
    }

    static <T> JsonNode array(Collection<T> values, Function<T, JsonNode> writer) {
        ArrayNode array = Json.array();
        values.forEach(value -> array.add(writer.apply(value)));
        return array;
    }
}
