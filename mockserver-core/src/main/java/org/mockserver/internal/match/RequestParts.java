package org.mockserver.internal.match;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import tools.jackson.databind.JsonNode;

/** What a request has in the places that an index looks into. */
final class RequestParts {

    /* More digits than a long is certain to hold. */
    private static final int LONG_DIGITS = 18;

    private RequestParts() {}

    /** The pairs of a kind of place, null when it has no pairs. */
    static @Nullable Pairs pairs(Place.Kind kind, RequestView request) {
        return switch (kind) {
            case HEADER -> request.headers();
            case QUERY -> request.queryParameters();
            case COOKIE -> request.cookies();
            case FORM -> request.formParameters();
            default -> null;
        };
    }

    /** The one value in a place that has no pairs, null when the request has none there. */
    static @Nullable String value(Place place, RequestView request) {
        return switch (place.kind()) {
            case PATH -> request.path();
            case METHOD -> request.method();
            case SECURE -> String.valueOf(request.origin().secure());
            case KEEP_ALIVE -> String.valueOf(request.origin().keepAlive());
            case PROTOCOL -> request.origin().protocol().name();
            case TEXT_BODY -> request.bodyText();
            case JSON -> member(BodyAsJson.of(request), place.names());
            default -> null;
        };
    }

    private static @Nullable String member(@Nullable JsonNode document, List<String> names) {
        JsonNode node = document;
        for (int i = 0; i < names.size() && node != null; i++) {
            node = node.isObject() ? node.get(names.get(i)) : null;
        }
        return node == null ? null : scalar(node);
    }

    /** A text that is the same for scalars that can be equal; null for objects and arrays. */
    static @Nullable String scalar(JsonNode node) {
        if (node.isString()) {
            return node.stringValue();
        }
        if (node.isInt() || node.isLong()) {
            return Long.toString(node.longValue());
        }
        if (node.isNumber()) {
            return number(node.decimalValue());
        }
        return node.isBoolean() || node.isNull() ? node.asString() : null;
    }

    /* Numbers of any number of digits are told apart without writing all of their zeros. */
    private static String number(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        boolean integer = plain.scale() <= 0 && plain.precision() - (long) plain.scale() <= LONG_DIGITS;
        return integer ? Long.toString(plain.longValueExact()) : plain.toString();
    }
}
