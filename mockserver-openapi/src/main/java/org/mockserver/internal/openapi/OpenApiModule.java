package org.mockserver.internal.openapi;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.match.OpenApi;
import org.mockserver.internal.match.UnusableSpecification;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.OpenAPIDefinition;
import tools.jackson.databind.JsonNode;

/** Reads OpenAPI 3 and Swagger 2 specifications. Safe for use by any thread. */
public final class OpenApiModule implements OpenApi {

    private static final long FETCH_LIMIT_MILLIS = 15_000;

    private final FetchedSources remembered;
    private final SpecificationCache cache = new SpecificationCache();

    /** Made by {@link java.util.ServiceLoader}. */
    public OpenApiModule() {
        this(new HttpFetcher(FETCH_LIMIT_MILLIS));
    }

    OpenApiModule(Fetcher fetcher) {
        this.remembered = new FetchedSources(new Sources(fetcher), System::nanoTime);
    }

    @Override
    public List<Operation> operations(OpenAPIDefinition definition) {
        return orRefuse(() -> {
            Source source = remembered.get(text(definition.getSpecUrlOrPayload()));
            Specification specification = cache.get(source, text(definition.getContextPathPrefix()));
            String wanted = text(definition.getOperationId());
            return specification.operations().stream()
                    .filter(operation -> wanted.isBlank() || operation.id().equals(wanted))
                    .map(operation -> new Operation(operation.id(), Requests.of(operation, specification)))
                    .toList();
        });
    }

    @Override
    public List<Contract> contracts(String specUrlOrPayload) {
        return orRefuse(() -> {
            Specification specification = cache.get(remembered.get(specUrlOrPayload), "");
            return specification.operations().stream()
                    .map(operation -> new Contract(
                            Requests.of(operation, specification), ResponseShapes.of(operation, specification)))
                    .toList();
        });
    }

    @Override
    public Generated generate(OpenAPIExpectation wanted) {
        return orRefuse(() -> {
            Source source = remembered.renew(text(wanted.getSpecUrlOrPayload()));
            Specification specification = SpecificationReader.read(source, text(wanted.getContextPathPrefix()));
            return Generator.generate(wanted, source, specification);
        });
    }

    @Override
    public JsonNode read(String text) {
        return Texts.parse(text);
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }

    private interface Work<T> {
        T run();
    }

    private static <T> T orRefuse(Work<T> work) {
        try {
            return work.run();
        } catch (WireException unusable) {
            throw new UnusableSpecification(unusable.errors().get(0).message());
        }
    }
}
