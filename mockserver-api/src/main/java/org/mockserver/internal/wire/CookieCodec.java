package org.mockserver.internal.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Cookies: read from {@code {"n":"v"}} or {@code [{"name":"n","value":"v"}]}, written in the first form, in order. */
final class CookieCodec {

    /** A cookie while it is being read. */
    private static final class Entry {
        @Nullable
        NottableString name;

        @Nullable
        NottableString value;
    }

    private static final ObjectCodec<Entry> NAMED_ENTRY = new ObjectCodec<Entry>()
            .reads("name", (entry, at) -> entry.name = StringCodec.read(at))
            .reads("value", (entry, at) -> entry.value = StringCodec.read(at));

    private CookieCodec() {}

    static Cookies read(At at) {
        Cookies cookies = new Cookies();
        if (at.node().isArray()) {
            at.items().forEach(item -> add(cookies, NAMED_ENTRY.read(item, new Entry()), item));
        } else if (at.expectObject()) {
            for (Map.Entry<String, At> member : at.members()) {
                Entry entry = new Entry();
                entry.name = StringCodec.ofText(member.getKey(), at);
                entry.value = StringCodec.read(member.getValue());
                add(cookies, entry, member.getValue());
            }
        }
        return cookies;
    }

    private static void add(Cookies cookies, Entry entry, At at) {
        if (entry.name == null) {
            at.problem("name is required");
        } else if (entry.value != null) {
            cookies.withEntry(entry.name, entry.value);
        } else if (at.node().isObject() && at.member("value").node().isMissingNode()) {
            cookies.withEntry(entry.name, NottableString.string(""));
        }
    }

    /** Writes the cookies; null when there is none. */
    static @Nullable JsonNode write(@Nullable Cookies cookies) {
        if (cookies == null || cookies.isEmpty()) {
            return null;
        }
        if (!cookies.getEntries().stream().allMatch(cookie -> StringCodec.isPlain(cookie.getName()))) {
            ArrayNode array = Json.array();
            for (Cookie cookie : cookies.getEntries()) {
                ObjectNode object = array.addObject();
                object.set("name", StringCodec.write(cookie.getName()));
                object.set("value", StringCodec.write(cookie.getValue()));
            }
            return array;
        }
        ObjectNode object = Json.object();
        for (Cookie cookie : cookies.getEntries()) {
            object.set(NottableString.serialiseNottableString(cookie.getName()), StringCodec.write(cookie.getValue()));
        }
        return object;
    }

    /** Writes names and values without prefixes; null when there is none. */
    static @Nullable JsonNode writeRecorded(@Nullable Cookies cookies) {
        if (cookies == null || cookies.isEmpty()) {
            return null;
        }
        ObjectNode object = Json.object();
        cookies.getEntries()
                .forEach(cookie -> object.put(
                        cookie.getName().getValue(), cookie.getValue().getValue()));
        return object;
    }
}
