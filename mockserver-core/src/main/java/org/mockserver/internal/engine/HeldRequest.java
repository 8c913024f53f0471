package org.mockserver.internal.engine;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.Actions;
import org.mockserver.internal.action.Callbacks;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.DelegatingExchange;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.Exchange;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;

/** A request that a client decides about before any expectation sees it. */
final class HeldRequest implements Hold.Decision {

    static final String BREAKPOINT_HEADER = "X-MockServer-BreakpointId";
    static final String TIMESTAMP_HEADER = "X-MockServer-RequestTimestamp";

    private final Exchange exchange;
    private final Exchange onward;
    private final Breakpoints breakpoints;
    private final Breakpoint breakpoint;
    private final HttpRequest shown;

    /**
     * A request to be held.
     *
     * @param exchange what is answered if the client answers
     * @param onward what goes on if it does not
     */
    HeldRequest(Exchange exchange, Exchange onward, Breakpoints breakpoints, Breakpoint breakpoint) {
        this.exchange = exchange;
        this.onward = onward;
        this.breakpoints = breakpoints;
        this.breakpoint = breakpoint;
        this.shown = Recorded.request(exchange.request());
    }

    /** Asks the client; false if too many exchanges are held. */
    boolean begin() {
        HttpRequest marked = marked(Recorded.request(exchange.request()), exchange.request(), breakpoint);
        return breakpoints.hold(exchange, breakpoint, new Callbacks.Question(marked, null), this) != null;
    }

    static HttpRequest marked(HttpRequest request, RequestView received, Breakpoint breakpoint) {
        long atMillis = received.origin().receivedAtMillis();
        return request.withHeader(BREAKPOINT_HEADER, breakpoint.id())
                .withHeader(TIMESTAMP_HEADER, Long.toString(atMillis));
    }

    @Override
    public void unchanged() {
        breakpoints.goOn(onward);
    }

    @Override
    public void responded(HttpResponse response) {
        OutgoingResponse compiled = compiled(response);
        if (compiled == null) {
            unchanged();
        } else {
            breakpoints.answer(exchange, compiled);
        }
    }

    /** A response as a client gave it, without what the server works out itself; null if it cannot be sent. */
    static @Nullable OutgoingResponse compiled(HttpResponse response) {
        response.removeHeader("content-length");
        response.removeHeader("transfer-encoding");
        try {
            return Actions.response(response);
        } catch (WireException unusable) {
            return null;
        }
    }

    @Override
    public void redirected(HttpRequest request) {
        request.removeHeader(BREAKPOINT_HEADER);
        request.removeHeader(TIMESTAMP_HEADER);
        RequestView changed = changed(request);
        breakpoints.goOn(new DelegatingExchange(onward) {
            @Override
            public RequestView request() {
                return changed;
            }
        });
    }

    /* What the client left alone stays as it came over the wire. */
    private RequestView changed(HttpRequest given) {
        RequestView received = exchange.request();
        boolean sameHeaders = Objects.equals(given.getHeaders(), shown.getHeaders());
        boolean sameCookies = Objects.equals(given.getCookies(), shown.getCookies());
        /* Cookies are shown twice: in their header, and one by one. */
        if (!sameCookies) {
            given.removeHeader("cookie");
        } else if (given.containsHeader("cookie")) {
            given.withCookies((org.mockserver.model.Cookies) null);
        }
        RequestView example = RequestExample.of(given);
        boolean sameBody = Arrays.equals(example.body(), received.body());
        return new RequestView(
                example.method(),
                target(given, example, received),
                sameHeaders && sameCookies && sameBody
                        ? received.headers()
                        : headers(example, sameBody, received.originalBody() != null),
                example.body(),
                sameBody ? received.originalBody() : null,
                received.origin());
    }

    private String target(HttpRequest given, RequestView example, RequestView received) {
        boolean sameQuery = Objects.equals(given.getQueryStringParameters(), shown.getQueryStringParameters());
        String query = sameQuery ? received.rawQuery() : example.rawQuery();
        Destination named = received.absoluteDestination();
        String origin = named == null ? "" : (named.secure() ? "https://" : "http://") + named.authority();
        return origin + example.path() + (query == null ? "" : '?' + query);
    }

    /* Clients see bodies decoded; another body has no coding, and another length. */
    private static Pairs headers(RequestView example, boolean sameBody, boolean coded) {
        Pairs given = example.headers();
        if (sameBody) {
            return given;
        }
        Pairs.Builder headers = new Pairs.Builder(given.size() + 1);
        for (int i = 0; i < given.size(); i++) {
            boolean stale = given.name(i).equalsIgnoreCase("content-length")
                    || coded && given.name(i).equalsIgnoreCase("content-encoding");
            if (!stale) {
                headers.add(given.name(i), given.value(i));
            }
        }
        return headers.add("content-length", Integer.toString(example.body().length))
                .build();
    }
}
