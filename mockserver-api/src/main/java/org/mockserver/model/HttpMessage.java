package org.mockserver.model;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/**
 * What requests and responses have in common: headers, cookies and a body.
 *
 * @param <T> the implementing type, returned by the fluent methods
 * @param <B> the kinds of body it accepts
 */
public interface HttpMessage<T extends HttpMessage<T, B>, B extends Body<?>> {

    /** Sets a text body without content type; null removes the body. */
    T withBody(@Nullable String body);

    /** Sets a text body encoded with the given charset; null removes the body. */
    T withBody(@Nullable String body, @Nullable Charset charset);

    /** Sets a binary body; null removes the body. */
    T withBody(byte @Nullable [] body);

    /** Sets the body; null removes it. */
    T withBody(@Nullable B body);

    /** The body, or null if none was set. */
    @Nullable
    B getBody();

    /** The bytes of the body as they would go over the wire; empty without a body. */
    default byte[] getBodyAsRawBytes() {
        B body = getBody();
        return body == null ? new byte[0] : body.getRawBytes();
    }

    /** The body as text (binary bodies decoded as UTF-8), or null without a body. */
    default @Nullable String getBodyAsString() {
        B body = getBody();
        if (body == null) {
            return null;
        }
        return body.getValue() instanceof String text
                ? text
                : new String(body.getRawBytes(), body.getCharset(StandardCharsets.UTF_8));
    }

    /** Replaces all headers; null removes them. */
    T withHeaders(@Nullable Headers headers);

    /** Replaces all headers; those that are null are left out. */
    T withHeaders(@Nullable List<Header> headers);

    /** Replaces all headers; those that are null are left out. */
    T withHeaders(Header @Nullable ... headers);

    /** Adds a header; values of an equal name are appended to it. Null adds none. */
    T withHeader(@Nullable Header header);

    /** Adds a header; a name or value starting with {@code !} is negated, a name starting with {@code ?} optional. Null is read as empty. */
    T withHeader(String name, String... values);

    /** Adds a header without interpreting prefixes. */
    T withHeader(NottableString name, NottableString... values);

    /** Replaces the header of that name, ignoring case, or adds it. */
    T replaceHeader(Header header);

    /** Sets the header {@code Content-Type}; null removes it. */
    T withContentType(@Nullable MediaType contentType);

    /** Removes the header of that name, ignoring case. */
    T removeHeader(String name);

    /** Removes the header of that name, ignoring case. */
    T removeHeader(NottableString name);

    /** The headers, or null if none were set. */
    @Nullable
    Headers getHeaders();

    /** Replaces all cookies; null removes them. */
    T withCookies(@Nullable Cookies cookies);

    /** Replaces all cookies; those that are null are left out. */
    T withCookies(@Nullable List<Cookie> cookies);

    /** Replaces all cookies; those that are null are left out. */
    T withCookies(Cookie @Nullable ... cookies);

    /** Adds a cookie, replacing one of an equal name. Null adds none. */
    T withCookie(@Nullable Cookie cookie);

    /** Adds a cookie, replacing one of an equal name. */
    T withCookie(String name, String value);

    /** Adds a cookie without interpreting prefixes. */
    T withCookie(NottableString name, NottableString value);

    /** The cookies, or null if none were set. */
    @Nullable
    Cookies getCookies();

    /** The headers as a list, empty if none were set. */
    default List<Header> getHeaderList() {
        Headers headers = getHeaders();
        return headers == null ? List.of() : headers.getEntries();
    }

    /** The cookies as a list, empty if none were set. */
    default List<Cookie> getCookieList() {
        Cookies cookies = getCookies();
        return cookies == null ? List.of() : cookies.getEntries();
    }

    /** All values of a header, ignoring the case of its name; empty if absent. */
    default List<String> getHeader(String name) {
        Headers headers = getHeaders();
        return headers == null ? List.of() : headers.getValues(name);
    }

    /** The first value of a header, ignoring the case of its name; the empty string if absent. */
    default String getFirstHeader(String name) {
        List<String> values = getHeader(name);
        return values.isEmpty() ? "" : values.get(0);
    }

    /** Whether a header of that name exists, ignoring case. */
    default boolean containsHeader(String name) {
        Headers headers = getHeaders();
        return headers != null && headers.containsEntry(name);
    }

    /** Whether a header of that name has that value, ignoring the case of both. */
    default boolean containsHeader(String name, String value) {
        Headers headers = getHeaders();
        return headers != null && headers.containsEntry(name, value);
    }
}
