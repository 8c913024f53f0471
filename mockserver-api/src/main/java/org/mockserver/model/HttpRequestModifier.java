package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** A change of a request that is passed on. */
public class HttpRequestModifier extends ValueObject {

    private @Nullable PathModifier path;
    private @Nullable QueryParametersModifier queryStringParameters;
    private @Nullable HeadersModifier headers;
    private @Nullable CookiesModifier cookies;

    /** A change of nothing. */
    public static HttpRequestModifier requestModifier() {
        return new HttpRequestModifier();
    }

    /** Sets the change of the path by its parts. */
    public HttpRequestModifier withPath(String regex, String substitution) {
        return withPath(new PathModifier().withRegex(regex).withSubstitution(substitution));
    }

    /** Sets the change of the path; null for none. */
    public HttpRequestModifier withPath(@Nullable PathModifier path) {
        this.path = path;
        return this;
    }

    /** The change of the path, or null. */
    public @Nullable PathModifier getPath() {
        return path;
    }

    /** Sets the change of the query; null for none. */
    public HttpRequestModifier withQueryStringParameters(@Nullable QueryParametersModifier queryStringParameters) {
        this.queryStringParameters = queryStringParameters;
        return this;
    }

    /** The change of the query, or null. */
    public @Nullable QueryParametersModifier getQueryStringParameters() {
        return queryStringParameters;
    }

    /** Sets the change of the headers; null for none. */
    public HttpRequestModifier withHeaders(@Nullable HeadersModifier headers) {
        this.headers = headers;
        return this;
    }

    /** The change of the headers, or null. */
    public @Nullable HeadersModifier getHeaders() {
        return headers;
    }

    /** Sets the change of the cookies; null for none. */
    public HttpRequestModifier withCookies(@Nullable CookiesModifier cookies) {
        this.cookies = cookies;
        return this;
    }

    /** The change of the cookies, or null. */
    public @Nullable CookiesModifier getCookies() {
        return cookies;
    }

    /** Sets the change of the query: what is added, what replaces values that are present, what is removed. */
    public HttpRequestModifier withQueryStringParameters(Parameters add, Parameters replace, List<String> remove) {
        return withQueryStringParameters(
                new QueryParametersModifier().withAdd(add).withReplace(replace).withRemove(remove));
    }

    /** Sets the change of the query: what is added, what replaces values that are present, what is removed. */
    public HttpRequestModifier withQueryStringParameters(
            List<Parameter> add, List<Parameter> replace, List<String> remove) {
        return withQueryStringParameters(new Parameters(add), new Parameters(replace), remove);
    }

    /** Sets the change of the headers: what is added, what replaces values that are present, what is removed. */
    public HttpRequestModifier withHeaders(List<Header> add, List<Header> replace, List<String> remove) {
        return withHeaders(new HeadersModifier().add(add).replace(replace).remove(remove));
    }

    /** Sets the change of the cookies: what is added, what replaces values that are present, what is removed. */
    public HttpRequestModifier withCookies(List<Cookie> add, List<Cookie> replace, List<String> remove) {
        return withCookies(new CookiesModifier()
                .withAdd(new Cookies(add))
                .withReplace(new Cookies(replace))
                .withRemove(remove));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "path", path, "queryStringParameters", queryStringParameters, "headers", headers, "cookies", cookies
        };
    }
}
