package org.mockserver.internal.match;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Derivation;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.ParameterStyle;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the body of a request as JSON; XML and forms are converted. */
final class BodyAsJson {

    private static final Pattern NUMBER =
            Pattern.compile("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?");

    /* Bounds the work of converting; no number that users write is longer. */
    private static final int LONGEST_NUMBER = 100;

    private static final Derivation<JsonNode> WITHOUT_STYLES = request -> {
        JsonNode tree = of(request, Map.of());
        return tree == null ? MissingNode.getInstance() : tree;
    };

    private BodyAsJson() {}

    /** Null when the body is not well-formed. Converted once for each request. */
    static @Nullable JsonNode of(RequestView request) {
        JsonNode tree = request.derived(WITHOUT_STYLES);
        return tree.isMissingNode() ? null : tree;
    }

    /** The same, with packed form parameters taken apart by their styles. */
    static @Nullable JsonNode of(RequestView request, Map<String, ParameterStyle> styles) {
        String type = request.contentType();
        if (type == null) {
            return request.json();
        }
        String lower = type.toLowerCase(Locale.ROOT);
        if (lower.contains("application/xml") || lower.contains("text/xml")) {
            return ofXml(request);
        }
        if (!lower.contains("application/x-www-form-urlencoded")) {
            return request.json();
        }
        JsonNode mislabelled = mislabelled(request);
        return mislabelled == null ? ofForm(request.formParameters(), styles) : mislabelled;
    }

    /*
     * curl calls a body a form unless it is told otherwise, so a JSON document sent with it is taken for what it is. No
     * form looks like one: its braces, brackets and quotes would be percent-encoded.
     */
    private static @Nullable JsonNode mislabelled(RequestView request) {
        String text = request.bodyText().stripLeading();
        JsonNode json = text.startsWith("{") || text.startsWith("[") ? request.json() : null;
        return json != null && json.isContainer() ? json : null;
    }

    private static JsonNode ofForm(Pairs form, Map<String, ParameterStyle> styles) {
        Map<String, List<JsonNode>> members = new LinkedHashMap<>();
        for (int i = 0; i < form.size(); i++) {
            String name = form.name(i);
            ParameterStyle style = styles.get(name);
            List<String> values =
                    style == null ? List.of(form.value(i)) : ParameterStyles.unpack(name, form.value(i), style);
            List<JsonNode> target = members.computeIfAbsent(name, unused -> new ArrayList<>());
            values.forEach(value -> target.add(scalar(value)));
        }
        return object(members);
    }

    /* What is called XML and is not may still be JSON. */
    private static @Nullable JsonNode ofXml(RequestView request) {
        Document document = new XmlReader(false).read(request.bodyText());
        return document == null ? request.json() : value(document.getDocumentElement());
    }

    /* Attributes, and text beside elements, have no place in JSON; an element without content is as if not there. */
    private static JsonNode value(Element element) {
        Map<String, List<JsonNode>> members = new LinkedHashMap<>();
        boolean hasElements = false;
        StringBuilder text = new StringBuilder();
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                hasElements = true;
                JsonNode value = value(inner);
                if (!value.isNull()) {
                    members.computeIfAbsent(inner.getNodeName(), unused -> new ArrayList<>(1))
                            .add(value);
                }
            } else if (child.getNodeType() == Node.TEXT_NODE) {
                text.append(child.getNodeValue());
            }
        }
        if (!members.isEmpty()) {
            return object(members);
        }
        String content = text.toString().strip();
        return hasElements || content.isEmpty() ? Json.nothing() : scalar(content);
    }

    private static ObjectNode object(Map<String, List<JsonNode>> members) {
        ObjectNode object = Json.object();
        members.forEach((name, values) -> {
            if (values.size() == 1) {
                object.set(name, values.get(0));
            } else {
                ArrayNode array = object.putArray(name);
                values.forEach(array::add);
            }
        });
        return object;
    }

    /* Text that looks like a number, a boolean or null becomes one. */
    private static JsonNode scalar(String text) {
        if (NUMBER.matcher(text).matches()) {
            return number(text);
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> JsonNodeFactory.instance.booleanNode(true);
            case "false" -> JsonNodeFactory.instance.booleanNode(false);
            case "null" -> Json.nothing();
            default -> Json.string(text);
        };
    }

    /* The value counts, not the digits: 01 is 1 and 1.50 is 1.5. Longer numbers keep their digits. */
    private static JsonNode number(String text) {
        if (text.length() > LONGEST_NUMBER) {
            return Json.string(text);
        }
        BigDecimal value;
        try {
            value = new BigDecimal(text);
        } catch (NumberFormatException beyond) {
            /* The exponent is out of range. */
            return Json.string(text);
        }
        boolean whole = text.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
        if (whole) {
            return JsonNodeFactory.instance.numberNode(value.toBigIntegerExact());
        }
        double rounded = value.doubleValue();
        return Double.isInfinite(rounded)
                ? Json.string(text)
                : JsonNodeFactory.instance.numberNode(new BigDecimal(Double.toString(rounded)));
    }
}
