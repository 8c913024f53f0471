package org.mockserver.internal.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A compiled JSON Patch (RFC 6902). A patch that does not fit a document leaves it unchanged, as a whole. */
final class JsonPatch {

    private final List<Operation> operations;

    /**
     * One operation.
     *
     * @param path the reference tokens of the place
     * @param from those of the source of a move or copy, empty otherwise
     * @param value what is added or compared; missing otherwise
     */
    private record Operation(String kind, List<String> path, List<String> from, JsonNode value) {}

    /** Says that the patch does not fit. */
    private static final class Misfit extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private JsonPatch(List<Operation> operations) {
        this.operations = operations;
    }

    static JsonPatch compile(JsonNode patch, String place) {
        if (!patch.isArray()) {
            throw new WireException(place, "a JSON Patch is an array of operations");
        }
        List<Operation> operations = new ArrayList<>();
        for (JsonNode each : patch) {
            String here = place + "[" + operations.size() + "]";
            String kind = text(each, "op");
            switch (kind) {
                case "add", "replace", "test", "remove", "move", "copy" -> {}
                default ->
                    throw new WireException(here + ".op", "is not one of add, remove, replace, move, copy, test");
            }
            if (!each.path("path").isString()) {
                throw new WireException(here + ".path", "is required");
            }
            operations.add(new Operation(
                    kind, tokens(text(each, "path"), here), tokens(text(each, "from"), here), each.path("value")));
        }
        return new JsonPatch(operations);
    }

    private static String text(JsonNode operation, String member) {
        JsonNode text = operation.path(member);
        return text.isString() ? text.stringValue() : "";
    }

    private static List<String> tokens(String pointer, String place) {
        List<String> tokens = new ArrayList<>();
        if (pointer.isEmpty()) {
            return tokens;
        }
        if (pointer.charAt(0) != '/') {
            throw new WireException(place, "a JSON Pointer begins with a slash");
        }
        for (String token : pointer.substring(1).split("/", -1)) {
            tokens.add(token.replace("~1", "/").replace("~0", "~"));
        }
        return tokens;
    }

    JsonNode apply(JsonNode document) {
        JsonNode changed = document.deepCopy();
        try {
            for (Operation operation : operations) {
                changed = perform(changed, operation);
            }
            return changed;
        } catch (Misfit misfit) {
            return document;
        }
    }

    private static JsonNode perform(JsonNode root, Operation operation) throws Misfit {
        return switch (operation.kind()) {
            case "add" -> add(root, operation.path(), operation.value().deepCopy());
            case "remove" -> remove(root, operation.path());
            case "replace" -> {
                find(root, operation.path());
                yield operation.path().isEmpty()
                        ? operation.value().deepCopy()
                        : replace(root, operation.path(), operation.value().deepCopy());
            }
            case "move" -> {
                JsonNode moved = find(root, operation.from());
                yield add(remove(root, operation.from()), operation.path(), moved);
            }
            case "copy" ->
                add(root, operation.path(), find(root, operation.from()).deepCopy());
            default -> {
                if (!find(root, operation.path()).equals(operation.value())) {
                    throw new Misfit();
                }
                yield root;
            }
        };
    }

    /* The member that is there keeps its place. */
    private static JsonNode replace(JsonNode root, List<String> path, JsonNode value) throws Misfit {
        String last = path.get(path.size() - 1);
        JsonNode parent = find(root, path.subList(0, path.size() - 1));
        if (parent instanceof ObjectNode object) {
            object.set(last, value);
        } else if (parent instanceof ArrayNode array) {
            array.set(Integer.parseInt(last), value);
        }
        return root;
    }

    private static JsonNode find(JsonNode root, List<String> path) throws Misfit {
        JsonNode node = root;
        for (String token : path) {
            node = node.isArray() ? node.path(index(token, node.size())) : node.path(token);
            if (node.isMissingNode()) {
                throw new Misfit();
            }
        }
        return node;
    }

    private static int index(String token, int size) throws Misfit {
        boolean number = !token.isEmpty() && token.length() < 9 && token.chars().allMatch(c -> c >= '0' && c <= '9');
        int index = number ? Integer.parseInt(token) : -1;
        if (index < 0 || index > size) {
            throw new Misfit();
        }
        return index;
    }

    private static JsonNode add(JsonNode root, List<String> path, JsonNode value) throws Misfit {
        if (path.isEmpty()) {
            return value;
        }
        String last = path.get(path.size() - 1);
        JsonNode parent = find(root, path.subList(0, path.size() - 1));
        if (parent instanceof ObjectNode object) {
            object.set(last, value);
        } else if (parent instanceof ArrayNode array) {
            array.insert(last.equals("-") ? array.size() : index(last, array.size()), value);
        } else {
            throw new Misfit();
        }
        return root;
    }

    private static JsonNode remove(JsonNode root, List<String> path) throws Misfit {
        find(root, path);
        if (path.isEmpty()) {
            throw new Misfit();
        }
        String last = path.get(path.size() - 1);
        JsonNode parent = find(root, path.subList(0, path.size() - 1));
        if (parent instanceof ObjectNode object) {
            object.remove(last);
        } else if (parent instanceof ArrayNode array) {
            array.remove(index(last, array.size()));
        }
        return root;
    }

    /** The document with a merge patch (RFC 7396). */
    static JsonNode merge(JsonNode document, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        ObjectNode merged = document instanceof ObjectNode object ? object.deepCopy() : Json.object();
        for (Map.Entry<String, JsonNode> member : patch.properties()) {
            if (member.getValue().isNull()) {
                merged.remove(member.getKey());
            } else {
                merged.set(member.getKey(), merge(merged.path(member.getKey()), member.getValue()));
            }
        }
        return merged;
    }
}
