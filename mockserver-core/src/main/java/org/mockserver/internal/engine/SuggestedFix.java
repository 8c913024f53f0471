package org.mockserver.internal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.events.Recorded;
import org.mockserver.internal.exchange.FieldResult;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.match.MatchBudget;
import org.mockserver.internal.match.MatchOptions;
import org.mockserver.internal.match.Matchers;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.RequestWire;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The smallest change of an expectation with which it would take a request, as a JSON patch (RFC 6902) in which each
 * operation is preceded by a test of what is there. Used by one thread.
 */
public final class SuggestedFix {

    /** The members of a definition by the names that diagnostics have for them. */
    private static final Map<String, String> MEMBERS =
            Map.of("queryParameters", "queryStringParameters", "keep-alive", "keepAlive");

    private static final List<String> REPLACEABLE =
            List.of("method", "path", "body", "secure", "keepAlive", "protocol");
    private static final List<String> MAPS = List.of("headers", "cookies", "queryStringParameters");

    private final RequestView request;
    private final ObjectNode definition;
    private final JsonNode received;
    private final UnaryOperator<String> masking;
    private final ArrayNode patch = Json.array();

    private SuggestedFix(HttpRequest definition, RequestView request, UnaryOperator<String> masking) {
        this.request = request;
        this.definition = (ObjectNode) plain(RequestWire.tree(definition));
        this.received = plain(RequestWire.tree(Recorded.request(request)));
        this.masking = masking;
    }

    private static JsonNode plain(JsonNode tree) {
        return Json.parse(Json.compact(tree));
    }

    /**
     * The change for one expectation.
     *
     * @param comparison a rule compared with the request
     * @param request that it did not take
     * @param masking takes secrets out of texts
     * @return patch, the fields it is about, those it cannot help, and whether it is enough; null if the definition is not
     *     one of a single HTTP request
     */
    public static @Nullable ObjectNode of(
            Diagnostics.Comparison comparison, RequestView request, UnaryOperator<String> masking) {
        if (!(comparison.rule().definition() instanceof HttpRequest definition) || definition.isNot()) {
            return null;
        }
        MatchBudget budget = MatchBudget.forExplanation(Diagnostics.LONGEST_NANOS);
        try {
            return new SuggestedFix(definition, request, masking).describe(comparison.differing());
        } finally {
            budget.end();
        }
    }

    private ObjectNode describe(List<FieldResult> differing) {
        ArrayNode patched = Json.array();
        ArrayNode unpatched = Json.array();
        for (FieldResult field : differing) {
            String member = MEMBERS.getOrDefault(field.field(), field.field());
            (change(member) ? patched : unpatched).add(field.field());
        }
        ObjectNode fix = Json.object();
        fix.set("patch", patch);
        fix.set("patchedFields", patched);
        fix.set("unpatchedFields", unpatched);
        return fix.put("matchesAfterPatch", matches(definition));
    }

    private boolean change(String member) {
        JsonNode expected = definition.get(member);
        if (expected == null) {
            return false;
        }
        if (MAPS.contains(member) && expected instanceof ObjectNode map) {
            changeMap(member, map);
        } else {
            put(definition, "/httpRequest", member, REPLACEABLE.contains(member) ? received.get(member) : null);
        }
        return true;
    }

    /* Entries that hold stay as they are; one whose name has come takes the values that came; others go. */
    private void changeMap(String member, ObjectNode map) {
        List<String> differing = new ArrayList<>();
        for (String name : List.copyOf(map.propertyNames())) {
            ObjectNode alone = Json.object();
            alone.putObject(member).set(name, map.get(name));
            if (!matches(alone)) {
                differing.add(name);
            }
        }
        boolean anyStays = differing.size() < map.size();
        for (String name : differing) {
            anyStays |= value(member, name) != null;
        }
        if (differing.isEmpty() || !anyStays) {
            put(definition, "/httpRequest", member, null);
            return;
        }
        for (String name : differing) {
            put(map, "/httpRequest/" + member, name, value(member, name));
        }
    }

    private @Nullable JsonNode value(String member, String name) {
        JsonNode values = received.path(member);
        for (String candidate : values.propertyNames()) {
            boolean same = member.equals("headers")
                    ? candidate.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))
                    : candidate.equals(name);
            if (same) {
                return values.get(candidate);
            }
        }
        return null;
    }

    private void put(ObjectNode target, String place, String name, @Nullable JsonNode value) {
        String pointer = place + "/" + name.replace("~", "~0").replace("/", "~1");
        operation("test", pointer).set("value", masked(target.get(name)));
        if (value == null) {
            operation("remove", pointer);
            target.remove(name);
        } else {
            operation("replace", pointer).set("value", masked(value));
            target.set(name, value);
        }
    }

    private ObjectNode operation(String kind, String pointer) {
        return patch.addObject().put("op", kind).put("path", pointer);
    }

    private JsonNode masked(JsonNode value) {
        if (value.isString()) {
            return Json.string(masking.apply(value.stringValue()));
        }
        if (value.isArray()) {
            ArrayNode items = Json.array();
            value.forEach(item -> items.add(masked(item)));
            return items;
        }
        if (value.isObject()) {
            ObjectNode members = Json.object();
            value.properties().forEach(member -> members.set(member.getKey(), masked(member.getValue())));
            return members;
        }
        return value;
    }

    private boolean matches(JsonNode changed) {
        try {
            return Matchers.compile(RequestWire.read(Json.compact(changed)), MatchOptions.standard())
                    .test(request);
        } catch (WireException unusable) {
            return false;
        }
    }
}
