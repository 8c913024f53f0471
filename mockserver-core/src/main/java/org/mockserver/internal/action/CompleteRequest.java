package org.mockserver.internal.action;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.Protocol;
import org.mockserver.model.SocketAddress;

/**
 * A request that a specification describes completely, and the server it goes to. Texts of the specification are taken
 * literally; what it leaves out is GET, the root path, and nothing else.
 *
 * @param request what is sent
 * @param to where: the socket address of the specification, else what its Host header names
 */
public record CompleteRequest(OutgoingRequest request, Destination to) {

    private static final byte[] NO_BYTES = {};

    /**
     * The request of a specification.
     *
     * @param spec a request that was recorded, written or made by a template
     * @param rules what holds for requests that are sent on
     * @param wholeResponse whether the response is of use only when it has arrived completely
     * @return null if the specification names no server
     */
    public static @Nullable CompleteRequest of(HttpRequest spec, ForwardRules rules, boolean wholeResponse) {
        Pairs given = ResponseCompiler.lines(spec.getHeaders());
        Destination to = destination(spec, given.first("host"));
        if (to == null) {
            return null;
        }
        byte[] body = body(spec);
        Pairs lines = lines(spec, given, to, rules, body.length);
        OutgoingRequest request = new OutgoingRequest(
                text(spec.getMethod(), "GET"),
                target(spec),
                lines,
                body,
                Pairs.EMPTY,
                wholeResponse,
                spec.getProtocol() == Protocol.HTTP_2
                        ? OutgoingRequest.Version.HTTP_2_RECEIVED
                        : OutgoingRequest.Version.HTTP_1_RECEIVED);
        return new CompleteRequest(request, to);
    }

    private static @Nullable Destination destination(HttpRequest spec, @Nullable String host) {
        Destination named = destination(spec.getSocketAddress());
        return named != null || host == null ? named : Destination.parse(host, Boolean.TRUE.equals(spec.isSecure()));
    }

    /** The destination that an address names; null for none. */
    static @Nullable Destination destination(@Nullable SocketAddress address) {
        String host = address == null ? null : address.getHost();
        return address == null || host == null || host.isBlank()
                ? null
                : new Destination(host.strip(), address.getPort(), address.getScheme() == SocketAddress.Scheme.HTTPS);
    }

    /* What a client sent encoded is sent on encoded. */
    private static byte[] body(HttpRequest spec) {
        byte[] original = spec.getOriginalBody();
        Body<?> body = spec.getBody();
        if (original != null) {
            return original;
        }
        return body == null ? NO_BYTES : body.getRawBytes();
    }

    private static String text(@Nullable NottableString given, String otherwise) {
        return given == null || given.isBlank() ? otherwise : given.getValue();
    }

    /** The path and the query, as they can stand in a request line. */
    static String target(HttpRequest spec) {
        String path = text(spec.getPath(), "/");
        StringBuilder target =
                new StringBuilder(sendable(path.startsWith("/") || path.equals("*") ? path : "/" + path));
        char separator = path.indexOf('?') < 0 ? '?' : '&';
        Pairs parameters = PairEdits.plain(spec.getQueryStringParameters());
        for (int i = 0; i < parameters.size(); i++) {
            target.append(separator)
                    .append(escaped(parameters.name(i)))
                    .append('=')
                    .append(escaped(parameters.value(i)));
            separator = '&';
        }
        return target.toString();
    }

    private static String escaped(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /* White space and what is not ASCII cannot stand in a request line (RFC 9112 section 3.2). */
    static String sendable(String path) {
        StringBuilder sendable = new StringBuilder(path.length());
        path.codePoints().forEach(c -> {
            if (c > ' ' && c < 0x7f) {
                sendable.append((char) c);
            } else {
                String text = Character.toString(c);
                sendable.append(escaped(text));
            }
        });
        return sendable.toString();
    }

    private static Pairs lines(HttpRequest spec, Pairs given, Destination to, ForwardRules rules, int bodyBytes) {
        Pairs.Builder lines = new Pairs.Builder(given.size() + 5);
        String host = given.first("host");
        if (host == null || host.isBlank()) {
            lines.add("host", rules.host(null, to));
        }
        boolean typed = false;
        for (int i = 0; i < given.size(); i++) {
            String name = given.name(i);
            typed |= name.equalsIgnoreCase("content-type");
            if (!isReplaced(name, given.value(i))) {
                lines.add(name, given.value(i));
            }
        }
        String type = spec.getBody() instanceof BodyWithContentType<?> body ? ResponseBody.contentType(body) : null;
        if (!typed && type != null) {
            lines.add("content-type", type);
        }
        String cookies = RawText.cookies(
                String.join("; ", given.all("cookie")),
                PairEdits.overriding(PairEdits.plain(spec.getCookies()), false));
        if (!cookies.isEmpty()) {
            lines.add("cookie", cookies);
        }
        return lines.add("content-length", Integer.toString(bodyBytes))
                .add(ForwardRules.MARKER_HEADER, rules.marker())
                .build();
    }

    private static boolean isReplaced(String name, String value) {
        return ForwardedRequest.concernsConnection(name)
                || name.equalsIgnoreCase("transfer-encoding")
                || name.equalsIgnoreCase("content-length")
                || name.equalsIgnoreCase("cookie")
                || (name.equalsIgnoreCase("host") && value.isBlank());
    }
}
