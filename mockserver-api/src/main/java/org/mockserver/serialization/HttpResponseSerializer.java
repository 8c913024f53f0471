package org.mockserver.serialization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.logging.MockServerLogger;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;

/** Responses as JSON. Safe for use by any thread. What cannot be read is an IllegalArgumentException that says why. */
public class HttpResponseSerializer {

    private static final String KIND = "response";

    /** Reads and writes; the argument is of no account. */
    public HttpResponseSerializer(@Nullable MockServerLogger logger) {}

    /** The JSON of a response. */
    public String serialize(HttpResponse one) {
        return ResponseWire.write(one);
    }

    /** The JSON of several as an array. */
    public String serialize(List<HttpResponse> several) {
        return Json.pretty(
                Json.array().addAll(several.stream().map(ResponseWire::tree).toList()));
    }

    /** The JSON of several as an array. */
    public String serialize(HttpResponse... several) {
        return serialize(Arrays.asList(several));
    }

    /** A response that is written as JSON. */
    public HttpResponse deserialize(@Nullable String json) {
        return Read.document(json, KIND, ResponseWire::read);
    }

    /** Those that a server has shown as an array, or as one. */
    public HttpResponse[] deserializeArray(@Nullable String json) {
        return Read.document(json, KIND, HttpResponseSerializer::readAll).toArray(new HttpResponse[0]);
    }

    private static List<HttpResponse> readAll(String json) {
        JsonNode document = Json.parse(json);
        List<HttpResponse> responses = new ArrayList<>();
        for (JsonNode each : document.isArray() ? document : Json.array().add(document)) {
            responses.add(ResponseWire.readRecorded(Json.compact(each)));
        }
        return responses;
    }
}
