package org.mockserver.internal.objects;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;

/** The JSON text of any object: maps, collections, records and beans, with the annotations of Jackson if they have some. */
public final class ObjectText {

    private ObjectText() {}

    /**
     * The text of an object; members that are null are left out, others keep the order in which they are declared.
     *
     * @param value a text is taken as the value of a JSON string
     * @throws IllegalArgumentException if the object cannot be written
     */
    public static String of(@Nullable Object value) {
        return written(value, false);
    }

    /**
     * The text of an object as a body: members that are null or empty, texts, lists and maps alike, are left out, so that
     * what was never filled is not demanded of a request. Otherwise as {@link #of}; trees are written as they are.
     */
    public static String withoutEmptyMembers(@Nullable Object value) {
        return written(value, true);
    }

    private static String written(@Nullable Object value, boolean withoutEmptyMembers) {
        if (value != null && isTreeOfOlderJackson(value.getClass())) {
            return value.toString();
        }
        try {
            return (withoutEmptyMembers ? Mapper.FILLED : Mapper.JSON).writeValueAsString(value);
        } catch (JacksonException unwritable) {
            throw new IllegalArgumentException(
                    "the object cannot be written as JSON: " + unwritable.getOriginalMessage(), unwritable);
        }
    }

    /**
     * The maps, lists, texts, numbers and booleans of a text.
     *
     * @throws IllegalArgumentException if it is not JSON
     */
    public static Object read(String json) {
        try {
            return Mapper.JSON.readValue(json, Object.class);
        } catch (JacksonException malformed) {
            throw new IllegalArgumentException("not valid JSON: " + malformed.getOriginalMessage(), malformed);
        }
    }

    /* The tree type of Jackson 2, which tests may have on their class path, writes itself as JSON. */
    private static boolean isTreeOfOlderJackson(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (each.getName().equals("com.fasterxml.jackson.databind.JsonNode")) {
                return true;
            }
        }
        return false;
    }

    /** Apart, because making a mapper takes noticeable time and few tests need one. */
    private static final class Mapper {

        static final JsonMapper JSON = JsonMapper.builder()
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
                .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_NULL))
                .build();

        static final JsonMapper FILLED = JSON.rebuild()
                .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_EMPTY)
                        .withContentInclusion(JsonInclude.Include.NON_EMPTY))
                .build();
    }
}
