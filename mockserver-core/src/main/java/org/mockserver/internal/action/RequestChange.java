package org.mockserver.internal.action;

import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.CookiesModifier;
import org.mockserver.model.HeadersModifier;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpRequestModifier;
import org.mockserver.model.NottableString;
import org.mockserver.model.PathModifier;
import org.mockserver.model.Protocol;
import org.mockserver.model.QueryParametersModifier;

/** A compiled change of a request that is passed on: what replaces its parts, then what modifies them. Immutable. */
final class RequestChange {

    private final @Nullable String method;
    private final @Nullable String path;
    private final @Nullable Pattern pathPattern;
    private final String substitution;
    private final byte @Nullable [] body;
    private final @Nullable String bodyType;
    private final @Nullable Destination to;
    private final @Nullable Boolean secure;
    private final @Nullable String host;
    private final @Nullable Protocol protocol;
    private final List<PairEdits> headers;
    private final List<PairEdits> query;
    private final List<PairEdits> cookies;

    RequestChange(@Nullable HttpRequest override, @Nullable HttpRequestModifier modifier, String place) {
        HttpRequest parts = override == null ? new HttpRequest() : override;
        HttpRequestModifier changes = modifier == null ? new HttpRequestModifier() : modifier;
        method = text(parts.getMethod());
        path = text(parts.getPath());
        PathModifier pathChange = changes.getPath();
        pathPattern = pathChange == null ? null : pattern(pathChange, place);
        substitution = pathChange == null || pathChange.getSubstitution() == null ? "" : pathChange.getSubstitution();
        BodyWithContentType<?> given = parts.getBody() instanceof BodyWithContentType<?> sent ? sent : null;
        body = given == null ? null : given.getRawBytes();
        bodyType = given == null ? null : ResponseBody.contentType(given);
        to = CompleteRequest.destination(parts.getSocketAddress());
        secure = parts.isSecure();
        protocol = parts.getProtocol();
        Pairs lines = ResponseCompiler.lines(parts.getHeaders());
        host = lines.first("host");
        headers = List.of(PairEdits.overriding(lines, true), headers(changes.getHeaders()));
        query = List.of(
                PairEdits.overriding(PairEdits.plain(parts.getQueryStringParameters()), false),
                query(changes.getQueryStringParameters()));
        cookies = List.of(
                PairEdits.overriding(PairEdits.plain(parts.getCookies()), false), cookies(changes.getCookies()));
    }

    private static Pattern pattern(PathModifier change, String place) {
        Pattern pattern;
        try {
            pattern = Pattern.compile(change.getRegex() == null ? "" : change.getRegex());
        } catch (PatternSyntaxException invalid) {
            throw new WireException(place + ".path.regex", String.valueOf(invalid.getMessage()));
        }
        checkSubstitution(pattern, change, place);
        return pattern;
    }

    /* A group that is not there would fail each request. With an empty alternative the pattern finds something in an
     * empty text, and the substitution is looked at. */
    private static void checkSubstitution(Pattern pattern, PathModifier change, String place) {
        String given = change.getSubstitution();
        try {
            Pattern.compile(pattern.pattern() + "|").matcher("").replaceAll(given == null ? "" : given);
        } catch (PatternSyntaxException unfinished) {
            return;
        } catch (IllegalArgumentException | IndexOutOfBoundsException invalid) {
            throw new WireException(place + ".path.substitution", String.valueOf(invalid.getMessage()));
        }
    }

    private static @Nullable String text(@Nullable NottableString given) {
        return given == null || given.getValue().isEmpty() ? null : given.getValue();
    }

    static PairEdits headers(@Nullable HeadersModifier change) {
        return change == null
                ? PairEdits.NONE
                : PairEdits.of(
                        ResponseCompiler.lines(change.getAdd()),
                        ResponseCompiler.lines(change.getReplace()),
                        change.getRemove(),
                        true);
    }

    private static PairEdits query(@Nullable QueryParametersModifier change) {
        return change == null
                ? PairEdits.NONE
                : PairEdits.of(
                        PairEdits.plain(change.getAdd()),
                        PairEdits.plain(change.getReplace()),
                        change.getRemove(),
                        false);
    }

