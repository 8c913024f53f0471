package org.mockserver.internal.events;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.ExpectationWire;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.Redaction;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.internal.wire.VerificationSequenceWire;
import org.mockserver.internal.wire.VerificationWire;
import org.mockserver.mock.Expectation;
import org.mockserver.model.BinaryResponse;
import org.mockserver.model.Body;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.NottableString;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Shows what log entries talk about: requests, expectations and so on, as JSON or in a few words. */
final class LogValue {

    private LogValue() {}

    /** The value as pretty JSON, a text as it is. */
    static String pretty(Object value, Redaction redaction) {
        JsonNode tree = tree(value, redaction);
        return tree == null ? value.toString() : Json.pretty(tree);
    }

    /** The JSON of the value as it may be shown; null for a plain text. */
    static @Nullable JsonNode tree(Object value, Redaction redaction) {
        JsonNode tree = tree(value);
        return tree == null ? null : redaction.tree(tree);
    }

    private static @Nullable JsonNode tree(Object value) {
        if (value instanceof RequestView request) {
            return request.isBinary() ? RequestWire.tree(Recorded.message(request)) : recorded(request);
        } else if (value instanceof BinaryResponse response) {
            return ResponseWire.tree(response);
        } else if (value instanceof RequestDefinition definition) {
            return RequestWire.tree(definition);
        } else if (value instanceof HttpResponse response) {
            return ResponseWire.tree(response);
        } else if (value instanceof HttpError error) {
            return ResponseWire.tree(error);
        } else if (value instanceof Expectation expectation) {
            return ExpectationWire.tree(expectation);
        } else if (value instanceof Verification verification) {
            return VerificationWire.tree(verification);
        } else if (value instanceof VerificationSequence sequence) {
            return VerificationSequenceWire.tree(sequence);
        } else if (value instanceof List<?> list) {
            return tree(list);
        }
        return value instanceof JsonNode node ? node : null;
    }

    private static JsonNode tree(List<?> list) {
        ArrayNode array = Json.array();
        for (Object element : list) {
            JsonNode tree = tree(element);
            array.add(tree == null ? Json.string(element.toString()) : tree);
        }
        return array;
    }

    /** A recorded request with its body as the client meant it, without the wrapping that names the content type. */
    static JsonNode recorded(RequestView request) {
        HttpRequest spec = Recorded.request(request);
        JsonNode tree = RequestWire.tree(spec);
        Body<?> body = spec.getBody();
        if (body != null && body.getValue() instanceof String text && tree instanceof ObjectNode object) {
            JsonNode json = body instanceof JsonBody ? Json.parseStrict(text) : null;
            object.set("body", json == null ? Json.string(text) : json);
        }
        return tree;
    }

    /** The value in a few words. */
    static String brief(Object value, Redaction redaction) {
        if (value instanceof RequestView request) {
            return request.isBinary() ? request.toString() : request.method() + " " + request.path();
        } else if (value instanceof HttpRequest request) {
            return brief(request);
        } else if (value instanceof HttpResponse response) {
            return String.valueOf(response.getStatusCode() == null ? 200 : response.getStatusCode());
        } else if (value instanceof Expectation expectation) {
            return expectation.getId();
        }
        JsonNode tree = tree(value, redaction);
        return tree == null ? value.toString() : Json.compact(tree);
    }

    private static String brief(HttpRequest request) {
        return text(request.getMethod(), "*") + " " + text(request.getPath(), "*");
    }

    private static String text(@Nullable NottableString string, String otherwise) {
        return string == null || string.isBlank() ? otherwise : string.toString();
    }

    /** Whether {@link #brief} says enough about the value inside a JSON log entry. */
    static boolean isRequest(Object value) {
        return value instanceof RequestView || value instanceof RequestDefinition;
    }
}
