package org.mockserver.internal.openapi;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes the tree of one YAML 1.2 document. An alias shares the tree of its anchor, and counts as often as it is used, so
 * that a small text cannot stand for a huge document.
 */
final class Yaml {

    private static final int MAX_DEPTH = 500;
    private static final int MAX_VALUES = 2_000_000;
    private static final int MAX_NUMBER_CHARACTERS = 1_000;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final CoreSchema SCHEMA = new CoreSchema();

    private final Iterator<Event> events;
    private final Map<Anchor, Anchored> anchors = new HashMap<>();
    private int values;
    private int deepest;

    /** What stands at an anchor, with the size that each alias adds. */
    private record Anchored(JsonNode node, int values, int levels) {}

    private Yaml(Iterator<Event> events) {
        this.events = events;
    }

    /** Throws WireException when the text is no YAML or goes beyond a bound; the missing node for an empty one. */
    static JsonNode parse(String text) {
        LoadSettings settings = LoadSettings.builder()
                .setSchema(SCHEMA)
                .setCodePointLimit(Integer.MAX_VALUE)
                .build();
        try {
            return new Yaml(new Parse(settings).parseString(text).iterator()).document();
        } catch (YamlEngineException malformed) {
            throw new WireException("not valid YAML: "
                    + String.valueOf(malformed.getMessage()).strip().replaceAll("\\s*\\R\\s*", ", "));
        }
    }

    private JsonNode document() {
        JsonNode root = MissingNode.getInstance();
        boolean seen = false;
        while (events.hasNext()) {
            Event event = events.next();
            switch (event.getEventId()) {
                case DocumentStart -> {
                    if (seen) {
                        throw new WireException("not valid YAML: there is more than one document");
                    }
                    seen = true;
                }
                case StreamStart, StreamEnd, DocumentEnd, Comment -> {}
                default -> root = value(event, 1);
            }
        }
        return root;
    }

    private JsonNode value(Event event, int depth) {
        count(1, depth);
        if (event instanceof AliasEvent alias) {
            return aliased(alias, depth);
        }
        int valuesBefore = values;
        int deepestBefore = deepest;
        deepest = depth;
        JsonNode node = switch (event.getEventId()) {
            case Scalar -> scalar((ScalarEvent) event);
            case SequenceStart -> sequence(depth);
            case MappingStart -> mapping(depth);
            default -> throw new WireException("not valid YAML: unexpected " + event.getEventId());
        };
        int levels = deepest - depth;
        ((NodeEvent) event)
                .getAnchor()
                .ifPresent(anchor -> anchors.put(anchor, new Anchored(node, values - valuesBefore, levels)));
        deepest = Math.max(deepest, deepestBefore);
        return node;
    }

    private void count(int more, int depth) {
        values += more;
        if (values > MAX_VALUES) {
            throw new WireException("the YAML stands for more than " + MAX_VALUES + " values");
        }
        if (depth > MAX_DEPTH) {
            throw new WireException("the YAML is nested deeper than " + MAX_DEPTH + " levels");
        }
    }

    private JsonNode aliased(AliasEvent alias, int depth) {
        Anchored anchored = anchors.get(alias.getAlias());
        if (anchored == null) {
            throw new WireException(
                    "not valid YAML: the alias *" + alias.getAlias() + " has no complete anchor before it");
        }
        count(anchored.values(), depth + anchored.levels());
        deepest = Math.max(deepest, depth + anchored.levels());
        return anchored.node();
    }

    private ArrayNode sequence(int depth) {
        ArrayNode array = Json.array();
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            array.add(value(event, depth + 1));
        }
        return array;
    }

    private ObjectNode mapping(int depth) {
        ObjectNode object = Json.object();
        ObjectNode merged = Json.object();
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            boolean merge = event instanceof ScalarEvent scalar
                    && scalar.isPlain()
                    && scalar.getValue().equals("<<");
            String name = name(event, depth);
            JsonNode value = value(events.next(), depth + 1);
            if (merge) {
                merge(value, merged);
            } else if (object.has(name)) {
                throw new WireException("not valid YAML: the key " + name + " appears twice in one mapping");
            } else {
                object.set(name, value);
            }
        }
        merged.properties().forEach(member -> object.putIfAbsent(member.getKey(), member.getValue()));
        return object;
    }

    private String name(Event event, int depth) {
        JsonNode key = value(event, depth + 1);
        if (event instanceof ScalarEvent scalar) {
            return scalar.getValue();
        }
        if (!key.isValueNode()) {
            throw new WireException("not valid YAML: a key must be a scalar");
        }
        return key.asString();
    }

    /* Earlier mappings win over later ones, and the mapping's own keys over all of them. */
    private void merge(JsonNode value, ObjectNode into) {
        if (value.isArray()) {
            value.forEach(each -> merge(each, into));
        } else if (value.isObject()) {
            count(value.size(), 1);
            value.properties().forEach(member -> into.putIfAbsent(member.getKey(), member.getValue()));
        } else {
            throw new WireException("not valid YAML: << needs a mapping");
        }
    }

    private static JsonNode scalar(ScalarEvent event) {
        String text = event.getValue();
        Tag tag = event.getTag()
                .map(Tag::new)
                .orElseGet(() -> event.isPlain() ? SCHEMA.getScalarResolver().resolve(text, true) : Tag.STR);
        if (tag.equals(Tag.NULL)) {
            return NODES.nullNode();
        }
        if (tag.equals(Tag.BOOL)) {
            return NODES.booleanNode(Boolean.parseBoolean(text));
        }
        boolean number = tag.equals(Tag.INT) || tag.equals(Tag.FLOAT);
        return number && text.length() <= MAX_NUMBER_CHARACTERS ? number(text) : NODES.stringNode(text);
    }

    private static JsonNode number(String text) {
        try {
            if (text.startsWith("0x") || text.startsWith("0o")) {
                return integer(new BigInteger(text.substring(2), text.charAt(1) == 'x' ? 16 : 8));
            }
            BigDecimal value = new BigDecimal(text.startsWith("+") ? text.substring(1) : text);
            boolean whole = text.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
            return whole ? integer(value.toBigIntegerExact()) : NODES.numberNode(value);
        } catch (NumberFormatException infinityOrNoNumber) {
            return NODES.stringNode(text);
        }
    }

    private static JsonNode integer(BigInteger value) {
        return value.bitLength() < Integer.SIZE ? NODES.numberNode(value.intValue()) : NODES.numberNode(value);
    }
}
