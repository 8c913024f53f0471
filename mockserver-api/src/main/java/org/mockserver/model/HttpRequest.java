package org.mockserver.model;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/**
 * An HTTP request: the matcher of an expectation, a filter, or a request that was recorded.
 *
 * <p>As a matcher every field that is set must hold; a field that is null, blank or empty accepts everything.
 */
public class HttpRequest extends RequestWithParameters implements HttpMessage<HttpRequest, Body<?>>, Cloneable {

    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    private @Nullable NottableString method;
    private @Nullable NottableString path;
    private @Nullable Headers headers;
    private @Nullable Cookies cookies;
    private @Nullable Body<?> body;
    private byte @Nullable [] originalBody;
    private @Nullable Boolean keepAlive;
    private @Nullable Boolean secure;
    private @Nullable Boolean respondBeforeBody;
    private @Nullable Protocol protocol;
    private @Nullable Jwt jwt;
    private @Nullable NottableString clientIp;
    private @Nullable ClientCertificate clientCertificate;
    private @Nullable List<X509Certificate> clientCertificateChain;
    private @Nullable SocketAddress socketAddress;
    private @Nullable String localAddress;
    private @Nullable String remoteAddress;
    private @Nullable Integer streamId;

    @Override
    final HttpRequest self() {
        return this;
    }

    /** A matcher of every request. */
    public static HttpRequest request() {
        return new HttpRequest();
    }

    /** A matcher of requests to that path; prefixes are read. */
    public static HttpRequest request(@Nullable String path) {
        return new HttpRequest().withPath(path);
    }

    /** A matcher of GET requests to that path. */
    public static HttpRequest get(String path) {
        return request(path).withMethod("GET");
    }

    /** A matcher of POST requests to that path. */
    public static HttpRequest post(String path) {
        return request(path).withMethod("POST");
    }

    /** A matcher of PUT requests to that path. */
    public static HttpRequest put(String path) {
        return request(path).withMethod("PUT");
    }

    /** A matcher of DELETE requests to that path. */
    public static HttpRequest delete(String path) {
        return request(path).withMethod("DELETE");
    }

    /** A matcher of PATCH requests to that path. */
    public static HttpRequest patch(String path) {
        return request(path).withMethod("PATCH");
    }

    /** A matcher of HEAD requests to that path. */
    public static HttpRequest head(String path) {
        return request(path).withMethod("HEAD");
    }

    /** A matcher of OPTIONS requests to that path. */
    public static HttpRequest options(String path) {
        return request(path).withMethod("OPTIONS");
    }

    /** Sets the method; prefixes are read. Null accepts every method. */
    public HttpRequest withMethod(@Nullable String method) {
        return withMethod(method == null ? null : NottableString.string(method));
    }

    /** Sets the method; null accepts every method. */
    public HttpRequest withMethod(@Nullable NottableString method) {
        this.method = method;
        return this;
    }

    /** Sets a JSON Schema, as text, for the method. */
    public HttpRequest withMethodSchema(String schema) {
        return withMethod(NottableSchemaString.schemaString(schema));
    }

    /** The method, or null if none was set. */
    public @Nullable NottableString getMethod() {
        return method;
    }

    /** The method as text without prefixes, or the given text if none was set. */
    public String getMethod(String defaultIfNotSet) {
        return method == null || method.isBlank() ? defaultIfNotSet : method.getValue();
    }

    /** Whether the method is exactly this. */
    public boolean matches(String method) {
        return method.equals(getMethod(""));
    }

    /** Whether method and path are exactly these. */
    public boolean matches(String method, String path) {
        return matches(method, new String[] {path});
    }

    /** Whether the method is exactly this and the path one of these. */
    public boolean matches(String method, String path, String otherPath) {
        return matches(method, new String[] {path, otherPath});
    }

    /** Whether the method is exactly this and the path one of these. */
    public boolean matches(String method, String... paths) {
        NottableString own = path;
        return matches(method) && own != null && Arrays.asList(paths).contains(own.getValue());
    }

