package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An address to connect to. */
public class SocketAddress extends ValueObject {

    private static final int DEFAULT_PORT = 80;

    private @Nullable String host;
    private int port = DEFAULT_PORT;
    private Scheme scheme = Scheme.HTTP;

    /** Plain or over TLS. */
    public enum Scheme {
        /** Plain. */
        HTTP,
        /** Over TLS. */
        HTTPS
    }

    /** An address in which nothing is set: port 80, plain. */
    public static SocketAddress socketAddress() {
        return new SocketAddress();
    }

    /** Sets the host name or IP address. */
    public SocketAddress withHost(@Nullable String host) {
        this.host = host;
        return this;
    }

    /** Sets the port; null for 80. */
    public SocketAddress withPort(@Nullable Integer port) {
        this.port = port == null ? DEFAULT_PORT : port;
        return this;
    }

    /** Sets the scheme; null for plain. */
    public SocketAddress withScheme(@Nullable Scheme scheme) {
        this.scheme = scheme == null ? Scheme.HTTP : scheme;
        return this;
    }

    /** The host name or IP address, or null. */
    public @Nullable String getHost() {
        return host;
    }

    /** The port. */
    public Integer getPort() {
        return port;
    }

    /** The scheme. */
    public Scheme getScheme() {
        return scheme;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"host", host, "port", port, "scheme", scheme};
    }
}
