package org.mockserver.proxyconfiguration;

import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.mockserver.configuration.Configuration;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.ValueObject;

/** A proxy through which requests reach their server. Immutable. */
public final class ProxyConfiguration extends ValueObject {

    private static final int LAST_PORT = 65_535;

    private final Type type;
    private final InetSocketAddress proxyAddress;
    private final @Nullable String username;
    private final @Nullable String password;

    /** The kinds of proxy. */
    public enum Type {
        /** For plain HTTP requests. */
        HTTP,
        /** For requests over TLS, by CONNECT. */
        HTTPS,
        /** For both, by SOCKS 5. */
        SOCKS5
    }

    private ProxyConfiguration(
            Type type, InetSocketAddress proxyAddress, @Nullable String username, @Nullable String password) {
        this.type = type;
        this.proxyAddress = proxyAddress;
        this.username = username;
        this.password = password;
    }

    /** The proxies that a server's configuration names; empty for none. */
    public static List<ProxyConfiguration> proxyConfiguration(Configuration configuration) {
        List<ProxyConfiguration> proxies = new ArrayList<>();
        String name = configuration.forwardProxyAuthenticationUsername();
        String word = configuration.forwardProxyAuthenticationPassword();
        add(proxies, Type.HTTP, configuration.forwardHttpProxy(), name, word);
        add(proxies, Type.HTTPS, configuration.forwardHttpsProxy(), name, word);
        add(proxies, Type.SOCKS5, configuration.forwardSocksProxy(), name, word);
        return proxies;
    }

    private static void add(
            List<ProxyConfiguration> proxies, Type type, String address, String username, String password) {
        if (!address.isBlank()) {
            boolean named = !username.isBlank();
            proxies.add(new ProxyConfiguration(type, parse(address), named ? username : null, named ? password : null));
        }
    }

    /** A proxy at {@code host:port}. */
    public static ProxyConfiguration proxyConfiguration(Type type, String address) {
        return proxyConfiguration(type, parse(address));
    }

    /** A proxy. */
    public static ProxyConfiguration proxyConfiguration(Type type, InetSocketAddress address) {
        return new ProxyConfiguration(type, address, null, null);
    }

    /** A proxy at {@code host:port} that asks for a name and a password. */
    public static ProxyConfiguration proxyConfiguration(Type type, String address, String username, String password) {
        return proxyConfiguration(type, parse(address), username, password);
    }

    /** A proxy that asks for a name and a password. */
    public static ProxyConfiguration proxyConfiguration(
            Type type, InetSocketAddress address, String username, String password) {
        return new ProxyConfiguration(type, address, username, password);
    }

    private static InetSocketAddress parse(String address) {
        int colon = address.lastIndexOf(':');
        try {
            int port = colon < 1
                    ? -1
                    : Integer.parseInt(address.substring(colon + 1).trim());
            if (port > 0 && port <= LAST_PORT) {
                return InetSocketAddress.createUnresolved(
                        address.substring(0, colon).trim(), port);
            }
        } catch (NumberFormatException notAPort) {
            throw wrong(address);
        }
        throw wrong(address);
    }

    private static IllegalArgumentException wrong(String address) {
        return new IllegalArgumentException("a proxy address must look like host:port, for example proxy.test:3128,"
                + " but is \"" + address + "\"");
    }

    /** The kind of proxy. */
    public Type getType() {
        return type;
    }

    /** Where it listens; the name may not be resolved yet. */
    public InetSocketAddress getProxyAddress() {
        return proxyAddress;
    }

    /** The name it asks for, or null. */
    public @Nullable String getUsername() {
        return username;
    }

    /** The password it asks for, or null. */
    public @Nullable String getPassword() {
        return password;
    }

    /** Adds the header with name and password, if there are any, to a request for the proxy. */
    public void addProxyAuthenticationHeader(HttpRequest request) {
        if (username != null && password != null) {
            String credentials = username + ":" + password;
            request.withHeader(
                    "proxy-authorization",
                    "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"type", type, "proxyAddress", proxyAddress, "username", username};
    }
}
