package org.mockserver.internal.exchange;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A server to which requests are sent, as it was named: nothing has been resolved.
 *
 * @param host a host name in lower case or an IP address, an IPv6 address without brackets
 * @param port 1 to 65535
 * @param secure whether it is spoken to over TLS
 */
public record Destination(String host, int port, boolean secure) {

    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;
    private static final int MAX_PORT = 65535;

    /** Puts the host into lower case, in which names are compared (RFC 9110 section 4.2.3). */
    public Destination {
        host = host.toLowerCase(Locale.ROOT);
    }

    /**
     * The destination that an authority names: {@code host}, {@code host:port} or {@code [address]:port} (RFC 3986
     * section 3.2). User information is not accepted.
     *
     * @param authority a Host header, the authority of an absolute URI, or the target of a tunnel
     * @param secure whether it is spoken to over TLS, which also decides the port if none is named
     * @return null if the text is no authority
     */
    public static @Nullable Destination parse(String authority, boolean secure) {
        String text = authority.strip();
        int defaultPort = secure ? HTTPS_PORT : HTTP_PORT;
        int hostEnd;
        if (text.startsWith("[")) {
            hostEnd = text.indexOf(']') + 1;
        } else {
            int colon = text.indexOf(':');
            hostEnd = colon < 0 ? text.length() : colon;
        }
        String host = text.startsWith("[") && hostEnd > 1 ? text.substring(1, hostEnd - 1) : text.substring(0, hostEnd);
        int port = port(text.substring(hostEnd), defaultPort);
        return host.isEmpty() || port < 1 || !isHost(host) ? null : new Destination(host, port, secure);
    }

    private static int port(String text, int otherwise) {
        if (text.isEmpty() || text.equals(":")) {
            return otherwise;
        }
        boolean digits = text.length() <= 6
                && text.charAt(0) == ':'
                && text.chars().skip(1).allMatch(c -> c >= '0' && c <= '9');
        int port = digits ? Integer.parseInt(text.substring(1)) : 0;
        return port > MAX_PORT ? 0 : port;
    }

    private static boolean isHost(String host) {
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            if (c <= ' ' || c == 0x7f || "/?#@[]\\,<>\"".indexOf(c) >= 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * The destination as a Host header names it.
     *
     * @return {@code host:port}, the port left out if it is the usual one, an IPv6 address in brackets
     */
    public String authority() {
        return port == (secure ? HTTPS_PORT : HTTP_PORT) ? bracketed() : hostAndPort();
    }

    /**
     * The destination with its port.
     *
     * @return {@code host:port}, an IPv6 address in brackets
     */
    public String hostAndPort() {
        return bracketed() + ":" + port;
    }

    private String bracketed() {
        return host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    }

    @Override
    public String toString() {
        return (secure ? "https://" : "http://") + authority();
    }
}
