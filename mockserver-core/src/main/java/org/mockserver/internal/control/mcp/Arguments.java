package org.mockserver.internal.control.mcp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The arguments of one call, checked against what the tool declares. */
final class Arguments {

    private final JsonNode given;

    private Arguments(JsonNode given) {
        this.given = given;
    }

    /**
     * Checks arguments; null values count as missing.
     *
     * @throws ToolFailure naming the first argument that is missing, unknown or of another type
     */
    static Arguments checked(JsonNode given, List<Argument> declared) {
        if (!given.isMissingNode() && !given.isNull() && !given.isObject()) {
            throw new ToolFailure("arguments must be an object");
        }
        given.properties().forEach(member -> {
            if (declared.stream().noneMatch(argument -> argument.name().equals(member.getKey()))) {
                throw new ToolFailure("'" + member.getKey() + "' is not an argument of this tool, which has "
                        + declared.stream().map(Argument::name).toList());
            }
        });
        for (Argument argument : declared) {
            JsonNode value = given.path(argument.name());
            boolean missing = value.isMissingNode() || value.isNull();
            if (missing && argument.required()) {
                throw new ToolFailure("'" + argument.name() + "' is required");
            }
            if (!missing && !argument.accepts(value)) {
                throw new ToolFailure("'" + argument.name() + "' must be of type " + argument.typeText());
            }
        }
        return new Arguments(given);
    }

    boolean has(String name) {
        JsonNode value = given.path(name);
        return !value.isMissingNode() && !value.isNull();
    }

    /** The value of an argument that is there. */
    JsonNode node(String name) {
        return given.path(name);
    }

    /** The value as text; empty when it is missing. */
    String text(String name) {
        return has(name) ? given.path(name).asString() : "";
    }

    boolean flag(String name) {
        return has(name) && given.path(name).asBoolean();
    }

    /** A count, kept within bounds. */
    int count(String name, int otherwise, int most) {
        if (!has(name)) {
            return otherwise;
        }
        int count = given.path(name).asInt();
        if (count < 0) {
            throw new ToolFailure("'" + name + "' must not be negative");
        }
        return Math.min(count, most);
    }

    /** Whichever of the arguments are there, as members of an object. */
    ObjectNode members(String... names) {
        ObjectNode members = Json.object();
        for (String name : names) {
            if (has(name)) {
                members.set(name, given.path(name));
            }
        }
        return members;
    }

    /** A request definition of method and path as far as they are given; empty text when neither is. */
    String requestFilter() {
        ObjectNode members = members("method", "path");
        return members.isEmpty() ? "" : Json.compact(members);
    }

    /** One of the texts an argument may have, whatever its letter case; null when it is missing. */
    @Nullable
    String oneOf(String name, List<String> allowed) {
        if (!has(name)) {
            return null;
        }
        for (String text : allowed) {
            if (text.equalsIgnoreCase(text(name))) {
                return text;
            }
        }
        throw new ToolFailure("'" + name + "' must be one of " + allowed);
    }
}
