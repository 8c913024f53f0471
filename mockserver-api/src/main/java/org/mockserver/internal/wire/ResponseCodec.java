package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import tools.jackson.databind.JsonNode;

/** A response: the table of its members. */
final class ResponseCodec {

    private static final int MIN_STATUS = 100;
    private static final int MAX_STATUS = 999;

    private static final ObjectCodec<HttpResponse> RESPONSE = new ObjectCodec<HttpResponse>()
            .row(
                    "statusCode",
                    (response, at) -> response.withStatusCode(at.integer(MIN_STATUS, MAX_STATUS)),
                    response -> Write.number(response.getStatusCode()))
            .row(
                    "statusCodeRange",
                    (response, at) -> response.withStatusCodeRange(StatusRange.read(at)),
                    response -> Write.text(response.getStatusCodeRange()))
            .row(
                    "reasonPhrase",
                    (response, at) -> response.withReasonPhrase(at.text()),
                    response -> Write.text(response.getReasonPhrase()))
            .row(
                    "headers",
                    (response, at) -> response.withHeaders(MultiMapCodec.readHeaders(at)),
                    response -> MultiMapCodec.write(response.getHeaders()))
            .row(
                    "trailers",
                    (response, at) -> response.withTrailers(MultiMapCodec.readHeaders(at)),
                    response -> MultiMapCodec.write(response.getTrailers()))
            .row(
                    "cookies",
                    (response, at) -> response.withCookies(CookieCodec.read(at)),
                    response -> CookieCodec.write(response.getCookies()))
            .rowWithNull("body", ResponseCodec::readBody, ResponseCodec::writeBody)
            .row(
                    "generateFromSchema",
                    (response, at) -> response.withGenerateFromSchema(SchemaText.read(at)),
                    response -> Write.text(response.getGenerateFromSchema()))
            .row(
                    "delay",
                    (response, at) -> response.withDelay(DelayCodec.read(at)),
                    response -> Write.ifSet(response.getDelay(), DelayCodec::write))
            .row(
                    "connectionOptions",
                    (response, at) -> response.withConnectionOptions(ConnectionOptionsCodec.read(at)),
                    response -> Write.ifSet(response.getConnectionOptions(), ConnectionOptionsCodec::write))
            .row(
                    "recoverAfter",
                    (response, at) -> response.withRecoverAfter(RecoverAfterCodec.read(at)),
                    response -> Write.ifSet(response.getRecoverAfter(), RecoverAfterCodec::write))
            .row(
                    "primary",
                    (response, at) -> response.withPrimary(Boolean.TRUE.equals(at.bool())),
                    response -> Write.flag(response.isPrimary()));

    private ResponseCodec() {}

    static HttpResponse read(At at) {
        return RESPONSE.read(at, new HttpResponse());
    }

    /** Reads what a response is expected to be: its body may be of any kind that requests are matched with. */
    static HttpResponse readExpected(At at) {
        HttpResponse response = read(at);
        if (response.getBody() instanceof JsonBody && at.member("body").node().isObject()) {
            Body<?> matcher = BodyCodec.read(at.member("body"), BodyRole.REQUEST);
            if (!(matcher instanceof BodyWithContentType<?>)) {
                response.withBodyMatching(matcher);
            }
        }
        return response;
    }

    static JsonNode write(HttpResponse response) {
        return RESPONSE.write(response);
    }

    private static void readBody(HttpResponse response, At at) {
        Body<?> body = BodyCodec.read(at, BodyRole.RESPONSE);
        if (body instanceof BodyWithContentType<?> sent) {
            response.withBody(sent);
        } else {
            response.withBodyMatching(body);
        }
    }

    private static @Nullable JsonNode writeBody(HttpResponse response) {
        Body<?> body = response.getBody() == null ? response.getBodyMatcher() : response.getBody();
        return BodyWriter.write(body, BodyRole.RESPONSE, false);
    }
}
