package org.mockserver.internal.wire;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Delay;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
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

    /** Adds a member that is read, and that somebody else writes. */
    ObjectCodec<T> reads(String name, BiConsumer<T, At> reader) {
        return row(name, reader, ObjectCodec::nothing);
    }

    /** Adds a member that is written, and passed over by whoever reads it. */
    ObjectCodec<T> shows(String name, Function<T, @Nullable JsonNode> writer) {
        return row(name, ObjectCodec::passOver, writer);
    }

    private static <T> @Nullable JsonNode nothing(T source) {
        return null;
    }

    private static <T> void passOver(T target, At at) {}

    /**
     * Adds a member by what reads and what writes its value.
     *
     * @param reads the value, or null after recording what is wrong with it
     * @param setter may refuse a value by an {@link IllegalArgumentException}
     * @param getter the value, or null if the member is left out
     */
    <V> ObjectCodec<T> member(
            String name,
            Function<At, @Nullable V> reads,
            Function<V, @Nullable JsonNode> writes,
            BiConsumer<T, V> setter,
            Function<T, @Nullable V> getter) {
        return row(
                name,
                (target, at) -> set(target, at, reads.apply(at), setter),
                source -> Write.ifSet(getter.apply(source), writes));
    }

    private static <T, V> void set(T target, At at, @Nullable V value, BiConsumer<T, V> setter) {
        if (value != null) {
            try {
                setter.accept(target, value);
            } catch (IllegalArgumentException outOfRange) {
                at.problem(String.valueOf(outOfRange.getMessage()));
            }
        }
    }

    /** Adds a text; a blank one is not written. */
    ObjectCodec<T> text(String name, BiConsumer<T, String> setter, Function<T, @Nullable String> getter) {
        return member(name, At::text, Write::text, setter, getter);
    }

    /** Adds an integer. */
    ObjectCodec<T> integer(String name, BiConsumer<T, Integer> setter, Function<T, @Nullable Integer> getter) {
        return member(name, At::integer, Write::number, setter, getter);
    }

    /** Adds a long integer. */
    ObjectCodec<T> longInteger(String name, BiConsumer<T, Long> setter, Function<T, @Nullable Long> getter) {
        return member(name, At::longInteger, Write::number, setter, getter);
    }

    /** Adds a number. */
    ObjectCodec<T> number(String name, BiConsumer<T, Double> setter, Function<T, @Nullable Double> getter) {
        return member(name, At::number, JsonNodeFactory.instance::numberNode, setter, getter);
    }

    /** Adds a truth value. */
    ObjectCodec<T> bool(String name, BiConsumer<T, Boolean> setter, Function<T, @Nullable Boolean> getter) {
        return member(name, At::bool, Write::bool, setter, getter);
    }

    /** Adds a choice. */
    <E extends Enum<E>> ObjectCodec<T> choice(
            String name, Class<E> type, BiConsumer<T, E> setter, Function<T, @Nullable E> getter) {
        return member(name, at -> at.oneOf(type), Write::constant, setter, getter);
    }

    /** Adds a delay. */
    ObjectCodec<T> delay(String name, BiConsumer<T, Delay> setter, Function<T, @Nullable Delay> getter) {
        return member(name, DelayCodec::read, DelayCodec::write, setter, getter);
    }

    /** Adds an object with a table of its own. */
    <V> ObjectCodec<T> object(
            String name,
            ObjectCodec<V> codec,
            Supplier<V> empty,
            BiConsumer<T, V> setter,
            Function<T, @Nullable V> getter) {
        return member(name, at -> codec.read(at, empty.get()), codec::write, setter, getter);
    }

    /** Adds an array of objects; an empty one is not written. */
    <V> ObjectCodec<T> objects(
            String name,
            ObjectCodec<V> codec,
            Supplier<V> empty,
            BiConsumer<T, List<V>> setter,
            Function<T, @Nullable List<V>> getter) {
        return member(
                name,
                at -> at.list(item -> codec.read(item, empty.get())),
                values -> values.isEmpty() ? null : Write.array(values, codec::write),
                setter,
                getter);
    }

    /** Adds an array of texts; an empty one is not written. */
    ObjectCodec<T> texts(
            String name,
            BiConsumer<T, List<String>> setter,
            Function<T, ? extends @Nullable Collection<String>> getter) {
        return row(
                name,
                (target, at) -> set(target, at, at.list(At::text), setter),
                source -> Write.ifSet(
                        getter.apply(source), values -> values.isEmpty() ? null : Write.array(values, Json::string)));
    }

    /** Adds an object whose members are texts; an empty one is not written. */
    ObjectCodec<T> textMap(
            String name, BiConsumer<T, Map<String, String>> setter, Function<T, @Nullable Map<String, String>> getter) {
        return member(name, At::textMap, values -> values.isEmpty() ? null : Json.ofPlainValue(values), setter, getter);
    }

    /** Adds members that are read and forgotten. */
    ObjectCodec<T> ignored(String... names) {
        for (String name : names) {
            row(name, ObjectCodec::passOver, ObjectCodec::nothing);
        }
        return this;
    }

    /** Adds members that the contract knows and this version refuses. */
    ObjectCodec<T> refused(String... names) {
        for (String name : names) {
            reads(name, (target, at) -> refuse(at, name));
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
