package org.mockserver.internal.action.template;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.PeerCertificate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;

/** The request as templates see it. */
final class RequestMembers implements View {

    private static final List<String> NAMES = List.of(
            "method",
            "path",
            "headers",
            "cookies",
            "queryStringParameters",
            "pathParameters",
            "pathGroups",
            "namedPathGroups",
            "body",
            "secure",
            "keepAlive",
            "protocol",
            "localAddress",
            "remoteAddress",
            "clientCertificateChain",
            "jsonRpcId",
            "jsonRpcRawId",
            "jsonRpcMethod");

    private final RequestView request;
    private final TemplateWorld world;

    RequestMembers(RequestView request, TemplateWorld world) {
        this.request = request;
        this.world = world;
    }

    @Override
    public Collection<String> names() {
        return NAMES;
    }

    @Override
    public @Nullable Object member(String name) {
        return switch (name) {
            case "method" -> request.method();
            case "path" -> request.path();
            case "body", "bodyAsString" -> request.bodyText();
            case "headers" -> new Lists(request.headers(), true);
            case "cookies" -> Lists.single(request.cookies());
            case "queryStringParameters" -> new Lists(request.queryParameters(), false);
            case "pathParameters" -> new Lists(world.pathParameters(request.path()), false);
            case "pathGroups" -> world.pathGroups(request.path());
            case "namedPathGroups" -> world.namedPathGroups(request.path());
            case "secure" -> request.origin().secure();
            case "keepAlive" -> request.origin().keepAlive();
            case "protocol" -> request.origin().protocol().name();
            case "localAddress" -> address(request.origin().localAddress());
            case "remoteAddress" -> address(request.origin().remoteAddress());
            case "clientCertificateChain" ->
                certificates(request.origin().connection().clientCertificates());
            case "jsonRpcId", "jsonRpcRawId", "jsonRpcMethod" -> jsonRpc(name);
            default -> null;
        };
    }

    private @Nullable Object jsonRpc(String name) {
        JsonNode body = request.json();
        if (body == null || !body.has("jsonrpc")) {
            return null;
        }
        JsonNode id = body.path("id");
        return switch (name) {
            case "jsonRpcMethod" -> Plain.of(body.path("method"));
            case "jsonRpcId" -> Plain.of(id);
            default -> id.isMissingNode() ? null : Json.compact(id);
        };
    }

    private static @Nullable String address(@Nullable InetSocketAddress address) {
        InetAddress resolved = address == null ? null : address.getAddress();
        return address == null || resolved == null ? null : resolved.getHostAddress() + ":" + address.getPort();
    }

    private static List<Map<String, Object>> certificates(List<PeerCertificate> chain) {
        List<Map<String, Object>> shown = new ArrayList<>();
        for (PeerCertificate certificate : chain) {
            shown.add(Map.of(
                    "subjectDistinguishedName",
                    certificate.subject(),
                    "issuerDistinguishedName",
                    certificate.issuer(),
                    "serialNumber",
                    certificate.serialNumber()));
        }
        return shown;
    }

    @Override
    public String toString() {
        return request.toString();
    }
}
