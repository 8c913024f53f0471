package org.mockserver.internal.openapi;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.OpenAPIDefinition;

/** Makes expectations from the operations of a specification. */
final class Generator {

    private static final int HASH_BYTES = 8;

    private Generator() {}

    static OpenApi.Generated generate(OpenAPIExpectation wanted, Source source, Specification specification) {
        String group = group(wanted, source, specification);
        Map<String, Object> choices = wanted.getOperationsAndResponses();
        Set<String> ids = new LinkedHashSet<>();
        List<Expectation> expectations = new ArrayList<>();
        for (ApiOperation operation : concreteFirst(specification.operations())) {
            ids.add(group + operation.id());
            if (choices == null || choices.containsKey(operation.id())) {
                ResponseChoice choice =
                        choices == null ? ResponseChoice.FIRST : ResponseChoice.of(choices.get(operation.id()));
                expectations.add(new Expectation(definition(wanted, operation, specification))
                        .withId(group + operation.id())
                        .thenRespond(Responses.of(operation, choice, specification)));
            }
        }
        if (choices != null) {
            choices.keySet().stream()
                    .filter(id -> !ids.contains(group + id))
                    .forEach(id ->
                            specification.problems().add("operationsAndResponses." + id, "there is no such operation"));
        }
        return new OpenApi.Generated(
                expectations,
                group,
                ids,
                source.located(),
                specification.problems().all());
    }

    private static OpenAPIDefinition definition(
            OpenAPIExpectation wanted, ApiOperation operation, Specification specification) {
        OpenAPIDefinition definition = new OpenAPIDefinition()
                .withSpecUrlOrPayload(wanted.getSpecUrlOrPayload())
                .withOperationId(operation.id())
                .withContextPathPrefix(wanted.getContextPathPrefix());
        return OpenApi.resolved(
                definition, new OpenApi.Operation(operation.id(), Requests.of(operation, specification)));
    }

    /* A specification that was found somewhere is known by its place. One that was given as text is known by its title,
     * so that importing it again after a change replaces what was made from it before. */
    private static String group(OpenAPIExpectation wanted, Source source, Specification specification) {
        String identity = source.located() ? source.name() : specification.title();
        String prefix = wanted.getContextPathPrefix();
        String slug = specification.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
        return "openapi:" + slug.replaceAll("^_|_$", "") + "_" + hash(identity + "\n" + (prefix == null ? "" : prefix))
                + ":";
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /* Of two paths that both match, the one without parameters is meant (OpenAPI 3.0.3, 4.7.8.2). Expectations are tried
     * in order, so an operation moves before an earlier one that would take its requests; the others keep their order. */
    private static List<ApiOperation> concreteFirst(List<ApiOperation> operations) {
        List<ApiOperation> ordered = new ArrayList<>(operations.size());
        List<ApiOperation> templated = new ArrayList<>();
        for (ApiOperation operation : operations) {
            ApiOperation before = null;
            for (int i = 0; i < templated.size() && before == null; i++) {
                before = PathOrder.takes(templated.get(i), operation) ? templated.get(i) : null;
            }
            ordered.add(before == null ? ordered.size() : ordered.indexOf(before), operation);
            if (operation.path().indexOf('{') >= 0) {
                templated.add(operation);
            }
        }
        return ordered;
    }
}