    /** Sets the raw path without query; prefixes are read. Null accepts every path. */
    public HttpRequest withPath(@Nullable String path) {
        return withPath(path == null ? null : NottableString.string(path));
    }

    /** Sets the raw path without query; null accepts every path. */
    public HttpRequest withPath(@Nullable NottableString path) {
        this.path = path;
        return this;
    }

    /** Sets a JSON Schema, as text, for the path. */
    public HttpRequest withPathSchema(String schema) {
        return withPath(NottableSchemaString.schemaString(schema));
    }

    /** The raw path without query, or null if none was set. */
    public @Nullable NottableString getPath() {
        return path;
    }

    @Override
    public HttpRequest withBody(@Nullable String body) {
        return withBody(body == null ? null : new StringBody(body));
    }

    @Override
    public HttpRequest withBody(@Nullable String body, @Nullable Charset charset) {
        return withBody(body == null ? null : new StringBody(body, charset));
    }

    @Override
    public HttpRequest withBody(byte @Nullable [] body) {
        return withBody(body == null ? null : new BinaryBody(body));
    }

    @Override
    public HttpRequest withBody(@Nullable Body<?> body) {
        this.body = body;
        return this;
    }

    @Override
    public @Nullable Body<?> getBody() {
        return body;
    }

    @Override
    public HttpRequest withHeaders(@Nullable Headers headers) {
        this.headers = headers;
        return this;
    }

    @Override
    public HttpRequest withHeaders(@Nullable List<Header> headers) {
        return withHeaders(new Headers(headers));
    }

    @Override
    public HttpRequest withHeaders(Header @Nullable ... headers) {
        return withHeaders(new Headers(headers));
    }

    @Override
    public HttpRequest withHeader(@Nullable Header header) {
        if (header != null) {
            ownHeaders().withEntry(header);
        }
        return this;
    }

    @Override
    public HttpRequest withHeader(String name, String... values) {
        ownHeaders().withEntry(name, values);
        return this;
    }

    @Override
    public HttpRequest withHeader(NottableString name, NottableString... values) {
        ownHeaders().withEntry(name, values);
        return this;
    }

    @Override
    public HttpRequest replaceHeader(Header header) {
        ownHeaders().replaceEntry(header);
        return this;
    }

    @Override
    public HttpRequest withContentType(@Nullable MediaType contentType) {
        return contentType == null
                ? removeHeader("content-type")
                : replaceHeader(new Header("content-type", contentType.toString()));
    }

    @Override
    public HttpRequest removeHeader(String name) {
        ownHeaders().remove(name);
        return this;
    }

    @Override
    public HttpRequest removeHeader(NottableString name) {
        return removeHeader(name.getValue());
    }

    @Override
    public @Nullable Headers getHeaders() {
        return headers;
    }

    @Override
    public HttpRequest withCookies(@Nullable Cookies cookies) {
        this.cookies = cookies;
        return this;
    }

    @Override
    public HttpRequest withCookies(@Nullable List<Cookie> cookies) {
        return withCookies(new Cookies(cookies));
    }

    @Override
    public HttpRequest withCookies(Cookie @Nullable ... cookies) {
        return withCookies(new Cookies(cookies));
    }

    @Override
    public HttpRequest withCookie(@Nullable Cookie cookie) {
        if (cookie != null) {
            ownCookies().withEntry(cookie);
        }
        return this;
    }

    @Override
    public HttpRequest withCookie(String name, String value) {
        return withCookie(new Cookie(name, value));
    }

    @Override
    public HttpRequest withCookie(NottableString name, NottableString value) {
        return withCookie(new Cookie(name, value));
    }

    @Override
    public @Nullable Cookies getCookies() {
        return cookies;
    }

    /** Adds a header whose values must validate against JSON Schemas given as text. */
    public HttpRequest withSchemaHeader(String name, String... schemas) {
        return withHeader(Header.schemaHeader(name, schemas));
    }

