package org.mockserver.internal.action;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.JsonBody;
import org.mockserver.model.MediaType;
import org.mockserver.model.StringBody;
import org.mockserver.model.XmlBody;

/**
 * The encoded body of a response.
 *
 * @param bytes what is sent
 * @param contentType sent unless the response has a Content-Type header; null for none
 * @param generated whether the bytes are not those of the configured body
 */
record ResponseBody(byte[] bytes, @Nullable String contentType, boolean generated) {

    private static final byte[] NO_BYTES = {};

    /** What a body that is meant for matching reads like when it is sent. */
    private static final String EMPTY_OBJECT = "{ }";

    /**
     * The body of a response.
     *
     * @param header the Content-Type header of the response, which wins over what the body says; null for none
     * @param path where the response stands, for errors
     */
    static ResponseBody of(HttpResponse spec, @Nullable String header, String path) {
        BodyWithContentType<?> body = spec.getBody();
        String schema = spec.getGenerateFromSchema();
        if (body != null) {
            return new ResponseBody(bytes(body, header), contentType(body), false);
        }
        if (spec.getBodyMatcher() != null) {
            return new ResponseBody(
                    EMPTY_OBJECT.getBytes(Texts.UTF_8), JsonBody.DEFAULT_JSON_CONTENT_TYPE.toString(), false);
        }
        if (schema != null) {
            return generate(schema, path + ".generateFromSchema");
        }
        return new ResponseBody(NO_BYTES, null, false);
    }

    private static ResponseBody generate(String schema, String path) {
        try {
            String json = Json.compact(SchemaSample.of(Json.parse(schema), path, SampleStyle.JSON_SCHEMA));
            return new ResponseBody(json.getBytes(Texts.UTF_8), "application/json", true);
        } catch (WireException unusable) {
            throw unusable.errors().get(0).path().isEmpty()
                    ? new WireException(path, unusable.errors().get(0).message())
                    : unusable;
        }
    }

    static @Nullable String contentType(BodyWithContentType<?> body) {
        String own = body.getContentType();
        if (own != null) {
            return own;
        }
        if (body instanceof JsonBody) {
            return JsonBody.DEFAULT_JSON_CONTENT_TYPE.toString();
        }
        return body instanceof XmlBody ? XmlBody.DEFAULT_XML_CONTENT_TYPE.toString() : null;
    }

    private static byte[] bytes(BodyWithContentType<?> body, @Nullable String header) {
        if (!(body.getValue() instanceof String text)) {
            return body.getRawBytes();
        }
        String named = header != null && header.toLowerCase(Locale.ROOT).contains("charset=") ? header : null;
        if (named != null) {
            return text.getBytes(Texts.charsetOf(named, Texts.UTF_8));
        }
        return isLatin1(body, header, text) ? text.getBytes(StandardCharsets.ISO_8859_1) : body.getRawBytes();
    }

    /* Plain text without a charset is Latin-1 to HTTP clients of old; text that Latin-1 cannot carry is sent in UTF-8
     * rather than damaged. */
    private static boolean isLatin1(BodyWithContentType<?> body, @Nullable String header, String text) {
        if (!(body instanceof StringBody) || hasCharset(body.getMediaType())) {
            return false;
        }
        String type = header != null ? header : body.getContentType();
        return type != null
                && isPlainText(type)
                && StandardCharsets.ISO_8859_1.newEncoder().canEncode(text);
    }

    private static boolean hasCharset(@Nullable MediaType type) {
        Charset charset = type == null ? null : type.getCharset();
        return charset != null;
    }

    private static boolean isPlainText(String type) {
        int semicolon = type.indexOf(';');
        String name = semicolon < 0 ? type : type.substring(0, semicolon);
        return name.strip().equalsIgnoreCase("text/plain");
    }
}
