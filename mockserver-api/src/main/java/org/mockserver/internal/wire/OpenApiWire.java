package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.mock.OpenAPIExpectation;
import tools.jackson.databind.JsonNode;

/** Imports of OpenAPI specifications as JSON. */
public final class OpenApiWire {

    /** What a refused document should have been, for {@link WireException#toText}. */
    public static final String KIND = "OpenAPI expectation";

    private OpenApiWire() {}

    /**
     * Reads one import or an array of them.
     *
     * @param document a tree, of which the members have been read from JSON or YAML
     * @return at least one, in document order
     * @throws WireException with everything that is wrong
     */
    public static List<OpenAPIExpectation> readMany(JsonNode document) {
        if (document.isMissingNode() || document.isNull() || (document.isArray() && document.isEmpty())) {
            throw new WireException("an OpenAPI expectation or array of OpenAPI expectations is required");
        }
        Problems problems = Problems.ofInstructions();
        At root = At.root(problems, document);
        List<OpenAPIExpectation> expectations = new ArrayList<>();
        for (At item : document.isArray() ? root.items() : List.of(root)) {
            expectations.add(OpenApiCodec.readExpectation(item));
        }
        problems.throwIfAny();
        return expectations;
    }

    /** The tree of an import. */
    public static JsonNode tree(OpenAPIExpectation expectation) {
        return OpenApiCodec.write(expectation);
    }

    /** The pretty text of an import. */
    public static String write(OpenAPIExpectation expectation) {
        return Json.pretty(tree(expectation));
    }
}
