package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** An action that passes the request on to another server and its response back. */
public class HttpForward extends Action<HttpForward> {

    private static final int DEFAULT_PORT = 80;

    private @Nullable String host;
    private Integer port = DEFAULT_PORT;
    private Scheme scheme = Scheme.HTTP;

    /** Plain or over TLS. */
    public enum Scheme {
        /** Plain. */
        HTTP,
        /** Over TLS. */
        HTTPS
    }

    /** A forward in which nothing is set: port 80, plain. */
    public static HttpForward forward() {
        return new HttpForward();
    }

    @Override
    public Type getType() {
        return Type.FORWARD;
    }

    /** Sets the host name or IP address; without one the request is answered 404. */
    public HttpForward withHost(@Nullable String host) {
        this.host = host;
        return this;
    }

    /** The host name or IP address, or null. */
    public @Nullable String getHost() {
        return host;
    }

    /** Sets the port; null for 80. */
    public HttpForward withPort(@Nullable Integer port) {
        this.port = port == null ? DEFAULT_PORT : port;
        return this;
    }

    /** The port. */
    public Integer getPort() {
        return port;
    }

    /** Sets the scheme; null for plain. */
    public HttpForward withScheme(@Nullable Scheme scheme) {
        this.scheme = scheme == null ? Scheme.HTTP : scheme;
        return this;
    }

    /** The scheme. */
    public Scheme getScheme() {
        return scheme;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable Object[] own = {"host", host, "port", port, "scheme", scheme};
        return append(super.namedFields(), own);
    }
}