    /** Adds a cookie whose value must validate against a JSON Schema given as text. */
    public HttpRequest withSchemaCookie(String name, String schema) {
        return withCookie(Cookie.schemaCookie(name, schema));
    }

    /** Keeps the body as it was before its content encoding was removed; null if there was no encoding. */
    public HttpRequest withOriginalBody(byte @Nullable [] originalBody) {
        this.originalBody = originalBody;
        return this;
    }

    /** The body as it was before its content encoding was removed, or null. */
    public byte @Nullable [] getOriginalBody() {
        return originalBody;
    }

    /** Sets whether the connection must be kept open; null accepts both. */
    public HttpRequest withKeepAlive(@Nullable Boolean keepAlive) {
        this.keepAlive = keepAlive;
        return this;
    }

    /** Whether the connection must be kept open, or null. */
    public @Nullable Boolean isKeepAlive() {
        return keepAlive;
    }

    /** Sets whether the request must have come over TLS; null accepts both. */
    public HttpRequest withSecure(@Nullable Boolean secure) {
        this.secure = secure;
        return this;
    }

    /** Whether the request must have come over TLS, or null. */
    public @Nullable Boolean isSecure() {
        return secure;
    }

    /** Sets whether the answer is sent as soon as the headers have arrived. */
    public HttpRequest withRespondBeforeBody(@Nullable Boolean respondBeforeBody) {
        this.respondBeforeBody = respondBeforeBody;
        return this;
    }

    /** Whether the answer is sent as soon as the headers have arrived, or null. */
    public @Nullable Boolean getRespondBeforeBody() {
        return respondBeforeBody;
    }

    /** Sets what the token of the request must say; null accepts requests without a token. */
    public HttpRequest withJwt(@Nullable Jwt jwt) {
        this.jwt = jwt;
        return this;
    }

    /** What the token of the request must say, or null for nothing. */
    public @Nullable Jwt getJwt() {
        return jwt;
    }

    /** Sets the address of the client, or a range such as {@code 10.0.0.0/8}; a leading {@code !} negates. */
    public HttpRequest withClientIp(String clientIp) {
        return withClientIp(NottableString.string(clientIp));
    }

    /** Sets the address of the client, or a range of addresses; null accepts every client. */
    public HttpRequest withClientIp(@Nullable NottableString clientIp) {
        this.clientIp = clientIp;
        return this;
    }

    /** The address or range of the client, or null for any. */
    public @Nullable NottableString getClientIp() {
        return clientIp;
    }

    /** Sets what the client's certificate must say; null accepts clients without one. */
    public HttpRequest withClientCertificate(@Nullable ClientCertificate clientCertificate) {
        this.clientCertificate = clientCertificate;
        return this;
    }

    /** What the client's certificate must say, or null for anything. */
    public @Nullable ClientCertificate getClientCertificate() {
        return clientCertificate;
    }

    /** Sets the certificates that the client presented, its own first; not compared. */
    public HttpRequest withClientCertificateChain(@Nullable List<X509Certificate> clientCertificateChain) {
        this.clientCertificateChain = clientCertificateChain;
        return this;
    }

    /** The certificates that the client presented, its own first, or null. */
    public @Nullable List<X509Certificate> getClientCertificateChain() {
        return clientCertificateChain;
    }

    /** Sets the version of HTTP; null accepts every version. */
    public HttpRequest withProtocol(@Nullable Protocol protocol) {
        this.protocol = protocol;
        return this;
    }

    /** The version of HTTP, or null. */
    public @Nullable Protocol getProtocol() {
        return protocol;
    }

    /** Sets the target address; the scheme HTTPS also sets {@link #withSecure(Boolean) secure}. */
    public HttpRequest withSocketAddress(@Nullable SocketAddress socketAddress) {
        this.socketAddress = socketAddress;
        if (socketAddress != null && socketAddress.getScheme() == SocketAddress.Scheme.HTTPS) {
            this.secure = true;
        }
        return this;
    }

