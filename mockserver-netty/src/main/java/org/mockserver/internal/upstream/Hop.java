package org.mockserver.internal.upstream;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;

/**
 * A proxy between this server and another one.
 *
 * @param kind how it is used
 * @param proxy where it is
 * @param credentials what it is told, null for nothing
 */
record Hop(Kind kind, Destination proxy, UpstreamProxies.@Nullable Credentials credentials) {

    /** How a proxy is used. */
    enum Kind {
        /** Requests name their server in the request line (RFC 9112 section 3.2.2). */
        FORWARD,
        /** A tunnel opened with CONNECT (RFC 9110 section 9.3.6). */
        TUNNEL,
        /** A tunnel opened with SOCKS 5 (RFC 1928). */
        SOCKS
    }

    /** The request as the proxy must see it. */
    OutgoingRequest through(OutgoingRequest request, Destination to) {
        if (kind != Kind.FORWARD) {
            return request;
        }
        /* The whole server is named without a path (RFC 9112 section 3.2.4). */
        String target = to + (request.target().equals("*") ? "" : request.target());
        Pairs.Builder lines = new Pairs.Builder(request.headers().size() + 1);
        request.headers().appendTo(lines);
        String authorization = authorization();
        if (authorization != null) {
            lines.add("proxy-authorization", authorization);
        }
        return new OutgoingRequest(
                request.method(), target, lines.build(), request.body(), request.trailers(), request.wholeResponse());
    }

    /** The value of the header with the credentials (RFC 7617); null for none. */
    @Nullable
    String authorization() {
        if (credentials == null) {
            return null;
        }
        byte[] pair = (credentials.user() + ':' + credentials.password()).getBytes(StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(pair);
    }

    /** Why a response is the proxy's refusal and not the answer of the server; null if it is that answer. */
    @Nullable
    String refusal(int status) {
        return kind == Kind.FORWARD && status == 407 ? demandsCredentials(this) : null;
    }

    static String demandsCredentials(Hop hop) {
        return hop + " demands "
                + (hop.credentials == null ? "" : "other ")
                + "credentials than mockserver.forwardProxyAuthenticationUsername gives";
    }

    @Override
    public String toString() {
        return "the proxy " + proxy.hostAndPort();
    }
}
