package org.mockserver.internal.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.exchange.Derivation;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.model.ParameterStyle;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the body of a request as JSON; XML and forms are converted. */
final class BodyAsJson {

    /** Where the text of an element goes that has attributes or child elements as well. */
    private static final String TEXT = "";

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
            return ofXml(request.bodyText());
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

    private static @Nullable JsonNode ofXml(String text) {
        Document document = new XmlReader().read(text);
        return document == null ? null : value(document.getDocumentElement());
    }

    private static JsonNode value(Element element) {
        Map<String, List<JsonNode>> members = new LinkedHashMap<>();
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            Node attribute = attributes.item(i);
            if (!attribute.getNodeName().startsWith("xmlns")) {
                add(members, name(attribute), scalar(attribute.getNodeValue()));
            }
        }
        StringBuilder text = new StringBuilder();
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                add(members, name(inner), value(inner));
            } else if (child.getNodeType() == Node.TEXT_NODE || child.getNodeType() == Node.CDATA_SECTION_NODE) {
                text.append(child.getNodeValue());
            }
        }
        String content = text.toString().strip();
        if (members.isEmpty()) {
            return scalar(content);
        }
        if (!content.isEmpty()) {
            add(members, TEXT, scalar(content));
        }
        return object(members);
    }

    private static String name(Node node) {
        return node.getLocalName() == null ? node.getNodeName() : node.getLocalName();
    }

    private static void add(Map<String, List<JsonNode>> members, String name, JsonNode value) {
        members.computeIfAbsent(name, unused -> new ArrayList<>(1)).add(value);
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
        JsonNode parsed = Json.parseStrict(text);
        if (parsed == null || parsed.isString() || parsed.isContainer()) {
            return Json.string(text);
        }
        return parsed;
    }
}
