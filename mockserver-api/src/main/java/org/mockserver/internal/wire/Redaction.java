package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mockserver.mock.Expectation;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.HttpResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * Replaces credentials in what is shown of requests, responses and expectations: the values of certain headers, all
 * cookies, and named fields of JSON bodies. Never changes what it is given. Immutable.
 */
public final class Redaction {

    /** What is shown in the place of a secret. */
    public static final String MASK = "***REDACTED***";

    /** Shows everything. */
    public static final Redaction NONE = new Redaction(false, Set.of());

    private static final Set<String> HEADERS =
            Set.of("authorization", "proxy-authorization", "x-api-key", "api-key", "cookie", "set-cookie");
    private static final JsonNode MASKED = JsonNodeFactory.instance.stringNode(MASK);

    /** Members of a body that hold JSON as a tree or as text. */
    private static final Set<String> BODY_CONTENTS = Set.of("json", "string");

    /** Members of a body that hold the same content once more. */
    private static final Set<String> BODY_COPIES = Set.of("rawBytes", "base64Bytes");

    private final boolean active;
    private final Set<String> bodyFields;

    private Redaction(boolean active, Set<String> bodyFields) {
        this.active = active;
        this.bodyFields = bodyFields;
    }

    /**
     * A redaction of the usual headers, all cookies and some body fields.
     *
     * @param bodyFields names of JSON fields at any depth, letter case ignored, separated by commas; may be blank
     */
    public static Redaction ofFields(String bodyFields) {
        Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        for (String name : bodyFields.split(",", -1)) {
            if (!name.isBlank()) {
                names.add(name.strip());
            }
        }
        return new Redaction(true, names);
    }

    /** Whether anything is replaced at all. */
    public boolean isActive() {
        return active;
    }

    /** A tree of a request, a response, an expectation or anything that holds some; the same one without secrets. */
    public JsonNode tree(JsonNode tree) {
        return active ? masked(tree, Redaction::forget) : tree;
    }

    /** A recorded request; the same one without secrets. */
    public HttpRequest request(HttpRequest recorded) {
        if (!active) {
            return recorded;
        }
        JsonNode tree = RequestWire.tree(recorded);
        JsonNode masked = masked(tree, Redaction::forget);
        return masked == tree
                ? recorded
                : RequestWire.readRecorded(Json.compact(masked)).get(0);
    }

    /** A response, perhaps none; the same one without secrets. */
    public @Nullable HttpResponse response(@Nullable HttpResponse response) {
        if (!active || response == null) {
            return response;
        }
        JsonNode tree = ResponseWire.tree(response);
        JsonNode masked = masked(tree, Redaction::forget);
        return masked == tree ? response : ResponseWire.read(Json.compact(masked));
    }

    /** An expectation; the same one without secrets. */
    public Expectation expectation(Expectation expectation) {
        if (!active) {
            return expectation;
        }
        JsonNode tree = ExpectationWire.tree(expectation);
        JsonNode masked = masked(tree, Redaction::forget);
        return masked == tree ? expectation : ExpectationWire.readMany(masked).get(0);
    }

    /**
     * A text in which the secrets of some trees may occur, without them.
     *
     * @param text any text
     * @param about trees as {@link #tree} takes them
     */
    public String text(String text, List<JsonNode> about) {
        if (!active || text.isEmpty()) {
            return text;
        }
        Set<String> found = new LinkedHashSet<>();
        about.forEach(tree -> masked(tree, found::add));
        List<String> secrets = new ArrayList<>(found);
        secrets.sort(Comparator.comparingInt(String::length).reversed());
        String masked = text;
        for (String secret : secrets) {
            masked = secret.isEmpty() ? masked : masked.replace(secret, MASK);
        }
        return masked;
    }

    private static void forget(String secret) {
        // Only the masked tree is wanted.
    }

    private interface Member {
        JsonNode mask(String name, JsonNode value);
    }

    private JsonNode masked(JsonNode node, Consumer<String> secrets) {
        if (node instanceof POJONode inline && inline.getPojo() instanceof JsonNode held) {
            JsonNode masked = masked(held, secrets);
            return masked == held ? node : Json.inline(masked);
        }
        if (node.isArray()) {
            return items(node, item -> masked(item, secrets));
        }
        return members(node, (name, value) -> switch (name) {
            case "headers" -> pairs(value, false, secrets);
            case "cookies" -> pairs(value, true, secrets);
            case "body" -> bodyFields.isEmpty() ? value : body(value, secrets);
            case "originalBody" -> bodyFields.isEmpty() ? value : MASKED;
            default -> masked(value, secrets);
        });
    }

