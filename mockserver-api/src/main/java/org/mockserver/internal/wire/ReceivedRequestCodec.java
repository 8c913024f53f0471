package org.mockserver.internal.wire;

import org.mockserver.model.HttpRequest;
import tools.jackson.databind.JsonNode;

/** What was received, in alphabetical order and with texts as they came. */
final class ReceivedRequestCodec {

    private static final ObjectCodec<HttpRequest> TABLE = new ObjectCodec<HttpRequest>()
            .shows("body", request -> BodyWriter.write(request.getBody(), BodyRole.REQUEST, true))
            .shows(
                    "clientCertificateChain",
                    request -> Write.ifSet(request.getClientCertificateChain(), CertificateCodec::writeChain))
            .shows("cookies", request -> CookieCodec.writeRecorded(request.getCookies()))
            .shows("headers", request -> MultiMapCodec.writeRecorded(request.getHeaders()))
            .shows("keepAlive", request -> Write.bool(request.isKeepAlive()))
            .shows("method", request -> Write.text(request.getMethod("")))
            .shows("originalBody", request -> Write.ifSet(request.getOriginalBody(), Base64Text::write))
            .shows("path", request -> Write.ifSet(request.getPath(), path -> Write.text(path.getValue())))
            .shows("protocol", request -> Write.constant(request.getProtocol()))
            .shows("queryStringParameters", request -> MultiMapCodec.writeRecorded(request.getQueryStringParameters()))
            .shows("secure", request -> Write.bool(request.isSecure()));

    private ReceivedRequestCodec() {}

    static JsonNode write(HttpRequest request) {
        return TABLE.write(request);
    }
}
