package org.mockserver.internal.match;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.OpenAPIDefinition;
import tools.jackson.databind.JsonNode;

/**
 * Reads OpenAPI specifications. Implemented by an optional module and found through {@link java.util.ServiceLoader} when
 * the first specification is used. Safe for use by any thread; reading a URL or a file blocks.
 */
public interface OpenApi {

    /**
     * One operation of a specification.
     *
     * @param id its operationId, or method and path where it has none
     * @param requests what its requests look like, one for each kind of body it accepts; at least one
     */
    record Operation(String id, List<HttpRequest> requests) {

        /** Copies the requests. */
        public Operation {
            requests = List.copyOf(requests);
        }
    }

    /**
     * What both sides of an operation send.
     *
     * @param requests what its requests look like, one for each kind of body; at least one
     * @param responses what its responses look like, by status code, range or {@code default}: their headers and body in
     *     the words of request definitions, one for each kind of body; none if any response will do
     */
    record Contract(List<HttpRequest> requests, Map<String, List<HttpRequest>> responses) {

        /** Copies the collections. */
        public Contract {
            requests = List.copyOf(requests);
            responses = Map.copyOf(responses);
        }
    }

    /**
     * What a specification was turned into.
     *
     * @param expectations one for each chosen operation, with ids that begin with the group
     * @param group what the ids of all expectations made from this specification, then or later, begin with
     * @param ids the ids that all operations of the specification have, chosen or not
     * @param located whether the specification was found at a place, which makes it the same one when it changes
     * @param problems what of the specification could not be used, one sentence each
     */
    record Generated(
            List<Expectation> expectations, String group, Set<String> ids, boolean located, List<String> problems) {

        /** Copies the collections. */
        public Generated {
            expectations = List.copyOf(expectations);
            ids = Set.copyOf(ids);
            problems = List.copyOf(problems);
        }
    }

    /**
     * The operations a definition means.
     *
     * @param definition of one operation or of all
     * @return in document order; empty when the named operation does not exist
     * @throws UnusableSpecification when the specification cannot be read
     */
    List<Operation> operations(OpenAPIDefinition definition);

    /**
     * What a specification demands of both sides.
     *
     * @param specUrlOrPayload its text, or where it is
     * @return in document order
     * @throws UnusableSpecification when the specification cannot be read
     */
    List<Contract> contracts(String specUrlOrPayload);

    /**
     * Makes expectations from a specification.
     *
     * @param specification and which of its operations and responses are wanted
     * @return the expectations, not yet stored
     * @throws UnusableSpecification when the specification cannot be read
     */
    Generated generate(OpenAPIExpectation specification);

    /**
     * Reads a document in JSON or YAML.
     *
     * @param text bounded by the caller
     * @return the tree; the missing node when there is nothing in the text
     * @throws org.mockserver.internal.wire.WireException when it is neither
     */
    JsonNode read(String text);

    /**
     * A definition that carries what it means, so that compiling it does not read the specification again.
     *
     * @param definition of one operation
     * @param operation what the specification says about it
     * @return a definition that is shown like the given one
     */
    static OpenAPIDefinition resolved(OpenAPIDefinition definition, Operation operation) {
        return ResolvedOpenApi.of(definition, operation.requests());
    }

    /**
     * The implementation that is installed.
     *
     * @return the same object at each call
     * @throws org.mockserver.internal.wire.WireException naming the missing artifact when there is none
     */
    static OpenApi installed() {
        return InstalledOpenApi.get();
    }
}
