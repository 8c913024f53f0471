package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A JSON body in which a JSONPath finds something. */
public class JsonPathBody extends Body<String> {

    private final String jsonPath;
    private final @Nullable NottableDateTimeString dateTime;

    /** A body in which that path finds something. */
    public JsonPathBody(String jsonPath) {
        this(jsonPath, null);
    }

    /** A body in which that path finds such a date and time; null for anything. */
    public JsonPathBody(String jsonPath, @Nullable NottableDateTimeString dateTime) {
        super(Type.JSON_PATH);
        this.jsonPath = jsonPath;
        this.dateTime = dateTime;
    }

    /** A body in which that path finds something. */
    public static JsonPathBody jsonPath(String jsonPath) {
        return new JsonPathBody(jsonPath);
    }

    @Override
    public String getValue() {
        return jsonPath;
    }

    /** A body in which that path finds such a date and time; null for anything. */
    public static JsonPathBody jsonPath(String jsonPath, @Nullable NottableDateTimeString dateTime) {
        return new JsonPathBody(jsonPath, dateTime);
    }

    /** The date and time that must be found, or null for anything. */
    public @Nullable NottableDateTimeString getDateTime() {
        return dateTime;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(super.namedFields(), "dateTime", dateTime);
    }
}
