package org.mockserver.internal.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.BinaryRequestDefinition;
import org.mockserver.model.DnsRequestDefinition;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.OpenAPIDefinition;
import org.mockserver.model.Protocol;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;

/** A request definition: a table of the members of an HTTP request, and the keys of the other kinds. */
final class RequestCodec {

    /** The members that make an object another kind of request definition, none of which this version can match. */
    private static final List<String> OTHER_KINDS = List.of("dnsName", "dnsType", "dnsClass");

    private static final ObjectCodec<HttpRequest> HTTP = new ObjectCodec<HttpRequest>()
            .row("not", (request, at) -> request.setNot(at.bool()), request -> Write.flag(request.isNot()))
            .row(
                    "method",
                    (request, at) -> request.withMethod(StringCodec.read(at)),
                    request -> StringCodec.writeUnlessBlank(request.getMethod()))
            .row(
                    "path",
                    (request, at) -> request.withPath(StringCodec.read(at)),
                    request -> StringCodec.writeUnlessBlank(request.getPath()))
            .row(
                    "pathParameters",
                    (request, at) -> request.withPathParameters(MultiMapCodec.readParameters(at)),
                    request -> MultiMapCodec.write(request.getPathParameters()))
            .row(
                    "queryStringParameters",
                    (request, at) -> request.withQueryStringParameters(MultiMapCodec.readParameters(at)),
                    request -> MultiMapCodec.write(request.getQueryStringParameters()))
            .row(
                    "headers",
                    (request, at) -> request.withHeaders(MultiMapCodec.readHeaders(at)),
                    request -> MultiMapCodec.write(request.getHeaders()))
            .row(
                    "cookies",
                    (request, at) -> request.withCookies(CookieCodec.read(at)),
                    request -> CookieCodec.write(request.getCookies()))
            .row(
                    "keepAlive",
                    (request, at) -> request.withKeepAlive(at.bool()),
                    request -> Write.bool(request.isKeepAlive()))
            .row("secure", (request, at) -> request.withSecure(at.bool()), request -> Write.bool(request.isSecure()))
            .row(
                    "respondBeforeBody",
                    (request, at) -> request.withRespondBeforeBody(at.bool()),
                    request -> Write.bool(request.getRespondBeforeBody()))
            .row(
                    "jwt",
                    (request, at) -> request.withJwt(JwtCodec.read(at)),
                    request -> Write.ifSet(request.getJwt(), JwtCodec::write))
            .row(
                    "clientIp",
                    (request, at) -> request.withClientIp(StringCodec.read(at)),
                    request -> StringCodec.writeUnlessBlank(request.getClientIp()))
            .row(
                    "clientCertificate",
                    (request, at) -> request.withClientCertificate(CertificateCodec.readExpected(at)),
                    request -> Write.ifSet(request.getClientCertificate(), CertificateCodec::writeExpected))
            .row(
                    "clientCertificateChain",
                    (request, at) -> request.withClientCertificateChain(CertificateCodec.readChain(at)),
                    request -> Write.ifSet(request.getClientCertificateChain(), CertificateCodec::writeChain))
            .row(
                    "socketAddress",
                    (request, at) -> request.withSocketAddress(SocketAddressCodec.read(at)),
                    request -> Write.ifSet(request.getSocketAddress(), SocketAddressCodec::write))
            .row(
                    "protocol",
                    (request, at) -> request.withProtocol(at.oneOf(Protocol.class)),
                    request -> Write.constant(request.getProtocol()))
            .row(
                    "localAddress",
                    (request, at) -> request.withLocalAddress(at.text()),
                    request -> Write.text(request.getLocalAddress()))
            .row(
                    "remoteAddress",
                    (request, at) -> request.withRemoteAddress(at.text()),
                    request -> Write.text(request.getRemoteAddress()))
            .rowWithNull(
                    "body",
                    (request, at) -> request.withBody(BodyCodec.read(at, BodyRole.REQUEST)),
                    request -> BodyWriter.write(request.getBody(), BodyRole.REQUEST, false))
            .row(
                    "originalBody",
                    (request, at) -> request.withOriginalBody(Base64Text.read(at)),
                    request -> Write.ifSet(request.getOriginalBody(), Base64Text::write));

    private RequestCodec() {}

    /** Reads a request definition; null after recording that its kind is refused. */
    static @Nullable RequestDefinition read(At at) {
        if (at.node().has(OpenApiCodec.SPECIFICATION)) {
            return OpenApiCodec.read(at);
        }
        if (at.lenient() && DnsCodec.isRequest(at)) {
            return DnsCodec.readRequest(at);
        }
        if (at.node().isObject()) {
            for (String key : OTHER_KINDS) {
                if (at.node().has(key)) {
                    at.member(key).unsupported("a request definition with " + key);
                    return null;
                }
            }
        }
        if (at.node().has(BinaryCodec.DATA)) {
            return BinaryCodec.readRequest(at);
        }
        if (at.node().has(CombinedRequestCodec.ANY_OF) || at.node().has(CombinedRequestCodec.IF)) {
            return CombinedRequestCodec.read(at);
        }
        HttpRequest request = HTTP.read(at, new HttpRequest());
        if (Boolean.TRUE.equals(request.getRespondBeforeBody()) && request.getBody() != null) {
            at.member("respondBeforeBody")
                    .problem("respondBeforeBody=true cannot be combined with a body matcher:"
                            + " the body has not yet been received when matching occurs");
        }
        return request;
    }

    /** Reads the parts of a request that is sent. */
    static HttpRequest readHttp(At at) {
        return HTTP.read(at, new HttpRequest());
    }

    /** Writes a request definition in the order of the table of its kind. */
    static JsonNode write(RequestDefinition definition) {
        if (definition instanceof OpenAPIDefinition openApi) {
            return OpenApiCodec.write(openApi);
        }
        if (definition instanceof BinaryRequestDefinition binary) {
            return BinaryCodec.writeRequest(binary);
        }
        if (definition instanceof DnsRequestDefinition dns) {
            return DnsCodec.write(dns);
        }
        return definition instanceof HttpRequest http ? HTTP.write(http) : CombinedRequestCodec.write(definition);
    }
}
