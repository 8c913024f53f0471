package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.CookiesModifier;
import org.mockserver.model.HeadersModifier;
import org.mockserver.model.HttpOverrideForwardedRequest;
import org.mockserver.model.HttpRequestModifier;
import org.mockserver.model.HttpResponseModifier;
import org.mockserver.model.HttpResponseModifierCondition;
import org.mockserver.model.KeyToMultiValue;
import org.mockserver.model.KeysToMultiValues;
import org.mockserver.model.KeysToMultiValuesModifier;
import org.mockserver.model.PathModifier;
import org.mockserver.model.QueryParametersModifier;
import tools.jackson.databind.JsonNode;

/** The tables of the action that changes requests and responses on their way. */
final class OverrideCodec {

    private static final ObjectCodec<HeadersModifier> HEADERS = pairs(MultiMapCodec::readHeaders);

    private static final ObjectCodec<QueryParametersModifier> QUERY = pairs(MultiMapCodec::readParameters);

    private static final ObjectCodec<CookiesModifier> COOKIES = new ObjectCodec<CookiesModifier>()
            .row(
                    "add",
                    (change, at) -> change.withAdd(CookieCodec.read(at)),
                    change -> CookieCodec.write(change.getAdd()))
            .row(
                    "replace",
                    (change, at) -> change.withReplace(CookieCodec.read(at)),
                    change -> CookieCodec.write(change.getReplace()))
            .row("remove", (change, at) -> change.withRemove(texts(at)), change -> texts(change.getRemove()));

    private static final ObjectCodec<PathModifier> PATH = new ObjectCodec<PathModifier>()
            .row("regex", (change, at) -> change.withRegex(at.text()), change -> Write.text(change.getRegex()))
            .row(
                    "substitution",
                    (change, at) -> change.withSubstitution(at.text()),
                    change -> Write.ifSet(change.getSubstitution(), Json::string));

    private static final ObjectCodec<HttpRequestModifier> REQUEST = new ObjectCodec<HttpRequestModifier>()
            .row(
                    "path",
                    (change, at) -> change.withPath(PATH.read(at, new PathModifier())),
                    change -> Write.ifSet(change.getPath(), PATH::write))
            .row(
                    "queryStringParameters",
                    (change, at) -> change.withQueryStringParameters(QUERY.read(at, new QueryParametersModifier())),
                    change -> Write.ifSet(change.getQueryStringParameters(), QUERY::write))
            .row(
                    "headers",
                    (change, at) -> change.withHeaders(HEADERS.read(at, new HeadersModifier())),
                    change -> Write.ifSet(change.getHeaders(), HEADERS::write))
            .row(
                    "cookies",
                    (change, at) -> change.withCookies(COOKIES.read(at, new CookiesModifier())),
                    change -> Write.ifSet(change.getCookies(), COOKIES::write));

    private static final ObjectCodec<HttpResponseModifierCondition> CONDITION = new ObjectCodec<
                    HttpResponseModifierCondition>()
            .row(
                    "statusCode",
                    (condition, at) -> condition.withStatusCode(at.integer()),
                    condition -> Write.number(condition.getStatusCode()))
            .row(
                    "statusCodeRange",
                    (condition, at) -> condition.withStatusCodeRange(at.text()),
                    condition -> Write.text(condition.getStatusCodeRange()))
            .row(
                    "responseHasHeader",
                    (condition, at) -> condition.withResponseHasHeader(at.text()),
                    condition -> Write.text(condition.getResponseHasHeader()))
            .row(
                    "requestHasHeader",
                    (condition, at) -> condition.withRequestHasHeader(at.text()),
                    condition -> Write.text(condition.getRequestHasHeader()));

    private static final ObjectCodec<HttpResponseModifier> RESPONSE = new ObjectCodec<HttpResponseModifier>()
            .row(
                    "condition",
                    (change, at) -> change.withCondition(CONDITION.read(at, new HttpResponseModifierCondition())),
                    change -> Write.ifSet(change.getCondition(), CONDITION::write))
            .row(
                    "headers",
                    (change, at) -> change.withHeaders(HEADERS.read(at, new HeadersModifier())),
                    change -> Write.ifSet(change.getHeaders(), HEADERS::write))
            .row(
                    "cookies",
                    (change, at) -> change.withCookies(COOKIES.read(at, new CookiesModifier())),
                    change -> Write.ifSet(change.getCookies(), COOKIES::write))
            .row(
                    "jsonPatch",
                    (change, at) -> change.withJsonPatch(Json.compact(at.node())),
                    change -> Write.ifSet(change.getJsonPatch(), Json::parse))
            .row(
                    "jsonMergePatch",
                    (change, at) -> change.withJsonMergePatch(Json.compact(at.node())),
                    change -> Write.ifSet(change.getJsonMergePatch(), Json::parse))
            .row("modifiers", OverrideCodec::readModifiers, OverrideCodec::writeModifiers);

