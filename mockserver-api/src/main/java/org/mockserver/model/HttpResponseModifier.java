package org.mockserver.model;

import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.internal.objects.ObjectText;

/** A change of a response that is passed on. */
public class HttpResponseModifier extends ValueObject {

    private @Nullable HeadersModifier headers;
    private @Nullable CookiesModifier cookies;
    private @Nullable HttpResponseModifierCondition condition;
    private @Nullable List<HttpResponseModifier> modifiers;
    private @Nullable String jsonPatch;
    private @Nullable String jsonMergePatch;

    /** A change of nothing. */
    public static HttpResponseModifier responseModifier() {
        return new HttpResponseModifier();
    }

    /** Sets the change of the headers; null for none. */
    public HttpResponseModifier withHeaders(@Nullable HeadersModifier headers) {
        this.headers = headers;
        return this;
    }

    /** The change of the headers, or null. */
    public @Nullable HeadersModifier getHeaders() {
        return headers;
    }

    /** Sets the change of the cookies; null for none. */
    public HttpResponseModifier withCookies(@Nullable CookiesModifier cookies) {
        this.cookies = cookies;
        return this;
    }

    /** The change of the cookies, or null. */
    public @Nullable CookiesModifier getCookies() {
        return cookies;
    }

    /** Sets what must hold for the change to be made; null for none. */
    public HttpResponseModifier withCondition(@Nullable HttpResponseModifierCondition condition) {
        this.condition = condition;
        return this;
    }

    /** What must hold for the change to be made, or null. */
    public @Nullable HttpResponseModifierCondition getCondition() {
        return condition;
    }

    /** Sets further changes, made afterwards; null for none. */
    public HttpResponseModifier withModifiers(@Nullable List<HttpResponseModifier> modifiers) {
        this.modifiers = modifiers;
        return this;
    }

    /** Further changes, made afterwards, or null. */
    public @Nullable List<HttpResponseModifier> getModifiers() {
        return modifiers;
    }

    /** Sets the JSON text of a patch (RFC 6902); null for none. */
    public HttpResponseModifier withJsonPatch(@Nullable String jsonPatch) {
        this.jsonPatch = jsonPatch;
        return this;
    }

    /** Sets a patch (RFC 6902), given as a tree of any Jackson, or as maps and lists. */
    public HttpResponseModifier withJsonPatch(Object jsonPatch) {
        return withJsonPatch(ObjectText.of(jsonPatch));
    }

    /** The JSON text of a patch (RFC 6902), or null. */
    public @Nullable String getJsonPatch() {
        return jsonPatch;
    }

    /** Sets the JSON text of a merge patch (RFC 7396); null for none. */
    public HttpResponseModifier withJsonMergePatch(@Nullable String jsonMergePatch) {
        this.jsonMergePatch = jsonMergePatch;
        return this;
    }

    /** Sets a merge patch (RFC 7396), given as a tree of any Jackson, or as maps and lists. */
    public HttpResponseModifier withJsonMergePatch(Object jsonMergePatch) {
        return withJsonMergePatch(ObjectText.of(jsonMergePatch));
    }

    /** The JSON text of a merge patch (RFC 7396), or null. */
    public @Nullable String getJsonMergePatch() {
        return jsonMergePatch;
    }

    /** Sets the change of the headers: what is added, what replaces values that are present, what is removed. */
    public HttpResponseModifier withHeaders(List<Header> add, List<Header> replace, List<String> remove) {
        return withHeaders(new HeadersModifier().add(add).replace(replace).remove(remove));
    }

    /** Sets the change of the cookies: what is added, what replaces values that are present, what is removed. */
    public HttpResponseModifier withCookies(List<Cookie> add, List<Cookie> replace, List<String> remove) {
        return withCookies(new CookiesModifier()
                .withAdd(new Cookies(add))
                .withReplace(new Cookies(replace))
                .withRemove(remove));
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "headers",
            headers,
            "cookies",
            cookies,
            "condition",
            condition,
            "modifiers",
            modifiers,
            "jsonPatch",
            jsonPatch,
            "jsonMergePatch",
            jsonMergePatch
        };
    }
}
