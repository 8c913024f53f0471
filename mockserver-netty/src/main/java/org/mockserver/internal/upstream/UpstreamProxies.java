package org.mockserver.internal.upstream;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;

/**
 * The proxies through which other servers are reached.
 *
 * @param forHttp takes requests to servers without TLS, null for none
 * @param forHttps opens tunnels to servers with TLS, null for none
 * @param socks opens tunnels to all servers (SOCKS 5), null for none; the other two are null then
 * @param credentials what the proxies are told, null for nothing
 * @param bypassed hosts, or {@code *.suffix}, that are reached without a proxy
 */
public record UpstreamProxies(
        @Nullable Destination forHttp,
        @Nullable Destination forHttps,
        @Nullable Destination socks,
        @Nullable Credentials credentials,
        List<String> bypassed) {

    /** No proxies. */
    public static final UpstreamProxies NONE = new UpstreamProxies(null, null, null, null, List.of());

    /**
     * User and password.
     *
     * @param user never blank
     * @param password may be empty
     */
    public record Credentials(String user, String password) {

        @Override
        public String toString() {
            return user;
        }
    }

    /** The way to a server; null for the direct one. */
    @Nullable
    Hop hop(Destination to) {
        if (Guard.lists(bypassed, to.host())) {
            return null;
        }
        if (socks != null) {
            return new Hop(Hop.Kind.SOCKS, socks, credentials);
        }
        Destination proxy = to.secure() ? forHttps : forHttp;
        Hop.Kind kind = to.secure() ? Hop.Kind.TUNNEL : Hop.Kind.FORWARD;
        return proxy == null ? null : new Hop(kind, proxy, credentials);
    }
}