    static PairEdits cookies(@Nullable CookiesModifier change) {
        return change == null
                ? PairEdits.NONE
                : PairEdits.of(
                        PairEdits.plain(change.getAdd()),
                        PairEdits.plain(change.getReplace()),
                        change.getRemove(),
                        false);
    }

    /** Where the changed request goes: to the given address, to the given Host, or to the one that was asked for. */
    @Nullable
    Destination destination(RequestView request) {
        if (to != null) {
            return to;
        }
        boolean overTls = secure == null ? request.origin().secure() : secure;
        if (host != null) {
            return Destination.parse(host, overTls);
        }
        Destination absolute = request.absoluteDestination();
        Destination tunnel = request.origin().connection().tunnelTarget();
        String received = request.headers().first("host");
        if (absolute != null) {
            return absolute;
        }
        return tunnel != null || received == null ? tunnel : Destination.parse(received, overTls);
    }

    /** The changed request. */
    OutgoingRequest apply(RequestView request, Destination target, ForwardRules rules, boolean wholeResponse) {
        String hostLine = host == null ? rules.host(request.headers().first("host"), target) : host;
        OutgoingRequest base = ForwardedRequest.of(request, hostLine, rules.marker(), wholeResponse);
        Pairs lines = changedCookies(base.headers());
        for (PairEdits edits : headers) {
            lines = edits.apply(lines);
        }
        byte[] sent = body == null ? base.body() : body;
        return new OutgoingRequest(
                method == null ? base.method() : method,
                changedTarget(request),
                body == null ? lines : framed(lines, body.length),
                sent,
                body == null ? base.trailers() : Pairs.EMPTY,
                wholeResponse,
                OutgoingRequest.Version.askedFor(protocol, base.version()));
    }

    private String changedTarget(RequestView request) {
        String changed = path == null ? request.path() : path;
        if (pathPattern != null) {
            changed = pathPattern.matcher(changed).replaceAll(substitution);
        }
        if (path != null || pathPattern != null) {
            changed = CompleteRequest.sendable(changed);
        }
        String raw = request.rawQuery();
        String text = raw == null ? "" : raw;
        boolean same = true;
        for (PairEdits edits : query) {
            same &= edits.isEmpty();
            text = edits.isEmpty() ? text : RawText.query(text, edits);
        }
        String start = changed.startsWith("/") || changed.equals("*") ? changed : "/" + changed;
        return (same ? raw == null : text.isEmpty()) ? start : start + "?" + text;
    }

    /* Several lines become one, because a cookie may have to leave one and enter another. */
    private Pairs changedCookies(Pairs lines) {
        if (cookies.stream().allMatch(PairEdits::isEmpty)) {
            return lines;
        }
        String text = String.join("; ", lines.all("cookie"));
        for (PairEdits edits : cookies) {
            text = edits.isEmpty() ? text : RawText.cookies(text, edits);
        }
        Pairs.Builder changed = new Pairs.Builder(lines.size() + 1);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.name(i).equalsIgnoreCase("cookie")) {
                changed.add(lines.name(i), lines.value(i));
            }
        }
        return text.isEmpty() ? changed.build() : changed.add("cookie", text).build();
    }

    /* A new body has its own length, no trailers, and is not encoded; its type gives way to one that the override names. */
    private Pairs framed(Pairs lines, int bytes) {
        boolean typed = headers.get(0).replaces("content-type");
        Pairs.Builder framed = new Pairs.Builder(lines.size() + 2);
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.name(i);
            boolean old = name.equalsIgnoreCase("content-length")
                    || name.equalsIgnoreCase("transfer-encoding")
                    || name.equalsIgnoreCase("trailer")
                    || (name.equalsIgnoreCase("content-encoding")
                            && !headers.get(0).replaces("content-encoding"))
                    || (name.equalsIgnoreCase("content-type") && bodyType != null && !typed);
            if (!old) {
                framed.add(name, lines.value(i));
            }
        }
        if (bodyType != null && !typed) {
            framed.add("content-type", bodyType);
        }
        return framed.add("content-length", Integer.toString(bytes)).build();
    }
}
