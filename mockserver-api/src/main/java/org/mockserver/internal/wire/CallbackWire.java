package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.BinaryBody;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.Headers;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.StringBody;
import org.mockserver.serialization.model.PausedStreamFrameDTO;
import org.mockserver.serialization.model.StreamFrameDecisionDTO;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The messages of the callback socket as text: an object whose {@code type} is one of a few names and whose
 * {@code value} is a string that holds JSON. Both directions, for servers and clients.
 */
public final class CallbackWire {

    /** The header of requests and responses that says which question an answer belongs to. */
    public static final String CORRELATION_HEADER = "WebSocketCorrelationId";

    private static final String WELCOME = "org.mockserver.serialization.model.WebSocketClientIdDTO";
    private static final String REQUEST = "org.mockserver.model.HttpRequest";
    private static final String RESPONSE = "org.mockserver.model.HttpResponse";
    private static final String EXCHANGE = "org.mockserver.model.HttpRequestAndHttpResponse";
    private static final String FAILURE = "org.mockserver.serialization.model.WebSocketErrorDTO";

    private static final String FRAME = "org.mockserver.serialization.model.PausedStreamFrameDTO";
    private static final String DECISION = "org.mockserver.serialization.model.StreamFrameDecisionDTO";

    private static final String CORRELATION_FIELD = "webSocketCorrelationId";
    private static final String HTTP_REQUEST = "httpRequest";
    private static final String HTTP_RESPONSE = "httpResponse";

    private CallbackWire() {}

    /** The first message of a server: the id under which it knows the client. */
    public static String welcome(String clientId) {
        return envelope(WELCOME, Json.object().put("clientId", clientId));
    }

    /** A request as it was received, or one to pass on; texts are taken literally. */
    public static String request(HttpRequest request, String correlationId) {
        return envelope(REQUEST, tree(request, correlationId));
    }

    /** What was passed on and what came back. */
    public static String exchange(HttpRequest request, HttpResponse response, String correlationId) {
        ObjectNode value = Json.object();
        value.set(HTTP_REQUEST, tree(request, correlationId));
        value.set(HTTP_RESPONSE, ResponseCodec.write(response));
        return envelope(EXCHANGE, value);
    }

    /** An answer. */
    public static String response(HttpResponse response, String correlationId) {
        return envelope(RESPONSE, correlated((ObjectNode) ResponseCodec.write(response), correlationId));
    }

    /** The callback failed. */
    public static String failure(@Nullable String message, String correlationId) {
        return envelope(FAILURE, Json.object().put("message", message).put(CORRELATION_FIELD, correlationId));
    }

    /**
     * A message as text.
     *
     * @param message what to say; an {@link CallbackMessage.Unusable} one becomes a failure
     */
    public static String write(CallbackMessage message) {
        if (message instanceof CallbackMessage.Request request) {
            return request(request.request(), request.correlationId());
        }
        if (message instanceof CallbackMessage.Response response) {
            return response(response.response(), response.correlationId());
        }
        if (message instanceof CallbackMessage.Exchange exchange) {
            return exchange(exchange.request(), exchange.response(), exchange.correlationId());
        }
        if (message instanceof CallbackMessage.Failure failure) {
            return failure(failure.message(), failure.correlationId());
        }
        if (message instanceof CallbackMessage.Unusable unusable) {
            return failure(unusable.problem(), unusable.correlationId());
        }
        if (message instanceof CallbackMessage.Frame held) {
            return envelope(FRAME, FrameCodec.FRAME.write(held.frame()));
        }
        if (message instanceof CallbackMessage.FrameDecision decided) {
            return envelope(DECISION, FrameCodec.DECISION.write(decided.decision()));
        }
        return welcome(((CallbackMessage.Welcome) message).clientId());
    }

    /**
     * A message as it would arrive, for a receiver in the same process. Nothing of it is shared with the original except
     * bodies that are text or bytes.
     *
     * @param message a request or a response; others are returned as they are
     * @return {@link CallbackMessage.Unusable} if the receiver could not read it
     */
    public static CallbackMessage carried(CallbackMessage message) {
        if (message instanceof CallbackMessage.Response response) {
            BodyWithContentType<?> body = response.response().getBody();
            boolean shared = isShared(body);
            HttpResponse sent =
                    shared ? response.response().clone().withBody((BodyWithContentType<?>) null) : response.response();
            CallbackMessage arrived =
                    arrived(RESPONSE, correlated((ObjectNode) ResponseCodec.write(sent), message.correlationId()));
            if (shared && arrived instanceof CallbackMessage.Response read) {
                read.response().withBody(body);
            }
            return arrived;
        }
        if (message instanceof CallbackMessage.Request request) {
            Body<?> body = request.request().getBody();
            boolean shared = isShared(body);
            HttpRequest sent = shared ? request.request().clone().withBody((Body<?>) null) : request.request();
            CallbackMessage arrived = arrived(REQUEST, tree(sent, message.correlationId()));
            if (shared && arrived instanceof CallbackMessage.Request read) {
                read.request().withBody(body);
            }
            return arrived;
        }
        return message;
    }

