package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.exchange.Texts;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.HttpResponseModifier;
import org.mockserver.model.HttpResponseModifierCondition;
import tools.jackson.databind.JsonNode;

/** A compiled change of a response that is passed back: what replaces its parts, then what modifies them. Immutable. */
final class ResponseChange {

    private final @Nullable Integer status;
    private final @Nullable String reason;
    private final PairEdits headers;
    private final List<String> setCookies;
    private final @Nullable ResponseBody body;
    private final Pairs trailers;
    private final @Nullable VariableFraming framing;
    private final List<Modifier> modifiers;

    /**
     * One change.
     *
     * @param condition what must hold, null for always
     */
    private record Modifier(
            @Nullable HttpResponseModifierCondition condition,
            PairEdits headers,
            PairEdits cookies,
            @Nullable JsonPatch patch,
            @Nullable JsonNode mergePatch,
            List<Modifier> further) {}

    ResponseChange(
            @Nullable HttpResponse override,
            @Nullable HttpResponseModifier modifier,
            String place,
            RandomGenerator random) {
        HttpResponse parts = override == null ? new HttpResponse() : override;
        Pairs lines = ResponseCompiler.lines(parts.getHeaders());
        status = parts.getStatusCode();
        reason = parts.getReasonPhrase();
        headers = PairEdits.overriding(lines, true);
        setCookies = ResponseCompiler.setCookies(parts.getCookies());
        boolean hasBody = parts.getBody() != null || parts.getBodyMatcher() != null;
        body = hasBody ? ResponseBody.of(parts, lines.first("content-type"), place + ".responseOverride") : null;
        trailers = ResponseCompiler.lines(parts.getTrailers());
        framing = parts.getConnectionOptions() == null
                ? null
                : VariableFraming.of(
                        parts.getConnectionOptions(), place + ".responseOverride.connectionOptions", random);
        modifiers = modifier == null ? List.of() : List.of(compile(modifier, place + ".responseModifier"));
    }

    private static Modifier compile(HttpResponseModifier spec, String place) {
        List<Modifier> further = new ArrayList<>();
        if (spec.getModifiers() != null) {
            for (HttpResponseModifier each : spec.getModifiers()) {
                further.add(compile(each, place + ".modifiers[" + further.size() + "]"));
            }
        }
        String patch = spec.getJsonPatch();
        String merge = spec.getJsonMergePatch();
        return new Modifier(
                spec.getCondition(),
                RequestChange.headers(spec.getHeaders()),
                RequestChange.cookies(spec.getCookies()),
                patch == null ? null : JsonPatch.compile(parse(patch, place + ".jsonPatch"), place + ".jsonPatch"),
                merge == null ? null : parse(merge, place + ".jsonMergePatch"),
                further);
    }

    private static JsonNode parse(String json, String place) {
        try {
            return Json.parse(json);
        } catch (WireException malformed) {
            throw new WireException(place, String.valueOf(malformed.getMessage()));
        }
    }

    /** Whether every response stays as it is. */
    boolean isEmpty() {
        return status == null
                && reason == null
                && headers.isEmpty()
                && setCookies.isEmpty()
                && body == null
                && trailers.isEmpty()
                && framing == null
                && modifiers.isEmpty();
    }

    /** The changed response. */
    OutgoingResponse apply(OutgoingResponse response, RequestView request) {
        if (isEmpty()) {
            return response;
        }
        OutgoingResponse.Builder changed = status == null
                ? response.toBuilder()
                : response.toBuilder().status(status).reason(null);
        if (reason != null) {
            changed.reason(reason);
        }
        List<String> cookies = new ArrayList<>(response.setCookies());
        cookies.addAll(setCookies);
        changed.headers(headers.apply(response.headers())).setCookies(cookies);
        if (!trailers.isEmpty()) {
            changed.trailers(trailers);
        }
        if (framing != null) {
            changed.framing(framing.now());
        }
        OutgoingResponse result = changed.build();
        result = body == null ? result : withBody(result, body.bytes(), body.contentType());
        for (Modifier modifier : modifiers) {
            result = modify(result, request, modifier);
        }
        return result;
    }

