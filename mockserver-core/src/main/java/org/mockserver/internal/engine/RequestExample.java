package org.mockserver.internal.engine;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Body;
import org.mockserver.model.Cookie;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.model.Protocol;

/** Makes the request that a definition describes literally, as if it had come over the wire. */
public final class RequestExample {

    private static final byte[] NO_BYTES = {};

    private RequestExample() {}

    /**
     * The request a definition describes.
     *
     * @param definition texts are taken literally; what is left out is GET, the root path, and nothing else
     * @return a request received in plain HTTP/1.1 unless the definition says otherwise
     */
    public static RequestView of(HttpRequest definition) {
        Body<?> body = definition.getBody();
        Protocol protocol = definition.getProtocol();
        RequestView.Origin origin = new RequestView.Origin(
                protocol == null ? Protocol.HTTP_1_1 : protocol,
                Boolean.TRUE.equals(definition.isSecure()),
                !Boolean.FALSE.equals(definition.isKeepAlive()),
                null,
                null,
                System.currentTimeMillis());
        return new RequestView(
                text(definition.getMethod(), "GET"),
                target(definition),
                headers(definition),
                body == null ? NO_BYTES : body.getRawBytes(),
                definition.getOriginalBody(),
                origin);
    }

    private static String text(@Nullable NottableString value, String otherwise) {
        return value == null || value.isBlank() ? otherwise : value.getValue();
    }

    private static String target(HttpRequest definition) {
        StringBuilder target = new StringBuilder(text(definition.getPath(), "/"));
        char separator = '?';
        if (definition.getQueryStringParameters() != null) {
            for (Parameter parameter : definition.getQueryStringParameters().getEntries()) {
                for (NottableString value : parameter.getValues()) {
                    target.append(separator)
                            .append(encoded(parameter.getName()))
                            .append('=')
                            .append(encoded(value));
                    separator = '&';
                }
            }
        }
        return target.toString();
    }

    private static String encoded(NottableString text) {
        return java.net.URLEncoder.encode(text.getValue(), StandardCharsets.UTF_8);
    }

    private static Pairs headers(HttpRequest definition) {
        Pairs.Builder headers = new Pairs.Builder(8);
        if (definition.getHeaders() != null) {
            for (Header header : definition.getHeaders().getEntries()) {
                for (NottableString value : header.getValues()) {
                    headers.add(header.getName().getValue(), value.getValue());
                }
            }
        }
        if (definition.getCookies() != null) {
            for (Cookie cookie : definition.getCookies().getEntries()) {
                headers.add(
                        "cookie",
                        cookie.getName().getValue() + '=' + cookie.getValue().getValue());
            }
        }
        return headers.build();
    }
}
