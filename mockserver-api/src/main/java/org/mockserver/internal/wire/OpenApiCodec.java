package org.mockserver.internal.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.OpenAPIDefinition;
import tools.jackson.databind.JsonNode;

/** The tables of everything that names an OpenAPI specification. */
final class OpenApiCodec {

    /** The member that tells such an object from every other kind. */
    static final String SPECIFICATION = "specUrlOrPayload";

    private static final ObjectCodec<OpenAPIDefinition> DEFINITION = new ObjectCodec<OpenAPIDefinition>()
            .row("not", (definition, at) -> definition.setNot(at.bool()), definition -> Write.flag(definition.isNot()))
            .row(
                    "operationId",
                    (definition, at) -> definition.withOperationId(at.text()),
                    definition -> Write.text(definition.getOperationId()))
            .row(
                    SPECIFICATION,
                    (definition, at) -> definition.withSpecUrlOrPayload(readSpecification(at)),
                    definition -> writeSpecification(definition.getSpecUrlOrPayload()))
            .row(
                    "contextPathPrefix",
                    (definition, at) -> definition.withContextPathPrefix(at.text()),
                    definition -> Write.text(definition.getContextPathPrefix()));

    private static final ObjectCodec<OpenAPIExpectation> EXPECTATION = new ObjectCodec<OpenAPIExpectation>()
            .row(
                    SPECIFICATION,
                    (expectation, at) -> expectation.withSpecUrlOrPayload(readSpecification(at)),
                    expectation -> writeSpecification(expectation.getSpecUrlOrPayload()))
            .row(
                    "operationsAndResponses",
                    OpenApiCodec::readChoices,
                    expectation -> Write.ifSet(expectation.getOperationsAndResponses(), Json::ofPlainValue))
            .row(
                    "contextPathPrefix",
                    (expectation, at) -> expectation.withContextPathPrefix(at.text()),
                    expectation -> Write.text(expectation.getContextPathPrefix()));

    private OpenApiCodec() {}

    static OpenAPIDefinition read(At at) {
        OpenAPIDefinition definition = DEFINITION.read(at, new OpenAPIDefinition());
        require(at, definition.getSpecUrlOrPayload());
        return definition;
    }

    static JsonNode write(OpenAPIDefinition definition) {
        return DEFINITION.write(definition);
    }

    static OpenAPIExpectation readExpectation(At at) {
        OpenAPIExpectation expectation = EXPECTATION.read(at, new OpenAPIExpectation());
        require(at, expectation.getSpecUrlOrPayload());
        return expectation;
    }

    static JsonNode write(OpenAPIExpectation expectation) {
        return EXPECTATION.write(expectation);
    }

    private static void require(At at, @Nullable String specification) {
        if (specification == null
                && at.node().isObject()
                && at.member(SPECIFICATION).isAbsent()) {
            at.problem(SPECIFICATION + " is required");
        }
    }

    /* A specification in JSON has one form, whether it came as an object or as text, so that equal ones are equal. */
    static @Nullable String readSpecification(At at) {
        JsonNode given = at.node();
        if (given.isString() && !given.stringValue().isBlank()) {
            String text = given.stringValue();
            JsonNode object = text.stripLeading().startsWith("{") ? Json.parseOrMissing(text) : given;
            return object.isObject() ? Json.compact(object) : text;
        }
        if (given.isObject()) {
            return Json.compact(given);
        }
        at.wrong("the URL or file of an OpenAPI specification, or its text");
        return null;
    }

    static @Nullable JsonNode writeSpecification(@Nullable String specification) {
        if (specification == null || !specification.startsWith("{")) {
            return Write.text(specification);
        }
        JsonNode object = Json.parseOrMissing(specification);
        return object.isObject() ? object : Json.string(specification);
    }

    @SuppressWarnings("unchecked") // the plain value of a JSON object is a map by name
    private static void readChoices(OpenAPIExpectation expectation, At at) {
        if (!at.expectObject()) {
            return;
        }
        for (Map.Entry<String, At> choice : at.members()) {
            JsonNode node = choice.getValue().node();
            boolean named = node.isObject()
                    && node.properties().stream()
                            .allMatch(member -> member.getKey().matches("statusCode|exampleName")
                                    && member.getValue().isValueNode());
            if (!named && !node.isString() && !node.isIntegralNumber()) {
                choice.getValue().wrong("a status code or an object with statusCode and exampleName");
            }
        }
        expectation.withOperationsAndResponses((Map<String, Object>) Json.toPlainValue(at.node()));
    }
}
