package org.mockserver.model;

import java.nio.charset.Charset;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/**
 * An HTTP response: what an expectation answers, a recorded answer, or the matcher of recorded answers.
 *
 * <p>A field that was never set stays null; the server sends the status 200 when there is none.
 */
public class HttpResponse extends Action<HttpResponse>
        implements HttpMessage<HttpResponse, BodyWithContentType<?>>, Cloneable {

    private @Nullable Integer statusCode;
    private @Nullable String statusCodeRange;
    private @Nullable String reasonPhrase;
    private @Nullable Headers headers;
    private @Nullable Headers trailers;
    private @Nullable Cookies cookies;
    private @Nullable BodyWithContentType<?> body;
    private @Nullable Body<?> bodyMatcher;
    private @Nullable String generateFromSchema;
    private @Nullable ConnectionOptions connectionOptions;
    private @Nullable RecoverAfter recoverAfter;
    private @Nullable Integer streamId;

    /** A response in which nothing is set. */
    public static HttpResponse response() {
        return new HttpResponse();
    }

    /** A response with status 200 and a text body. */
    public static HttpResponse response(@Nullable String body) {
        return new HttpResponse().withStatusCode(200).withReasonPhrase("OK").withBody(body);
    }

    /** A response with status 404. */
    public static HttpResponse notFoundResponse() {
        return new HttpResponse().withStatusCode(404).withReasonPhrase("Not Found");
    }

    /** A response with status 502. */
    public static HttpResponse badGatewayResponse() {
        return new HttpResponse().withStatusCode(502).withReasonPhrase("Bad Gateway");
    }

    @Override
    public Type getType() {
        return Type.RESPONSE;
    }

    /** Sets the status, 100 to 999; null leaves it to the server. */
    public HttpResponse withStatusCode(@Nullable Integer statusCode) {
        this.statusCode = statusCode;
        return this;
    }

    /** The status, or null. */
    public @Nullable Integer getStatusCode() {
        return statusCode;
    }

    /** Sets a range of statuses such as {@code 2XX} or {@code >= 400}; only for verification. */
    public HttpResponse withStatusCodeRange(@Nullable String statusCodeRange) {
        this.statusCodeRange = statusCodeRange;
        return this;
    }

    /** The range of statuses, or null. */
    public @Nullable String getStatusCodeRange() {
        return statusCodeRange;
    }

    /** Sets the phrase of the status line; null for the standard one. */
    public HttpResponse withReasonPhrase(@Nullable String reasonPhrase) {
        this.reasonPhrase = reasonPhrase;
        return this;
    }

    /** The phrase of the status line, or null. */
    public @Nullable String getReasonPhrase() {
        return reasonPhrase;
    }

    @Override
    public HttpResponse withBody(@Nullable String body) {
        return withBody(body == null ? null : new StringBody(body));
    }

    @Override
    public HttpResponse withBody(@Nullable String body, @Nullable Charset charset) {
        return withBody(body == null ? null : new StringBody(body, charset));
    }

    @Override
    public HttpResponse withBody(byte @Nullable [] body) {
        return withBody(body == null ? null : new BinaryBody(body));
    }

    @Override
    public HttpResponse withBody(@Nullable BodyWithContentType<?> body) {
        this.body = body;
        return this;
    }

    @Override
    public @Nullable BodyWithContentType<?> getBody() {
        return body;
    }

    /** Sets a text body with a content type. */
    public HttpResponse withBody(@Nullable String body, @Nullable MediaType contentType) {
        return withBody(body == null ? null : new StringBody(body, contentType));
    }

    /** Sets a body read from a file each time it is served. */
    public HttpResponse withBodyFromFile(String filePath) {
        return withBody(new FileBody(filePath));
    }

    /** Sets a body read from a file each time it is served, with a content type. */
    public HttpResponse withBodyFromFile(String filePath, MediaType contentType) {
        return withBody(new FileBody(filePath, contentType));
    }

    /** Sets a matcher of the body, for verification of responses; null for none. */
    public HttpResponse withBodyMatching(@Nullable Body<?> matcher) {
        this.bodyMatcher = matcher;
        return this;
    }

    /** A matcher of the body that is not itself a body that could be sent, or null. */
    public @Nullable Body<?> getBodyMatcher() {
        return bodyMatcher;
    }

    @Override
    public HttpResponse withHeaders(@Nullable Headers headers) {
        this.headers = headers;
        return this;
    }

    @Override
    public HttpResponse withHeaders(@Nullable List<Header> headers) {
        return withHeaders(new Headers(headers));
    }

    @Override
    public HttpResponse withHeaders(Header @Nullable ... headers) {
        return withHeaders(new Headers(headers));
    }

    @Override
    public HttpResponse withHeader(@Nullable Header header) {
        if (header != null) {
            ownHeaders().withEntry(header);
        }
        return this;
    }

    @Override
    public HttpResponse withHeader(String name, String... values) {
        ownHeaders().withEntry(name, values);
        return this;
    }

    @Override
    public HttpResponse withHeader(NottableString name, NottableString... values) {
        ownHeaders().withEntry(name, values);
        return this;
    }

    @Override
    public HttpResponse replaceHeader(Header header) {
        ownHeaders().replaceEntry(header);
        return this;
    }

    @Override
    public HttpResponse withContentType(@Nullable MediaType contentType) {
        return contentType == null
                ? removeHeader("content-type")
                : replaceHeader(new Header("content-type", contentType.toString()));
    }

    @Override
    public HttpResponse removeHeader(NottableString name) {
        return removeHeader(name.getValue());
    }

    @Override
    public HttpResponse removeHeader(String name) {
        ownHeaders().remove(name);
        return this;
    }

    @Override
    public @Nullable Headers getHeaders() {
        return headers;
    }

    @Override
    public HttpResponse withCookies(@Nullable Cookies cookies) {
        this.cookies = cookies;
        return this;
    }

    @Override
    public HttpResponse withCookies(@Nullable List<Cookie> cookies) {
        return withCookies(new Cookies(cookies));
    }

    @Override
    public HttpResponse withCookies(Cookie @Nullable ... cookies) {
        return withCookies(new Cookies(cookies));
    }

    @Override
    public HttpResponse withCookie(@Nullable Cookie cookie) {
        if (cookie != null) {
            ownCookies().withEntry(cookie);
        }
        return this;
    }

    @Override
    public HttpResponse withCookie(String name, String value) {
        return withCookie(new Cookie(name, value));
    }

    @Override
    public HttpResponse withCookie(NottableString name, NottableString value) {
        return withCookie(new Cookie(name, value));
    }

    @Override
    public @Nullable Cookies getCookies() {
        return cookies;
    }

    /** Sets a JSON Schema, as text, from which the body is made when none is set. */
    public HttpResponse withGenerateFromSchema(@Nullable String generateFromSchema) {
        this.generateFromSchema = generateFromSchema;
        return this;
    }

    /** The schema from which the body is made, or null. */
    public @Nullable String getGenerateFromSchema() {
        return generateFromSchema;
    }

    /** Replaces all trailers; null removes them. */
    public HttpResponse withTrailers(@Nullable Headers trailers) {
        this.trailers = trailers;
        return this;
    }

    /** Replaces all trailers. */
    public HttpResponse withTrailers(List<Header> trailers) {
        return withTrailers(new Headers(trailers));
    }

    /** Replaces all trailers. */
    public HttpResponse withTrailers(Header... trailers) {
        return withTrailers(new Headers(trailers));
    }

    /** Adds a trailer. */
    public HttpResponse withTrailer(Header trailer) {
        Headers own = trailers;
        if (own == null) {
            own = new Headers();
            trailers = own;
        }
        own.withEntry(trailer);
        return this;
    }

    /** Adds a trailer. */
    public HttpResponse withTrailer(String name, String... values) {
        return withTrailer(new Header(name, values));
    }

    /** Adds a trailer taken as it is. */
    public HttpResponse withTrailer(NottableString name, NottableString... values) {
        return withTrailer(new Header(name, values));
    }

    /** The trailers, or null if none were set. */
    public @Nullable Headers getTrailers() {
        return trailers;
    }

    /** Replaces the header of that name, ignoring case, or adds it. */
    public HttpResponse replaceHeader(String name, String... values) {
        return replaceHeader(new Header(name, values));
    }

    /** Sets how the connection is treated; null for the usual way. */
    public HttpResponse withConnectionOptions(@Nullable ConnectionOptions connectionOptions) {
        this.connectionOptions = connectionOptions;
        return this;
    }

    /** How the connection is treated, or null. */
    public @Nullable ConnectionOptions getConnectionOptions() {
        return connectionOptions;
    }

    /** Sets how many matches fail first; null for none. */
    public HttpResponse withRecoverAfter(@Nullable RecoverAfter recoverAfter) {
        this.recoverAfter = recoverAfter;
        return this;
    }

    /** How many matches fail first, or null. */
    public @Nullable RecoverAfter getRecoverAfter() {
        return recoverAfter;
    }

    /** Sets the number of its HTTP/2 stream. It is not sent, and of no account for equality. */
    public HttpResponse withStreamId(@Nullable Integer streamId) {
        this.streamId = streamId;
        return this;
    }

    /** The number of its HTTP/2 stream, or null. */
    public @Nullable Integer getStreamId() {
        return streamId;
    }

    /** A copy with headers, trailers and cookies of its own; it shares the body and whatever else cannot be changed. */
    @Override
    public HttpResponse clone() {
        try {
            HttpResponse copy = (HttpResponse) super.clone();
            copy.headers = headers == null ? null : new Headers().withAllOf(headers);
            copy.trailers = trailers == null ? null : new Headers().withAllOf(trailers);
            copy.cookies = cookies == null ? null : new Cookies(cookies.getEntries());
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    protected @Nullable Object[] namedFields() {
        @Nullable
        Object[] own = {
            "statusCode", statusCode,
            "statusCodeRange", statusCodeRange,
            "reasonPhrase", reasonPhrase,
            "headers", headers,
            "trailers", trailers,
            "cookies", cookies,
            "body", body,
            "bodyMatcher", bodyMatcher,
            "generateFromSchema", generateFromSchema,
            "connectionOptions", connectionOptions,
            "recoverAfter", recoverAfter
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
