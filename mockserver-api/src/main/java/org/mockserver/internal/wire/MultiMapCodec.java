package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Headers;
import org.mockserver.model.KeyMatchStyle;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.NottableString;
import org.mockserver.model.ParameterStyle;
import org.mockserver.model.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Names with several values.
 *
 * <p>Read from {@code {"X":["a","b"]}}, {@code {"X":"a"}}, {@code {"X":{"parameterStyle":…,"values":[…]}}} and
 * {@code [{"name":"X","values":["a","b"]}]}; written in the first form with the names in descending order, as clients
 * expect it.
 */
final class MultiMapCodec {

    private static final String KEY_MATCH_STYLE = "keyMatchStyle";

    /** An entry while it is being read. */
    private static final class Entry {
        @Nullable
        NottableString name;

        List<NottableString> values = List.of();

        @Nullable
        ParameterStyle style;
    }

    private static final ObjectCodec<Entry> STYLED_VALUES = new ObjectCodec<Entry>()
            .reads("parameterStyle", (entry, at) -> entry.style = at.oneOf(ParameterStyle.class))
            .reads("values", (entry, at) -> entry.values = values(at));

    private static final ObjectCodec<Entry> NAMED_ENTRY = new ObjectCodec<Entry>()
            .reads("name", (entry, at) -> entry.name = StringCodec.read(at))
            .reads("values", (entry, at) -> entry.values = values(at))
            .reads("value", (entry, at) -> entry.values = values(at));

    private static final Comparator<KeyToMultiValue> DESCENDING = Comparator.comparing(
                    (KeyToMultiValue entry) ->
                            entry.getName().getValue().codePoints().toArray(),
                    Arrays::compare)
            .reversed();

    private MultiMapCodec() {}

    static Headers readHeaders(At at) {
        return read(at, new Headers());
    }

    static Parameters readParameters(At at) {
        return read(at, new Parameters());
    }

    /** Reads any of the forms; entries with a problem are left out. */
    private static <K extends KeysToMultiValues<?, K>> K read(At at, K map) {
        if (at.node().isArray()) {
            at.items().forEach(item -> add(map, NAMED_ENTRY.read(item, new Entry()), item));
        } else if (!at.node().isObject()) {
            at.wrong("an object or an array");
        } else {
            for (Map.Entry<String, At> member : at.members()) {
                readMember(map, member.getKey(), member.getValue());
            }
        }
        return map;
    }

    private static <K extends KeysToMultiValues<?, K>> void readMember(K map, String name, At at) {
        if (name.equals(KEY_MATCH_STYLE) && at.node().isString()) {
            KeyMatchStyle style = at.oneOf(KeyMatchStyle.class);
            if (style != null) {
                map.withKeyMatchStyle(style);
            }
            return;
        }
        if (!at.recorded() && name.chars().anyMatch(Character::isWhitespace)) {
            at.problem("the name must not contain white space");
        }
        Entry entry = new Entry();
        if (at.node().isObject()) {
            STYLED_VALUES.read(at, entry);
        } else {
            entry.values = values(at);
        }
        entry.name = StringCodec.ofText(name, at);
        add(map, entry, at);
    }

    private static <K extends KeysToMultiValues<?, K>> void add(K map, Entry entry, At at) {
        if (entry.name == null) {
            at.problem("name is required");
        } else {
            map.withEntry(entry.style == null ? entry.name : entry.name.withStyle(entry.style), entry.values);
        }
    }

    private static List<NottableString> values(At at) {
        List<NottableString> values = new ArrayList<>();
        for (At item : at.node().isArray() ? at.items() : List.of(at)) {
            NottableString value = StringCodec.read(item);
            if (value != null) {
                values.add(value);
            }
        }
        return values;
    }

    /** Writes the entries that have values, names in descending order; null when there is none. */
    static @Nullable JsonNode write(@Nullable KeysToMultiValues<?, ?> map) {
        if (map == null) {
            return null;
        }
        List<KeyToMultiValue> entries = new ArrayList<>(map.getEntries());
        entries.removeIf(entry -> entry.getValues().isEmpty());
        if (entries.isEmpty()) {
            return null;
        }
        entries.sort(DESCENDING);
        boolean plainNames = entries.stream().allMatch(entry -> isPlainName(entry.getName()));
        return plainNames ? writeObject(entries, map.getKeyMatchStyle()) : writeArray(entries);
    }

    private static ObjectNode writeObject(List<KeyToMultiValue> entries, KeyMatchStyle style) {
        ObjectNode object = Json.object();
        if (style != KeyMatchStyle.SUB_SET) {
            object.put(KEY_MATCH_STYLE, style.name());
        }
        for (KeyToMultiValue entry : entries) {
            JsonNode values = Write.array(entry.getValues(), StringCodec::write);
            ParameterStyle packing = entry.getName().getParameterStyle();
            if (packing != null) {
                ObjectNode styled = Json.object().put("parameterStyle", packing.name());
                styled.set("values", values);
                values = styled;
            }
            object.set(NottableString.serialiseNottableString(entry.getName()), values);
        }
        return object;
    }

    private static ArrayNode writeArray(List<KeyToMultiValue> entries) {
        ArrayNode array = Json.array();
        for (KeyToMultiValue entry : entries) {
            ObjectNode object = array.addObject();
            object.set("name", StringCodec.write(entry.getName()));
            object.set("values", Write.array(entry.getValues(), StringCodec::write));
        }
        return array;
    }

    /** Writes names and values without prefixes, in their own order; null when there is none. */
    static @Nullable JsonNode writeRecorded(@Nullable KeysToMultiValues<?, ?> map) {
        if (map == null || map.isEmpty()) {
            return null;
        }
        ObjectNode object = Json.object();
        for (KeyToMultiValue entry : map.getEntries()) {
            ArrayNode values = object.withArrayProperty(entry.getName().getValue());
            entry.getValues().forEach(value -> values.add(value.getValue()));
        }
        return object;
    }

    private static boolean isPlainName(NottableString name) {
        String text = NottableString.serialiseNottableString(name);
        return name.getParameterStyle() == null
                ? StringCodec.isPlain(name)
                : NottableString.string(text).getValue().equals(name.getValue());
    }
}
