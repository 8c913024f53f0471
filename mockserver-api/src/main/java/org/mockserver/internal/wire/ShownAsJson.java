package org.mockserver.internal.wire;

import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.objects.Shown;
import org.mockserver.mock.Expectation;
import org.mockserver.mock.OpenAPIExpectation;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.BinaryResponse;
import org.mockserver.model.Body;
import org.mockserver.model.Cookie;
import org.mockserver.model.Cookies;
import org.mockserver.model.DnsResponse;
import org.mockserver.model.GrpcBidiResponse;
import org.mockserver.model.GrpcStreamResponse;
import org.mockserver.model.HttpClassCallback;
import org.mockserver.model.HttpError;
import org.mockserver.model.HttpForward;
import org.mockserver.model.HttpForwardValidateAction;
import org.mockserver.model.HttpForwardWithFallback;
import org.mockserver.model.HttpLlmResponse;
import org.mockserver.model.HttpObjectCallback;
import org.mockserver.model.HttpOverrideForwardedRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpSseResponse;
import org.mockserver.model.HttpTemplate;
import org.mockserver.model.HttpWebSocketResponse;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.LogEventRequestAndResponse;
import org.mockserver.model.Parameter;
import org.mockserver.model.ParameterBody;
import org.mockserver.model.Parameters;
import org.mockserver.model.RequestDefinition;
import org.mockserver.verify.Verification;
import org.mockserver.verify.VerificationSequence;
import tools.jackson.databind.JsonNode;

/** Shows what clients send as the JSON they send, and bodies that are texts as these texts. */
public final class ShownAsJson implements Shown {

    private static final Map<Class<?>, Function<Object, @Nullable JsonNode>> ROWS = rows();

    private static Map<Class<?>, Function<Object, @Nullable JsonNode>> rows() {
        Map<Class<?>, Function<Object, @Nullable JsonNode>> rows = new HashMap<>();
        row(rows, RequestDefinition.class, RequestCodec::write);
        row(rows, HttpResponse.class, ResponseCodec::write);
        row(rows, HttpError.class, ErrorCodec::write);
        row(rows, HttpTemplate.class, TemplateCodec::write);
        row(rows, HttpClassCallback.class, CallbackCodec::write);
        row(rows, HttpObjectCallback.class, CallbackCodec::write);
        row(rows, HttpForward.class, ForwardCodec::writeForward);
        row(rows, HttpForwardWithFallback.class, ForwardCodec::writeFallback);
        row(rows, HttpForwardValidateAction.class, ValidateCodec::write);
        row(rows, HttpOverrideForwardedRequest.class, OverrideCodec::write);
        row(rows, HttpSseResponse.class, SseCodec::write);
        row(rows, HttpWebSocketResponse.class, WebSocketCodec::write);
        row(rows, HttpLlmResponse.class, LlmCodec::write);
        row(rows, BinaryResponse.class, BinaryCodec::writeResponse);
        row(rows, DnsResponse.class, DnsCodec::write);
        row(rows, GrpcStreamResponse.class, GrpcCodec::write);
        row(rows, GrpcBidiResponse.class, GrpcCodec::write);
        row(rows, Expectation.class, ExpectationCodec::write);
        row(rows, OpenAPIExpectation.class, OpenApiCodec::write);
        row(rows, Verification.class, VerificationWire::tree);
        row(rows, VerificationSequence.class, VerificationSequenceWire::tree);
        row(rows, LogEventRequestAndResponse.class, RequestAndResponseWire::tree);
        row(rows, KeysToMultiValues.class, MultiMapCodec::write);
        row(rows, Cookies.class, CookieCodec::write);
        row(rows, KeyToMultiValue.class, ShownAsJson::named);
        row(rows, Cookie.class, ShownAsJson::named);
        return Map.copyOf(rows);
    }

    private static <T> void row(
            Map<Class<?>, Function<Object, @Nullable JsonNode>> rows,
            Class<T> type,
            Function<T, @Nullable JsonNode> writer) {
        rows.put(type, shown -> writer.apply(type.cast(shown)));
    }

    @Override
    public @Nullable String text(Object shown) {
        if (shown instanceof Body<?> body) {
            return body.getValue() == null ? "" : text(body);
        }
        for (Class<?> type = shown.getClass(); type != null; type = type.getSuperclass()) {
            Function<Object, @Nullable JsonNode> row = ROWS.get(type);
            if (row != null) {
                return pretty(row.apply(shown));
            }
        }
        return null;
    }

    private static String pretty(@Nullable JsonNode tree) {
        return Json.pretty(tree == null ? Json.object() : tree);
    }

    private static String text(Body<?> body) {
        return switch (body.getType()) {
            case STRING, JSON, XML -> String.valueOf(body.getValue());
            case BINARY -> Base64.getEncoder().encodeToString(((BinaryBody) body).getValue());
            case PARAMETERS -> form(((ParameterBody) body).getValue());
            case ALL_OF,
                    FILE,
                    FUZZY,
                    GRAPHQL,
                    JSON_PATH,
                    JSON_RPC,
                    JSON_SCHEMA,
                    MULTIPART,
                    REGEX,
                    WASM,
                    XML_SCHEMA,
                    XPATH -> pretty(BodyWriter.write(body, BodyRole.REQUEST, false));
        };
    }

    private static String form(Parameters parameters) {
        StringJoiner form = new StringJoiner("&");
        for (Parameter parameter : parameters.getEntries()) {
            parameter.getValues().forEach(value -> form.add(parameter.getName() + "=" + value));
        }
        return form.toString();
    }

    private static JsonNode named(KeyToMultiValue entry) {
        return Json.object()
                .put("name", entry.getName().toString())
                .set("values", Write.array(entry.getValues(), value -> Json.string(value.toString())));
    }

    private static JsonNode named(Cookie cookie) {
        return Json.object()
                .put("name", cookie.getName().toString())
                .put("value", cookie.getValue().toString());
    }
}
