package org.mockserver.internal.control.imports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** The table of documents that can be imported. */
public final class Imports {

    private static final List<Row> ROWS = List.of(
            new Row("har", HarImport::isHar, HarImport::read),
            new Row("postman", PostmanImport::isPostman, PostmanImport::read),
            new Row("pact", PactImport::isPact, PactImport::read),
            new Row("wiremock", WireMockImport::isWireMock, WireMockImport::read),
            new Row("mountebank", MountebankImport::isMountebank, MountebankImport::read),
            new Row("mockoon", MockoonImport::isMockoon, MockoonImport::read));

    private Imports() {}

    /**
     * A kind of document.
     *
     * @param name as in the query parameter {@code format}
     * @param recogniser whether a document is of this kind
     * @param reader adds the expectations of a document
     */
    record Row(String name, Predicate<JsonNode> recogniser, BiConsumer<JsonNode, Collected> reader) {}

    /**
     * What a caller wants beyond the document.
     *
     * @param redaction which values are secrets
     * @param consolidate whether several answers to the same request become one expectation that gives them in turn
     * @param parameterize whether numbers and UUIDs in paths become path parameters
     * @param filesDirectory what file names of the document are relative to; may be empty
     */
    public record Options(Redaction redaction, boolean consolidate, boolean parameterize, String filesDirectory) {}

    /**
     * The expectations of a document.
     *
     * @param document JSON of any kind
     * @param format name of a row in any letter case; null to recognise the document
     * @param options what the caller wants beyond it
     * @return in the order in which they are to be registered, each with an id
     * @throws ImportException if the document is of no known kind or says nothing usable
     */
    public static List<Expectation> read(JsonNode document, @Nullable String format, Options options) {
        Collected collected = new Collected(options);
        try {
            row(document, format).reader().accept(document, collected);
        } catch (IllegalArgumentException unusable) {
            throw new ImportException(String.valueOf(unusable.getMessage()));
        }
        List<Expectation> expectations = collected.expectations();
        if (expectations.isEmpty()) {
            throw new ImportException("the document contains nothing that can be mocked");
        }
        return options.consolidate() ? consolidated(expectations) : expectations;
    }

    private static Row row(JsonNode document, @Nullable String format) {
        for (Row row : ROWS) {
            boolean meant = format == null
                    ? row.recogniser().test(document)
                    : row.name().equalsIgnoreCase(format);
            if (meant) {
                return row;
            }
        }
        throw new ImportException(
                format == null
                        ? "the kind of document was not recognised, name it with format=" + names()
                        : "unknown import format '" + format + "' (expected one of " + names() + ")");
    }

    /** The names of all rows, with commas between them. */
    public static String names() {
        return ROWS.stream().map(Row::name).collect(Collectors.joining(", ")) + ", recording";
    }

    private static List<Expectation> consolidated(List<Expectation> expectations) {
        Map<RequestDefinition, Expectation> byRequest = new LinkedHashMap<>();
        for (Expectation expectation : expectations) {
            RequestDefinition definition = expectation.getHttpRequest();
            Expectation first = definition == null ? null : byRequest.putIfAbsent(definition, expectation);
            if (first != null) {
                List<HttpResponse> responses = new ArrayList<>();
                append(first, responses);
                append(expectation, responses);
                first.thenRespond((HttpResponse) null).thenRespond(responses);
            }
        }
        return List.copyOf(byRequest.values());
    }

    private static void append(Expectation expectation, List<HttpResponse> responses) {
        if (expectation.getHttpResponses() != null) {
            responses.addAll(expectation.getHttpResponses());
        } else if (expectation.getHttpResponse() != null) {
            responses.add(expectation.getHttpResponse());
        }
    }
}