    /* A new body has its own length and is not encoded. */
    private OutgoingResponse withBody(OutgoingResponse response, byte[] bytes, @Nullable String type) {
        Pairs lines = response.headers();
        boolean typed = type != null && !headers.replaces("content-type");
        Pairs.Builder kept = new Pairs.Builder(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.name(i);
            boolean old = name.equalsIgnoreCase("content-length")
                    || (name.equalsIgnoreCase("content-encoding") && !headers.replaces("content-encoding"))
                    || (typed && name.equalsIgnoreCase("content-type"));
            if (!old) {
                kept.add(name, lines.value(i));
            }
        }
        return response.toBuilder()
                .headers(kept.build())
                .defaultContentType(typed ? type : response.defaultContentType())
                .body(bytes)
                .build();
    }

    private OutgoingResponse modify(OutgoingResponse given, RequestView request, Modifier modifier) {
        if (modifier.condition() != null && !holds(modifier.condition(), given, request)) {
            return given;
        }
        OutgoingResponse response = given.toBuilder()
                .headers(modifier.headers().apply(given.headers()))
                .setCookies(changed(given, modifier.cookies()))
                .build();
        response = patched(response, modifier);
        for (Modifier next : modifier.further()) {
            response = modify(response, request, next);
        }
        return response;
    }

    /* A cookie of the other server is replaced by a line after its own; clients keep the last one. */
    private static List<String> changed(OutgoingResponse given, PairEdits edits) {
        if (edits.isEmpty()) {
            return given.setCookies();
        }
        List<String> cookies = new ArrayList<>();
        for (String line : given.headers().all("set-cookie")) {
            int end = line.indexOf('=');
            String name = end < 0 ? "" : line.substring(0, end).strip();
            if (edits.replaces(name) && given.setCookies().stream().noneMatch(each -> each.startsWith(name + "="))) {
                cookies.add(name + "=");
            }
        }
        cookies.addAll(given.setCookies());
        String text = RawText.cookies(String.join(";", cookies), edits);
        return text.isEmpty() ? List.of() : List.of(text.split("; ", -1));
    }

    private OutgoingResponse patched(OutgoingResponse response, Modifier modifier) {
        if (modifier.patch() == null && modifier.mergePatch() == null) {
            return response;
        }
        JsonNode tree = Json.parseStrict(response.body());
        if (tree == null) {
            return response;
        }
        JsonNode changed = modifier.patch() == null ? tree : modifier.patch().apply(tree);
        changed = modifier.mergePatch() == null ? changed : JsonPatch.merge(changed, modifier.mergePatch());
        return withBody(response, Json.compact(changed).getBytes(Texts.UTF_8), null);
    }

    private static boolean holds(
            HttpResponseModifierCondition condition, OutgoingResponse response, RequestView request) {
        Integer wanted = condition.getStatusCode();
        String range = condition.getStatusCodeRange();
        String responseHeader = condition.getResponseHasHeader();
        String requestHeader = condition.getRequestHasHeader();
        return (wanted == null || wanted == response.status())
                && (range == null || isWithin(range.strip().toLowerCase(Locale.ROOT), response.status()))
                && (responseHeader == null || response.headers().first(responseHeader) != null)
                && (requestHeader == null || request.headers().first(requestHeader) != null);
    }

    /* A class such as 5XX, two bounds such as 400-499, or one status. */
    private static boolean isWithin(String range, int status) {
        String code = Integer.toString(status);
        int dash = range.indexOf('-');
        if (range.length() == 3 && range.endsWith("xx")) {
            return range.charAt(0) == code.charAt(0);
        }
        return dash > 0
                ? code.compareTo(range.substring(0, dash).strip()) >= 0
                        && code.compareTo(range.substring(dash + 1).strip()) <= 0
                : range.equals(code);
    }
}
