package org.mockserver.serialization;

import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.logging.MockServerLogger;
import org.mockserver.model.HttpRequest;

/** Requests as JSON. Safe for use by any thread. What cannot be read is an IllegalArgumentException that says why. */
public class HttpRequestSerializer {

    private static final String KIND = "request";

    /** Reads and writes; the argument is of no account. */
    public HttpRequestSerializer(@Nullable MockServerLogger logger) {}

    /** The JSON of a request. */
    public String serialize(HttpRequest one) {
        return RequestWire.write(one);
    }

    /** The JSON of several as an array. */
    public String serialize(List<HttpRequest> several) {
        return Json.pretty(
                Json.array().addAll(several.stream().map(RequestWire::tree).toList()));
    }

    /** The JSON of several as an array. */
    public String serialize(HttpRequest... several) {
        return serialize(Arrays.asList(several));
    }

    /** A request that is written as JSON. */
    public HttpRequest deserialize(@Nullable String json) {
        return Read.document(json, KIND, RequestWire::readComplete);
    }

    /** Those that a server has shown as an array, or as one. */
    public HttpRequest[] deserializeArray(@Nullable String json) {
        return Read.document(json, KIND, RequestWire::readRecorded).toArray(new HttpRequest[0]);
    }
}
