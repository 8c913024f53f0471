package org.mockserver.internal.engine;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.ForwardRules;
import org.mockserver.internal.action.ForwardedRequest;
import org.mockserver.internal.action.ProxyRules;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Upstream;

/**
 * Where a request goes that no expectation took.
 *
 * @param request what is sent
 * @param to where
 * @param limits what holds for it
 */
record Onward(OutgoingRequest request, Destination to, Upstream.Limits limits) {

    /** Marks requests that were passed on because of what they name; seen again, they are not passed on. */
    private static final String MARKER_HEADER = "x-forwarded-by";

    /* A guess by the Host header must not keep a client waiting for a 404. */
    private static final Upstream.Limits GUESS = new Upstream.Limits(1_000, false, false);
    private static final int HTTPS_PORT = 443;
    private static final Upstream.Limits NAMED = new Upstream.Limits(0, false, false);

    /**
     * The way on for a request: the mapping for its path, the server for all requests, or the server it names.
     *
     * @return null if it is not passed on
     */
    static @Nullable Onward of(RequestView request, ProxyRules proxy, ForwardRules rules, IntPredicate ownPort) {
        for (ProxyRules.Mapping mapping : proxy.mappings()) {
            if (request.path().startsWith(mapping.prefix())) {
                return mapped(request, mapping, rules);
            }
        }
        if (proxy.remoteHost() != null) {
            Destination to = new Destination(
                    proxy.remoteHost(),
                    proxy.remotePort(),
                    request.origin().secure() || proxy.remotePort() == HTTPS_PORT);
            return new Onward(explicit(request, request.path(), rules.host(host(request), to), rules), to, NAMED);
        }
        return proxy.attempt() ? named(request, proxy, rules, ownPort) : null;
    }

    private static @Nullable String host(RequestView request) {
        return request.headers().first("host");
    }

    private static Onward mapped(RequestView request, ProxyRules.Mapping mapping, ForwardRules rules) {
        String path = mapping.path() + request.path().substring(mapping.prefix().length());
        String received = host(request);
        String host = mapping.preserveHost() && received != null ? received : rules.host(received, mapping.to());
        String target = path.startsWith("/") ? path : "/" + path;
        return new Onward(explicit(request, target, host, rules), mapping.to(), NAMED);
    }

    private static OutgoingRequest explicit(RequestView request, String path, String host, ForwardRules rules) {
        return ForwardedRequest.of(
                request,
                new ForwardedRequest.Head(
                        ForwardedRequest.target(path, request), host, ForwardRules.MARKER_HEADER, rules.marker()),
                false);
    }

    private static @Nullable Onward named(
            RequestView request, ProxyRules proxy, ForwardRules rules, IntPredicate ownPort) {
        boolean guess = false;
        Destination to = request.absoluteDestination();
        Destination tunnel = request.origin().connection().tunnelTarget();
        String received = host(request);
        String host = to == null ? received : to.authority();
        boolean secure = request.origin().secure();
        if (to == null && tunnel != null) {
            to = tunnel;
        } else if (to == null && received != null) {
            to = Destination.parse(received, secure);
            guess = true;
        }
        if (to == null
                || isOwn(to, request, ownPort)
                || ProxyRules.lists(proxy.excludedHosts(), to.host())
                || request.headers().all(MARKER_HEADER).contains(rules.marker())) {
            return null;
        }
        ForwardedRequest.Head head = new ForwardedRequest.Head(
                ForwardedRequest.target(request.path(), request),
                host == null ? to.authority() : host,
                MARKER_HEADER,
                rules.marker());
        return new Onward(ForwardedRequest.of(request, head, false), to, guess ? GUESS : NAMED);
    }

    /* The spellings that need no look-up; any other name of this server is recognised by the address it stands for. */
    private static boolean isOwn(Destination to, RequestView request, IntPredicate ownPort) {
        if (!ownPort.test(to.port())) {
            return false;
        }
        String host = to.host();
        return host.equals("localhost")
                || host.startsWith("127.")
                || host.equals("::1")
                || host.equals("0.0.0.0")
                || host.equals(localAddress(request));
    }

    private static @Nullable String localAddress(RequestView request) {
        InetSocketAddress local = request.origin().localAddress();
        InetAddress address = local == null ? null : local.getAddress();
        return address == null ? null : address.getHostAddress();
    }
}