    /** Sets the target address. */
    public HttpRequest withSocketAddress(String host, Integer port, SocketAddress.Scheme scheme) {
        return withSocketAddress(
                new SocketAddress().withHost(host).withPort(port).withScheme(scheme));
    }

    /** Sets the target address, plain HTTP. */
    public HttpRequest withSocketAddress(String host, Integer port) {
        return withSocketAddress(host, port, SocketAddress.Scheme.HTTP);
    }

    /** Sets the target address; the host may carry a port, and without one 443 or 80 is taken. */
    public HttpRequest withSocketAddress(@Nullable Boolean secure, String host, @Nullable Integer port) {
        boolean tls = Boolean.TRUE.equals(secure);
        int colon = host.lastIndexOf(':');
        boolean named = colon > 0 && host.indexOf(']') < colon;
        int shown = named ? Integer.parseInt(host.substring(colon + 1)) : tls ? HTTPS_PORT : HTTP_PORT;
        return withSocketAddress(
                named ? host.substring(0, colon) : host,
                port == null ? shown : port,
                tls ? SocketAddress.Scheme.HTTPS : SocketAddress.Scheme.HTTP);
    }

    /** Sets the target address that the header {@code Host} names; without the header nothing happens. */
    public HttpRequest withSocketAddressFromHostHeader() {
        String host = getFirstHeader("host");
        return host.isBlank() ? this : withSocketAddress(secure, host, null);
    }

    /** The target address, or null. */
    public @Nullable SocketAddress getSocketAddress() {
        return socketAddress;
    }

    /** Sets the address ({@code ip:port}) on which the request arrived; not used in matching. */
    public HttpRequest withLocalAddress(@Nullable String localAddress) {
        this.localAddress = localAddress;
        return this;
    }

    /** The address on which the request arrived, or null. */
    public @Nullable String getLocalAddress() {
        return localAddress;
    }

    /** Sets the address ({@code ip:port}) of the peer; not used in matching. */
    public HttpRequest withRemoteAddress(@Nullable String remoteAddress) {
        this.remoteAddress = remoteAddress;
        return this;
    }

    /** The address of the peer, or null. */
    public @Nullable String getRemoteAddress() {
        return remoteAddress;
    }

    /** Sets the number of its HTTP/2 stream. It is not sent, and of no account for equality. */
    public HttpRequest withStreamId(@Nullable Integer streamId) {
        this.streamId = streamId;
        return this;
    }

    /** The number of its HTTP/2 stream, or null. */
    public @Nullable Integer getStreamId() {
        return streamId;
    }

    /** A copy with headers, parameters and cookies of its own; it shares the body and whatever else cannot be changed. */
    @Override
    public HttpRequest clone() {
        try {
            HttpRequest copy = (HttpRequest) super.clone();
            copy.headers = headers == null ? null : new Headers().withAllOf(headers);
            copy.cookies = cookies == null ? null : new Cookies(cookies.getEntries());
            copy.ownParameters();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "method", method,
            "path", path,
            "pathParameters", getPathParameters(),
            "queryStringParameters", getQueryStringParameters(),
            "headers", headers,
            "cookies", cookies,
            "body", body,
            "originalBody", originalBody,
            "keepAlive", keepAlive,
            "secure", secure,
            "respondBeforeBody", respondBeforeBody,
            "protocol", protocol,
            "jwt", jwt,
            "clientIp", clientIp,
            "clientCertificate", clientCertificate,
            "clientCertificateChain", clientCertificateChain,
            "socketAddress", socketAddress,
            "localAddress", localAddress,
            "remoteAddress", remoteAddress
        };
        return append(super.namedFields(), own);
    }

    private Headers ownHeaders() {
        Headers own = headers;
        if (own == null) {
            own = new Headers();
            headers = own;
        }
        return own;
    }

    private Cookies ownCookies() {
        Cookies own = cookies;
        if (own == null) {
            own = new Cookies();
            cookies = own;
        }
        return own;
    }
}
