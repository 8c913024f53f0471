package org.mockserver.internal.engine;

import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.mock.Expectation;
import org.mockserver.model.Protocol;

/** Expectations of every kind and requests that have a good chance to meet them, from one seed. */
final class RandomRules {

    /* The vocabulary is small, so that most requests match several rules and most places of the index get crowded. */

    private static final String[] PATHS = {
        "/orders/%d",
        "/ORDERS/%d",
        "/orders/%d/lines",
        "/orders/%d/[a-z]+",
        "/orders/.*/l%d",
        ".*/l%d",
        ".*/l%d/.*",
        "/o[rx]ders/%d/l(ine|ost)s",
        "/orders/%d+/.*",
        "^/orders/%d.*$",
        "/v1.%d/orders",
        "/v1\\\\.%d/orders",
        "/orders|/x%d",
        "(?i)/OrDers/%d",
        "/orders/(%d|x)",
        "/or?ders/%d",
        "/orders/%d{1}",
        "/\\\\Qorders\\\\E/%d",
        "/k%d",
        "/\u212a%d",
        "/orders[%d",
        "/\uD801\uDC00%d"
    };
    private static final String[] TEMPLATES = {
        "/orders/{id}/lines",
        "/orders/{id}",
        "/orders/{id}/%s",
        "/{kind}/%d/lines",
        "/v1.%d/{kind}",
        "/orders/{id}/l.*",
        "/orders/{id}/",
        "/{a}/{b}",
        "/orders/%d"
    };
    private static final String[] TARGETS = {
        "/orders/%d",
        "/Orders/%d",
        "/orders/%d/lines",
        "/orders/%d/l%d",
        "/x/l%d/y",
        "/oxders/%d/losts",
        "/v1.%d/orders",
        "/v1x%d/orders",
        "/orders//%d",
        "/orders/%d/",
        "//orders/%d/lines/",
        "/orders/[a-z]+",
        "/k%d",
        "/\u212a%d",
        "/orders[%d",
        "/orders/%d[a-z]+",
        "/\uD801\uDC28%d",
        "/",
        "*",
        "/x%d"
    };
    private static final String[] NAMES = {"a", "A", "b", "!a", "?b", "[ab]", "\u00e4"};
    private static final String[] VALUES = {"%d", "v%d", "V%d", "!v%d", "v.*", ">= %d", "", "?v%d", "v%d", "\u00e4%d"};
    private static final String[] SENT_NAMES = {"a", "A", "b", "c", "\u00c4"};
    private static final String[] SENT_VALUES = {"%d", "v%d", "V%d", "\u00c4%d", ""};
    private static final String[] SCALARS = {
        "%d", "%d.0", "%de0", "'%d'", "'v%d'", "true", "null", "'${json-unit.any-number}'"
    };

    private final Random random;

