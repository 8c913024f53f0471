package org.mockserver.internal.action;

import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.Cookie;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.SocketAddress;

/** Turns a complete description of a request into the one that is sent; nothing is inherited from anywhere. */
final class NewRequest {

    private static final byte[] NO_BYTES = {};

    private NewRequest() {}

    /** Where it goes: to its socket address, else to its Host; null when it names neither. */
    static @Nullable Destination destination(HttpRequest spec) {
        SocketAddress address = spec.getSocketAddress();
        String host = address == null ? null : address.getHost();
        boolean secure = Boolean.TRUE.equals(spec.isSecure());
        if (address != null && host != null && !host.isBlank()) {
            return new Destination(
                    host.strip(), address.getPort(), secure || address.getScheme() == SocketAddress.Scheme.HTTPS);
        }
        String named = ResponseCompiler.lines(spec.getHeaders()).first("host");
        return named == null ? null : Destination.parse(named, secure);
    }

    /**
     * The request to send.
     *
     * @param marker finds loops
     */
    static OutgoingRequest of(HttpRequest spec, String marker, boolean wholeResponse) {
        BodyWithContentType<?> sent = spec.getBody() instanceof BodyWithContentType<?> given ? given : null;
        byte[] body = sent == null ? NO_BYTES : sent.getRawBytes();
        Pairs given = ResponseCompiler.lines(spec.getHeaders());
        Pairs.Builder lines = new Pairs.Builder(given.size() + 4);
        for (int i = 0; i < given.size(); i++) {
            if (!isReplaced(given.name(i))) {
                lines.add(given.name(i), given.value(i));
            }
        }
        String type = sent == null ? null : ResponseBody.contentType(sent);
        if (type != null && given.first("content-type") == null) {
            lines.add("content-type", type);
        }
        String cookies = cookies(spec);
        if (!cookies.isEmpty()) {
            lines.add("cookie", cookies);
        }
        if (body.length > 0 || anticipatesBody(method(spec))) {
            lines.add("content-length", Integer.toString(body.length));
        }
        lines.add(ForwardRules.MARKER_HEADER, marker);
        return new OutgoingRequest(
                method(spec), CompleteRequest.target(spec), lines.build(), body, Pairs.EMPTY, wholeResponse);
    }

    private static boolean isReplaced(String name) {
        return name.equalsIgnoreCase("content-length")
                || name.equalsIgnoreCase("transfer-encoding")
                || ForwardedRequest.concernsConnection(name);
    }

    /* RFC 9110 section 8.6. */
    private static boolean anticipatesBody(String method) {
        return method.equals("POST") || method.equals("PUT") || method.equals("PATCH");
    }

    private static String method(HttpRequest spec) {
        NottableString method = spec.getMethod();
        return method == null || method.isBlank() ? "GET" : method.getValue();
    }

    private static String cookies(HttpRequest spec) {
        StringBuilder text = new StringBuilder();
        if (spec.getCookies() != null) {
            for (Cookie cookie : spec.getCookies().getEntries()) {
                text.append(text.isEmpty() ? "" : "; ")
                        .append(cookie.getName().getValue())
                        .append('=')
                        .append(cookie.getValue().getValue());
            }
        }
        return text.toString();
    }
}
