package org.mockserver.internal.control.mcp;

import java.util.List;
import org.mockserver.internal.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One row of the table of tools.
 *
 * @param name how it is called
 * @param description a sentence for the assistant
 * @param effect what a call does to the server
 * @param arguments what a call may say
 * @param work what a call does
 */
record Tool(String name, String description, Effect effect, List<Argument> arguments, Work work) {

    /** What a call does to the server. */
    enum Effect {
        /** Nothing. */
        READS,
        /** Adds or replaces something. */
        CHANGES,
        /** Forgets something or ends the server. */
        DESTROYS
    }

    /** The work of a tool. Has no state of its own. */
    @FunctionalInterface
    interface Work {

        /**
         * Does the work.
         *
         * @param arguments checked
         * @param operations to do it with
         * @return what the assistant is told
         * @throws ToolFailure if it cannot be done
         */
        JsonNode run(Arguments arguments, Operations operations);
    }

    JsonNode call(JsonNode given, Operations operations) {
        return work.run(Arguments.checked(given, arguments), operations);
    }

    /** The tool as the list of tools describes it. */
    ObjectNode described() {
        ObjectNode tool = Json.object().put("name", name).put("description", description);
        ObjectNode schema = tool.putObject("inputSchema").put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = Json.array();
        for (Argument argument : arguments) {
            properties.set(argument.name(), argument.schema());
            if (argument.required()) {
                required.add(argument.name());
            }
        }
        if (!required.isEmpty()) {
            schema.set("required", required);
        }
        tool.putObject("annotations")
                .put("readOnlyHint", effect == Effect.READS)
                .put("destructiveHint", effect == Effect.DESTROYS);
        return tool;
    }
}
