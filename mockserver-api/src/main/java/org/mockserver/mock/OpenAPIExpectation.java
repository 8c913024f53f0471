package org.mockserver.mock;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** An OpenAPI specification from which expectations are made: one for each operation, answering with its examples. */
public class OpenAPIExpectation extends ValueObject {

    private @Nullable String specUrlOrPayload;
    private @Nullable Map<String, Object> operationsAndResponses;
    private @Nullable String contextPathPrefix;

    /** An import to be completed. */
    public static OpenAPIExpectation openAPIExpectation() {
        return new OpenAPIExpectation();
    }

    /** All operations of a specification, each with its first response. */
    public static OpenAPIExpectation openAPIExpectation(String specUrlOrPayload) {
        return new OpenAPIExpectation().withSpecUrlOrPayload(specUrlOrPayload);
    }

    /** Some operations of a specification with chosen responses. */
    public static OpenAPIExpectation openAPIExpectation(
            String specUrlOrPayload, Map<String, Object> operationsAndResponses) {
        return openAPIExpectation(specUrlOrPayload).withOperationsAndResponses(operationsAndResponses);
    }

    /** Some operations of a specification with chosen status codes. */
    public static OpenAPIExpectation openAPIExpectationWithStringResponses(
            String specUrlOrPayload, Map<String, String> operationsAndResponses) {
        return openAPIExpectation(specUrlOrPayload).withOperationsAndStringResponses(operationsAndResponses);
    }

    /** The URL, file or class-path resource of a specification, or its text in JSON or YAML; null until it is set. */
    public @Nullable String getSpecUrlOrPayload() {
        return specUrlOrPayload;
    }

    /** Sets where the specification is found, or what it says. */
    public OpenAPIExpectation withSpecUrlOrPayload(@Nullable String specUrlOrPayload) {
        this.specUrlOrPayload = specUrlOrPayload;
        return this;
    }

    /**
     * The operations to take, by id, each with the response to answer: a status code as text, or a map with {@code
     * statusCode} and {@code exampleName}. Null for all operations with their first response.
     */
    public @Nullable Map<String, Object> getOperationsAndResponses() {
        return operationsAndResponses;
    }

    /** Sets the operations to take; null for all of them. */
    public OpenAPIExpectation withOperationsAndResponses(@Nullable Map<String, Object> operationsAndResponses) {
        this.operationsAndResponses =
                operationsAndResponses == null ? null : new LinkedHashMap<>(operationsAndResponses);
        return this;
    }

    /** Sets the operations to take with their status codes; null for all of them. */
    public OpenAPIExpectation withOperationsAndStringResponses(@Nullable Map<String, String> operationsAndResponses) {
        this.operationsAndResponses =
                operationsAndResponses == null ? null : new LinkedHashMap<>(operationsAndResponses);
        return this;
    }

    /** What stands before every path of the specification, for example {@code /v1}; null or blank for nothing. */
    public @Nullable String getContextPathPrefix() {
        return contextPathPrefix;
    }

    /** Sets what stands before every path of the specification. */
    public OpenAPIExpectation withContextPathPrefix(@Nullable String contextPathPrefix) {
        this.contextPathPrefix = contextPathPrefix;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "specUrlOrPayload",
            specUrlOrPayload,
            "operationsAndResponses",
            operationsAndResponses,
            "contextPathPrefix",
            contextPathPrefix
        };
    }
}
