package org.mockserver.internal.match;

import java.util.List;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.OpenAPIDefinition;

/**
 * An OpenAPI definition together with the requests it stood for when it was read. A stored rule keeps this form, so that
 * nobody has to read the specification again to decide about the rule.
 */
final class ResolvedOpenApi extends OpenAPIDefinition {

    private final List<HttpRequest> requests;

    private ResolvedOpenApi(List<HttpRequest> requests) {
        this.requests = requests;
    }

    static ResolvedOpenApi of(OpenAPIDefinition definition) {
        if (definition instanceof ResolvedOpenApi resolved) {
            return resolved;
        }
        List<HttpRequest> requests = OpenApi.installed().operations(definition).stream()
                .flatMap(operation -> operation.requests().stream())
                .toList();
        return of(definition, requests);
    }

    static ResolvedOpenApi of(OpenAPIDefinition definition, List<HttpRequest> requests) {
        ResolvedOpenApi resolved = new ResolvedOpenApi(List.copyOf(requests));
        resolved.withSpecUrlOrPayload(definition.getSpecUrlOrPayload())
                .withOperationId(definition.getOperationId())
                .withContextPathPrefix(definition.getContextPathPrefix())
                .setNot(definition.getNot());
        return resolved;
    }

    /** One for each operation and kind of body. */
    List<HttpRequest> requests() {
        return requests;
    }
}