    /* These arrive as they were sent; JSON, for one, arrives in another form. */
    private static boolean isShared(@Nullable Body<?> body) {
        return body instanceof StringBody || body instanceof BinaryBody;
    }

    private static ObjectNode tree(HttpRequest request, String correlationId) {
        ObjectNode tree = (ObjectNode) ReceivedRequestCodec.write(request);
        if (request.getSocketAddress() != null) {
            tree.set("socketAddress", RequestCodec.write(request).path("socketAddress"));
        }
        put(tree, "localAddress", request.getLocalAddress());
        put(tree, "remoteAddress", request.getRemoteAddress());
        return correlated(tree, correlationId);
    }

    private static void put(ObjectNode tree, String name, @Nullable String value) {
        if (value != null) {
            tree.put(name, value);
        }
    }

    private static ObjectNode correlated(ObjectNode message, String correlationId) {
        JsonNode headers = message.path("headers");
        if (headers.isArray()) {
            ObjectNode header = message.withArrayProperty("headers").addObject().put("name", CORRELATION_HEADER);
            header.putArray("values").add(correlationId);
        } else {
            ObjectNode named = headers.isObject() ? (ObjectNode) headers : message.putObject("headers");
            named.putArray(CORRELATION_HEADER).add(correlationId);
        }
        return message;
    }

    private static String envelope(String type, ObjectNode value) {
        return Json.compact(Json.object().put("type", type).put("value", Json.compact(value)));
    }

    /**
     * Reads a message.
     *
     * @param text one whole message
     * @return the message; {@link CallbackMessage.Unusable} if only its value is wrong
     * @throws WireException if the text is no message of the callback socket
     */
    public static CallbackMessage read(String text) {
        JsonNode envelope = Json.parse(text);
        JsonNode type = envelope.path("type");
        JsonNode value = envelope.path("value");
        if (!type.isString() || !value.isString()) {
            throw new WireException("a message needs a type and a value, both of them strings");
        }
        return arrived(type.stringValue(), Json.parse(value.stringValue()));
    }

    private static CallbackMessage arrived(String type, JsonNode content) {
        Problems problems = Problems.ofRecording();
        At at = At.root(problems, content);
        CallbackMessage message = read(type, at);
        try {
            problems.throwIfAny();
            return message;
        } catch (WireException wrong) {
            return new CallbackMessage.Unusable(correlationId(at), String.valueOf(wrong.getMessage()));
        }
    }

    private static CallbackMessage read(String type, At at) {
        return switch (type) {
            case WELCOME ->
                new CallbackMessage.Welcome(at.node().path("clientId").asString(""));
            case REQUEST -> {
                HttpRequest request = RequestCodec.readHttp(at);
                yield new CallbackMessage.Request(take(request.getHeaders()), request);
            }
            case RESPONSE -> {
                HttpResponse response = ResponseCodec.read(at);
                yield new CallbackMessage.Response(take(response.getHeaders()), response);
            }
            case EXCHANGE -> {
                HttpRequest request = RequestCodec.readHttp(at.member(HTTP_REQUEST));
                HttpResponse response = ResponseCodec.read(at.member(HTTP_RESPONSE));
                yield new CallbackMessage.Exchange(take(request.getHeaders()), request, response);
            }
            case FRAME -> new CallbackMessage.Frame(FrameCodec.FRAME.readKnown(at, new PausedStreamFrameDTO()));
            case DECISION ->
                new CallbackMessage.FrameDecision(FrameCodec.DECISION.readKnown(at, new StreamFrameDecisionDTO()));
            case FAILURE ->
                new CallbackMessage.Failure(
                        at.node().path(CORRELATION_FIELD).asString(""),
                        at.member("message").isAbsent()
                                ? null
                                : at.member("message").text());
            default -> throw new WireException("messages of type " + type + " are not understood");
        };
    }

    private static String take(@Nullable Headers headers) {
        if (headers == null) {
            return "";
        }
        String id = headers.getFirstValue(CORRELATION_HEADER);
        headers.remove(CORRELATION_HEADER);
        return id;
    }

    /* Of a message that could not be read completely. */
    private static String correlationId(At at) {
        JsonNode field = at.node().path(CORRELATION_FIELD);
        JsonNode ofFrame = at.node().path("correlationId");
        if (ofFrame.isString()) {
            return ofFrame.stringValue();
        }
        JsonNode inside = at.node().path(HTTP_REQUEST);
        JsonNode headers = (inside.isObject() ? inside : at.node()).path("headers");
        if (field.isString() || !headers.isContainer()) {
            return field.asString("");
        }
        return take(MultiMapCodec.readHeaders(At.root(Problems.ofRecording(), headers)));
    }
}
