package org.mockserver.internal.exchange;

import java.net.InetSocketAddress;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.Protocol;
import tools.jackson.databind.JsonNode;

/**
 * A request as matchers, actions and the journal read it. What came over the wire is immutable; what has to be decoded
 * is decoded on first use and kept. Decoding is not synchronised: one thread reads at a time, and a hand-over to another
 * thread must publish safely (the journal's ring and executors do).
 */
public final class RequestView {

    /* The decoded parts are plain fields: a request is handled by its connection's thread and only then read by the
     * journal's consumer, which sees them through the ring's barrier. A field decoded twice by an unlucky race would
     * merely be the same value again. */

    /** The method of a message that is not HTTP. */
    public static final String NO_METHOD = "";

    private static final byte[] NO_BYTES = {};

    private final String method;
    private final String path;
    private final @Nullable String rawQuery;
    private final @Nullable String targetOrigin;
    private final Pairs headers;
    private final RequestContent content;
    private final Origin origin;
    private int pathHash;
    private @Nullable Pairs queryParameters;
    private @Nullable Pairs cookies;
    private @Nullable DecodedBody decodedBody;
    private @Nullable Derived derived;

    /**
     * Where and how a request arrived.
     *
     * @param protocol the version the client speaks
     * @param keepAlive whether the client wants the connection kept (HTTP/2: always true)
     * @param connection the connection it came over
     * @param receivedAtMillis when the head was read, milliseconds since the epoch
     */
    public record Origin(Protocol protocol, boolean keepAlive, ConnectionOrigin connection, long receivedAtMillis) {

        /**
         * An origin of which no more is known.
         *
         * @param protocol the version the client speaks
         * @param secure whether it came over TLS
         * @param keepAlive whether the client wants the connection kept
         * @param localAddress the server's side of the socket, null when unknown
         * @param remoteAddress the client's side of the socket, null when unknown
         * @param receivedAtMillis milliseconds since the epoch
         */
        public Origin(
                Protocol protocol,
                boolean secure,
                boolean keepAlive,
                @Nullable InetSocketAddress localAddress,
                @Nullable InetSocketAddress remoteAddress,
                long receivedAtMillis) {
            this(
                    protocol,
                    keepAlive,
                    new ConnectionOrigin(secure, localAddress, remoteAddress, List.of(), null, false),
                    receivedAtMillis);
        }

        /**
         * Whether the request came over TLS.
         *
         * @return false for plain text
         */
        public boolean secure() {
            return connection.secure();
        }

        /**
         * The server's side of the socket.
         *
         * @return null when unknown
         */
        public @Nullable InetSocketAddress localAddress() {
            return connection.localAddress();
        }

        /**
         * The client's side of the socket.
         *
         * @return null when unknown
         */
        public @Nullable InetSocketAddress remoteAddress() {
            return connection.remoteAddress();
        }
    }

    /**
     * A request without trailers whose length, if any, was sent; the content in its two parts.
     *
     * @see #RequestView(String, String, Pairs, RequestContent, Origin)
     */
    public RequestView(
            String method, String target, Pairs headers, byte[] body, byte @Nullable [] originalBody, Origin origin) {
        this(method, target, headers, new RequestContent(body, originalBody, true, Pairs.EMPTY), origin);
    }

    /**
     * A request from its wire parts.
     *
     * @param method the method token as sent
     * @param target the request target: origin form, absolute form, or an asterisk (RFC 9112 section 3.2)
     * @param headers all header lines in order, letter case as sent
     * @param content what follows them; owned by the view from now on
     * @param origin where it came from
     */
    public RequestView(String method, String target, Pairs headers, RequestContent content, Origin origin) {
        this.method = method;
        int start = RequestTarget.pathStart(target);
        this.targetOrigin = start == 0 ? null : target.substring(0, start);
        int question = target.indexOf('?', start);
        int fragment = target.indexOf('#', start);
        int end = fragment < 0 ? target.length() : fragment;
        if (question >= 0 && question < end) {
            this.path = emptyToSlash(target.substring(start, question), start);
            this.rawQuery = target.substring(question + 1, end);
        } else {
            this.path =
                    start == 0 && end == target.length() ? target : emptyToSlash(target.substring(start, end), start);
            this.rawQuery = null;
        }
        this.headers = headers;
        this.content = content;
        this.origin = origin;
    }

    private static String emptyToSlash(String path, int start) {
        return path.isEmpty() && start > 0 ? "/" : path;
    }

    /**
     * A message that is not HTTP. It has neither method nor path nor headers, and its bytes are the body.
     *
     * @param bytes the whole message; owned by the view from now on
     * @param connection the connection it came over
     * @param receivedAtMillis when it was complete, milliseconds since the epoch
     * @return the message as a request
     */
    public static RequestView binary(byte[] bytes, ConnectionOrigin connection, long receivedAtMillis) {
        Origin origin = new Origin(Protocol.HTTP_1_1, true, connection, receivedAtMillis);
        return new RequestView(NO_METHOD, "", Pairs.EMPTY, bytes, null, origin);
    }

    /**
     * Whether this is a message that is not HTTP.
     *
     * @return false for every request
     */
    public boolean isBinary() {
        return method.isEmpty();
    }

    /**
     * The method token.
     *
     * @return as sent, letter case kept
     */
    public String method() {
        return method;
    }