    /* Names and values in one of the two spellings of the wire format. */
    private static JsonNode pairs(JsonNode node, boolean all, Consumer<String> secrets) {
        if (node.isArray()) {
            return items(
                    node,
                    pair -> all || isSecret(pair.path("name").asString(""))
                            ? members(pair, (name, value) -> name.equals("name") ? value : values(value, secrets))
                            : pair);
        }
        return members(node, (name, value) -> all || isSecret(name) ? values(value, secrets) : value);
    }

    private static boolean isSecret(String header) {
        boolean marked = header.startsWith("!") || header.startsWith("?");
        return HEADERS.contains((marked ? header.substring(1) : header).toLowerCase(Locale.ROOT));
    }

    private static JsonNode values(JsonNode node, Consumer<String> secrets) {
        if (node.isArray()) {
            return items(node, value -> values(value, secrets));
        }
        if (node.isObject()) {
            secrets.accept(node.path("value").asString(""));
        } else {
            secrets.accept(node.asString(""));
            cookieValues(node.asString(""), secrets);
        }
        return MASKED;
    }

    /* A difference may show a cookie or a token without the rest of its header. */
    private static void cookieValues(String header, Consumer<String> secrets) {
        for (String part : header.split("[;\\s]+", -1)) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                secrets.accept(part.substring(equals + 1));
            }
        }
    }

    private JsonNode body(JsonNode node, Consumer<String> secrets) {
        if (node instanceof POJONode inline && inline.getPojo() instanceof JsonNode held) {
            JsonNode masked = body(held, secrets);
            return masked == held ? node : Json.inline(masked);
        }
        if (node.isString()) {
            return jsonText(node, secrets);
        }
        if (!node.isObject() || !node.path("type").isString()) {
            return fields(node, secrets);
        }
        JsonNode contents = members(
                node,
                (name, value) -> !BODY_CONTENTS.contains(name)
                        ? value
                        : value.isString() ? jsonText(value, secrets) : fields(value, secrets));
        if (contents == node) {
            return fields(node, secrets);
        }
        ObjectNode whole = (ObjectNode) contents;
        whole.remove(BODY_COPIES);
        return whole;
    }

    private JsonNode jsonText(JsonNode text, Consumer<String> secrets) {
        JsonNode parsed = Json.parseStrict(text.asString());
        if (parsed == null) {
            return text;
        }
        JsonNode masked = fields(parsed, secrets);
        return masked == parsed ? text : Json.string(Json.compact(masked));
    }

    private JsonNode fields(JsonNode node, Consumer<String> secrets) {
        if (node instanceof POJONode inline && inline.getPojo() instanceof JsonNode held) {
            JsonNode masked = fields(held, secrets);
            return masked == held ? node : Json.inline(masked);
        }
        if (node.isArray()) {
            return items(node, item -> fields(item, secrets));
        }
        return members(node, (name, value) -> {
            if (!bodyFields.contains(name)) {
                return fields(value, secrets);
            }
            secrets.accept(value.isContainer() ? Json.compact(value) : value.asString(""));
            return MASKED;
        });
    }

    private interface Item {
        JsonNode mask(JsonNode item);
    }

    private static JsonNode items(JsonNode array, Item change) {
        ArrayNode copy = null;
        for (int i = 0; i < array.size(); i++) {
            JsonNode item = array.get(i);
            JsonNode masked = change.mask(item);
            if (masked != item) {
                copy = copy == null ? shallow(array) : copy;
                copy.set(i, masked);
            }
        }
        return copy == null ? array : copy;
    }

    private static ArrayNode shallow(JsonNode array) {
        ArrayNode copy = Json.array();
        array.forEach(copy::add);
        return copy;
    }

    private static JsonNode members(JsonNode node, Member change) {
        if (!node.isObject()) {
            return node;
        }
        ObjectNode copy = null;
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            JsonNode masked = change.mask(member.getKey(), member.getValue());
            if (masked != member.getValue()) {
                copy = copy == null ? shallow(node.properties()) : copy;
                copy.set(member.getKey(), masked);
            }
        }
        return copy == null ? node : copy;
    }

    private static ObjectNode shallow(Collection<Map.Entry<String, JsonNode>> members) {
        ObjectNode copy = Json.object();
        members.forEach(member -> copy.set(member.getKey(), member.getValue()));
        return copy;
    }
}
