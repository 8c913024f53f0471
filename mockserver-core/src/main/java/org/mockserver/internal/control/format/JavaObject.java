package org.mockserver.internal.control.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/**
 * A type of the Java API as a table: the expression that makes an empty one, and for each member of its JSON the calls
 * that set it.
 */
final class JavaObject {

    static final JavaObject REQUEST = new JavaObject("request()")
            .text("method", "withMethod")
            .text("path", "withPath")
            .calls("pathParameters", map -> JavaValues.multiMap("withPathParameter", map))
            .calls("queryStringParameters", map -> JavaValues.multiMap("withQueryStringParameter", map))
            .calls("headers", map -> JavaValues.multiMap("withHeader", map))
            .calls("cookies", JavaValues::cookies)
            .plain("keepAlive", "withKeepAlive")
            .plain("secure", "withSecure")
            .plain("respondBeforeBody", "withRespondBeforeBody")
            .text("clientIp", "withClientIp")
            .value("socketAddress", "withSocketAddress", JavaObject::socketAddress)
            .value("protocol", "withProtocol", protocol -> "Protocol." + protocol.asString())
            .text("localAddress", "withLocalAddress")
            .text("remoteAddress", "withRemoteAddress")
            .calls("body", body -> one(JavaBody.call(body, false)));

    private static final JavaObject CONNECTION_OPTIONS = new JavaObject("connectionOptions()")
            .value("chunkDelay", "withChunkDelay", JavaValues::delay)
            .plain("chunkSize", "withChunkSize")
            .plain("closeSocket", "withCloseSocket")
            .value("closeSocketDelay", "withCloseSocketDelay", JavaValues::delay)
            .plain("contentLengthHeaderOverride", "withContentLengthHeaderOverride")
            .plain("keepAliveOverride", "withKeepAliveOverride")
            .plain("suppressConnectionHeader", "withSuppressConnectionHeader")
            .plain("suppressContentLengthHeader", "withSuppressContentLengthHeader");

    static final JavaObject RESPONSE = new JavaObject("response()")
            .plain("statusCode", "withStatusCode")
            .text("statusCodeRange", "withStatusCodeRange")
            .text("reasonPhrase", "withReasonPhrase")
            .calls("headers", map -> JavaValues.multiMap("withHeader", map))
            .calls("trailers", map -> JavaValues.multiMap("withTrailer", map))
            .calls("cookies", JavaValues::cookies)
            .calls("body", body -> one(JavaBody.call(body, true)))
            .text("generateFromSchema", "withGenerateFromSchema")
            .value("delay", "withDelay", JavaValues::delay)
            .nested("connectionOptions", "withConnectionOptions", CONNECTION_OPTIONS)
            .value("recoverAfter", "withRecoverAfter", JavaObject::recoverAfter)
            .plain("primary", "withPrimary");

    private static final JavaObject RECOVER_AFTER = new JavaObject("new RecoverAfter()")
            .plain("failTimes", "withFailTimes")
            .nested("failResponse", "withFailResponse", RESPONSE)
            .text("idempotencyHeader", "withIdempotencyHeader");

    static final JavaObject ERROR = new JavaObject("error()")
            .value("delay", "withDelay", JavaValues::delay)
            .plain("dropConnection", "withDropConnection")
            .plain("resetConnection", "withResetConnection")
            .value("responseBytes", "withResponseBytes", JavaValues::bytes)
            .value("streamError", "withStreamError", code -> code.asString() + 'L')
            .plain("primary", "withPrimary");

    static final JavaObject FORWARD = new JavaObject("forward()")
            .text("host", "withHost")
            .plain("port", "withPort")
            .value("scheme", "withScheme", scheme -> "HttpForward.Scheme." + scheme.asString())
            .value("delay", "withDelay", JavaValues::delay)
            .plain("primary", "withPrimary");

    static final JavaObject OVERRIDE = new JavaObject("forwardOverriddenRequest()")
            .nested("httpRequest", "withRequestOverride", REQUEST)
            .nested("requestOverride", "withRequestOverride", REQUEST)
            .nested("httpResponse", "withResponseOverride", RESPONSE)
            .nested("responseOverride", "withResponseOverride", RESPONSE)
            .value("delay", "withDelay", JavaValues::delay)
            .plain("primary", "withPrimary");

    static final JavaObject CALLBACK = new JavaObject("callback()")
            .text("callbackClass", "withCallbackClass")
            .value("delay", "withDelay", JavaValues::delay)
            .plain("primary", "withPrimary");

    static final JavaObject TEMPLATE = new JavaObject("template()")
            .value("delay", "withDelay", JavaValues::delay)
            .plain("primary", "withPrimary");

    private final String empty;
    private final Map<String, Function<JsonNode, @Nullable List<String>>> members = new LinkedHashMap<>();

    private JavaObject(String empty) {
        this.empty = empty;
    }

    /** The same table with another expression to start from. */
    JavaObject madeBy(String expression) {
        JavaObject other = new JavaObject(expression);
        other.members.putAll(members);
        return other;
    }

    private JavaObject calls(String member, Function<JsonNode, @Nullable List<String>> maker) {
        members.put(member, maker);
        return this;
    }

    private JavaObject value(String member, String method, Function<JsonNode, @Nullable String> maker) {
        return calls(member, node -> {
            String value = maker.apply(node);
            return value == null ? null : List.of(JavaText.call(method, value));
        });
    }

    private JavaObject text(String member, String method) {
        return value(member, method, JavaValues::text);
    }

    private JavaObject plain(String member, String method) {
        return value(member, method, JsonNode::asString);
    }

    private JavaObject nested(String member, String method, JavaObject type) {
        return value(member, method, type::whole);
    }

    /* Null rather than half of it. */
    private @Nullable String whole(JsonNode node) {
        List<String> leftOut = new ArrayList<>();
        String made = write(node, leftOut);
        return leftOut.isEmpty() ? made : null;
    }

    private static @Nullable List<String> one(@Nullable String call) {
        return call == null ? null : List.of(call);
    }

    private static @Nullable String recoverAfter(JsonNode node) {
        return RECOVER_AFTER.whole(node);
    }

    private static String socketAddress(JsonNode address) {
        String scheme = address.path("scheme").asString("HTTP");
        return JavaText.literal(address.path("host").asString("")) + ", "
                + address.path("port").asInt(0) + ", SocketAddress.Scheme." + scheme;
    }

    /**
     * The expression for an object.
     *
     * @param node its JSON
     * @param leftOut gets what there is no method for
     */
    String write(JsonNode node, List<String> leftOut) {
        List<String> calls = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            Function<JsonNode, @Nullable List<String>> maker = members.get(member.getKey());
            List<String> made = maker == null ? null : maker.apply(member.getValue());
            if (made == null) {
                leftOut.add(member.getKey() + " = " + Json.compact(member.getValue()));
            } else {
                calls.addAll(made);
            }
        }
        return JavaText.chain(empty, calls);
    }
}
