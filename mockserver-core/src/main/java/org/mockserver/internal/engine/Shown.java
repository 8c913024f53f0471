package org.mockserver.internal.engine;

import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.ResponseWire;
import org.mockserver.model.HttpResponse;
import org.mockserver.model.RequestDefinition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How requests and responses appear in the texts of verifications. */
final class Shown {

    private Shown() {}

    /** A recorded request as retrieve shows it. */
    static JsonNode request(RequestView request) {
        return request.isBinary()
                ? RequestWire.tree(Recorded.message(request))
                : RequestWire.alphabetical(Recorded.request(request));
    }

    /** A definition with its members in the order in which recorded requests have them. */
    static JsonNode definition(RequestDefinition definition) {
        TreeMap<String, JsonNode> members = new TreeMap<>();
        RequestWire.tree(definition).properties().forEach(member -> members.put(member.getKey(), member.getValue()));
        ObjectNode sorted = Json.object();
        members.forEach(sorted::set);
        return sorted;
    }

    /** A recorded or expected response. */
    static JsonNode response(@Nullable HttpResponse response) {
        return response == null ? Json.object() : ResponseWire.tree(response);
    }

    static String pretty(JsonNode node) {
        return Json.pretty(node);
    }

    /** The only one by itself, several or none as an array. */
    static String oneOrMany(List<JsonNode> nodes) {
        return nodes.size() == 1 ? pretty(nodes.get(0)) : many(nodes);
    }

    static String many(List<JsonNode> nodes) {
        if (nodes.isEmpty()) {
            return "[]";
        }
        ArrayNode array = Json.array();
        nodes.forEach(array::add);
        return pretty(array);
    }
}
