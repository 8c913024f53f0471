package org.mockserver.benchmark;

import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonBody;

/** What tells the rules of a benchmark apart. */
public enum RuleKind {
    /** Each has a path of its own. */
    LITERAL {
        @Override
        HttpRequest definition(int number) {
            return HttpRequest.request("/orders/" + number + "/lines");
        }
    },
    /** Each has a path with a parameter between segments of its own. */
    TEMPLATE {
        @Override
        HttpRequest definition(int number) {
            return HttpRequest.request("/orders/{id}/lines/" + number).withPathParameter("id", "[a-z0-9]+");
        }

        @Override
        RequestView request(int number) {
            return get("/orders/a1/lines/" + number, HEADERS, "");
        }
    },
    /** Each has a regular expression for its path. */
    REGEX {
        @Override
        HttpRequest definition(int number) {
            return HttpRequest.request("/orders/" + number + "/[a-z]+");
        }
    },
    /** One path; each expects another number in the body. */
    JSON {
        @Override
        HttpRequest definition(int number) {
            return HttpRequest.request("/orders").withBody(JsonBody.json(json(number)));
        }

        @Override
        RequestView request(int number) {
            return get("/orders", HEADERS, json(number));
        }
    },
    /** One path; each expects another value of a header. */
    HEADER {
        @Override
        HttpRequest definition(int number) {
            return HttpRequest.request("/orders").withHeader("x-order", "order-" + number);
        }

        @Override
        RequestView request(int number) {
            return get("/orders", Pairs.of("host", "localhost", "x-order", "order-" + number), "");
        }
    };

    private static final Pairs HEADERS = Pairs.of("host", "localhost", "content-type", "application/json");

    abstract HttpRequest definition(int number);

    /** A new request that only the rule of that number matches. */
    RequestView request(int number) {
        return get("/orders/" + number + "/lines", HEADERS, "");
    }

    private static RequestView get(String target, Pairs headers, String body) {
        return RequestView.of("GET", target, headers, body);
    }

    private static String json(int number) {
        return "{\"order\":" + number + ",\"state\":\"open\"}";
    }
}
