package org.mockserver.model;

/** A JSON body in which a JSONPath finds something. */
public class JsonPathBody extends Body<String> {

    private final String jsonPath;

    /** A body in which that path finds something. */
    public JsonPathBody(String jsonPath) {
        super(Type.JSON_PATH);
        this.jsonPath = jsonPath;
    }

    /** A body in which that path finds something. */
    public static JsonPathBody jsonPath(String jsonPath) {
        return new JsonPathBody(jsonPath);
    }

    @Override
    public String getValue() {
        return jsonPath;
    }
}
