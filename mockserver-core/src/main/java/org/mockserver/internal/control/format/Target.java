package org.mockserver.internal.control.format;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.NottableString;
import org.mockserver.model.Parameter;
import org.mockserver.model.SocketAddress;

/** Where a request goes: its method and the parts of its URL. */
final class Target {

    private static final int ASCII = 128;
    private static final String NEVER_IN_A_PATH = "\"<>\\^`|?#[]{}'";
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private Target() {}

    static String method(HttpRequest request) {
        return text(request.getMethod(), "GET");
    }

    /** The path as it is compared, starting with a slash. */
    static String path(HttpRequest request) {
        String path = text(request.getPath(), "/");
        return path.startsWith("/") ? path : '/' + path;
    }

    static String text(@Nullable NottableString value, String otherwise) {
        return value == null || value.isBlank() ? otherwise : value.getValue();
    }

    static String scheme(HttpRequest request) {
        return Boolean.TRUE.equals(request.isSecure()) ? "https" : "http";
    }

    /** Host and port as in the Host header; else the address the request came in by, else localhost. */
    static String authority(HttpRequest request) {
        String host = header(request, "host");
        if (host != null && !host.isBlank()) {
            return host;
        }
        SocketAddress address = request.getSocketAddress();
        if (address != null && address.getHost() != null) {
            return address.getPort() == null ? address.getHost() : address.getHost() + ":" + address.getPort();
        }
        return request.getLocalAddress() == null ? "localhost" : request.getLocalAddress();
    }

    /** The first value of a header, by its name in any letter case; null without one. */
    static @Nullable String header(HttpRequest request, String name) {
        if (request.getHeaders() != null) {
            for (Header header : request.getHeaders().getEntries()) {
                if (header.getName().getValue().equalsIgnoreCase(name)
                        && !header.getValues().isEmpty()) {
                    return header.getValues().get(0).getValue();
                }
            }
        }
        return null;
    }

    static String url(HttpRequest request) {
        return scheme(request) + "://" + authority(request) + encodedPath(path(request)) + query(request);
    }

    /** The query with its question mark; empty without parameters. */
    static String query(HttpRequest request) {
        StringBuilder query = new StringBuilder();
        if (request.getQueryStringParameters() != null) {
            for (Parameter parameter : request.getQueryStringParameters().getEntries()) {
                for (NottableString value : parameter.getValues()) {
                    query.append(query.isEmpty() ? '?' : '&')
                            .append(encoded(parameter.getName().getValue()))
                            .append('=')
                            .append(encoded(value.getValue()));
                }
            }
        }
        return query.toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** A path with everything percent-encoded that RFC 3986 section 3.3 does not allow in one, and quotes. */
    static String encodedPath(String path) {
        StringBuilder encoded = new StringBuilder(path.length());
        path.codePoints().forEach(c -> {
            if (c <= ' ' || c >= ASCII - 1 || NEVER_IN_A_PATH.indexOf(c) >= 0) {
                for (byte octet : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
                    encoded.append('%').append(HEX.toHexDigits(octet));
                }
            } else {
                encoded.append((char) c);
            }
        });
        return encoded.toString();
    }
}
