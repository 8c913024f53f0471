package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestPredicate;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.Filters;
import org.mockserver.model.Body;
import org.mockserver.model.BodyWithContentType;
import org.mockserver.model.Cookie;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.NottableString;
import org.mockserver.model.Protocol;

/**
 * Compares a recorded response with the one a verification expects. Immutable.
 *
 * <p>Headers, cookies and body follow the rules of requests, so they are compared as a request that carries them.
 */
final class ResponseCriterion {

    private static final String COOKIES = "cookies";
    private static final byte[] NO_BODY = {};
    private static final RequestView.Origin ORIGIN =
            new RequestView.Origin(Protocol.HTTP_1_1, false, true, null, null, 0);

    private final HttpResponse expected;
    private final @Nullable StatusRange range;
    private final @Nullable Predicate<String> reason;
    private final RequestPredicate content;
    private final RequestPredicate cookies;

    ResponseCriterion(HttpResponse expected) {
        this.expected = expected;
        String text = expected.getStatusCodeRange();
        this.range = text == null || text.isBlank() ? null : StatusRange.of(text);
        String phrase = expected.getReasonPhrase();
        this.reason = phrase == null || phrase.isBlank() ? null : Filters.text(phrase);
        Body<?> matcher = expected.getBodyMatcher();
        this.content = Filters.compile(HttpRequest.request()
                .withHeaders(expected.getHeaders())
                .withBody(matcher == null ? expected.getBody() : matcher));
        this.cookies = Filters.compile(HttpRequest.request().withCookies(expected.getCookies()));
    }

    /** Whether the response is as expected; a status that the expectation left open equals no status. */
    boolean test(HttpResponse recorded) {
        return statusFits(recorded)
                && reasonFits(recorded)
                && content.test(withContent(recorded))
                && cookies.test(withCookies(recorded));
    }

    private boolean statusFits(HttpResponse recorded) {
        Integer code = expected.getStatusCode();
        return (code == null || code.equals(recorded.getStatusCode()))
                && (range == null || range.contains(recorded.getStatusCode()));
    }

    private boolean reasonFits(HttpResponse recorded) {
        String phrase = recorded.getReasonPhrase();
        return reason == null || (phrase != null && reason.test(phrase));
    }

    /** One result per criterion, in the order status, reason, headers, cookies, body. */
    List<FieldResult> explain(HttpResponse recorded) {
        List<FieldResult> results = new ArrayList<>();
        if (!statusFits(recorded)) {
            Object wanted = range == null ? expected.getStatusCode() : expected.getStatusCodeRange();
            results.add(difference("statusCode", String.valueOf(wanted), recorded.getStatusCode()));
        }
        if (!reasonFits(recorded)) {
            results.add(
                    difference("reasonPhrase", String.valueOf(expected.getReasonPhrase()), recorded.getReasonPhrase()));
        }
        results.addAll(content.explain(withContent(recorded)).stream()
                .filter(result -> !result.field().equals(COOKIES))
                .toList());
        results.addAll(cookies.explain(withCookies(recorded)).stream()
                .filter(result -> result.field().equals(COOKIES))
                .toList());
        return results;
    }

    private static FieldResult difference(String field, String wanted, @Nullable Object found) {
        String shown = found == null ? "(not set)" : found.toString();
        return new FieldResult(
                field,
                false,
                List.of("  " + field + " match failed expected:\n\n    " + wanted + "\n\n   found:\n\n    " + shown
                        + "\n"));
    }

    private static RequestView withContent(HttpResponse response) {
        Pairs.Builder headers = new Pairs.Builder(8);
        if (response.getHeaders() != null) {
            for (Header header : response.getHeaders().getEntries()) {
                for (NottableString value : header.getValues()) {
                    headers.add(header.getName().getValue(), value.getValue());
                }
            }
        }
        BodyWithContentType<?> body = response.getBody();
        return asRequest(headers.build(), body == null ? NO_BODY : body.getRawBytes());
    }

    /* Cookies of responses are no headers of theirs. */
    private static RequestView withCookies(HttpResponse response) {
        Pairs.Builder lines = new Pairs.Builder(2);
        if (response.getCookies() != null) {
            for (Cookie cookie : response.getCookies().getEntries()) {
                lines.add(
                        "cookie",
                        cookie.getName().getValue() + '=' + cookie.getValue().getValue());
            }
        }
        return asRequest(lines.build(), NO_BODY);
    }

    private static RequestView asRequest(Pairs headers, byte[] body) {
        return new RequestView("GET", "/", headers, body, null, ORIGIN);
    }
}
