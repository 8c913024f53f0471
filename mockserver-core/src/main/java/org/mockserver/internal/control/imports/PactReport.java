package org.mockserver.internal.control.imports;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Whether expectations keep a pact: for each interaction the expectation that takes its request, and how that answers.
 * Status and body must be the same; of the headers those that the pact names.
 */
public final class PactReport {

    private static final int OK = 200;
    private static final Imports.Options AS_GIVEN =
            new Imports.Options(new Redaction(false, List.of(), List.of()), false, false, "");

    private PactReport() {}

    /**
     * The report.
     *
     * @param pact of version 2 to 4
     * @param taker finds the expectation that would take a request, null when there is none
     * @return {@code verified}, and {@code interactions} with the reason of each that is not
     * @throws ImportException if the pact names no interaction over HTTP
     */
    public static ObjectNode of(JsonNode pact, Function<HttpRequest, @Nullable Expectation> taker) {
        ArrayNode results = Json.array();
        boolean verified = true;
        for (JsonNode interaction : PactImport.interactions(pact)) {
            Expectation example = PactImport.made(interaction, Json.object(), new Imported(AS_GIVEN));
            String reason = reason(example, taker);
            ObjectNode result = results.addObject();
            result.put("description", Imported.textOrEmpty(interaction, "description"));
            result.put("verified", reason == null);
            if (reason != null) {
                result.put("reason", reason);
                verified = false;
            }
        }
        if (results.isEmpty()) {
            throw new ImportException("Pact contract must contain at least one interaction");
        }
        ObjectNode report = Json.object().put("verified", verified);
        report.set("interactions", results);
        return report;
    }

    private static @Nullable String reason(Expectation example, Function<HttpRequest, @Nullable Expectation> taker) {
        HttpRequest request = (HttpRequest) Objects.requireNonNull(example.getHttpRequest());
        Expectation taking = taker.apply(request);
        if (taking == null) {
            return "no matching expectation found";
        }
        HttpResponse answer = PactExport.response(taking);
        if (answer == null) {
            return "the matching expectation " + taking.getId() + " has no fixed response";
        }
        HttpResponse wanted = Objects.requireNonNull(example.getHttpResponse());
        String headers = headers(wanted, answer);
        if (status(wanted) != status(answer)) {
            return "status code mismatch: expected " + status(wanted) + " but was " + status(answer);
        }
        return headers == null ? body(wanted, answer) : headers;
    }

    private static int status(HttpResponse response) {
        return Objects.requireNonNullElse(response.getStatusCode(), OK);
    }

    private static @Nullable String headers(HttpResponse wanted, HttpResponse answer) {
        for (Header header : wanted.getHeaderList()) {
            String name = header.getName().getValue();
            List<String> found = answer.getHeader(name);
            for (NottableString value : header.getValues()) {
                if (!found.contains(value.getValue())) {
                    return "header mismatch: expected " + name + ": " + value.getValue() + " but was "
                            + (found.isEmpty() ? "absent" : String.join(", ", found));
                }
            }
        }
        return null;
    }

    private static @Nullable String body(HttpResponse wanted, HttpResponse answer) {
        String expected = Objects.requireNonNullElse(wanted.getBodyAsString(), "");
        String actual = Objects.requireNonNullElse(answer.getBodyAsString(), "");
        if (wanted.getBody() == null || expected.equals(actual)) {
            return null;
        }
        JsonNode expectedJson = Json.parseStrict(expected);
        JsonNode actualJson = Json.parseStrict(actual);
        if (expectedJson == null || actualJson == null) {
            return "body mismatch: expected " + expected + " but was " + actual;
        }
        return expectedJson.equals(actualJson) ? null : "body mismatch: JSON bodies are not equal";
    }
}
