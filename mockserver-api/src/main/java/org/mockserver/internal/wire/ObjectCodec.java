package org.mockserver.internal.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The members of one JSON object as a table: name, how to read it, how to write it.
 *
 * <p>Members are written in the order of the rows; a writer that returns null leaves its member out. A member that has
 * no row is an error, a member that is {@code null} counts as absent. Built once, then never changed.
 *
 * @param <T> the mutable type that is filled
 */
final class ObjectCodec<T> {

    private final Map<String, Row<T>> rows = new LinkedHashMap<>();

    private record Row<T>(boolean readsNull, BiConsumer<T, At> reader, Function<T, @Nullable JsonNode> writer) {}

    /** Adds a member. */
    ObjectCodec<T> row(String name, BiConsumer<T, At> reader, Function<T, @Nullable JsonNode> writer) {
        rows.put(name, new Row<>(false, reader, writer));
        return this;
    }

    /** Adds a member whose reader also judges {@code null}. */
    ObjectCodec<T> rowWithNull(String name, BiConsumer<T, At> reader, Function<T, @Nullable JsonNode> writer) {
        rows.put(name, new Row<>(true, reader, writer));
        return this;
    }

    /** Adds members that are read and forgotten. */
    ObjectCodec<T> ignored(String... names) {
        for (String name : names) {
            row(name, (target, at) -> {}, target -> null);
        }
        return this;
    }

    /** Adds members that the contract knows and this version refuses. */
    ObjectCodec<T> refused(String... names) {
        for (String name : names) {
            row(name, (target, at) -> refuse(at, name), target -> null);
        }
        return this;
    }

    /**
     * Adds a member that this version writes for servers of other versions, and understands when they show it, but refuses
     * when it is to serve it.
     */
    ObjectCodec<T> servedElsewhere(String name, BiConsumer<T, At> reader, Function<T, @Nullable JsonNode> writer) {
        return row(
                name,
                (target, at) -> {
                    if (at.lenient()) {
                        reader.accept(target, at);
                    } else {
                        at.unsupported(name);
                    }
                },
                writer);
    }

    /** As {@link #read}, but members without a row are passed over. */
    T readKnown(At at, T target) {
        for (Map.Entry<String, At> member : at.members()) {
            Row<T> row = rows.get(member.getKey());
            if (row != null && !member.getValue().isAbsent()) {
                row.reader().accept(target, member.getValue());
            }
        }
        return target;
    }

    /** Fills the target from an object and returns it; problems are recorded at their paths. */
    T read(At at, T target) {
        if (at.expectObject()) {
            for (Map.Entry<String, At> member : at.members()) {
                Row<T> row = rows.get(member.getKey());
                if (row == null) {
                    reportUndefined(member.getValue());
                } else if (row.readsNull() || !member.getValue().isAbsent()) {
                    row.reader().accept(target, member.getValue());
                }
            }
        }
        return target;
    }

    /** A recording may come from a server that knows more; what it adds is passed over. */
    private static void reportUndefined(At at) {
        if (!at.lenient()) {
            at.undefined();
        }
    }

    private static void refuse(At at, String name) {
        if (!at.lenient()) {
            at.unsupported(name);
        }
    }

    /** The object for a value. */
    ObjectNode write(T value) {
        ObjectNode object = Json.object();
        rows.forEach((name, row) -> {
            JsonNode written = row.writer().apply(value);
            if (written != null) {
                object.set(name, written);
            }
        });
        return object;
    }
}