    private static final ObjectCodec<HttpOverrideForwardedRequest> ACTION = action();

    private OverrideCodec() {}

    private static <
                    I extends KeyToMultiValue,
                    T extends KeysToMultiValues<I, T>,
                    M extends KeysToMultiValuesModifier<T, M, I>>
            ObjectCodec<M> pairs(Function<At, @Nullable T> reader) {
        return new ObjectCodec<M>()
                .row(
                        "add",
                        (change, at) -> change.withAdd(reader.apply(at)),
                        change -> MultiMapCodec.write(change.getAdd()))
                .row(
                        "replace",
                        (change, at) -> change.withReplace(reader.apply(at)),
                        change -> MultiMapCodec.write(change.getReplace()))
                .row("remove", (change, at) -> change.withRemove(texts(at)), change -> texts(change.getRemove()));
    }

    private static ObjectCodec<HttpOverrideForwardedRequest> action() {
        return new ObjectCodec<HttpOverrideForwardedRequest>()
                .row(
                        "delay",
                        (action, at) -> action.withDelay(DelayCodec.read(at)),
                        action -> Write.ifSet(action.getDelay(), DelayCodec::write))
                .reads("httpRequest", (action, at) -> action.withRequestOverride(RequestCodec.readHttp(at)))
                .reads("httpResponse", (action, at) -> action.withResponseOverride(ResponseCodec.read(at)))
                .row(
                        "primary",
                        (action, at) -> action.withPrimary(Boolean.TRUE.equals(at.bool())),
                        action -> Write.flag(action.isPrimary()))
                .row(
                        "requestModifier",
                        (action, at) -> action.withRequestModifier(REQUEST.read(at, new HttpRequestModifier())),
                        action -> Write.ifSet(action.getRequestModifier(), REQUEST::write))
                .row(
                        "requestOverride",
                        (action, at) -> action.withRequestOverride(RequestCodec.readHttp(at)),
                        action -> Write.ifSet(action.getRequestOverride(), RequestCodec::write))
                .row(
                        "responseModifier",
                        (action, at) -> action.withResponseModifier(RESPONSE.read(at, new HttpResponseModifier())),
                        action -> Write.ifSet(action.getResponseModifier(), RESPONSE::write))
                .row(
                        "responseOverride",
                        (action, at) -> action.withResponseOverride(ResponseCodec.read(at)),
                        action -> Write.ifSet(action.getResponseOverride(), ResponseCodec::write))
                .row(
                        "responseTemplate",
                        (action, at) -> action.withResponseTemplate(TemplateCodec.read(at)),
                        action -> Write.ifSet(action.getResponseTemplate(), TemplateCodec::write));
    }

    static HttpOverrideForwardedRequest read(At at) {
        HttpOverrideForwardedRequest action = ACTION.read(at, new HttpOverrideForwardedRequest());
        if (at.node().isObject() && at.node().isEmpty()) {
            at.problem("something to change is required");
        }
        return action;
    }

    static JsonNode write(HttpOverrideForwardedRequest action) {
        return ACTION.write(action);
    }

    static HttpResponseModifier readResponseModifier(At at) {
        return RESPONSE.read(at, new HttpResponseModifier());
    }

    static JsonNode write(HttpResponseModifier modifier) {
        return RESPONSE.write(modifier);
    }

    private static void readModifiers(HttpResponseModifier change, At at) {
        if (at.expectArray()) {
            List<HttpResponseModifier> further = new ArrayList<>();
            at.items().forEach(item -> further.add(RESPONSE.read(item, new HttpResponseModifier())));
            change.withModifiers(further);
        }
    }

    private static @Nullable JsonNode writeModifiers(HttpResponseModifier change) {
        return Write.ifSet(change.getModifiers(), further -> Write.array(further, RESPONSE::write));
    }

    private static List<String> texts(At at) {
        List<String> texts = new ArrayList<>();
        if (at.expectArray()) {
            for (At item : at.items()) {
                String text = item.text();
                if (text != null) {
                    texts.add(text);
                }
            }
        }
        return texts;
    }

    private static @Nullable JsonNode texts(@Nullable List<String> texts) {
        return Write.ifSet(texts, all -> Write.array(all, Json::string));
    }
}
