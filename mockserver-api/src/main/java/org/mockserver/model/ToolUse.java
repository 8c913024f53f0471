package org.mockserver.model;

import org.mockserver.internal.nulls.Nullable;

/** A call of a tool that a language model asks for. */
public class ToolUse extends ValueObject {

    private @Nullable String id;
    private @Nullable String name;
    private @Nullable String arguments;

    /** A call of the tool of that name. */
    public static ToolUse toolUse(String name) {
        return new ToolUse().withName(name);
    }

    /** Sets the id of the call; null for one that is made. */
    public ToolUse withId(@Nullable String id) {
        this.id = id;
        return this;
    }

    /** The id of the call, or null. */
    public @Nullable String getId() {
        return id;
    }

    /** Sets the name of the tool; null for none. */
    public ToolUse withName(@Nullable String name) {
        this.name = name;
        return this;
    }

    /** The name of the tool, or null. */
    public @Nullable String getName() {
        return name;
    }

    /** Sets the arguments as a text that is JSON; null for none. */
    public ToolUse withArguments(@Nullable String arguments) {
        this.arguments = arguments;
        return this;
    }

    /** The arguments as a text that is JSON, or null. */
    public @Nullable String getArguments() {
        return arguments;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "id", id,
            "name", name,
            "arguments", arguments
        };
    }
}