    /**
     * The path, not percent-decoded, without the query.
     *
     * @return as sent, starting with a slash unless the client sent something else
     */
    public String path() {
        return path;
    }

    /** The query text after the question mark, as sent; null when there was no question mark. */
    public @Nullable String rawQuery() {
        return rawQuery;
    }

    /** Whether the client named the server in the request target, as to a proxy (RFC 9112 section 3.2.2). */
    public boolean isAbsoluteForm() {
        return targetOrigin != null;
    }

    /**
     * Whether the client meant this server as a proxy on the way to another one: by a target in absolute form, or by
     * asking for a tunnel first. Where it wanted to go makes no difference.
     *
     * @return false for a request to this server itself
     */
    public boolean isProxied() {
        return targetOrigin != null || origin.connection().tunnelTarget() != null;
    }

    /**
     * The server that a target in absolute form names.
     *
     * @return null for another form, for another scheme than http and https, and for an authority that makes no sense
     */
    public @Nullable Destination absoluteDestination() {
        return targetOrigin == null ? null : RequestTarget.destination(targetOrigin);
    }

    /**
     * A hash of the path that is equal for paths that differ only in letter case.
     *
     * @return the hash, computed once
     */
    public int pathHashIgnoringCase() {
        if (pathHash == 0) {
            pathHash = RequestTarget.hashIgnoringCase(path);
        }
        return pathHash;
    }

    /**
     * The header lines.
     *
     * @return all of them, in order
     */
    public Pairs headers() {
        return headers;
    }

    /**
     * The body after content decoding.
     *
     * @return the bytes, empty when there is none; must not be changed
     */
    public byte[] body() {
        return content.body();
    }

    /**
     * The body as it was sent, where content decoding changed it.
     *
     * @return the encoded bytes, or null when the body was not encoded
     */
    public byte @Nullable [] originalBody() {
        return content.originalBody();
    }

    /**
     * What follows the head.
     *
     * @return body and trailers
     */
    public RequestContent content() {
        return content;
    }

    /** Where the request came from. */
    public Origin origin() {
        return origin;
    }

    /**
     * The decoded query parameters.
     *
     * @return names and values with escapes and plus signs decoded; empty when one escape is malformed
     */
    public Pairs queryParameters() {
        Pairs decoded = queryParameters;
        if (decoded == null) {
            decoded = rawQuery == null
                    ? Pairs.EMPTY
                    : FormDecoder.decode(
                            rawQuery, Texts.UTF_8, origin.connection().semicolonsSeparate());
            queryParameters = decoded;
        }
        return decoded;
    }

    /**
     * The cookies of all Cookie header lines.
     *
     * @return names and values, values without surrounding quotes
     */
    public Pairs cookies() {
        Pairs decoded = cookies;
        if (decoded == null) {
            decoded = CookieDecoder.decode(headers);
            cookies = decoded;
        }
        return decoded;
    }

    /**
     * The body read as an HTML form, whatever its content type.
     *
     * @return names and values
     */
    public Pairs formParameters() {
        return decodedBody().formParameters();
    }

    /**
     * The body as text in the charset of its content type, UTF-8 without one.
     *
     * @return the text, undecodable bytes replaced
     */
    public String bodyText() {
        return decodedBody().text();
    }

    /**
     * The charset the content type names.
     *
     * @return UTF-8 when none or an unknown one is named
     */
    public Charset bodyCharset() {
        return Texts.charsetOf(contentType(), Texts.UTF_8);
    }

    /** The first value of the Content-Type header, or null. */
    public @Nullable String contentType() {
        return headers.first("content-type");
    }

    /**
     * The body as a JSON tree.
     *
     * @return null when the body is empty or not well-formed JSON
     */
    public @Nullable JsonNode json() {
        return decodedBody().json();
    }

    /* Most requests are answered without anybody looking into their bodies. */
    private DecodedBody decodedBody() {
        DecodedBody decoded = decodedBody;
        if (decoded == null) {
            decoded = new DecodedBody(body(), bodyCharset());
            decodedBody = decoded;
        }
        return decoded;
    }

    /**
     * What a derivation gives for this request; worked out when first asked for, then kept.
     *
     * @param derivation a constant, or one that equals others of its kind
     * @param <T> what comes out
     * @return the same object each time
     */
    @SuppressWarnings("unchecked")
    public <T> T derived(Derivation<T> derivation) {
        Derived known = Derived.find(derived, derivation);
        if (known == null) {
            known = new Derived(derivation, derivation.of(this), derived);
            derived = known;
        }
        return (T) known.result();
    }

    /**
     * A request with only a method and a target, received now in plain HTTP/1.1; for tools and tests.
     *
     * @param method the method token
     * @param target path and query
     * @param headers header lines
     * @param body text sent as UTF-8
     * @return the request
     */
    public static RequestView of(String method, String target, Pairs headers, String body) {
        return new RequestView(
                method,
                target,
                headers,
                body.isEmpty() ? NO_BYTES : body.getBytes(Texts.UTF_8),
                null,
                new Origin(Protocol.HTTP_1_1, true, ConnectionOrigin.UNKNOWN, 0));
    }

    @Override
    public String toString() {
        if (isBinary()) {
            return "binary message of " + body().length + " bytes";
        }
        return rawQuery == null ? method + " " + path : method + " " + path + "?" + rawQuery;
    }
}
