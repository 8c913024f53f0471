package org.mockserver.internal.control.imports;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Expectations as a pact, version 3. Those that do not answer an HTTP request with a response are left out. */
public final class PactExport {

    private static final int OK = 200;

    private PactExport() {}

    /**
     * The pact.
     *
     * @param expectations shown by their literal values and their first response
     * @param consumer name of the consumer
     * @param provider name of the provider
     * @return the document
     */
    public static ObjectNode of(List<Expectation> expectations, String consumer, String provider) {
        ObjectNode pact = Json.object();
        pact.putObject("consumer").put("name", consumer);
        pact.putObject("provider").put("name", provider);
        ArrayNode interactions = pact.putArray("interactions");
        for (Expectation expectation : expectations) {
            HttpResponse response = response(expectation);
            if (response != null && expectation.getHttpRequest() instanceof HttpRequest request) {
                interactions.add(interaction(expectation.getId(), request, response));
            }
        }
        pact.putObject("metadata").putObject("pactSpecification").put("version", "3.0.0");
        return pact;
    }

    /** The first response of an expectation; null if it answers in another way. */
    static @Nullable HttpResponse response(Expectation expectation) {
        List<HttpResponse> responses = expectation.getHttpResponses();
        return responses == null || responses.isEmpty() ? expectation.getHttpResponse() : responses.get(0);
    }

    private static ObjectNode interaction(String description, HttpRequest request, HttpResponse response) {
        JsonNode definition = RequestWire.tree(request);
        JsonNode answer = ResponseWire.tree(response);
        ObjectNode interaction = Json.object().put("description", description);
        ObjectNode asked = interaction.putObject("request");
        asked.put("method", definition.path("method").asString("GET"));
        asked.put("path", definition.path("path").asString("/"));
        if (definition.has("queryStringParameters")) {
            asked.set("query", definition.path("queryStringParameters"));
        }
        headers(definition, asked);
        body(definition, asked);
        ObjectNode answered = interaction.putObject("response");
        answered.put("status", answer.path("statusCode").asInt(OK));
        headers(answer, answered);
        body(answer, answered);
        return interaction;
    }

    private static void headers(JsonNode from, ObjectNode to) {
        if (from.path("headers").isObject()) {
            ObjectNode headers = to.putObject("headers");
            from.path("headers")
                    .properties()
                    .forEach(header -> headers.put(
                            header.getKey(),
                            String.join(
                                    ", ",
                                    header.getValue().values().stream()
                                            .map(value -> value.asString(""))
                                            .toList())));
        }
    }

    private static void body(JsonNode from, ObjectNode to) {
        JsonNode body = from.path("body");
        JsonNode shown = body;
        if (body.path("type").isString()) {
            JsonNode json = body.path("json");
            shown = json.isMissingNode() ? body.path("string") : json;
        }
        if (!shown.isMissingNode()) {
            to.set("body", shown);
        }
    }
}