    RandomRules(long seed) {
        this.random = new Random(seed);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private int number() {
        return random.nextInt(9);
    }

    private String one(String[] patterns) {
        return fill(patterns[random.nextInt(patterns.length)]);
    }

    private String fill(String pattern) {
        return String.format(Locale.ROOT, pattern.replace("%s", "l%d"), number(), number());
    }

    /** An expectation of an id, with limits now and then. */
    Expectation expectation(String id) {
        StringJoiner members = new StringJoiner(", ", "{", "}");
        members.add("'id': '" + id + "'").add("'httpResponse': {'body': 'x'}");
        members.add("'httpRequest': " + definition());
        members.add("'priority': " + (random.nextInt(3) - 1));
        if (chance(15)) {
            members.add("'times': {'remainingTimes': " + random.nextInt(4) + "}");
        }
        if (chance(10)) {
            members.add("'timeToLive': {'timeUnit': 'SECONDS', 'timeToLive': " + random.nextInt(5) + "}");
        }
        if (chance(10)) {
            members.add("'percentage': " + (chance(50) ? 0 : 100));
        }
        if (chance(20)) {
            members.add("'scenarioName': 's" + random.nextInt(2) + "'");
            members.add("'scenarioState': '" + (chance(50) ? "Started" : "next") + "'");
            members.add("'newScenarioState': '" + (chance(50) ? "Started" : "next") + "'");
        }
        return EngineFixture.expectation(members.toString());
    }

    private String definition() {
        return switch (random.nextInt(25)) {
            case 0 -> "{'anyOf': [" + request() + ", " + request() + "]}";
            case 1 -> "{'if': " + request() + ", 'then': " + request() + ", 'else': {'not': true}}";
            default -> request();
        };
    }

    private String request() {
        StringJoiner members = new StringJoiner(", ", "{", "}");
        if (chance(20)) {
            members.add("'path': '" + one(TEMPLATES) + "', 'pathParameters': {'id': ['" + (chance(50) ? ".*" : number())
                    + "']}");
        } else if (chance(94)) {
            members.add("'path': '" + (chance(3) ? one(new String[] {".*", "!/orders/%d"}) : one(PATHS)) + "'");
        }
        if (chance(40)) {
            members.add(
                    "'method': '" + new String[] {"GET", "get", "POST", "!GET", "P.*", ""}[random.nextInt(6)] + "'");
        }
        pairs(members, "headers", 25);
        pairs(members, "queryStringParameters", 25);
        if (chance(20)) {
            members.add("'cookies': {'" + one(NAMES) + "': '" + one(VALUES) + "'}");
        }
        if (chance(8)) {
            members.add("'secure': " + chance(50));
        }
        if (chance(8)) {
            members.add("'keepAlive': " + chance(50));
        }
        if (chance(5)) {
            members.add("'protocol': '" + (chance(50) ? "HTTP_2" : "HTTP_1_1") + "'");
        }
        if (chance(40)) {
            members.add("'body': " + body());
        }
        if (chance(1)) {
            members.add("'not': true");
        }
        return members.toString();
    }

    private void pairs(StringJoiner members, String name, int percent) {
        if (chance(percent)) {
            members.add("'" + name + "': " + map());
        }
    }

    private String map() {
        String style = chance(15) ? "'keyMatchStyle': 'MATCHING_KEY', " : "";
        String first = "'" + one(NAMES) + "': ['" + one(VALUES) + (chance(20) ? "', '" + one(VALUES) : "") + "']";
        String second = chance(20) ? ", 'c': ['" + one(VALUES) + "']" : "";
        return "{" + style + first + second + "}";
    }

    private String body() {
        String flags = (chance(10) ? ", 'not': true" : "") + (chance(10) ? ", 'optional': true" : "");
        String number = String.valueOf(number());
        return switch (random.nextInt(9)) {
            case 0 -> "'" + one(new String[] {"text %d", "TEXT %d", "!text %d", ""}) + "'";
            case 1 -> "{'type': 'STRING', 'string': 'text " + number + "', 'subString': " + chance(50) + flags + "}";
            case 2 -> "{'type': 'REGEX', 'regex': 'text [" + number + "x]'" + flags + "}";
            case 3 -> "{'type': 'PARAMETERS', 'parameters': " + map() + flags + "}";
            case 5 -> "{'type': 'ALL_OF', 'bodyAllOf': [" + body() + ", " + body() + "]" + flags + "}";
            case 4 -> "{'type': 'JSON_PATH', 'jsonPath': '$.b.c'" + flags + "}";
            default ->
                "{'type': 'JSON', 'json': " + json() + ", 'matchType': '"
                        + (chance(30) ? "STRICT" : "ONLY_MATCHING_FIELDS") + "', 'matchNumbersAsStrings': " + chance(30)
                        + flags + "}";
        };
    }

    private String json() {
        return switch (random.nextInt(5)) {
            case 0 -> "{'a': " + one(SCALARS) + "}";
            case 1 -> "{'a': " + one(SCALARS) + ", 'b': {'c': " + one(SCALARS) + "}}";
            case 2 -> "{'b': {'c': " + one(SCALARS) + "}}";
            case 3 -> "{'a': [" + one(SCALARS) + "], 'd': " + one(SCALARS) + "}";
            default -> one(new String[] {"[%d]", "%d", "{}"});
        };
    }

    /** A request that is made of the same vocabulary. */
    RequestView sent() {
        Pairs.Builder headers = new Pairs.Builder(4);
        for (int i = random.nextInt(3); i > 0; i--) {
            headers.add(one(SENT_NAMES), one(SENT_VALUES));
        }
        if (chance(30)) {
            headers.add("cookie", one(SENT_NAMES) + "=" + one(SENT_VALUES) + "; b=" + one(SENT_VALUES));
        }
        StringJoiner query = new StringJoiner("&", "?", "").setEmptyValue("");
        for (int i = random.nextInt(3); i > 0; i--) {
            query.add(one(SENT_NAMES) + "=" + one(SENT_VALUES));
        }
        String body = chance(45) ? "" : sentBody(headers);
        RequestView.Origin origin = new RequestView.Origin(
                chance(80) ? Protocol.HTTP_1_1 : Protocol.HTTP_2, chance(20), chance(80), null, null, 0);
        String method = new String[] {"GET", "Get", "POST", "PUT"}[random.nextInt(4)];
        return new RequestView(
                method,
                one(TARGETS) + query,
                headers.build(),
                body.getBytes(java.nio.charset.StandardCharsets.UTF_8),
                null,
                origin);
    }

    private String sentBody(Pairs.Builder headers) {
        switch (random.nextInt(6)) {
            case 0:
                return one(new String[] {"text %d", "TEXT %d", "some text %d"});
            case 1:
                headers.add("content-type", "application/x-www-form-urlencoded");
                return "a=" + one(SENT_VALUES) + "&" + one(SENT_NAMES) + "=" + one(SENT_VALUES);
            case 2:
                headers.add("content-type", "application/xml");
                return fill("<r><a>%d</a><b><c>v%d</c></b></r>");
            default:
                headers.add("content-type", "application/json");
                return json().replace('\'', '"');
        }
    }

    int below(int bound) {
        return random.nextInt(bound);
    }
}
