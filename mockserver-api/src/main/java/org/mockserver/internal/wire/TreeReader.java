package org.mockserver.internal.wire;

import java.math.BigDecimal;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a tree from the tokens of one document. Decimal numbers keep their digits, and zero its sign, for which the
 * decimal type has no room. The parser bounds the nesting and thereby the recursion.
 */
final class TreeReader {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TreeReader() {}

    /** The whole document, the missing node when there is none; the parser is closed. */
    static JsonNode read(JsonParser parser) {
        try (parser) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                return MissingNode.getInstance();
            }
            JsonNode root = value(parser, first);
            if (parser.nextToken() != null) {
                throw new StreamReadException(parser, "there is more after the end of the document");
            }
            return root;
        }
    }

    private static JsonNode value(JsonParser parser, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> NODES.stringNode(parser.getString());
            case VALUE_NUMBER_INT -> integer(parser);
            case VALUE_NUMBER_FLOAT -> decimal(parser);
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new StreamReadException(parser, "unexpected " + token);
        };
    }

    private static ObjectNode object(JsonParser parser) {
        ObjectNode object = NODES.objectNode();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            object.set(name, value(parser, parser.nextToken()));
        }
        return object;
    }

    private static ArrayNode array(JsonParser parser) {
        ArrayNode array = NODES.arrayNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            array.add(value(parser, token));
        }
        return array;
    }

    private static JsonNode integer(JsonParser parser) {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }

    private static JsonNode decimal(JsonParser parser) {
        BigDecimal value;
        try {
            value = parser.getDecimalValue();
        } catch (NumberFormatException beyond) {
            throw new StreamReadException(parser, "the number has an exponent that is out of range", beyond);
        }
        boolean negativeZero = value.signum() == 0 && parser.getString().charAt(0) == '-';
        return negativeZero ? NODES.numberNode(-0.0) : NODES.numberNode(value);
    }
}
