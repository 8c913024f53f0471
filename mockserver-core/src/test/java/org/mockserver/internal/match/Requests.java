package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.Body;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.Protocol;

/** Short ways to say what is expected and what arrives. */
final class Requests {

    private Requests() {}

    static RequestView get(String target) {
        return RequestView.of("GET", target, Pairs.EMPTY, "");
    }

    static RequestView withHeaders(String... namesAndValues) {
        return RequestView.of("GET", "/h", Pairs.of(namesAndValues), "");
    }

    static RequestView withBody(String body) {
        return RequestView.of("POST", "/b", Pairs.EMPTY, body);
    }

    static RequestView withBody(String contentType, String body) {
        return RequestView.of("POST", "/b", Pairs.of("Content-Type", contentType), body);
    }

    static RequestView withBytes(byte[] body, byte[] original) {
        return new RequestView(
                "POST",
                "/b",
                Pairs.EMPTY,
                body,
                original,
                new RequestView.Origin(Protocol.HTTP_1_1, false, true, null, null, 0));
    }

    static RequestView from(RequestView.Origin origin) {
        return new RequestView("GET", "/s", Pairs.EMPTY, new byte[0], null, origin);
    }

    static boolean matches(HttpRequest expected, RequestView actual) {
        return Matchers.compile(expected, MatchOptions.standard()).test(actual);
    }

    static boolean matches(Body<?> expected, RequestView actual) {
        return matches(HttpRequest.request().withBody(expected), actual);
    }

    /** Options that collect their warnings. */
    static MatchOptions options(long timeoutMillis, List<String> warnings) {
        return new MatchOptions(false, timeoutMillis, timeoutMillis, warnings::add);
    }

    static List<String> warnings() {
        return new ArrayList<>();
    }
}
