package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/**
 * The requests that an OpenAPI specification describes: those of one operation, or of all its operations when none is
 * named.
 */
public class OpenAPIDefinition extends RequestDefinition {

    private @Nullable String specUrlOrPayload;
    private @Nullable String operationId;
    private @Nullable String contextPathPrefix;

    /** A definition to be completed. */
    public static OpenAPIDefinition openAPI() {
        return new OpenAPIDefinition();
    }

    /** All operations of a specification. */
    public static OpenAPIDefinition openAPI(String specUrlOrPayload) {
        return new OpenAPIDefinition().withSpecUrlOrPayload(specUrlOrPayload);
    }

    /** One operation of a specification. */
    public static OpenAPIDefinition openAPI(String specUrlOrPayload, String operationId) {
        return openAPI(specUrlOrPayload).withOperationId(operationId);
    }

    /** The URL, file or class-path resource of a specification, or its text in JSON or YAML; null until it is set. */
    public @Nullable String getSpecUrlOrPayload() {
        return specUrlOrPayload;
    }

    /** Sets where the specification is found, or what it says. */
    public OpenAPIDefinition withSpecUrlOrPayload(@Nullable String specUrlOrPayload) {
        this.specUrlOrPayload = specUrlOrPayload;
        return this;
    }

    /** The one operation that is meant; null or blank for all of them. */
    public @Nullable String getOperationId() {
        return operationId;
    }

    /** Sets the one operation that is meant; null or blank for all of them. */
    public OpenAPIDefinition withOperationId(@Nullable String operationId) {
        this.operationId = operationId;
        return this;
    }

    /** What stands before every path of the specification, for example {@code /v1}; null or blank for nothing. */
    public @Nullable String getContextPathPrefix() {
        return contextPathPrefix;
    }

    /** Sets what stands before every path of the specification. */
    public OpenAPIDefinition withContextPathPrefix(@Nullable String contextPathPrefix) {
        this.contextPathPrefix = contextPathPrefix;
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return append(
                super.namedFields(),
                "specUrlOrPayload",
                specUrlOrPayload,
                "operationId",
                operationId,
                "contextPathPrefix",
                contextPathPrefix);
    }
}
